"""Names of areas in one row of the map never read as one name, in any window."""

from itertools import combinations

import pytest

from game.engine.rules import CHANCE
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, game_of_2007

SIZES = ((1000, 600), (1000, 900), (1080, 1920), (1178, 663), (1280, 720), (1920, 1080))
MIN_GAP_IN_LETTER_HEIGHTS = 0.5
STEPS_BETWEEN_LOOKS = 50
LOOKS = 3


def smallest_gap_in_a_row(hot_seat: HotSeat) -> tuple[float, str, str]:
    """Return the smallest distance between names in one row, in heights of their letters, and
    these two names."""
    names = hot_seat.table.parts.map_node.names
    gaps = [(99.0, "", "")]
    for one, other in combinations(names.name_middles, 2):
        x, y = names.name_middles[one]
        other_x, other_y = names.name_middles[other]
        width, height = names.name_sizes[one]
        other_width, _ = names.name_sizes[other]
        if abs(y - other_y) < height:
            gaps.append(((abs(x - other_x) - (width + other_width) / 2) / height, one, other))
    return min(gaps)


@pytest.mark.parametrize("larger", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edition", ["remastered", "2007"])
def test_names_in_one_row_keep_apart(edition: str, size: tuple[int, int], larger: float) -> None:
    game = game_of_2007(4, 2) if edition == "2007" else Game(5, 2)
    hot_seat = HotSeat(game, size, larger=larger)
    for _ in range(LOOKS):
        for _ in range(STEPS_BETWEEN_LOOKS):
            if not game.is_over:
                game.step(0)
        while game.mover == CHANCE:
            game.step(0)
        if game.is_over:
            break
        hot_seat.ask()
        hot_seat.ui.advance_time(0.1)
        gap, one, other = smallest_gap_in_a_row(hot_seat)
        assert gap >= MIN_GAP_IN_LETTER_HEIGHTS, (one, other)
