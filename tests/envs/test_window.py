"""The environments in a window: ``./do soak window`` brings a display without a screen, and skips nothing."""

import locale
import os
import shutil
import subprocess
from importlib.util import find_spec

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import render_test

from carrom.envs import carrom_v0, pictures

pytestmark = pytest.mark.skipif(
    "CARROM_WINDOW" not in os.environ
    and (shutil.which("Xvfb") is None or find_spec("_tkinter") is None),
    reason="needs Tk, and Xvfb as a display without a screen: ./do soak window",
)


@pytest.fixture(scope="module")
def display():
    """A display without a screen."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write)]
    screen = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with pytest.MonkeyPatch.context() as patch, os.fdopen(read) as told:
        patch.setenv("DISPLAY", ":" + told.readline().strip())
        yield
    screen.kill()
    screen.wait()


@pytest.mark.usefixtures("display")
def test_renders_in_a_window():
    before = locale.setlocale(locale.LC_CTYPE)
    env = carrom_v0.env(render_mode="human")
    env.reset(seed=1)
    env.step(np.zeros(3))
    assert env.render() is None
    assert env.unwrapped._window._root.winfo_width() >= 480
    assert locale.setlocale(locale.LC_CTYPE) == before
    env.close()
    env.close()


@pytest.mark.usefixtures("display")
def test_keeps_to_the_libraries_tests_in_a_window(monkeypatch):
    """Also with several windows at once."""
    monkeypatch.setattr(pictures, "SIZE", 48)
    render_test(carrom_v0.env)
    for name in ("Carrom", "CarromClear", "CarromBreak", "CarromStreak"):
        made = gymnasium.make(f"carrom.envs:{name}-v0", render_mode="human")
        check_env(made.unwrapped)
        made.close()
