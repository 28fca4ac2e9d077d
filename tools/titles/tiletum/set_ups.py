"""The set-ups of Tiletum."""

from itertools import product

from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tiletum.notation.game_options import (
    EDITION_NAMES,
    EXPANSIONS,
    SOLO_SEAT_COUNT_WITH_CARDINAL,
    TITLE_NAME,
)
from game.titles.tiletum.rules.components import CARDINAL_LEVEL_NAMES
from tools.proof.proofs import all_subsets, every_set_up_without_automa


def solo(level: str, seat: int, expansions: tuple[str, ...] = ()) -> Options:
    """Return the options of a game against the Cardinal at a level, with the Cardinal on this
    seat."""
    return Options(
        TITLE_NAME, SOLO_SEAT_COUNT_WITH_CARDINAL, EDITION_NAMES[0], expansions, (level,), seat
    )


def set_ups() -> tuple[list[Options], list[Options]]:
    """Return all set-ups for 2 to 4 players, and all against the Cardinal, as two lists."""
    against = [
        solo(level, seat, expansions)
        for level, seat, expansions in product(
            CARDINAL_LEVEL_NAMES, range(SOLO_SEAT_COUNT_WITH_CARDINAL), all_subsets(EXPANSIONS)
        )
    ]
    return every_set_up_without_automa(title_by_name(TITLE_NAME)), against
