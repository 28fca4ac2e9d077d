"""Captions: what groups, pieces and numbers of packs are called, in the words of the title."""

from __future__ import annotations

from typing import Any

from game.client.desk import Desk
from game.packs.draft import BoxDraft
from game.packs.pieces import Path, Piece
from game.packs.shapes import MARK


class Captions:
    """Words come from the tables `pack.*` of the title; places and pieces have names besides."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def group(self, group: str) -> str:
        """Return what pieces of a group are called together."""
        return self._said("group", group.replace(".", "-"), group)

    def piece(self, piece: Piece, value: Any) -> str:
        """Return what one piece is called; its words may name what is written on it."""
        if piece.number < 0:
            return self.key(piece.key) if piece.key else self.group(piece.group)
        word, number = f"pack.piece.{piece.group.replace('.', '-')}", piece.number + 1
        if word not in self._desk.words:
            return self._desk.say("packs.piece", group=self.group(piece.group), number=number)
        facts = {key: _printed(part) for key, part in value.items()}
        said = self._desk.say(word, **{**facts, "number": number})
        return said[:1].upper() + said[1:]

    def key(self, key: str) -> str:
        """Return what a number is called, by its key in the files."""
        named = str(self._desk.words.name(key))
        return self._said("field", key, named[:1].upper() + named[1:])

    def row(self, piece: Piece, path: Path) -> str:
        """Return what a row of numbers is called: by the last words on the way to it."""
        keys = [step for step in path if isinstance(step, str)]
        if not keys:
            return self.key(piece.key)
        outer = self.key(keys[-2]) if len(keys) > 1 else ""
        return f"{outer}: {self.key(keys[-1])}" if outer else self.key(keys[-1])

    def word(self, shape: str) -> str:
        """Return what a word of the files means to people."""
        if f"pack.word.{shape}" in self._desk.words:
            return self._desk.say(f"pack.word.{shape}")
        return " + ".join(map(self._part, shape.split("+")))

    def _part(self, part: str) -> str:
        bare = part.strip(MARK)
        return self._said("word", bare, str(self._desk.words.name(bare)))

    def state(self, draft: BoxDraft, piece: Piece) -> str:
        """Return who says the numbers of a piece, in a word or two."""
        return self._desk.say(f"packs.state.{draft.state(piece)}")

    def progress(self, draft: BoxDraft, group: str) -> str:
        """Return how many pieces of a group the owner has looked at."""
        pieces = draft.groups[group]
        entered = sum(map(draft.is_entered, pieces))
        return self._desk.say("packs.progress", entered=entered, all=len(pieces))

    def _said(self, table: str, key: str, otherwise: str) -> str:
        word = f"pack.{table}.{key}"
        return self._desk.say(word) if word in self._desk.words else otherwise


def _printed(value: Any) -> object:
    """Return what is written of a value in the name of a piece."""
    if isinstance(value, list):
        return "/".join(map(str, value))
    return value
