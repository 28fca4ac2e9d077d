"""Exact answers: positions so late that every line can be played to the end."""
