"""Nodes: the one kind of thing on the screen."""
