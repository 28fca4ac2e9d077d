"""How many moves of each kind there are, and how many outcomes of luck."""

# compiled: it stands beside the kinds

from __future__ import annotations

from typing import Final

from game.engine.move_space import MoveFields, MoveSpace
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.both_editions.board import CountyBoard
from game.titles.tinners_trail.rules.kinds import CARD, MOST_POUNDS, PLACES, STOCK_MINER, STOCKS
from game.titles.tinners_trail.rules.rounds import STEP

PIECES_OF_A_MINE: Final = 3  # a miner, a port and a train: each raises the capacity by 1
OWN_MINER_TOO: Final = 1
FACES: Final = 10  # a die shows less


def move_space(board: Board) -> MoveSpace:
    """Number the moves of the remastered edition."""
    areas: int = int(board.all_areas)
    cards: int = int(board.card_kinds)
    spaces: list[MoveFields] = [MoveFields(kinds.DISCARD, cards)]
    spaces += county_moves(board, most_cubes(board))
    spaces += [
        MoveFields(kinds.SURVEY_CARD, CARD + cards),
        MoveFields(kinds.BID, MOST_POUNDS + 1),
        MoveFields(kinds.DROP),
        MoveFields(kinds.PLAY_CARD, CARD + cards),
        MoveFields(kinds.PUMP, areas + 1),
        MoveFields(kinds.INVEST, MOST_POUNDS // int(STEP) + 1, step=int(STEP)),
        MoveFields(kinds.PEEK, areas + 1),
    ]
    if board.arsenic:
        spaces += [MoveFields(kinds.PROCESS, areas), MoveFields(kinds.SELL_ARSENIC)]
    if board.emigration:
        spaces += [
            MoveFields(kinds.OWN_MINER, areas),
            MoveFields(kinds.EMIGRATE, areas, PLACES),
            MoveFields(kinds.PLACE, STOCKS + 1, max(areas, int(board.borders))),
        ]
    if board.arsenic:
        spaces.append(MoveFields(kinds.CALCINER, 2))
    if board.emigration:
        spaces.append(MoveFields(kinds.ADELAIDE, 2))
    if board.solo:
        spaces.append(MoveFields(kinds.LOOK, 2))
    return MoveSpace(spaces)


def county_moves(board: CountyBoard, cubes: int) -> list[MoveFields]:
    """Describe the actions both editions have; nobody takes more cubes than so many."""
    areas: int = int(board.all_areas)
    return [
        MoveFields(kinds.BUILD, areas),
        MoveFields(kinds.EXTRACT, areas, cubes + 1, cubes + 1),
        MoveFields(kinds.MINER, areas),
        MoveFields(kinds.PORT, areas),
        MoveFields(kinds.TRAIN, areas),
        MoveFields(kinds.ADIT, int(board.borders)),
        MoveFields(kinds.PUMPS),
        MoveFields(kinds.PASTIES),
        MoveFields(kinds.PASS),
    ]


def most_cubes(board: Board) -> int:
    """Return a capacity no mine exceeds; in Michigan one gets a round's miners once (E-4)."""
    most: int = int(board.base_capacity) + PIECES_OF_A_MINE
    if board.emigration:
        most += OWN_MINER_TOO
        for column, piece in enumerate(board.michigan_piece):
            if piece == STOCK_MINER:
                most += int(board.michigan_count[column])
    return most


def luck_space(board: Board) -> MoveSpace:
    """Number what dice, decks and Lord Wallace's cards may bring."""
    spaces: list[MoveFields] = [
        MoveFields(kinds.ROLL_TIN, FACES, FACES, FACES),
        MoveFields(kinds.ROLL_COPPER, FACES, FACES, FACES),
    ]
    if board.two_player:
        spaces.append(MoveFields(kinds.DRAW, int(board.card_kinds)))
    if board.solo:
        spaces.append(MoveFields(kinds.WALLACE_CARD, int(board.wallace_cards) + 1))
        spaces.append(MoveFields(kinds.ROLL_BID, FACES, FACES, FACES))
    return MoveSpace(spaces)
