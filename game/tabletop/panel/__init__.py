"""Panels of a table."""
