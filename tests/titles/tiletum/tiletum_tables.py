"""Tables of Tiletum for tests: built by words, played by move texts, looked at as positions."""

from __future__ import annotations

from typing import Any, Self

import tomli_w

from game.engine.rules import CHANCE, State
from game.engine.title import Options
from game.titles import title_by_name
from tests.helpers.table_host import WrittenTable

# Tables of Tiletum for tests: built by words, played by move texts, looked at as positions.
#
# table = table_of(dice={"stone": [5]}, pink={"merchant": "koeln"}) table.play("take stone 5")
# assert table.player("pink")["goods"]["stone"] == 6
#
# Only what a test is about has to be said: two players at the start of a turn of round 1, pink
# first, eight dice on the wheel, nothing else on the table.

COLOURS = ("pink", "yellow", "blue", "green")
DICE = {"gold": [2], "food": [3], "wool": [1, 4], "stone": [1, 5], "iron": [1, 6]}
TILETUM = title_by_name("tiletum")


def document_of(players: int = 2, **words: Any) -> dict[str, Any]:
    """Return the position that the words describe."""
    seats = [{"colour": colour, **words.pop(colour, {})} for colour in COLOURS[:players]]
    return {"title": "tiletum", "dice": DICE, **words, "player": seats}


def table_of(players: int = 2, **words: Any) -> Table:
    """Return a table; players by their colours, the rest as keys of a position."""
    game, state, _names = TILETUM.parse_position(
        tomli_w.dumps(document_of(players, **words)), "table"
    )
    return Table(game, state)


def new_solo(seed: int = 1, level: str = "easy", seat: int = 1) -> Table:
    """Return a newly dealt game against the Cardinal."""
    return new_table(2, seed, automa=(level,), automa_seat=seat)


def new_table(
    players: int = 2, seed: int = 1, expansions: tuple[str, ...] = (), **automa: Any
) -> Table:
    """Return a newly dealt game."""
    return Table.dealt(Options("tiletum", players, expansions=expansions, **automa), seed)


class Table(WrittenTable[State]):
    """A game in progress that keeps the invariants at every step."""

    def carry_out(self, text: str, code: int) -> None:
        """Play a legal move; no invariant may be broken."""
        before = self.state.clone()
        super().carry_out(text, code)
        broken = self.game.rules.broken_invariant_sentence(before, code, self.state)
        assert not broken, f"after {text}: {broken}"

    def let_luck(self) -> Self:
        """Let all luck that is due happen as the generator says."""
        while self.state.to_move == CHANCE:
            code = self.game.rules.draw_outcome(self.state)
            self.play(self.game.readable_move(self.state, code).text)
        return self

    def let_luck_until(self, phase: str) -> Self:
        """Let luck happen until a phase begins."""
        while self.state.to_move == CHANCE and self.phase != phase:
            code = self.game.rules.draw_outcome(self.state)
            self.play(self.game.readable_move(self.state, code).text)
        return self

    def moves(self, kind: str = "") -> list[str]:
        """Return the texts of the legal moves that begin so."""
        texts = [move.text for move in self.game.readable_moves(self.state)]
        return sorted(text for text in texts if text.startswith(kind))

    def goods(self, colour: str = "pink") -> dict[str, int]:
        """Return a player's goods, without those it has none of."""
        return {good: count for good, count in self.player(colour)["goods"].items() if count}

    def asked(self) -> dict[str, Any]:
        """Return the question that is asked, without its kind where it is of the phase."""
        pending: list[dict[str, Any]] = self.look().get("pending", [{}])
        return pending[-1]

    @property
    def points(self) -> int:
        """The points of action left."""
        return int(self.asked()["ap"])


def acting(kind: str, points: int, **die: Any) -> dict[str, Any]:
    """Return the words for a main action in progress."""
    return {
        "phase": "play",
        "turn_of": {
            "die": {"good": "food", "value": 1},
            "exchanged": False,
            "symbol": False,
            **die,
        },
        "pending": [{"q": "act", "kind": kind, "ap": points, "main": True}],
    }
