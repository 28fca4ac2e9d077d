"""Games of the computer players, decision by decision: where puzzles are looked for."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Final, cast

from ai.analysis.prepared_game import PreparedGame
from ai.levels import make_player
from game.engine.moves import kind_of_move
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles import title_by_name
from game.titles.tinners_trail.notation.game_options import (
    EDITION_2007,
    REMASTERED_EDITION,
    TITLE_NAME,
)
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from tools.puzzling import games

# The kinds of puzzles, as their files and the words for them name them.
FINISH: Final = "finish"  # the rest of the game, played to its end
AUCTION: Final = "auction"
DEVELOPMENT: Final = "development"
PASSING: Final = "passing"
# Of the edition of 2007 alone:
LAST: Final = "last"  # the last action of the game, and the boxes after it
BOXES: Final = "boxes"
PLAYERS = ("ai:5", "ai:3", "ai:4", "ai:5", "ai:3")
WORK_LEFT_TO_THE_LAST = 6  # work points at which everybody else begins to pass

VOTERS: Final = ("ai:1", "ai:2", "ai:3", "ai:4", "ai:5")
SEED_STEP: Final = 97  # between two decisions of a voter
STEPS_OF_GRADE: Final = (0.4, 0.8)  # share of wrong votes above which the grade rises


TABLES: Final = {
    "2": Options(TITLE_NAME, 2, REMASTERED_EDITION),
    "3": Options(TITLE_NAME, 3, REMASTERED_EDITION),
    "4": Options(TITLE_NAME, 4, REMASTERED_EDITION),
    "5": Options(TITLE_NAME, 5, REMASTERED_EDITION),
    "3-arsenic": Options(TITLE_NAME, 3, REMASTERED_EDITION, ("arsenic",)),
    "4-emigration": Options(TITLE_NAME, 4, REMASTERED_EDITION, ("emigration",)),
    "wallace": Options(TITLE_NAME, 2, REMASTERED_EDITION, automa=("better-mines",)),
    "2007-3": Options(TITLE_NAME, 3, EDITION_2007),
    "2007-4": Options(TITLE_NAME, 4, EDITION_2007),
}
"""The options of the games to search, by a short name."""
knowledge_of = cache(PreparedGame)


@dataclass(frozen=True, slots=True)
class TrailMoment:
    """A decision of a game: the true state before it, and the game it comes from."""

    source: str
    seed: int
    step: int
    state: TrailState


def count_people(table: str) -> int:
    """Return the number of seats at a table, without Lord Wallace."""
    return TABLES[table].seats - (TABLES[table].automa is not None)


def seat_left_to_play(table: str, seed: int) -> int | None:
    """Return the seat that plays the last round of a game alone, so that its ending becomes a
    puzzle; None if none does."""
    return None if seed % 3 == 0 else seed % count_people(table)


def decisions(table: str, seed: int, hero: int | None = None) -> Iterator[TrailMoment]:
    """Yield every decision of one game; the same state object is changed by every move.

    With a `hero`, all other seats pass in the last round as soon as the hero has few work points
    left, so that it plays on alone.
    """
    game = title_by_name(TITLE_NAME).make_game(TABLES[table])
    players = [make_player(name, game) for name in PLAYERS[: TABLES[table].seats]]
    where = f"table {table}, {','.join(PLAYERS[: count_people(table)])}, seed {seed}"
    note = "" if hero is None else ", the others passed"
    for state, number in games.decisions(game, seed, players, partial(_passing, game, hero)):
        source = f"{where}, step {number}{note}"
        yield TrailMoment(source, seed, number, cast("TrailState", state))


def _passing(game: Game, hero: int | None, position: State) -> int | None:
    """Return the move of a seat that leaves the rest of the game to the hero, None otherwise."""
    state = cast("TrailState", position)
    if hero is None or state.round != kinds.ROUND_COUNT or state.to_move == hero:
        return None
    if remaining_work_points(state, hero) > WORK_LEFT_TO_THE_LAST:
        return None
    last = {kinds.ACTIONS_PHASE: kinds.PASS_MOVE, kinds.AUCTION_PHASE: kinds.DROP_OUT_MOVE}.get(
        int(state.phase)
    )
    codes = game.rules.legal_codes(state)
    return next((code for code in codes if kind_of_move(code) == last), None)
