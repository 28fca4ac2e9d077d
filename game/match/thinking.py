"""Thinking: what comes of asking a computer player besides a move."""


class NoAnswer(Exception):
    """Whatever a computer player thinks with died or fell silent, again and again.

    Asked once more it tries anew.
    """
