"""pooltool (PyPI ``pooltool-billiards``): event-driven billiards, in a process of its own.

On import pooltool writes settings into the user's home and reads its physics from there; the
process is given an empty home of its own, so that neither happens to the user.
"""

import json
import os
import subprocess
import sys
from importlib.metadata import version
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from carrom.bench.scene import Played, Scene


class Pooltool:
    """pooltool with balls made to move as discs do, as far as that can be done.

    A ball that rolls decelerates evenly along a straight line, so with the board's friction as
    rolling friction it moves like a disc without spin. Impacts go through its own interface for
    models: restitution without friction, and balls that roll again at once. What cannot be had are
    discs of two sizes or masses: the striker becomes one more piece.
    """

    name = "pooltool"
    equal_discs = True

    def __init__(self) -> None:
        if find_spec("pooltool") is None:
            raise ModuleNotFoundError("pooltool")
        self.version = version("pooltool-billiards")
        self._home = TemporaryDirectory()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.peers.pooltool_child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "HOME": self._home.name, "USERPROFILE": self._home.name},
        )
        try:
            self.costs: dict[str, float] = self._answer()
        except BaseException:
            self.close()
            raise

    def play(self, scene: Scene) -> Played:
        """Play a scene until everything is at rest."""
        asked = {
            "half_side": scene.half_side,
            "radius": float(scene.radius[0]),
            "mass": float(scene.mass[0]),
            "at": scene.at.tolist(),
            "velocity": scene.velocity.tolist(),
            "mu": scene.mu,
            "restitution": scene.restitution,
        }
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        if answer["at"] is None:
            return Played(np.full_like(scene.at, np.nan), answer["seconds"], finished=False)
        rest = np.array(answer["at"])
        return Played(rest, answer["seconds"], answer["finished"], answer["events"])

    def close(self) -> None:
        """End the process and remove its home."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.kill()
        self._process.wait()
        self._home.cleanup()

    def _answer(self) -> Any:  # noqa: ANN401 - JSON
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("pooltool ended without an answer")
        return json.loads(line)
