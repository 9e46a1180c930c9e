"""How the learnt value of a position came about: boards of self-play, and what was learnt from them."""
