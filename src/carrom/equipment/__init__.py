"""The board, its pieces and everything around them (chapter 2 of the international rule)."""
