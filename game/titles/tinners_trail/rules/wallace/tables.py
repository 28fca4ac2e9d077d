"""Lord Wallace's printed tables: the numbers, letters and words of their cells.

The letters are the cells of his action cards: build, mine, steam pumps, adit, port, train, miner,
develop, pass.
"""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import make_row
from game.titles.tinners_trail.rules.components import LordWallaceTables, WallaceBidRow
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUND_COUNT
from game.titles.tinners_trail.rules.set_up import WallaceOptions

BUILD_CARD_ACTION: Final = 0
EXTRACT_CARD_ACTION: Final = 1
PUMPS_CARD_ACTION: Final = 2
ADIT_CARD_ACTION: Final = 3
PORT_CARD_ACTION: Final = 4
TRAIN_CARD_ACTION: Final = 5
MINER_CARD_ACTION: Final = 6
DEVELOP_CARD_ACTION: Final = 7
PASS_CARD_ACTION: Final = 8
ACTION_LETTERS: Final = "BMPAOTNDX"
ACTION_WORDS: Final = (
    "build",
    "mine",
    "pumps",
    "adit",
    "port",
    "train",
    "miner",
    "develop",
    "pass",
)

BAND_COUNT: Final = 3  # of the work track: early, middle and late columns
ORE_AND_WATER_DIE_WORDS: Final = ("tin", "copper", "water")
PICK_LOWER_DIE: Final = 0
PICK_HIGHER_DIE: Final = 1
DIE_PICK_WORDS: Final = ("lower", "higher")


FACE_ABOVE_ANY_DIE = 99  # more than any die shows


@final
class WallaceTables:
    """Lord Wallace's printed tables as rows, and the options of his difficulty in this game."""

    def __init__(self, printed: LordWallaceTables, options: WallaceOptions) -> None:
        """Make the rows; the components have been checked."""
        self.action_card_count: i64 = len(printed.action_cards)
        self.first_columns_of_bands: vec[i64] = make_row(list(printed.first_columns_of_bands))
        self._set_plain_and_highlighted_cells(printed)
        rows = [*printed.bid_rows, printed.bid_row_of_unknown_tile]
        self.bid_row_of_unknown_tile: i64 = len(printed.bid_rows)
        self.min_net_worths: vec[i64] = make_row([row.min_net_worth for row in printed.bid_rows])
        self.dice: vec[i64] = make_row([die for row in rows for die in _named_dice_flags(row)])
        self.pick: vec[i64] = make_row(
            [DIE_PICK_WORDS.index(row.lower_or_higher_word) for row in rows]
        )
        self.columns_ahead: i64 = printed.columns_ahead
        self.limiter_floor: vec[i64] = make_row(list(printed.min_limiter_column_by_round))
        self.kimberley: vec[i64] = make_row(list(printed.kimberley_pounds_by_round))
        self.bailed_out: vec[i64] = make_row(list(printed.bailed_water_by_round))
        self.cheap_labour: bool = options.cheap_labour
        self.more_mines: i64 = options.more_mines
        self.deep_pockets: bool = options.deep_pockets
        self.friends_in_high_places: bool = options.friends_in_high_places
        self.financial_sabotage: bool = options.financial_sabotage
        self.bailing_out: bool = options.bailing_out
        self.shady_land_purchases: bool = options.shady_land_purchases

    def _set_plain_and_highlighted_cells(self, printed: LordWallaceTables) -> None:
        plain: list[int] = []
        highlighted: list[int] = []
        for card in printed.action_cards:
            for row in card.cells_by_round:
                for cell in row:
                    plain.append(ACTION_LETTERS.index(cell[0]))
                    highlighted.append(ACTION_LETTERS.index(cell[-1]))
        self.plain: vec[i64] = make_row(plain)
        self.highlighted: vec[i64] = make_row(highlighted)

    def band_of_column(self, column: i64) -> i64:
        """Return the band of a column of the work track, 0 to 2 (LW-3)."""
        found: i64 = 0
        for band in range(i64(BAND_COUNT)):
            if column >= self.first_columns_of_bands[band]:
                found = band
        return found

    def cell_index(self, card: i64, game_round: i64, band: i64) -> i64:
        """Return the index of a card's cell in `plain` and `highlighted`; cards and bands count
        from 0, rounds from 1."""
        return (card * ROUND_COUNT + game_round - 1) * BAND_COUNT + band

    def bid_row_of_net_worth(self, net_worth: i64) -> i64:
        """Return the row of the bid table for a net worth, EMPTY when Lord Wallace does not bid
        (LW-6)."""
        found: i64 = EMPTY
        for row in range(self.bid_row_of_unknown_tile):
            if net_worth >= self.min_net_worths[row]:
                found = row
        return found

    def bid_die_face(self, row: i64, tin: i64, copper: i64, water: i64) -> i64:
        """Return the face that counts for a bid row: the lower or the higher one among the dice
        that the row names (LW-6).
        """
        lowest: i64 = FACE_ABOVE_ANY_DIE
        highest: i64 = 0
        first: i64 = row * len(ORE_AND_WATER_DIE_WORDS)
        for die in range(i64(len(ORE_AND_WATER_DIE_WORDS))):
            face: i64 = water
            if die == 0:
                face = tin
            elif die == 1:
                face = copper
            if self.dice[first + die] != 0:
                lowest = min(lowest, face)
                highest = max(highest, face)
        if self.pick[row] == PICK_HIGHER_DIE:
            return highest
        return lowest


def _named_dice_flags(row: WallaceBidRow) -> list[int]:
    """Return for each die of ORE_AND_WATER_DIE_WORDS 1 if the row names it, otherwise 0."""
    return [int(die in row.die_words) for die in ORE_AND_WATER_DIE_WORDS]
