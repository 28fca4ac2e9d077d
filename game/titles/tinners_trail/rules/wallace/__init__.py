"""Lord Wallace, the automa of the solo game: everything he does follows from printed rules."""
