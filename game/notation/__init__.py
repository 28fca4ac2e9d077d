"""Shared parts of all titles' notations: moves, positions, options and component files."""
