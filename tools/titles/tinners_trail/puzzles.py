"""Puzzles from games of the computer players, of either edition: finishes and endings with exact
answers, and choices that many games measured.
"""

from typing import Final

from game.titles.tinners_trail.notation.game_options import EDITION_2007
from tools.titles.tinners_trail.puzzle_search import make_puzzle_search
from tools.titles.tinners_trail.puzzling import endings
from tools.titles.tinners_trail.puzzling.decisions import BID, DROP, GO_ON, PASS
from tools.titles.tinners_trail.puzzling.self_play import BOXES, DEVELOPMENT, FINISH

WANTED: Final = {FINISH: 20, BID: 9, DROP: 9, DEVELOPMENT: 18, PASS: 9, GO_ON: 9}
WANTED_OF_2007: Final = {
    **{BID: 5, DROP: 6, DEVELOPMENT: 10, PASS: 5, GO_ON: 5},
    **{BOXES: 4, endings.LAST_BOXES: 10, endings.LAST_ACTION: 15},
}

PUZZLES: Final = make_puzzle_search("", WANTED)
OTHER_PUZZLES: Final = {EDITION_2007: make_puzzle_search(EDITION_2007, WANTED_OF_2007)}
