"""Panels round the map."""
