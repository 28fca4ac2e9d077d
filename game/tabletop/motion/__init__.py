"""Animations on a table."""
