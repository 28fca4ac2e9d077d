"""What a gain brings: sure parts at once, then its questions (T-311, T-504, T-512, T-513)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import (
    ACT_Q,
    ANYWHERE_Q,
    ARCHITECT,
    AS_Q,
    BUILDING_Q,
    EXPLORER,
    FLY_Q,
    GAIN_ACTION,
    GAIN_ANY,
    GAIN_ARCHITECT_ANYWHERE,
    GAIN_ARCHITECT_STEP,
    GAIN_BUILDING,
    GAIN_HOUSE,
    GAIN_HOUSE_ANYWHERE,
    GAIN_MERCHANT_ANYWHERE,
    GAIN_MERCHANT_STEP,
    GAIN_MINE,
    GAIN_PILLAR,
    GAIN_PILLAR_ANYWHERE,
    GAIN_POINTS,
    GAIN_Q,
    GAIN_SAME,
    GAIN_SILVER,
    GOODS,
    HOUSE_PIECE,
    JOKER,
    KING,
    MERCHANT,
    PARTS,
    PILLAR_PIECE,
    SAME_Q,
    STEPS_Q,
)
from game.titles.tiletum.rules.king import step_up
from game.titles.tiletum.rules.questions import ask, set_cell
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import gain_good, gain_mines, gain_silver, score


def gain(st: TiletumState, seat: i64, number: i64) -> None:
    """Give a seat a gain: goods, points and king steps come now, the rest is asked.

    Of several questions an action comes first, then steps and goods of choice, as the tiles
    name them; the last one on the stack is the first one asked.
    """
    board: Board = st.board
    at: i64 = number * PARTS
    for good in range(GOODS):
        gain_good(st, seat, good, board.parts[at + good])
    score(st, seat, board.parts[at + GAIN_POINTS])
    step_up(st, seat, board.parts[at + GAIN_ACTION + KING])
    gain_silver(st, seat, board.parts[at + GAIN_SILVER])
    if board.parts[at + GAIN_MINE] > 0:
        gain_mines(st, seat, board.parts[at + GAIN_MINE])
    ask_for_places(st, at)
    if board.parts[at + GAIN_SAME] > 0:
        ask(st, SAME_Q, board.parts[at + GAIN_SAME], 0, 0)
    if board.parts[at + GAIN_ANY] > 0:
        ask(st, GAIN_Q, board.parts[at + GAIN_ANY], 0, 0)
    ask_for_steps(st, at)
    for action in range(EXPLORER + 1):
        points_of_action: i64 = board.parts[at + GAIN_ACTION + action]
        if points_of_action > 0 and action == JOKER:
            ask(st, AS_Q, points_of_action, 0, 0)
        elif points_of_action > 0 and action != KING:
            ask(st, ACT_Q, action, points_of_action, 0)


def ask_for_places(st: TiletumState, at: i64) -> None:
    """Ask where something is put anywhere, and for a building."""
    board: Board = st.board
    if board.parts[at + GAIN_BUILDING] > 0:
        ask(st, BUILDING_Q, 0, 0, 0)
    if board.parts[at + GAIN_ARCHITECT_ANYWHERE] > 0:
        ask(st, FLY_Q, ARCHITECT, 0, 0)
    if board.parts[at + GAIN_MERCHANT_ANYWHERE] > 0:
        ask(st, FLY_Q, MERCHANT, 0, 0)
    if board.parts[at + GAIN_PILLAR_ANYWHERE] > 0:
        ask(st, ANYWHERE_Q, PILLAR_PIECE, 0, 0)
    if board.parts[at + GAIN_HOUSE_ANYWHERE] > 0:
        ask(st, ANYWHERE_Q, HOUSE_PIECE, 0, 0)


def ask_for_steps(st: TiletumState, at: i64) -> None:
    """Ask for steps, houses and pillars of a character together: in any order (T-504)."""
    board: Board = st.board
    merchant: i64 = board.parts[at + GAIN_MERCHANT_STEP]
    architect: i64 = board.parts[at + GAIN_ARCHITECT_STEP]
    house: i64 = board.parts[at + GAIN_HOUSE]
    pillar: i64 = board.parts[at + GAIN_PILLAR]
    if merchant + architect + house + pillar > 0:
        ask(st, STEPS_Q, merchant, architect, house)
        set_cell(st, 4, pillar)
