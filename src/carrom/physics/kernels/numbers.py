"""Logarithm and exponential from the four operations alone, the same to the bit everywhere.

The C library's differ in the last bit between platforms. These are good to about 2e-16 relative.
"""

from math import floor
from typing import Final

import numpy as np

from carrom.physics.kernels.compiling import kernel

LN2_HIGH: Final = 0.6931471803691238
"""The first 33 bits of ln 2: a product with a small whole number is exact."""
LN2_LOW: Final = 1.9082149292705877e-10
MANTISSA: Final = (1 << 52) - 1
ROOT_HALF: Final = 0x3FE6A09E667F3BCD
"""The bits of the square root of 1/2."""


@kernel
def log(x: float) -> float:
    """Return the natural logarithm of a positive number that is not subnormal."""
    bits = np.float64(x).view(np.int64) - ROOT_HALF
    exponent = bits >> 52
    m = np.int64((bits & MANTISSA) + ROOT_HALF).view(np.float64)  # from sqrt(1/2) up to sqrt(2)
    s = (m - 1.0) / (m + 1.0)
    z = s * s  # at most 0.0295: ln m = 2 artanh s
    p = 1.0 / 19.0 + z * (1.0 / 21.0)
    p = 1.0 / 15.0 + z * (1.0 / 17.0 + z * p)
    p = 1.0 / 11.0 + z * (1.0 / 13.0 + z * p)
    p = 1.0 / 7.0 + z * (1.0 / 9.0 + z * p)
    p = z * (1.0 / 3.0 + z * (1.0 / 5.0 + z * p))
    k = float(exponent)
    return k * LN2_HIGH + (2.0 * s + (2.0 * s * p + k * LN2_LOW))


@kernel
def exp(x: float) -> float:
    """Return e to the power of x, for x from -700 to 700."""
    k = floor(x * 1.4426950408889634 + 0.5)
    r = (x - k * LN2_HIGH) - k * LN2_LOW  # at most 0.35
    p = 1.0
    for n in range(14, 0, -1):
        p = 1.0 + r * p / n
    return p * np.int64((int(k) + 1023) << 52).view(np.float64)
