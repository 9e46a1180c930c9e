"""What a position is worth, learnt from boards that the players played against themselves."""
