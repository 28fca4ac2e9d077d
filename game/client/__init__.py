"""The client of any title: screens, animation of moves, and the play of computers."""
