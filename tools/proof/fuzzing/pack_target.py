"""Packs under fire: any text is a pack a game can be played with, or a sentence says why not."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.luck import Luck
from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.packs.reading import read_pack
from game.packs.writing import pack_text
from tools.proof.cases import SHELF
from tools.proof.fuzzing.line_changes import change_lines
from tools.proof.fuzzing.target import Change, check_sentence
from tools.proof.random_packs import random_packs

PACKS = 12  # of every edition


class PackTarget:
    """The reader of packs, and a game with what was read."""

    name = "packs"
    longest = 60_000

    def seeds(self) -> Iterator[bytes]:
        """Yield packs of every edition."""
        for title in SHELF.values():
            for edition in title.editions if title.replaceable(title.editions[0]).own else ():
                for pack in random_packs(title, edition, 3, PACKS):
                    yield pack_text(pack).encode()

    def change(self, content: bytes, luck: Luck, any_change: Change) -> bytes:
        """Change a line."""
        return change_lines(content, luck, any_change, self.longest)

    def check(self, content: bytes) -> None:
        """Read, write, read again and deal a game."""
        try:
            pack = read_pack(content.decode("utf-8", "replace"), "pack", SHELF)
        except Unreadable as refusal:
            check_sentence(str(refusal))
            return
        again = read_pack(pack_text(pack), "pack", SHELF)
        assert (again, again.note, again.version) == (pack, pack.note, pack.version)
        title = SHELF[pack.title]
        rules = title.game(Options(pack.title, 3, pack.edition, pack=pack)).rules
        rules.deal(rules.new_state(), 1)
