"""The rules of Tinners' Trail, in both editions, as a subclass of the platform's `Rules`."""

# compiled: used for every move of learning
from __future__ import annotations

from typing import Final, cast, final

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.move_space import MoveFields, MoveSpace
from game.engine.rules import Rules, State
from game.engine.sheet import CellSheet
from game.titles.tinners_trail.rules import apply as applying
from game.titles.tinners_trail.rules import determinization, kinds, legal, set_up_game, view
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.cards import draw_card, list_draws
from game.titles.tinners_trail.rules.investing import STEP
from game.titles.tinners_trail.rules.laws.broken import broken_law
from game.titles.tinners_trail.rules.laws.kinds import KEPT, WORDS
from game.titles.tinners_trail.rules.money import draw_roll, list_rolls
from game.titles.tinners_trail.rules.observation import write_cells
from game.titles.tinners_trail.rules.ranking import standings
from game.titles.tinners_trail.rules.rounds import roll_kind
from game.titles.tinners_trail.rules.state import TrailState, state_form_of
from game.titles.tinners_trail.rules.wallace.card_draws import (
    draw_action_card,
    draw_his_survey_card,
    list_action_cards,
    list_his_survey_cards,
)

PIECES_OF_A_MINE: Final = 3  # a miner, a port and a train: each raises the capacity by 1
OWN_MINER_TOO: Final = 1
FACES: Final = 10  # a die shows less

MORE_THAN_BIDS: Final = 512  # the longest list of all other moves


