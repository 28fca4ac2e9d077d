"""Computer players: each gets a seat's view and returns a move."""

import game  # decides between the compiled and the interpreted rules before any is imported

__all__ = ["game"]
