"""Puzzles of Tiletum: found in games of naive players, answered by counting everything out."""
