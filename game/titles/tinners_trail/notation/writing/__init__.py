"""Writing positions: complete, canonical, the same bytes for the same game."""

from game.titles.tinners_trail.notation.writing.position import write_position

__all__ = ["write_position"]
