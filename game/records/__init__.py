"""Journals of games: written so that a crash loses nothing, read so that damage is reported."""
