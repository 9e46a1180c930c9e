"""The rows of a PNG: from differences between neighbours to the pixels themselves."""

import numpy as np
import numpy.typing as npt

from carrom.physics.kernels.compiling import compiled

Bytes = npt.NDArray[np.uint8]


@compiled
def fill_rows(filtered: Bytes, channels: int, out: Bytes) -> None:
    """Write the pixels; each row begins with the number of its filter (PNG, section 9)."""
    for row in range(len(out)):
        kind = filtered[row, 0]
        for k in range(out.shape[1]):
            left = int(out[row, k - channels]) if k >= channels else 0
            up = int(out[row - 1, k]) if row > 0 else 0
            corner = int(out[row - 1, k - channels]) if row > 0 and k >= channels else 0
            guess = 0
            if kind == 1:
                guess = left
            elif kind == 2:
                guess = up
            elif kind == 3:
                guess = (left + up) // 2
            elif kind == 4:
                p = left + up - corner
                a, b, c = abs(p - left), abs(p - up), abs(p - corner)
                guess = corner
                if b <= c:
                    guess = up
                if a <= b and a <= c:
                    guess = left
            out[row, k] = np.uint8((int(filtered[row, k + 1]) + guess) & 255)
