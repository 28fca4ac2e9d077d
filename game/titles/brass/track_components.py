"""Reads the tracks and what a player starts with (B-0.10, B-1.2, B-7.6, B-12.5)."""

from typing import Final

from game.files.toml_fields import TomlFields
from game.titles.brass.rules import kinds
from game.titles.brass.rules.components import BrassStartAndCosts, Tracks

LARGEST_NUMBER: Final = 99

DEMAND_BONUS_COUNT: Final = kinds.LAST_DEMAND_SPACE  # of the spaces 0 to 7, which allow a sale
MAX_LOAN_STEPS: Final = 8
INCOME_SPACE_COUNT: Final = 100
LOWEST_INCOME_LEVEL: Final = -10
HIGHEST_INCOME_LEVEL: Final = 30


def read_tracks(fields: TomlFields) -> Tracks:
    """Return the tracks; raise Unreadable if prices fall or the income leaves out a level."""
    tracks = Tracks(
        cube_prices=fields.integers("prices", 1, LARGEST_NUMBER, kinds.CUBE_TRACK_SPACE_COUNT),
        supply_cube_price=fields.integer("from_supply", 1, LARGEST_NUMBER),
        demand_space_bonuses=fields.integers("demand", 0, LARGEST_NUMBER, DEMAND_BONUS_COUNT),
        pounds_by_income_space=fields.integers(
            "income", LOWEST_INCOME_LEVEL, HIGHEST_INCOME_LEVEL, INCOME_SPACE_COUNT
        ),
    )
    steps = [
        after - before
        for before, after in zip(
            tracks.pounds_by_income_space, tracks.pounds_by_income_space[1:], strict=False
        )
    ]
    if not set(steps) <= {0, 1}:
        raise fields.field_error("income", "leaves out a level", "levels rising by one")
    if list(tracks.cube_prices) != sorted(tracks.cube_prices):
        raise fields.field_error("prices", "fall", "prices, the cheapest first")
    return tracks


def read_start_values_and_action_costs(fields: TomlFields) -> BrassStartAndCosts:
    """Return a player's start values and the costs of actions."""
    return BrassStartAndCosts(
        start_pounds=fields.integer("money", 0, LARGEST_NUMBER),
        start_income_space=fields.integer("income_space", 0, INCOME_SPACE_COUNT - 1),
        hand_size=fields.integer("hand", 1, kinds.HAND_SLOT_COUNT),
        link_count=fields.integer("links", 1, LARGEST_NUMBER),
        canal_pounds=fields.integer("canal", 0, LARGEST_NUMBER),
        rail_pounds=fields.integer("rail", 0, LARGEST_NUMBER),
        second_rail_pounds=fields.integer("second_rail", 0, LARGEST_NUMBER),
        loan_step_pounds=fields.integer("loan", 1, LARGEST_NUMBER),
        max_loan_steps=fields.integer("loan_steps", 1, MAX_LOAN_STEPS),
        pounds_per_point=fields.integer("pounds_a_point", 1, LARGEST_NUMBER),
    )
