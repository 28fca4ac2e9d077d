"""Nodes: the elements of the screen."""
