"""Values that are constant in a game: distances on the maps, and the value of every gain."""

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import make_filled_row, make_row, make_zero_row
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import GAIN_PART_COUNT

STEPS_TO_OTHER_MAP: Final = 99  # steps: another map
# Cents of one of each part of a gain, in the order of `components.GAIN_PART_WORDS`.
GAIN_PART_CENTS: Final[vec[i64]] = make_row(
    [
        *(55, 60, 65, 65, 65),  # gold, food, wool, stone, iron
        *(100, 75, 70),  # points, goods of choice
        *(110, 110, 110, 100, 110, 125, 100),  # points of action by action
        *(60, 60, 380, 380, 250),  # steps, house and pillar beside a meeple, building
        *(520, 480, 150, 150),  # house, pillar, merchant, architect anywhere
        *(90, 90),  # silver, mine
    ]
)


@final
class MapAndGainTables:
    """Distances between spaces and values of gains, computed once per game for all valuations."""

    def __init__(self, board: Board) -> None:
        """Compute the distances and gain values of the board."""
        self.spaces: i64 = board.space_count
        # from * spaces + to
        self.steps_between_spaces: vec[i64] = make_filled_row(
            board.space_count * board.space_count, STEPS_TO_OTHER_MAP
        )
        for space in range(board.space_count):
            self.write_distances_from(board, space)
        gains: i64 = i64(len(board.gain_names))
        self.worth_of_gain: vec[i64] = make_zero_row(gains)  # cents of each gain
        for number in range(gains):
            for part in range(GAIN_PART_COUNT):
                self.worth_of_gain[number] += (
                    board.gain_part_amounts[number * GAIN_PART_COUNT + part] * GAIN_PART_CENTS[part]
                )

    def write_distances_from(self, board: Board, start_space: i64) -> None:
        """Write the number of steps from a space to every space that can be reached from there."""
        first: i64 = start_space * self.spaces
        self.steps_between_spaces[first + start_space] = 0
        reached: list[i64] = [start_space]
        for here in reached:
            further: i64 = self.steps_between_spaces[first + here] + 1
            for at in range(
                board.first_neighbour_of_space[here], board.first_neighbour_of_space[here + 1]
            ):
                if self.steps_between_spaces[first + board.neighbour_spaces[at]] > further:
                    self.steps_between_spaces[first + board.neighbour_spaces[at]] = further
                    reached.append(board.neighbour_spaces[at])
