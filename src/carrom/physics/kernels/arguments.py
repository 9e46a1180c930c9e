"""The arguments of compiled code: Python's arrays and numbers, taken apart the way it takes them."""

from collections.abc import Iterator
from ctypes import addressof, c_char, c_double, c_int64, c_uint64, c_void_p
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

_NO_BYTES: Final = c_char * 0


def address(cell: c_uint64) -> c_void_p:
    """Return the address of a cell."""
    return c_void_p(addressof(cell))


def _start(array: npt.NDArray[Any]) -> int:
    """Return the address of an array, faster than by its attribute where it can be written to."""
    if array.flags.writeable:
        return addressof(_NO_BYTES.from_buffer(cast("Any", array)))
    return array.ctypes.data


def values(args: tuple[Any, ...]) -> Iterator[Any]:
    """Take arguments apart the way compiled code takes them."""
    for arg in args:
        if isinstance(arg, np.ndarray):
            if not arg.flags.c_contiguous:
                raise ValueError("compiled code takes arrays in C order only")
            yield from (None, None, arg.size, arg.itemsize, _start(arg))
            yield from arg.shape
            yield from arg.strides
        elif isinstance(arg, tuple):
            yield from values(arg)
        else:
            yield arg


def types(args: tuple[Any, ...]) -> Iterator[Any]:
    """Return the C types of :func:`values`."""
    for arg in args:
        if isinstance(arg, np.ndarray):
            yield from (c_void_p, c_void_p, c_int64, c_int64, c_void_p)
            yield from (c_int64,) * (2 * arg.ndim)
        elif isinstance(arg, tuple):
            yield from types(arg)
        elif isinstance(arg, np.uint64):
            yield c_uint64
        else:
            yield c_double if isinstance(arg, float) else c_int64


def form(args: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the kinds of arrays among the arguments: compiled code cannot look at them itself."""
    return tuple(
        form(arg) if isinstance(arg, tuple) else (arg.dtype.char, arg.ndim)
        for arg in args
        if isinstance(arg, tuple | np.ndarray)
    )
