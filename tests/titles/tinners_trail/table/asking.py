"""Moves as a question offers them, written as short as the notation."""

from __future__ import annotations

from game.engine.move import Move

CHOICES = ("none", "deck", "yes", "no", "tin", "copper", "arsenic")


def moves(*texts: str) -> tuple[Move, ...]:
    """Moves of texts such as "build kea", "extract kea tin 1 copper 0", "bid 4", "peek none".

    Of the expansions: "miner kea own", "emigrate kea michigan", "place train kea", "calciner yes",
    "adelaide tin".
    """
    return tuple(_move(code, text) for code, text in enumerate(texts))


def _move(code: int, text: str) -> Move:
    kind, *words = text.split(" ")
    if kind == "extract":
        amounts = (("tin", int(words[2])), ("copper", int(words[4])))
        return Move(code, kind, text, (words[0],), amounts=amounts)
    if kind in ("miner", "emigrate") and len(words) > 1:
        return Move(code, kind, text, (words[0],), choice=words[1])
    if kind == "place" and len(words) > 1:
        return Move(code, kind, text, tuple(words[1:]), choice=words[0])
    return _plain(code, kind, text, words)


def _plain(code: int, kind: str, text: str, words: list[str]) -> Move:
    """A move of areas only, or of one amount, choice or card."""
    first = words[0] if words else ""
    if first.isdigit():
        return Move(code, kind, text, amounts=(("pounds", int(first)),))
    if first in CHOICES:
        return Move(code, kind, text, choice=first)
    if ":" in first:
        return Move(code, kind, text, card=first)
    return Move(code, kind, text, tuple(words))
