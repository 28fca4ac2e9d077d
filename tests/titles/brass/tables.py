"""Tables of Brass for tests: built by words, played by move texts, looked at by name.

    table = table_of({"wigan.0": "pink coal-mine 1"}, pink={"hand": ["wigan"]})
    table.play("build coal-mine wigan.1")
    assert table.player("pink").money == 23

The oracle sits beside every table: it has to see the same position, moves and odds, and play each
move to the same end, so that a scenario is written once and judged by both.

Only what a test is about has to be said: three players in round 2 of the canal era, an empty
board, pink to move, everybody with a card of each industry and one of Manchester.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.knowledge import Event
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles import title
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import (
    BrassSpaceView,
    CounterView,
    SeatView,
    TableView,
    table_view,
)
from game.toml_text import toml_text
from tests.helpers.table_host import PlayedTable
from tools.titles.brass.oracle.games import BrassOracleEngineSide, differences_between, position
from tools.titles.brass.oracle.oracle import BrassOracle

COLOURS = ("pink", "yellow", "blue", "green")


def document_of(
    counters: Mapping[str, str] | None = None,
    links: Mapping[str, str] | None = None,
    players: int = 3,
    **words: Any,
) -> dict[str, Any]:
    """Return the position that the words describe."""
    companies = {key: words.pop(key) for key in COLOURS if key in words}
    document = position(counters, links, companies, players, **words)
    if document.get("era") == "rail":
        del document["rail_deck"]
    return document


def table_of(
    counters: Mapping[str, str] | None = None,
    links: Mapping[str, str] | None = None,
    players: int = 3,
    **words: Any,
) -> Table:
    """Return a table: counters as "pink coal-mine 2" by space, owners of links by line, the rest
    as keys of a position; one that cannot be is refused.
    """
    text = toml_text(document_of(counters, links, players, **words), "")
    game, state, _names = title("brass").read_position(text, "table")
    return Table(game, state)


def new_table(players: int, seed: int, expansions: tuple[str, ...] = ()) -> Table:
    """Return a newly dealt game."""
    game = title("brass").game(Options("brass", players, expansions=expansions))
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    return Table(game, state)


class Table(PlayedTable[BrassState]):
    """A game in progress beside its oracle."""

    def __init__(self, game: Game, state: State) -> None:
        """Take the state over."""
        super().__init__(game, state)
        self._beside()

    def carry_out(self, text: str, code: int) -> None:
        """Play a legal move; the oracle has to come to the same end."""
        oracle = self._beside()
        super().carry_out(text, code)
        oracle.play(text)
        engine = BrassOracleEngineSide(self.game, self.state, self.game.colours)
        found = differences_between(engine, oracle)
        assert not found, f"engine and oracle differ after {text}: {'; '.join(found)}"

    def _beside(self) -> BrassOracle:
        """Return an oracle at the same position; the two must agree on it."""
        engine = BrassOracleEngineSide(self.game, self.state, self.game.colours)
        oracle = BrassOracle.from_position(engine.document())
        found = differences_between(engine, oracle)
        assert not found, f"engine and oracle differ: {'; '.join(found)}"
        return oracle

    def told(self, text: str, seat: int = 0) -> tuple[Event, ...]:
        """Play one move and return what a seat is told of it."""
        before, code = self.view_of(seat), self.game.read_move(self.state, text)
        move = self.game.move(self.state, code)
        self.play(text)
        return self.game.narrate(before, move, self.view_of(seat), seat)

    def moves(self, kind: str = "") -> list[str]:
        """Return the texts of the legal moves that begin with the kind, in the listed order."""
        texts = [move.text for move in self.game.moves(self.state)]
        return [text for text in texts if text.startswith(kind)]

    def spaces_for(self, industry: str) -> list[str]:
        """Return where an industry can be built with one card."""
        texts = [text.split() for text in self.moves(f"build {industry} ")]
        return [words[2] for words in texts if len(words) == 3]

    def look(self) -> TableView:
        """Return the whole table, all hands included."""
        return table_view(self.state, 0)

    def player(self, colour: str) -> SeatView:
        """Return a player."""
        return self.look().seats[self.game.colours.index(colour)]

    def space(self, name: str) -> BrassSpaceView:
        """Return a space."""
        return self.look().space(name)

    def counter(self, name: str) -> CounterView:
        """Return the counter on a space."""
        counter = self.space(name).counter
        assert counter, f"{name} is empty"
        return counter

    def links(self) -> dict[str, str]:
        """Return the owner of every link by its line."""
        return {link.line: self.game.colours[link.owner] for link in self.look().links}

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self.look().phase

    @property
    def order(self) -> list[str]:
        """The turn order, first to last."""
        return [self.game.colours[seat] for seat in self.look().order]
