"""Playing one move, up to the next question or luck."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.titles.tinners_trail.rules.actions import next_action
from game.titles.tinners_trail.rules.arsenic import process, sell_arsenic
from game.titles.tinners_trail.rules.auction import (
    answer_about_calciner,
    answer_about_look,
    begin_bidding,
    bid,
    build_mine,
    drop_out,
    play_after,
    start_auction,
    survey_from_hand,
)
from game.titles.tinners_trail.rules.both_editions.developments import (
    build_miner,
    give_up_pumps,
    pump,
    sell_pasties,
    take_pumps,
)
from game.titles.tinners_trail.rules.both_editions.money import apply_roll
from game.titles.tinners_trail.rules.both_editions.turns import move_to_investment_column
from game.titles.tinners_trail.rules.developments import (
    build_adit,
    build_port,
    build_train,
    extract,
)
from game.titles.tinners_trail.rules.emigration import (
    build_own_miner,
    emigrate,
    place_piece,
    put_off,
)
from game.titles.tinners_trail.rules.kinds import (
    ADELAIDE,
    ADIT,
    BID,
    BUILD,
    CALCINER,
    CARD,
    DECK,
    DISCARD,
    DRAW,
    DROP,
    EMIGRATE,
    EXTRACT,
    INVEST,
    LOOK,
    MINER,
    NO_CARD,
    OWN_MINER,
    PASS,
    PASTIES,
    PEEK,
    PLAY_CARD,
    PORT,
    PROCESS,
    PUMP,
    PUMPS,
    ROLL_BID,
    ROLL_COPPER,
    ROLL_TIN,
    SELL_ARSENIC,
    SURVEY_CARD,
    TRAIN,
    WALLACE_CARD,
)
from game.titles.tinners_trail.rules.rounds import invest, peek, sell_everything
from game.titles.tinners_trail.rules.set_up_game import discard
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.survey_deck import apply_draw, call_for_deck
from game.titles.tinners_trail.rules.wallace.auctions import apply_bid_roll
from game.titles.tinners_trail.rules.wallace.turn import (
    let_him_act,
    reveal_card,
    reveal_survey_card,
)


def apply(st: TrailState, move: i64) -> None:
    """Play a legal move or a possible outcome of luck; then Lord Wallace does what he must."""
    play(st, move)
    if st.board.solo:
        let_him_act(st)


def play(st: TrailState, move: i64) -> None:
    """Play a move or an outcome, but none of Lord Wallace's own answers to it."""
    kind: i64 = kind_of(move)
    if kind <= PASS and kind != DISCARD:
        take_action(st, kind, move)
    elif kind == BID:
        bid(st, first_of(move))
    elif kind == DROP:
        drop_out(st)
    elif kind == INVEST:
        invest(st, first_of(move))
    elif kind == PUMP:
        choose_pump(st, first_of(move))
    elif kind == SURVEY_CARD:
        choose_survey_card(st, first_of(move))
    elif kind == PLAY_CARD:
        choose_card_after(st, first_of(move))
    elif kind in (ROLL_TIN, ROLL_COPPER):
        apply_roll(st, move)
    elif kind == DISCARD:
        discard(st, first_of(move))
    elif kind == PEEK:
        peek(st, first_of(move) - 1)
    elif kind == DRAW:
        draw(st, first_of(move))
    else:
        apply_of_expansion(st, kind, move)


def take_action(st: TrailState, kind: i64, move: i64) -> None:
    """Carry out an action; then the track says who acts next, unless a question is open."""
    if kind == BUILD:
        start_auction(st, first_of(move))
        return
    if kind == EXTRACT:
        extract(st, first_of(move), second_of(move), third_of(move))
    elif kind == MINER:
        build_miner(st, first_of(move))
    elif kind == PORT:
        build_port(st, first_of(move))
    elif kind == TRAIN:
        build_train(st, first_of(move))
    elif kind == ADIT:
        build_adit(st, first_of(move))
    elif kind == PUMPS:
        take_pumps(st)
    elif kind == PASTIES:
        sell_pasties(st)
    else:  # a pass
        move_to_investment_column(st, st.active)
    next_action(st)


def apply_of_expansion(st: TrailState, kind: i64, move: i64) -> None:
    """The answers and actions of the expansions (AR, E)."""
    if kind == CALCINER:
        answer_about_calciner(st, first_of(move))
        return
    if kind == ADELAIDE:
        sell_everything(st, first_of(move))
        return
    if kind == LOOK:
        answer_about_look(st, first_of(move))
        return
    if kind == WALLACE_CARD:
        reveal_card(st, first_of(move))
        return
    if kind == ROLL_BID:
        apply_bid_roll(st, move)
        return
    if kind == PROCESS:
        process(st, first_of(move))
    elif kind == SELL_ARSENIC:
        sell_arsenic(st)
    elif kind == OWN_MINER:
        build_own_miner(st, first_of(move))
    elif kind == EMIGRATE:
        emigrate(st, first_of(move), second_of(move))
    else:  # a piece of Michigan's
        choose_place(st, first_of(move), second_of(move))
    next_action(st)


def choose_place(st: TrailState, choice: i64, where: i64) -> None:
    """Place one of Michigan's pieces, or keep them for later; 0 stands for none (E-4)."""
    if choice == 0:
        put_off(st)
    else:
        place_piece(st, choice - 1, where)


def choose_pump(st: TrailState, choice: i64) -> None:
    """Pump one mine, or give up the rest; 0 stands for none (D-6)."""
    if choice == 0:
        give_up_pumps(st)
    else:
        pump(st, choice - 1)
    next_action(st)


def choose_survey_card(st: TrailState, choice: i64) -> None:
    """Play no card, the top of the deck, or a card from hand (A-4, A2-1)."""
    if choice == NO_CARD:
        begin_bidding(st)
    elif choice == DECK:
        call_for_deck(st)
    else:
        survey_from_hand(st, choice - CARD)


def draw(st: TrailState, card: i64) -> None:
    """Take the card a deck gave: for the opener, or for Lord Wallace's Build (A2-1, LW-5)."""
    if st.opener == st.board.wallace_seat:
        reveal_survey_card(st, card)
    else:
        apply_draw(st, card)


def choose_card_after(st: TrailState, choice: i64) -> None:
    """Play no card or one, then build the mine (A-7)."""
    if choice == NO_CARD:
        build_mine(st)
    else:
        play_after(st, choice - CARD)