def move_space(board: Board) -> MoveSpace:
    """Number the moves."""
    areas: int = int(board.all_areas)
    if board.edition_2007:
        highest: int = max([int(price) for price in board.box_price])
        return MoveSpace(
            [
                *move_fields_of_both_editions(board),
                MoveFields(kinds.BID, kinds.MOST_POUNDS + 1),
                MoveFields(kinds.DROP),
                MoveFields(kinds.PUMP, areas + 1),
                MoveFields(kinds.INVEST, highest + 1),
                MoveFields(kinds.PROSPECT, areas),
            ]
        )
    cards: int = int(board.card_kinds)
    spaces: list[MoveFields] = [MoveFields(kinds.DISCARD, cards)]
    spaces += move_fields_of_both_editions(board)
    spaces += [
        MoveFields(kinds.SURVEY_CARD, kinds.CARD + cards),
        MoveFields(kinds.BID, kinds.MOST_POUNDS + 1),
        MoveFields(kinds.DROP),
        MoveFields(kinds.PLAY_CARD, kinds.CARD + cards),
        MoveFields(kinds.PUMP, areas + 1),
        MoveFields(kinds.INVEST, kinds.MOST_POUNDS // int(STEP) + 1, step=int(STEP)),
        MoveFields(kinds.PEEK, areas + 1),
    ]
    if board.arsenic:
        spaces += [MoveFields(kinds.PROCESS, areas), MoveFields(kinds.SELL_ARSENIC)]
    if board.emigration:
        spaces += [
            MoveFields(kinds.OWN_MINER, areas),
            MoveFields(kinds.EMIGRATE, areas, kinds.PLACES),
            MoveFields(kinds.PLACE, kinds.STOCKS + 1, max(areas, int(board.borders))),
        ]
    if board.arsenic:
        spaces.append(MoveFields(kinds.CALCINER, 2))
    if board.emigration:
        spaces.append(MoveFields(kinds.ADELAIDE, 2))
    if board.solo:
        spaces.append(MoveFields(kinds.LOOK, 2))
    return MoveSpace(spaces)


def move_fields_of_both_editions(board: Board) -> list[MoveFields]:
    """Describe the actions both editions have."""
    areas: int = int(board.all_areas)
    cubes: int = most_cubes(board)
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
    """Return an upper limit of a mine's capacity; Michigan may add a round's miners once (E-4)."""
    most: int = int(board.base_capacity) + PIECES_OF_A_MINE
    if board.emigration:
        most += OWN_MINER_TOO
        for column, piece in enumerate(board.michigan_piece):
            if piece == kinds.STOCK_MINER:
                most += int(board.michigan_count[column])
    return most


def luck_space(board: Board) -> MoveSpace:
    """Return the index of all outcomes of dice, decks and Lord Wallace's cards."""
    rolls: list[int] = [kinds.ROLL_TIN, kinds.ROLL_COPPER]
    if board.edition_2007:
        rolls.append(kinds.ROLL_AREA)
    spaces: list[MoveFields] = [MoveFields(kind, FACES, FACES, FACES) for kind in rolls]
    if board.two_player:
        spaces.append(MoveFields(kinds.DRAW, int(board.card_kinds)))
    if board.solo:
        spaces.append(MoveFields(kinds.WALLACE_CARD, int(board.wallace_cards) + 1))
        spaces.append(MoveFields(kinds.ROLL_BID, FACES, FACES, FACES))
    return MoveSpace(spaces)


@final
class TrailRules(Rules):
    """Passes every call on to the module that implements it."""

    def __init__(self, board: Board) -> None:
        """Store the board."""
        super().__init__()
        self.board: Board = board
        self.seats: i64 = board.seats
        self.most_moves: i64 = kinds.MOST_POUNDS + MORE_THAN_BIDS

    def new_state(self) -> State:
        """Return a blank table."""
        blank: TrailState = TrailState(self.board)
        blank.clear()
        return blank

    def deal(self, state: State, seed: i64) -> None:
        """Set up a new game (S)."""
        set_up_game.deal(cast("TrailState", state), seed)

    def legal_moves(self, state: State, out: vec[i64]) -> i64:
        """Write the deciding seat's moves."""
        return legal.legal_moves(cast("TrailState", state), out)

    def apply(self, state: State, move: i64) -> None:
        """Play one move or outcome."""
        applying.apply(cast("TrailState", state), move)

    def outcomes(self, state: State, out: vec[i64], weights: vec[i64]) -> i64:
        """Write the outcomes of the dice, a deck or Lord Wallace's cards."""
        st: TrailState = cast("TrailState", state)
        if st.phase in (kinds.PRICES, kinds.AUCTION, kinds.PROSPECT_PHASE):
            return list_rolls(st, roll_kind(st), out, weights)
        if st.phase == kinds.WALLACE_PHASE:
            return list_action_cards(st, out, weights)
        if st.area == kinds.EMPTY:
            return list_his_survey_cards(st, out, weights)
        return list_draws(st, out, weights)

    def draw_outcome(self, state: State) -> i64:
        """Return a roll of the dice or the top card of a deck."""
        st: TrailState = cast("TrailState", state)
        if st.phase in (kinds.PRICES, kinds.AUCTION, kinds.PROSPECT_PHASE):
            return draw_roll(st, roll_kind(st))
        if st.phase == kinds.WALLACE_PHASE:
            return draw_action_card(st)
        if st.area == kinds.EMPTY:
            return draw_his_survey_card(st)
        return draw_card(st)

    def hide(self, state: State, seat: i64, view_: State) -> None:
        """Fill the view with what the seat may know."""
        view.hide(cast("TrailState", state), seat, cast("TrailState", view_))

    def determinize(self, view_: State, seat: i64, luck: Luck) -> None:
        """Fill the hidden facts at random."""
        determinization.determinize(cast("TrailState", view_), seat, luck)

    def unknown_facts(self, state: State) -> i64:
        """Return the number of hidden facts."""
        return view.unknown_facts(cast("TrailState", state))

    def standings(self, state: State, places: vec[i64]) -> None:
        """Rank the seats (R-4)."""
        standings(cast("TrailState", state), places)

    def points(self, state: State, points: vec[i64]) -> None:
        """Write each seat's points."""
        st: TrailState = cast("TrailState", state)
        for seat in range(st.seats):
            points[seat] = st.points[seat]

    def move_space(self) -> MoveSpace:
        """Number the moves."""
        return move_space(self.board)

    def luck_space(self) -> MoveSpace:
        """Number the outcomes of luck."""
        return luck_space(self.board)

    def layout(self) -> list[tuple[str, int]]:
        """Return the names and lengths of a state's numbers and rows."""
        return state_form_of(self.board).layout(self.board.sizes)

    def write_cells(self, view_: State, sheet: CellSheet) -> None:
        """Write a view to a sheet."""
        seen: TrailState = cast("TrailState", view_)
        write_cells(seen, seen, sheet)

    def write_seen(self, state: State, seat: i64, view_: State, sheet: CellSheet) -> None:
        """Write open rows from the state and secret rows from the view, of which only these are
        filled.
        """
        st: TrailState = cast("TrailState", state)
        seen: TrailState = cast("TrailState", view_)
        view.fill_secret_rows(st, seat, seen)
        write_cells(st, seen, sheet)

    def broken_law(self, before: State, move: i64, after: State) -> str:
        """Return the first law a step breaks, as a sentence with
        rule ids; "" when there is none.
        """
        law: i64 = broken_law(cast("TrailState", before), move, cast("TrailState", after))
        return WORDS[law] if law != KEPT else ""
