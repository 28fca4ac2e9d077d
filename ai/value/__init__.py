"""Learn the value of positions from self-play with numpy; not used during a game."""
