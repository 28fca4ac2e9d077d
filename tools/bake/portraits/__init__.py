"""Portraits of the computer players, cut like old woodcuts."""
