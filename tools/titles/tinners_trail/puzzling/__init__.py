"""Puzzles: finding them in games of the computer players, measuring, grading, checking them."""
