"""Decisions of games of greedy players with one clearly best answer, as puzzles without a name; no
answer is an estimate: a turn is played on in every way, to its end, to that of the round, or of the
game.
"""

from typing import Final

from tools.puzzling.ends import PuzzleSearch
from tools.titles.tiletum.puzzle_kinds import BELOW, FAIR, FINISH, SPEND
from tools.titles.tiletum.puzzle_positions import TITLE
from tools.titles.tiletum.puzzle_search import answer_fault, find_puzzles_in_deal

WANTED: Final = {FINISH: 10, SPEND: 20, FAIR: 16, BELOW: 16}
TABLES: Final = (2, 3, 4)

PUZZLES: Final = PuzzleSearch(TITLE, WANTED, TABLES, find_puzzles_in_deal, answer_fault)
