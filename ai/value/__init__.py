"""Learning the value of positions from self-play, with numpy; nothing here runs in a game."""
