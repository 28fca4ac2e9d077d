"""Games of the computer players, decision by decision: where puzzles are looked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ai.levels import make_player
from ai.players import Player, always
from game.engine.moves import kind_of
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Options
from game.titles import title
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState, work_left
from tools.contest.play import dealt, turns

# Games of the computer players, decision by decision: where puzzles are looked for.

TITLE = "tinners-trail"
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
        if self.wallace:
            return Options(TITLE, self.seats, edition, self.expansions, WALLACE)
        return Options(TITLE, self.seats, edition, self.expansions)


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
    rules = game.rules
    state = dealt(rules, seed)
    assert isinstance(state, TrailState)
    players = [make_player(name, game) for name in PLAYERS[: table.seats]]
    note = "" if hero is None else ", the others passed"
    for turn in turns(rules, state):
        yield TrailMoment(table, seed, turn.number, state, note)
        code = _passing(game, state, hero)
        if code is None:
            player = players[(turn.seat + seed) % table.seats]
            code = player.choose(turn.view, turn.seat, seed + turn.number, always)
        turn.move = code


def _passing(game: Game, state: TrailState, hero: int | None) -> int | None:
    """Return the move of a seat that leaves the rest of the game to the hero, None otherwise."""
    if hero is None or state.round != kinds.ROUNDS or state.to_move == hero:
        return None
    if work_left(state, hero) > WORK_LEFT_TO_THE_LAST:
        return None
    last = {kinds.ACTIONS: kinds.PASS, kinds.AUCTION: kinds.DROP}.get(int(state.phase))
    codes = game.rules.legal_codes(state)
    return next((code for code in codes if kind_of(code) == last), None)


def view_of(game: Game, state: State, seat: int) -> State:
    """Return what a seat may know."""
    view = game.rules.new_state()
    game.rules.hide(state, seat, view)
    return view


# What the cheap computer players do in a position: the plausible mistakes, and the grade.

VOTERS: Final = ("ai:1", "ai:2", "ai:3", "ai:4", "ai:5")
SEEDS: Final = (1, 2)
STEPS_OF_GRADE: Final = (0.4, 0.8)  # share of wrong votes above which the grade rises


class Voters:
    """The cheap players of one game."""

    def __init__(self, game: Game) -> None:
        """Let them sit down."""
        self._game = game
        self._players: dict[str, Player] = {name: make_player(name, game) for name in VOTERS}

    def moves(self, view: State, seat: int, seeds: Sequence[int] = SEEDS) -> list[int]:
        """Return the move of each player for each seed."""
        return [
            player.choose(view, seat, seed, always)
            for player in self._players.values()
            for seed in seeds
        ]

    def finals(self, state: State, seat: int) -> list[int]:
        """Return the points each comes to, for each seed, playing the seat to the end."""
        return [self._final(state, seat, name, seed) for name in VOTERS for seed in SEEDS]

    def _final(self, state: State, seat: int, name: str, seed: int) -> int:
        rules, played = self._game.rules, state.clone()
        step = 0
        while played.to_move != NOBODY:
            if played.to_move == CHANCE:
                rules.apply(played, rules.draw_outcome(played))
                continue
            mover = int(played.to_move)
            view = view_of(self._game, played, mover)
            rules.apply(played, self._players[name].choose(view, mover, seed + 97 * step, always))
            step += 1
        return rules.scores(played)[seat]


def grade_of(wrong: int, votes: int) -> int:
    """Return 1 when most players are right, 3 when nearly all err."""
    return 1 + sum(wrong / votes > step for step in STEPS_OF_GRADE)
