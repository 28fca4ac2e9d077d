"""Sounds of Brass: coal, iron, looms, furnaces, canals and rails."""
