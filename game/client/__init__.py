"""Screens, director and driver: the client of any title."""
