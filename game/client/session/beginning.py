"""Makes new games: from a set-up, from a running match, or with another deal."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from game.client.app import App
from game.client.stored import set_up as set_ups
from game.match.match import Match
from game.match.match_factory import (
    MatchBeginning,
    beginning_of_new_game,
    match_beginning_of_branch,
)
from game.records.records import NotSaved, Seat

MakeBeginning = Callable[[], MatchBeginning]

PRACTICE_GAME_SOURCE = "prelude"


class BeginGame(Protocol):
    """The function by which pages begin a game."""

    def __call__(
        self, make_match_beginning: MakeBeginning, player_kinds: Sequence[str] = ()
    ) -> Path | None:
        """Begin the game that `make_match_beginning` returns with these kinds of players in seat
        order; return its file, None if it is not saved."""


def make_match_beginning(app: App, set_up: set_ups.SavedSetUp) -> MatchBeginning:
    """Return the beginning of a new game of the open title with this set-up; raises Unreadable if
    the title does not offer it.

    If the seats are shuffled, each player keeps the colour that the set-up page shows.
    """
    title = app.box.title
    own = title.make_game(set_ups.options_of_set_up(title, set_up)).colours
    colours = set_ups.distinct_seat_colours(set_up.seats, own, app.box.colours)
    coloured = tuple(
        replace(plan, colour=colour) for plan, colour in zip(set_up.seats, colours, strict=True)
    )
    ordered = set_ups.with_seats_in_playing_order(replace(set_up, seats=coloured))
    options = set_ups.options_of_set_up(title, ordered)
    plans = app.seats_with_unique_names(ordered.seats)
    seats = seats_with_colours(plans, [plan.colour for plan in plans])
    return beginning_of_new_game(title, options, seats, set_up.seed, is_practice=set_up.is_practice)


def seats_with_colours(
    seat_plans: Sequence[set_ups.SeatPlan], colours: Sequence[str]
) -> tuple[Seat, ...]:
    """Return the seats of a game from seat plans and their colours, in the same order."""
    pairs = zip(seat_plans, colours, strict=False)
    return tuple(Seat(plan.name, plan.player, colour) for plan, colour in pairs)


def match_beginning_from_match(match: Match) -> MatchBeginning:
    """Return the beginning of a new game that continues from the last position of a match."""
    return match_beginning_of_branch(
        match.title, match.chronicle, match.step_count, PRACTICE_GAME_SOURCE
    )


def rematch_set_up(match: Match, new_seed: int) -> set_ups.SavedSetUp:
    """Return the set-up of a match, with its seats in the same order, its options and its pack,
    but with another seed."""
    seats = tuple(set_ups.SeatPlan(seat.name, seat.player, seat.colour) for seat in match.seats)
    options = match.options
    return set_ups.SavedSetUp(
        seats,
        new_seed,
        is_practice=match.is_practice,
        expansions=options.expansions,
        automa_options=options.automa or (),
        edition=options.edition,
        pack=options.pack,
    )


def seat_all_players(match: Match, players: Iterable[str]) -> None:
    """Give every seat the kind of player in `players`; if that cannot be saved, close the match
    and raise NotSaved."""
    try:
        for seat, player in enumerate(players):
            if match.seats[seat].player != player:
                match.hand_over_seat(seat, player)
    except NotSaved:
        match.close()
        raise
