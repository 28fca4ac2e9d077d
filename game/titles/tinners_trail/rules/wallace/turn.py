"""Lord Wallace's turn: a card names the action, and the rules carry it out (LW-3)."""

# compiled: used at every card of his
from __future__ import annotations

from game.engine.cells import i64
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.calciners import process_one_arsenic_cube
from game.titles.tinners_trail.rules.rounds import give_next_turn_or_end_actions
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace import (
    actions,
    arsenic,
    emigration,
    michigan,
    pumping,
    tables,
)
from game.titles.tinners_trail.rules.wallace.auction_opening import (
    try_auction_with_survey_card,
    try_begin_build_action,
)
from game.titles.tinners_trail.rules.wallace.bids import answer_for_wallace_in_auction
from game.titles.tinners_trail.rules.wallace.card_draws import count_action_cards_in_deck
from game.titles.tinners_trail.rules.wallace.rounds import must_wallace_pass, pass_for_wallace
from game.titles.tinners_trail.rules.wallace.seating import turn_all_action_cards_face_down
from game.titles.tinners_trail.rules.wallace.wallace_mines import is_copper_expensive


def make_automatic_moves(st: TrailState) -> None:
    """Make all moves that Lord Wallace makes without chance: answer in auctions, build calciners,
    pass, or ask for his next card.

    Waiting pieces of Michigan's are placed after every step that makes a place for them (LW-E).
    """
    if st.board.has_emigration:
        michigan.place_waiting_pieces(st)
    while st.to_move == st.board.wallace_seat:
        if st.phase == kinds.AUCTION_PHASE:
            answer_for_wallace_in_auction(st)
        elif st.phase == kinds.CALCINER_PHASE:
            arsenic.decide_calciner_and_end_auction(st)
        elif must_wallace_pass(st):
            pass_for_wallace(st)
            give_next_turn_or_end_actions(st)
        else:
            ask_for_action_card(st)
        if st.board.has_emigration:
            michigan.place_waiting_pieces(st)


def ask_for_action_card(st: TrailState) -> None:
    """Ask chance for Lord Wallace's next action card."""
    st.phase = kinds.WALLACE_PHASE
    st.to_move = CHANCE


def carry_out_action_card(st: TrailState, card: i64) -> None:
    """Carry out the action of a drawn card and lay the card aside; when the action is impossible
    the next card is due.

    After the last card all cards are put back into the deck.
    """
    action: i64 = action_of_card(st, card - 1)
    st.wallace_cards[card - 1] = 0
    if count_action_cards_in_deck(st) == 0:  # the last one makes all of them a new deck (LW-1)
        turn_all_action_cards_face_down(st)
    st.phase = kinds.ACTIONS_PHASE
    if action != tables.BUILD_CARD_ACTION or emigration.try_emigrate_instead_of_action(st, action):
        end_action_or_ask_for_next_card(
            st, action == tables.BUILD_CARD_ACTION or try_action_other_than_build(st, action)
        )
    elif not try_begin_build_action(st):
        end_action_or_ask_for_next_card(st, False)


def action_of_card(st: TrailState, card: i64) -> i64:
    """Return the action of a card for the round and the marker's band; the highlighted one when
    copper is expensive. Cards count from 0."""
    band: i64 = st.board.wallace.band_of_column(st.column[st.board.wallace_seat])
    cell: i64 = st.board.wallace.cell_index(card, st.round, band)
    if is_copper_expensive(st):
        return st.board.wallace.highlighted[cell]
    return st.board.wallace.plain[cell]


def try_action_other_than_build(st: TrailState, action: i64) -> bool:
    """Carry out an action other than Build for Lord Wallace; return False when it is impossible.

    Extracting may become emigrating or selling arsenic. An adit without a place becomes steam
    pumps; the last kind of action tries train, adit, port, pumps and miner in this order (LW-9,
    LW-13).
    """
    if action == tables.EXTRACT_CARD_ACTION:
        if emigration.try_emigrate_instead_of_action(st, action):
            return True
        if not arsenic.is_arsenic_preferred_to_ore(st):
            return actions.try_extract_from_preferred_mine(st)
        process_one_arsenic_cube(
            st, arsenic.easternmost_mine_with_arsenic(st)
        )  # his marker stays and he is still active (LW-AR)
        arsenic.sell_arsenic_cube(st)
        return True
    if action == tables.PUMPS_CARD_ACTION:
        return pumping.try_take_pumps_and_drain(st)
    if action == tables.ADIT_CARD_ACTION:  # without a place for it he takes steam pumps (LW-9)
        return actions.try_build_piece_at_preferred_place(
            st, kinds.ADIT_STOCK
        ) or pumping.try_take_pumps_and_drain(st)
    if action == tables.PORT_CARD_ACTION:
        return actions.try_build_piece_at_preferred_place(st, kinds.PORT_STOCK)
    if action == tables.TRAIN_CARD_ACTION:
        return actions.try_build_piece_at_preferred_place(st, kinds.TRAIN_STOCK)
    if action == tables.MINER_CARD_ACTION:
        return actions.try_build_piece_at_preferred_place(st, kinds.MINER_STOCK)
    if action == tables.PASS_CARD_ACTION:
        return pass_for_wallace(st)
    if st.board.has_emigration and (
        emigration.try_emigrate_instead_of_action(st, action)
        or actions.try_build_piece_at_preferred_place(st, kinds.MINER_STOCK)
    ):
        return True
    return (  # LW-13: the first that is possible; here a failed adit goes on to the port
        actions.try_build_piece_at_preferred_place(st, kinds.TRAIN_STOCK)
        or actions.try_build_piece_at_preferred_place(st, kinds.ADIT_STOCK)
        or actions.try_build_piece_at_preferred_place(st, kinds.PORT_STOCK)
        or pumping.try_take_pumps_and_drain(st)
        or actions.try_build_piece_at_preferred_place(st, kinds.MINER_STOCK)
    )


def end_action_or_ask_for_next_card(st: TrailState, was_possible: bool) -> None:
    """End Lord Wallace's action. If it was possible, give the turn to the next seat. Otherwise ask
    for another card; once as many cards in a row as his deck has were impossible, he passes."""
    if was_possible:
        st.impossible_cards = 0
        give_next_turn_or_end_actions(st)
        return
    st.impossible_cards += 1
    if st.impossible_cards < st.board.wallace_action_card_count:
        ask_for_action_card(st)
    else:
        st.impossible_cards = 0
        st.phase = kinds.ACTIONS_PHASE
        pass_for_wallace(st)
        give_next_turn_or_end_actions(st)


def continue_build_with_survey_card(st: TrailState, card: i64) -> None:
    """Go on with Lord Wallace's Build after a survey card; without an area for the card the
    action is impossible (LW-5)."""
    if not try_auction_with_survey_card(st, card):
        end_action_or_ask_for_next_card(st, False)
