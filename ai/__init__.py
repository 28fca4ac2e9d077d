"""Computer players: they are handed a seat's view and answer with a move."""

import game  # decides between the compiled and the interpreted rules before any is imported

__all__ = ["game"]
