"""What stays true at every step of a game of Tiletum."""
