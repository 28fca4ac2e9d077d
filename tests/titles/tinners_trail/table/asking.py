"""Moves as a question offers them, written as short as the notation."""

from __future__ import annotations

from game.engine.move import Move


def moves(*texts: str) -> tuple[Move, ...]:
    """Moves of texts such as "build kea", "extract kea tin 1 copper 0", "bid 4", "peek none"."""
    return tuple(_move(code, text) for code, text in enumerate(texts))


def _move(code: int, text: str) -> Move:
    kind, *words = text.split(" ")
    if kind == "extract":
        amounts = (("tin", int(words[2])), ("copper", int(words[4])))
        return Move(code, kind, text, (words[0],), amounts=amounts)
    if words and words[0].isdigit():
        return Move(code, kind, text, amounts=(("pounds", int(words[0])),))
    if words and words[0] in ("none", "deck"):
        return Move(code, kind, text, choice=words[0])
    if words and ":" in words[0]:
        return Move(code, kind, text, card=words[0])
    return Move(code, kind, text, tuple(words))
