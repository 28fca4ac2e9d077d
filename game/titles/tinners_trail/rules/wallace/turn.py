"""Lord Wallace's turn: a card names the action, the rules carry it out (LW-3)."""

# compiled: the lists it tries are, and it decides at every card
from __future__ import annotations

from game.engine.cells import i64
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.kinds import ACTIONS, AUCTION, CALCINER_PHASE, WALLACE_PHASE
from game.titles.tinners_trail.rules.rounds import next_action
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.actions import (
    bring_train,
    decide_about_calciner,
    dig_adit,
    emigrates_to_adelaide,
    emigrates_to_michigan,
    emigrates_to_the_mines,
    mine,
    mine_arsenic,
    open_port,
    place_waiting_pieces,
    prefers_arsenic,
    send_miner,
    take_pumps_and_drain,
)
from game.titles.tinners_trail.rules.wallace.auctions import answer, begin_build, survey
from game.titles.tinners_trail.rules.wallace.preference import copper_is_dear
from game.titles.tinners_trail.rules.wallace.rounds import must_pass, pass_turn, shuffle_cards
from game.titles.tinners_trail.rules.wallace.tables import (
    ADIT_CELL,
    BUILD_CELL,
    DEVELOP_CELL,
    MINE_CELL,
    MINER_CELL,
    PORT_CELL,
    PUMPS_CELL,
    TRAIN_CELL,
)

# Develop: the first development of Lord Wallace's list that is possible (LW-13, LW-E).


def develop(st: TrailState) -> bool:
    """Train, adit, port, steam pumps, miner; with emigration the miner comes first.

    Return False when none is possible.
    """
    if st.board.emigration:
        return emigrates_to_michigan(st) or send_miner(st) or develop_ground(st)
    return develop_ground(st) or send_miner(st)


def develop_ground(st: TrailState) -> bool:
    """Train, adit, port, steam pumps; here a failed adit goes on to the port (LW-13)."""
    return bring_train(st) or dig_adit(st) or open_port(st) or take_pumps_and_drain(st)


def dig_adit_or_pump(st: TrailState) -> bool:
    """The adit of an action card: without a place for it he takes steam pumps (LW-9)."""
    return dig_adit(st) or take_pumps_and_drain(st)


def let_him_act(st: TrailState) -> None:
    """Do what Lord Wallace does without luck: pass or wait for his card, answer a bid.

    What waits from Michigan he places after every step, whosever it is, that makes a place (LW-E).
    """
    place_what_waits(st)
    while st.to_move == st.board.wallace_seat:
        if st.phase == AUCTION:
            answer(st)
        elif st.phase == CALCINER_PHASE:
            decide_about_calciner(st)
        else:
            begin_turn(st)
        place_what_waits(st)


def place_what_waits(st: TrailState) -> None:
    """Place the pieces of Michigan for which there is a place now (LW-E)."""
    if st.board.emigration:
        place_waiting_pieces(st)


def begin_turn(st: TrailState) -> None:
    """Call for a card, unless he has to pass (LW-3)."""
    if must_pass(st):
        pass_turn(st)
        next_action(st)
    else:
        call_for_card(st)


def call_for_card(st: TrailState) -> None:
    """His next action card is due."""
    st.phase = WALLACE_PHASE
    st.to_move = CHANCE


def reveal_card(st: TrailState, number: i64) -> None:
    """Carry out what a card says; when it is impossible the next card is due."""
    action: i64 = action_of(st, number - 1)
    take_card_off(st, number - 1)
    st.phase = ACTIONS
    if action != BUILD_CELL:
        conclude(st, carry_out(st, action))
    elif emigrates_to_adelaide(st):
        conclude(st, True)
    elif not begin_build(st):
        conclude(st, False)


def action_of(st: TrailState, card: i64) -> i64:
    """Return the action of a card's cell; the highlighted one when copper is dear."""
    band: i64 = st.board.wallace.band(st.column[st.board.wallace_seat])
    cell: i64 = st.board.wallace.cell(card, st.round, band)
    if copper_is_dear(st):
        return st.board.wallace.highlighted[cell]
    return st.board.wallace.plain[cell]


def take_card_off(st: TrailState, card: i64) -> None:
    """Lay the card aside; the last one of the deck makes all of them a new deck (LW-1)."""
    st.wallace_cards[card] = 0
    for other in range(st.board.wallace_cards):
        if st.wallace_cards[other] != 0:
            return
    shuffle_cards(st)


def carry_out(st: TrailState, action: i64) -> bool:
    """Take an action, Build apart; return False when it is impossible."""
    if action == MINE_CELL:
        return emigrates_to_the_mines(st) or mine_ore_or_arsenic(st)
    if action == PUMPS_CELL:
        return take_pumps_and_drain(st)
    if action == ADIT_CELL:
        return dig_adit_or_pump(st)
    if action == PORT_CELL:
        return open_port(st)
    if action == TRAIN_CELL:
        return bring_train(st)
    if action == MINER_CELL:
        return send_miner(st)
    if action == DEVELOP_CELL:
        return develop(st)
    return pass_turn(st)


def mine_ore_or_arsenic(st: TrailState) -> bool:
    """Take arsenic if it brings more: then his marker stays and he is still active (LW-AR)."""
    if prefers_arsenic(st):
        mine_arsenic(st)
        return True
    return mine(st)


def conclude(st: TrailState, possible: bool) -> None:
    """End the action; when it was impossible another card is due, after all of them a pass."""
    if possible:
        st.impossible_cards = 0
        next_action(st)
        return
    st.impossible_cards += 1
    if st.impossible_cards < st.board.wallace_cards:
        call_for_card(st)
    else:
        st.impossible_cards = 0
        st.phase = ACTIONS
        pass_turn(st)
        next_action(st)


def reveal_survey_card(st: TrailState, card: i64) -> None:
    """Go on with a Build; without an area in the card's region it is impossible (LW-5)."""
    if not survey(st, card):
        conclude(st, False)
