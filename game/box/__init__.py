"""Boxes: everything a title provides for the screens."""
