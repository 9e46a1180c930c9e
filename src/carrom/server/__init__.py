"""The server of the game: rooms on one log each, behind a small store and a small bus."""

from carrom.extras import require

require("play")
