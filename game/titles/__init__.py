"""The titles: one folder per board game."""
