"""Short practice games: a person takes a seat after computers have played the first rounds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.client.desk import Desk
from game.client.kept.set_up import SeatPlan, SetUp, preset
from game.match.beginnings import Beginning, branched
from game.match.match import Match
from game.records.refusals import NotSaved

SOURCE = "prelude"
THINKER = 2  # who plays the first rounds, counted from the weakest: quick, and no fool


def practice_game(desk: Desk) -> SetUp:
    """Return a whole practice game: one person and two computers of middling strength."""
    kinds = desk.players.kinds
    usual = preset("three", desk.box.player_names, kinds[len(kinds) // 2], desk.fresh_seed())
    return replace(usual, practice=True)


def by_computers(desk: Desk, set_up: SetUp) -> SetUp:
    """Return the set-up with a quick computer on every seat."""
    kind = desk.players.kinds[min(THINKER, len(desk.players.kinds) - 1)]
    seats = tuple(replace(seat, player=kind) for seat in set_up.seats)
    return replace(set_up, seats=seats)


def going_on(match: Match) -> Beginning:
    """Return a new game that goes on where the match stands."""
    return branched(match.title, match.chronicle, match.steps, SOURCE)


def played_again(match: Match, seed: int) -> SetUp:
    """Return the same table with another deal."""
    seats = tuple(SeatPlan(seat.name, seat.player) for seat in match.seats)
    options = match.options
    return SetUp(
        seats,
        seed,
        practice=match.practice,
        expansions=options.expansions,
        automa=options.automa or (),
    )


def seat_all(match: Match, players: Iterable[str]) -> None:
    """Give every seat to its player; NotSaved when the journal refuses it, which is closed then."""
    try:
        for seat, player in enumerate(players):
            if match.seats[seat].player != player:
                match.take_over(seat, player)
    except NotSaved:
        match.close()
        raise
