"""The set-ups of Tinners' Trail."""

from dataclasses import replace
from itertools import product

from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tinners_trail.notation.game_options import (
    EDITION_NAMES,
    EXPANSIONS,
    MORE_MINES_OPTIONS,
    SOLO_SEAT_COUNT_WITH_WALLACE,
    TITLE_NAME,
    WALLACE_OPTIONS,
)
from tools.proof.proofs import all_subsets, every_set_up_without_automa

SOLO = Options(TITLE_NAME, SOLO_SEAT_COUNT_WITH_WALLACE, EDITION_NAMES[0], automa=())


def set_ups() -> tuple[list[Options], list[Options]]:
    """Return the 66 set-ups for 2 to 5 players, and the 12,288 against Lord Wallace, as two
    lists."""
    mixes = [
        words for words in all_subsets(WALLACE_OPTIONS) if not set(MORE_MINES_OPTIONS) <= set(words)
    ]
    solo = [
        replace(SOLO, expansions=expansions, automa=automa, automa_seat=seat)
        for expansions, automa, seat in product(
            all_subsets(EXPANSIONS), mixes, range(SOLO_SEAT_COUNT_WITH_WALLACE)
        )
    ]
    return every_set_up_without_automa(title_by_name(TITLE_NAME)), solo
