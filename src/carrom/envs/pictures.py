"""Pictures of a board in play: as an array without a display, or in a window."""

import locale
import zlib
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from carrom.envs.errors import EnvError, EnvProblem
from carrom.envs.kernels.rows import fill_rows
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout
from carrom.render import picture

Pixels = npt.NDArray[np.uint8]
SIZE: Final = 480
"""Pixels along each side."""
FPS: Final = 2
_SIGNATURE: Final = 8


def pixels(layout: Layout, geometry: Geometry) -> Pixels:
    """Return a picture of the board as an array of rows, columns and red, green, blue."""
    return from_png(picture(layout, geometry).png(SIZE))


def from_png(data: bytes) -> Pixels:
    """Read a picture of eight bits a colour that is not interlaced, as those of carrom.render are."""
    at, packed, width, height, channels = _SIGNATURE, b"", 0, 0, 0
    while at < len(data):
        length, kind = int.from_bytes(data[at : at + 4]), data[at + 4 : at + 8]
        body = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height = int.from_bytes(body[:4]), int.from_bytes(body[4:8])
            channels = {2: 3, 6: 4}[body[9]]
        elif kind == b"IDAT":
            packed += body
        at += length + 12
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * channels)
    out = np.zeros((height, width * channels), np.uint8)
    fill_rows(rows, channels, out)
    return np.ascontiguousarray(out.reshape(height, width, channels)[:, :, :3])


class Window:
    """A window that shows a board."""

    def __init__(self, title: str) -> None:
        kept = locale.setlocale(locale.LC_CTYPE)
        try:
            import tkinter as tk  # noqa: PLC0415 - only a window needs it

            self._root: Any = tk.Tk()
        except Exception as problem:  # not installed, or tkinter's own error: there is no display
            raise EnvError(EnvProblem.WINDOW) from problem
        finally:  # Tk falls back to the plain locale where X has none for ours
            locale.setlocale(locale.LC_CTYPE, kept)
        self._root.title(title)
        self._root.protocol("WM_DELETE_WINDOW", self.close)
        self._label = tk.Label(self._root)
        self._label.pack()
        self._shown: Any = None
        self._tk = tk

    def show(self, layout: Layout, geometry: Geometry) -> None:
        """Show a board; a window that was closed stays closed."""
        if self._root is None:
            return
        data = picture(layout, geometry).png(SIZE)
        self._shown = self._tk.PhotoImage(master=self._root, data=data, format="png")
        self._label.configure(image=self._shown)
        self._root.update()

    def close(self) -> None:
        """Close the window."""
        if self._root is not None:
            self._root.destroy()
            self._root = None
