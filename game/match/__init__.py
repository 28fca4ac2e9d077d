"""One running game: its players, luck, undo and what each seat sees of the true state."""
