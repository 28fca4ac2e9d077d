"""Tinners' Trail."""
