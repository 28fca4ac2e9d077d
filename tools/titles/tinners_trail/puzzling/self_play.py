"""Games of the computer players, decision by decision: where puzzles are looked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, cast

from ai.levels import make_player
from game.engine.moves import kind_of
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles import title
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState, work_left
from tools.puzzling import games

TITLE = "tinners-trail"
# The kinds of puzzles, as their files and the words for them name them.
FINISH: Final = "finish"  # the rest of the game, played to its end
AUCTION: Final = "auction"
DEVELOPMENT: Final = "development"
PASSING: Final = "passing"
PLAYERS = ("ai:5", "ai:3", "ai:4", "ai:5", "ai:3")
WALLACE = ("better-mines",)
WORK_LEFT_TO_THE_LAST = 6  # work points at which everybody else begins to pass


@dataclass(frozen=True, slots=True)
class SelfPlayTable:
    """One way of setting the game up, by a short name."""

    name: str
    seats: int
    expansions: tuple[str, ...] = ()
    wallace: bool = False

    @property
    def options(self) -> Options:
        """The options of a game at this table."""
        edition = title(TITLE).editions[0]
        automa = WALLACE if self.wallace else None
        return Options(TITLE, self.seats, edition, self.expansions, automa)


TABLES = (
    SelfPlayTable("2", 2),
    SelfPlayTable("3", 3),
    SelfPlayTable("4", 4),
    SelfPlayTable("5", 5),
    SelfPlayTable("3-arsenic", 3, ("arsenic",)),
    SelfPlayTable("4-emigration", 4, ("emigration",)),
    SelfPlayTable("wallace", 2, wallace=True),
)


@dataclass(frozen=True, slots=True)
class TrailMoment:
    """A decision of a game: the true position before it, where it comes from."""

    table: SelfPlayTable
    seed: int
    step: int
    state: TrailState
    note: str = ""

    @property
    def source(self) -> str:
        """Return where it was found, as text."""
        players = ",".join(PLAYERS[: self.table.seats - self.table.wallace])
        return f"table {self.table.name}, {players}, seed {self.seed}, step {self.step}{self.note}"


def decisions(table: SelfPlayTable, seed: int, hero: int | None = None) -> Iterator[TrailMoment]:
    """Yield every decision of one game; the state is the game's own and moves on.

    With a hero everybody else passes in the last round as soon as the hero has few work points
    left, so that it comes to be alone.
    """
    game = title(TITLE).game(table.options)
    players = [make_player(name, game) for name in PLAYERS[: table.seats]]
    note = "" if hero is None else ", the others passed"
    for state, number in games.decisions(game, seed, players, partial(_passing, game, hero)):
        yield TrailMoment(table, seed, number, cast("TrailState", state), note)


def _passing(game: Game, hero: int | None, position: State) -> int | None:
    """Return the move of a seat that leaves the rest of the game to the hero, None otherwise."""
    state = cast("TrailState", position)
    if hero is None or state.round != kinds.ROUNDS or state.to_move == hero:
        return None
    if work_left(state, hero) > WORK_LEFT_TO_THE_LAST:
        return None
    last = {kinds.ACTIONS: kinds.PASS, kinds.AUCTION: kinds.DROP}.get(int(state.phase))
    codes = game.rules.legal_codes(state)
    return next((code for code in codes if kind_of(code) == last), None)


VOTERS: Final = ("ai:1", "ai:2", "ai:3", "ai:4", "ai:5")
SEED_STEP: Final = 97  # between two decisions of a voter
STEPS_OF_GRADE: Final = (0.4, 0.8)  # share of wrong votes above which the grade rises
