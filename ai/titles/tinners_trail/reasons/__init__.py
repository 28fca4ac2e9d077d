"""Reasons for moves of Tinners' Trail, in pounds, cubes, water and points."""
