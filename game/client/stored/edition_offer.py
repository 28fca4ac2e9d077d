"""What an edition can be played with, and set-ups adjusted to it."""

from dataclasses import dataclass, replace

from game.client.stored.set_up import (
    SavedSetUp,
    SeatPlan,
    name_for_added_seat,
    seats_with_unique_names,
)
from game.engine.title import Options, Title
from game.records.records import AUTOMA_PLAYER
from game.titles import is_playable_with_options


@dataclass(frozen=True, slots=True)
class EditionOffer:
    """What an edition offers: the possible numbers of seats, the expansions, and whether there
    is an automa."""

    player_counts: tuple[int, ...]
    expansions: tuple[str, ...]
    has_automa: bool


def offer_of_edition(title: Title, edition: str) -> EditionOffer:
    """Return what an edition of a title offers; an empty name means its first edition."""
    name = edition or title.editions[0]

    def is_played(seats: int, *expansions: str, automa: tuple[str, ...] | None = None) -> bool:
        options = Options(title.name, seats, name, expansions=expansions, automa=automa)
        return is_playable_with_options(title, options)

    return EditionOffer(
        player_counts=tuple(count for count in title.seats if is_played(count)),
        expansions=tuple(
            each
            for each in title.expansions
            if any(is_played(count, each) for count in reversed(title.seats))
        ),
        has_automa=title.automa != ""
        and any(is_played(count, automa=()) for count in range(1, max(title.seats) + 1)),
    )


def fit_set_up_to_edition(
    set_up: SavedSetUp, title: Title, default_names: tuple[str, ...], added_player_kind: str
) -> SavedSetUp:
    """Return a set-up with the seats and expansions that its edition offers.

    `added_player_kind` is the kind of player of added seats, and of a seat whose automa the edition
    lacks; `default_names` are default names.
    """
    offer = offer_of_edition(title, set_up.edition)
    seats = set_up.seats[: max(offer.player_counts)]
    if not offer.has_automa:
        unnamed = SeatPlan("", added_player_kind)
        seats = tuple(unnamed if seat.player == AUTOMA_PLAYER else seat for seat in seats)
        seats = seats_with_unique_names(seats, default_names)
    while len(seats) < min(offer.player_counts):
        seats = (*seats, SeatPlan(name_for_added_seat(default_names, seats), added_player_kind))
    expansions = tuple(name for name in set_up.expansions if name in offer.expansions)
    return replace(set_up, seats=seats, expansions=expansions)
