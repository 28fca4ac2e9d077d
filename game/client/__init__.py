"""The player's side: screens, the director of animations and everything generic at the table."""
