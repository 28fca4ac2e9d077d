"""Lessons and the coach."""
