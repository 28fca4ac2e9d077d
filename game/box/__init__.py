"""Boxes: what a title brings for the screens; each fills its own."""
