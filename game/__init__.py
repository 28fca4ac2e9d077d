"""Tinners' Trail for the desktop."""
