"""The laws of the game: what must be true of every table and of every step."""
