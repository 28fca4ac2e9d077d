"""Computer players: they are handed a seat's view and answer with a move."""
