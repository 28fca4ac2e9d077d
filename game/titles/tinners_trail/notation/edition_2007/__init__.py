"""Moves and positions of the edition of 2007 as text."""
