"""A player's input for one question, independent of the screen."""
