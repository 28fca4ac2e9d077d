"""Lord Wallace, the automa of the solo game, who follows printed rules."""
