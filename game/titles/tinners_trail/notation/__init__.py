"""The text face of the game: moves and positions, written and read."""
