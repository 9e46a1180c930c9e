"""Compiled parts of the environments; see :mod:`carrom.physics.kernels.compiling`."""
