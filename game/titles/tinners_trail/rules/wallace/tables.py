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

BUILD_CELL: Final = 0
MINE_CELL: Final = 1
PUMPS_CELL: Final = 2
ADIT_CELL: Final = 3
PORT_CELL: Final = 4
TRAIN_CELL: Final = 5
MINER_CELL: Final = 6
DEVELOP_CELL: Final = 7
PASS_CELL: Final = 8
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
DIE_WORDS: Final = ("tin", "copper", "water")
PICK_LOWER_DIE: Final = 0
PICK_HIGHER_DIE: Final = 1
PICK_WORDS: Final = ("lower", "higher")


NO_FACE = 99  # more than any die shows


@final
class WallaceTables:
    """Lord Wallace's printed tables as rows, and the options of his difficulty in this game."""

    def __init__(self, printed: LordWallaceTables, options: WallaceOptions) -> None:
        """Make the rows; the components have been checked."""
        self.action_card_count: i64 = len(printed.cards)
        self.first_columns_of_bands: vec[i64] = make_row(list(printed.bands))
        self._set_plain_and_highlighted_cells(printed)
        rows = [*printed.bids, printed.unknown_tile]
        self.bid_row_of_unknown_tile: i64 = len(printed.bids)
        self.least_net_worths: vec[i64] = make_row([row.least for row in printed.bids])
        self.dice: vec[i64] = make_row([die for row in rows for die in _named_dice_flags(row)])
        self.pick: vec[i64] = make_row([PICK_WORDS.index(row.pick) for row in rows])
        self.columns_ahead: i64 = printed.columns_ahead
        self.limiter_floor: vec[i64] = make_row(list(printed.limiter_floor))
        self.kimberley: vec[i64] = make_row(list(printed.kimberley))
        self.bailed_out: vec[i64] = make_row(list(printed.bailing_out))
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
        for card in printed.cards:
            for row in card.rounds:
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

    def bid_row_of_net_worth(self, net: i64) -> i64:
        """Return the row of the bid table for a net worth, EMPTY when Lord Wallace does not bid
        (LW-6)."""
        found: i64 = EMPTY
        for row in range(self.bid_row_of_unknown_tile):
            if net >= self.least_net_worths[row]:
                found = row
        return found

    def bid_die_face(self, row: i64, tin: i64, copper: i64, water: i64) -> i64:
        """Return the lower or higher face of the dice that a bid row names (LW-6)."""
        lowest: i64 = NO_FACE
        highest: i64 = 0
        first: i64 = row * len(DIE_WORDS)
        for die in range(i64(len(DIE_WORDS))):
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
    """Return for each die of DIE_WORDS 1 if the row names it, else 0."""
    return [int(die in row.dice) for die in DIE_WORDS]
