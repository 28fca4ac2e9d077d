"""One running game: players, luck, undo and what each seat sees; the only holder of the true state."""
