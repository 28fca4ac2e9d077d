"""New games: as they are set up, once more, and short ones that computers begin."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.client.desk import Desk
from game.client.kept.set_up import KeptSetUp, SeatPlan, in_order, options_of, preset
from game.match.beginnings import Beginning, branched, new_game
from game.match.match import Match
from game.records.record import Seat
from game.records.refusals import NotSaved

SOURCE = "prelude"
THINKER = 2  # who plays the first rounds, counted from the weakest: quick, and no fool


def first_position(desk: Desk, set_up: KeptSetUp) -> Beginning:
    """Return a new game of the title on the desk; Unreadable says what it does not offer."""
    ordered, title = in_order(set_up), desk.box.title
    options = options_of(title, ordered)
    seated = zip(ordered.seats, title.game(options).colours, strict=False)
    seats = tuple(Seat(plan.name, plan.player, colour) for plan, colour in seated)
    return new_game(title, options, seats, set_up.seed, practice=set_up.practice)


def practice_game(desk: Desk) -> KeptSetUp:
    """Return a whole practice game: one person and two computers of middling strength."""
    kinds = desk.players.kinds
    usual = preset("three", desk.box.player_names, kinds[len(kinds) // 2], desk.fresh_seed())
    return replace(usual, practice=True, edition=desk.edition)


def by_computers(desk: Desk, set_up: KeptSetUp) -> KeptSetUp:
    """Return the set-up with a quick computer on every seat."""
    kind = desk.players.kinds[min(THINKER, len(desk.players.kinds) - 1)]
    seats = tuple(replace(seat, player=kind) for seat in set_up.seats)
    return replace(set_up, seats=seats)


def going_on(match: Match) -> Beginning:
    """Return a new game that goes on where the match stands."""
    return branched(match.title, match.chronicle, match.steps, SOURCE)


def played_again(match: Match, seed: int) -> KeptSetUp:
    """Return the same table with another deal."""
    seats = tuple(SeatPlan(seat.name, seat.player) for seat in match.seats)
    options = match.options
    return KeptSetUp(
        seats,
        seed,
        practice=match.practice,
        expansions=options.expansions,
        automa=options.automa or (),
        edition=options.edition,
        pack=options.pack,
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
