"""Pictures that are quickly made, without a display."""

import pytest

from carrom.envs import CarromEnv, carrom_v0, pictures
from carrom.envs.solo_env import SoloEnv


@pytest.fixture
def small_pictures(monkeypatch):
    """Have pictures of 48 pixels as arrays, and no window."""
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setattr(pictures, "SIZE", 48)
    for kind in (carrom_v0.raw_env, CarromEnv, SoloEnv):
        monkeypatch.setitem(kind.metadata, "render_modes", ["rgb_array"])
