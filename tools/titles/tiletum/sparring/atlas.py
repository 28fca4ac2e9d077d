"""What is printed on the boards and tiles of a game, and a first guess of what tiles are worth."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import PARTS

WORTH: Final = (
    "gold 0.55, food 0.8, wool 0.85, stone 0.95, iron 0.85, vp 1, any 1.1, same 1, merchant 1.1,"
    " architect 1.15, character 1, contract 1, king 1.1, joker 1.3, explorer 1.1,"
    " merchant-step 0.8, architect-step 0.9, house 3, pillar 3, building 2.5, house-anywhere 5,"
    " pillar-anywhere 6, merchant-anywhere 2, architect-anywhere 2.5, silver 1.2, mine 1.2"
)
"""Points for one of each part of a gain, early in the game."""
A_COLOUR: Final = 1.2
UNKNOWN_TILE: Final = 3.0  # a crest or contract, whatever it may be good for


class Atlas:
    """Tables of one board that a partner reads again and again."""

    def __init__(self, board: Board) -> None:
        """Read the board."""
        spaces, steps = int(board.spaces), [int(steps) for steps in board.cards.steps]
        self.steps = [steps[space * spaces : (space + 1) * spaces] for space in range(spaces)]
        self.main = range(int(board.main_spaces))
        words = dict(pair.split() for pair in WORTH.split(", "))
        parts = [float(words[part]) for part in PARTS]
        rows = [board.parts[at : at + kinds.PARTS] for at in range(0, len(board.parts), len(parts))]
        self.gain_worth = [
            sum(int(number) * worth for number, worth in zip(row, parts, strict=True))
            for row in rows
        ]
        self.kind = [int(kind) for kind in board.kind]
        self.tile_worth = [self._tile_worth(board, tile) for tile in range(int(board.tiles))]
        self.promise = [  # of a tile that lies somewhere
            UNKNOWN_TILE if kind <= kinds.CONTRACT_TILE else worth
            for kind, worth in zip(self.kind, self.tile_worth, strict=True)
        ]
        self.crest_gain = [self.gain_worth[int(gain)] for gain in board.crest_gain]
        rooms = [int(room) for room in board.room_from]
        self.rooms = list(pairwise(rooms))
        self.tokens = sum(spaces * int(count) for spaces, count in enumerate(board.token_count))
        below = [
            (int(m), int(s)) for m, s in zip(board.depths.map_of, board.depths.side_of, strict=True)
        ]
        self.towns_below = {
            which: [space for space, found in enumerate(below) if found == which]
            for which in set(below)
        }

    def _tile_worth(self, board: Board, tile: int) -> float:
        """Return what a helper or a character gives; of crests and contracts the state decides."""
        boost = 1.0 * int(board.boost[tile])
        if self.kind[tile] in (kinds.BOOST_TILE, kinds.COLOUR_TILE):
            return boost + A_COLOUR * (self.kind[tile] == kinds.COLOUR_TILE)
        worth = self.gain_worth[int(board.gain_of[tile])]
        if board.silver:
            worth -= 0.5 * int(board.depths.pay_gold[tile]) + int(board.depths.pay_silver[tile])
        return worth


@lru_cache(maxsize=32)
def atlas_of(board: Board) -> Atlas:
    """Return the tables of a board."""
    return Atlas(board)
