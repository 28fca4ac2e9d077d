"""Puzzles of Brass: found in games of the computer players, answered by counting everything out."""
