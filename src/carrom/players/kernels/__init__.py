"""Compiled parts of the players' thinking; see :mod:`carrom.physics.kernels.compiling`."""
