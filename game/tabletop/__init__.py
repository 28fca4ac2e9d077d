"""Shared parts of every title's table: art, map, layout,
animations, panels, questions and sheets.
"""
