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
    """Return the tracks; raises Unreadable if prices fall or the income leaves out a level."""
    tracks = Tracks(
        prices=fields.integers("prices", 1, MOST, TRACK_SPACES),
        from_supply=fields.integer("from_supply", 1, MOST),
        demand=fields.integers("demand", 0, MOST, TRACK_SPACES),
        income=fields.integers("income", LOWEST_LEVEL, TRACKS_HIGHEST_LEVEL, INCOME_SPACES),
    )
    steps = [
        after - before for before, after in zip(tracks.income, tracks.income[1:], strict=False)
    ]
    if not set(steps) <= {0, 1}:
        raise fields.field_error("income", "leaves out a level", "levels rising by one")
    if list(tracks.prices) != sorted(tracks.prices):
        raise fields.field_error("prices", "fall", "prices, the cheapest first")
    return tracks


def read_start_values_and_action_costs(fields: Fields) -> BrassStartAndCosts:
    """Return a player's start values and the costs of actions."""
    return BrassStartAndCosts(
        money=fields.integer("money", 0, MOST),
        income_space=fields.integer("income_space", 0, INCOME_SPACES - 1),
        hand=fields.integer("hand", 1, TRACK_SPACES),
        links=fields.integer("links", 1, MOST),
        canal=fields.integer("canal", 0, MOST),
        rail=fields.integer("rail", 0, MOST),
        second_rail=fields.integer("second_rail", 0, MOST),
        loan=fields.integer("loan", 1, MOST),
        loan_steps=fields.integer("loan_steps", 1, TRACK_SPACES),
        pounds_a_point=fields.integer("pounds_a_point", 1, MOST),
    )
