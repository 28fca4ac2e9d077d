"""Tables of the edition of 2007 for tests: built by words, played by move texts, read as positions.

    table = table_of(area_camborne={"owner": "pink", "water": 3}, pink={"money": 12})
    table.play("extract camborne tin 1 copper 0")
    assert table.area("camborne")["water"] == 4

What is looked at is the written position, so the notation is tested along. The oracle of this
edition sits beside every table: it has to see the same position, moves and odds, and play each
move to the same end.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, Self

from game.engine.events import Event
from game.engine.options import Options
from game.engine.reasons import IllegalMove, Reason
from game.engine.rules import State
from game.engine.title import Game
from game.titles import title
from game.titles.tinners_trail.notation.offer import CLASSIC, TITLE
from tests.titles.tinners_trail.toml_texts import Toml, lines
from tools.titles.tinners_trail.oracle_2007.agreement import differences_between
from tools.titles.tinners_trail.oracle_2007.engine_side import EngineSide
from tools.titles.tinners_trail.oracle_2007.oracle import Oracle

COLOURS = ("pink", "yellow", "blue", "green", "orange")
AREA = "area_"


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
    top: dict[str, Toml] = {"edition": CLASSIC, "seed": 7, "phase": "actions"}
    if words.get("phase") != "prices":
        top["prices"] = {"tin": 5, "copper": 8}
    top.update((key, words[key]) for key in words if not _is_apart(key))
    text = lines(top)
    for colour in COLOURS[:players]:
        text += f'[[player]]\ncolour = "{colour}"\n' + lines(_table(words, colour))
    for key in words:
        if key.startswith(AREA):
            name = key.removeprefix(AREA).replace("_", "-")
            text += f'[[area]]\nname = "{name}"\n' + lines(_table(words, key))
    if "auction" in words:
        text += "[auction]\n" + lines(_table(words, "auction"))
    return text


def _is_apart(key: str) -> bool:
    return key in COLOURS or key == "auction" or key.startswith(AREA)


def _table(words: Mapping[str, Toml], key: str) -> Mapping[str, Toml]:
    entries = words.get(key, {})
    assert isinstance(entries, Mapping), f"{key} is no table"
    return entries


class ClassicTable:
    """A game in progress; it owns the state."""

    def __init__(self, game: Game, state: State) -> None:
        """Take the state over."""
        self.game = game
        self.state = state

    def play(self, *texts: str) -> Self:
        """Play moves and outcomes one after the other; IllegalMove for one that is not legal."""
        for text in texts:
            code = self.game.read_move(self.state, text)
            if code not in [move.code for move in self.game.moves(self.state)]:
                raise IllegalMove(self.game.refusal(self.state, text))
            engine, oracle = self._both()
            self.game.rules.apply(self.state, code)
            oracle.play(text)
            _agree(engine, oracle)
        return self

    def moves(self, *first_words: str) -> list[str]:
        """Return the texts of the legal moves, or of those that begin with one of the words."""
        self._both()
        texts = [move.text for move in self.game.moves(self.state)]
        return [text for text in texts if not first_words or text.split()[0] in first_words]

    def odds(self) -> dict[str, int]:
        """Return the weight of every outcome of the luck that is due."""
        texts = {move.code: move.text for move in self.game.moves(self.state)}
        outcomes = self.game.rules.weighted_outcomes(self.state)
        return {texts[code]: weight for code, weight in outcomes}

    def refusal(self, text: str) -> Reason:
        """Return why a move is not legal."""
        return self.game.refusal(self.state, text)

    def why_not(self, action: str, *places: str) -> Reason | None:
        """Return why the seat to move cannot take the action, None when it can."""
        return self.game.why_not(self.state, action, places)

    def events(self, text: str) -> tuple[Event, ...]:
        """Play one move and return what everybody is told."""
        move = self.game.move(self.state, self.game.read_move(self.state, text))
        before = self.state.clone()
        self.play(text)
        return self.game.narrate(before, move, self.state, 0)

    def text(self) -> str:
        """Return the position."""
        return self.game.write_position(self.state, COLOURS[: self.game.options.seats])

    def look(self) -> dict[str, Any]:
        """Return the written position as a table of its keys."""
        return tomllib.loads(self.text())

    def area(self, name: str) -> dict[str, Any]:
        """Return an area."""
        areas: list[dict[str, Any]] = self.look()["area"]
        return next(area for area in areas if area["name"] == name)

    def cubes(self, name: str) -> tuple[int, int, int]:
        """Return the tin, copper and water of an area."""
        area = self.area(name)
        return area["tin"], area["copper"], area["water"]

    def player(self, colour: str) -> dict[str, Any]:
        """Return a player."""
        players: list[dict[str, Any]] = self.look()["player"]
        return next(player for player in players if player["colour"] == colour)

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return str(self.look()["phase"])

    @property
    def to_move(self) -> str:
        """The colour of the seat to move, "luck" or "nobody"."""
        return str(self.look()["to_move"])

    def _both(self) -> tuple[EngineSide, Oracle]:
        engine = EngineSide(self.game, self.state, self.game.colours)
        oracle = Oracle.from_position(engine.document())
        _agree(engine, oracle)
        return engine, oracle


def _agree(engine: EngineSide, oracle: Oracle) -> None:
    found = differences_between(engine, oracle)
    assert not found, f"engine and oracle differ: {'; '.join(found)}"
