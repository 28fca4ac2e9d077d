"""One running game: players, the current question, animation, and saving."""
