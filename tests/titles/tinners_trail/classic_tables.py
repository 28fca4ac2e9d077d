"""Tables of the edition of 2007 for tests: built by words, played by move texts, read as positions.

    table = table_of(area_camborne={"owner": "pink", "water": 3}, pink={"money": 12})
    table.play("extract camborne tin 1 copper 0")
    assert table.area("camborne")["water"] == 4

What is looked at is the written position, so the notation is tested along. The oracle of this
edition sits beside every table: it has to see the same position, moves and odds, and play each
move to the same end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.knowledge import Event
from game.engine.rules import State
from game.engine.title import Options
from game.titles import title
from game.titles.tinners_trail.notation.offer import CLASSIC, TITLE
from tests.helpers.table_host import WrittenTable
from tests.titles.tinners_trail.toml_texts import COLOURS, Toml, position_of
from tools.titles.tinners_trail.oracle_2007.engine_side import Edition2007OracleEngineSide
from tools.titles.tinners_trail.oracle_2007.games import differences_between
from tools.titles.tinners_trail.oracle_2007.oracle import Edition2007Oracle


def table_of(players: int = 3, /, **words: Toml) -> ClassicTable:
    """Return a table as described: `area_st_just={...}`, `pink={...}`, `round=2` and so on.

    The words are the keys of a position in the notation. What is not said: somebody's action in
    round 1, tin at £5 and copper at £8, all markers on the turn-order track, pink first.
    """
    return read(position_text(players, words))


def read(text: str) -> ClassicTable:
    """Return the table of a position."""
    game, state, _names = title(TITLE).read_position(text, "table")
    return ClassicTable(game, state)


def new_table(players: int, seed: int) -> ClassicTable:
    """Return a newly dealt game."""
    game = title(TITLE).game(Options(TITLE, players, CLASSIC))
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    return ClassicTable(game, state)


def position_text(players: int, words: Mapping[str, Toml]) -> str:
    """Return the words as a position in the notation."""
    return position_of(COLOURS[:players], words, edition=CLASSIC, seed=7)


class ClassicTable(WrittenTable[State]):
    """A game in progress beside its oracle."""

    def carry_out(self, text: str, code: int) -> None:
        """Play a legal move; the oracle has to come to the same end."""
        engine, oracle = self._both()
        super().carry_out(text, code)
        oracle.play(text)
        _agree(engine, oracle)

    def moves(self, *first_words: str) -> list[str]:
        """Return the texts of the legal moves, or of those that begin with one of the words."""
        self._both()
        texts = [move.text for move in self.game.moves(self.state)]
        return [text for text in texts if not first_words or text.split()[0] in first_words]

    def events(self, text: str) -> tuple[Event, ...]:
        """Play one move and return what everybody is told."""
        move = self.game.move(self.state, self.game.read_move(self.state, text))
        before = self.state.clone()
        self.play(text)
        return self.game.narrate(before, move, self.state, 0)

    def area(self, name: str) -> dict[str, Any]:
        """Return an area."""
        areas: list[dict[str, Any]] = self.look()["area"]
        return next(area for area in areas if area["name"] == name)

    def cubes(self, name: str) -> tuple[int, int, int]:
        """Return the tin, copper and water of an area."""
        area = self.area(name)
        return area["tin"], area["copper"], area["water"]

    def _both(self) -> tuple[Edition2007OracleEngineSide, Edition2007Oracle]:
        engine = Edition2007OracleEngineSide(self.game, self.state, self.game.colours)
        oracle = Edition2007Oracle.from_position(engine.document())
        _agree(engine, oracle)
        return engine, oracle


def _agree(engine: Edition2007OracleEngineSide, oracle: Edition2007Oracle) -> None:
    found = differences_between(engine, oracle)
    assert not found, f"engine and oracle differ: {'; '.join(found)}"
