"""Reads the tracks and what a player starts with (B-0.10, B-1.2, B-7.6, B-12.5)."""

from typing import Final

from game.files.toml_fields import Fields
from game.titles.brass.rules.components import BrassStartAndCosts, Tracks

MOST: Final = 99

TRACK_SPACES: Final = 8
INCOME_SPACES: Final = 100
LOWEST_LEVEL: Final = -10
TRACKS_HIGHEST_LEVEL: Final = 30


def read_tracks(fields: Fields) -> Tracks:
    """Return the tracks; prices and income must rise along them."""
    tracks = Tracks(
        prices=fields.wholes("prices", 1, MOST, TRACK_SPACES),
        from_supply=fields.whole("from_supply", 1, MOST),
        demand=fields.wholes("demand", 0, MOST, TRACK_SPACES),
        income=fields.wholes("income", LOWEST_LEVEL, TRACKS_HIGHEST_LEVEL, INCOME_SPACES),
    )
    steps = [
        after - before for before, after in zip(tracks.income, tracks.income[1:], strict=False)
    ]
    if not set(steps) <= {0, 1}:
        raise fields.refusal("income", "leaves out a level", "levels rising by one")
    if list(tracks.prices) != sorted(tracks.prices):
        raise fields.refusal("prices", "fall", "prices, the cheapest first")
    return tracks


def read_company(fields: Fields) -> BrassStartAndCosts:
    """Return a player's start values and the costs of actions."""
    return BrassStartAndCosts(
        money=fields.whole("money", 0, MOST),
        income_space=fields.whole("income_space", 0, INCOME_SPACES - 1),
        hand=fields.whole("hand", 1, TRACK_SPACES),
        links=fields.whole("links", 1, MOST),
        canal=fields.whole("canal", 0, MOST),
        rail=fields.whole("rail", 0, MOST),
        second_rail=fields.whole("second_rail", 0, MOST),
        loan=fields.whole("loan", 1, MOST),
        loan_steps=fields.whole("loan_steps", 1, TRACK_SPACES),
        pounds_a_point=fields.whole("pounds_a_point", 1, MOST),
    )
