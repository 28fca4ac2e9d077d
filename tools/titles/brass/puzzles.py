"""Decisions of real games with one clearly best answer, as puzzles without a name; no answer is an
estimate: a last turn is played on in every way, over all that luck may bring, and a price is what
the rules ask.
"""

from typing import Final

from tools.puzzling.ends import PuzzleSearch
from tools.titles.brass.puzzle_kinds import CANALS, COAL, FINISH, MARKET, ROUTE
from tools.titles.brass.puzzle_positions import TITLE
from tools.titles.brass.puzzle_search import answer_fault, find_puzzles_in_game

WANTED: Final = {FINISH: 16, CANALS: 16, MARKET: 10, COAL: 10, ROUTE: 10}
TABLES: Final = (3, 4)

PUZZLES: Final = PuzzleSearch(TITLE, WANTED, TABLES, find_puzzles_in_game, answer_fault)
