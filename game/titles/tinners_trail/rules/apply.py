"""Playing one move, up to the next question or luck."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import (
    answer_about_calciner,
    answer_about_look,
    apply_draw,
    begin_bidding,
    bid,
    build_mine,
    call_for_deck,
    drop_out,
    open_ground,
    play_after,
    start_auction,
    survey_from_hand,
)
from game.titles.tinners_trail.rules.developments import (
    build_adit,
    build_miner,
    build_port,
    build_train,
    extract,
    give_up_pumps,
    pump,
    sell_pasties,
    take_pumps,
)
from game.titles.tinners_trail.rules.edition_2007 import end_action, invest_cube, prospect, strike
from game.titles.tinners_trail.rules.expansions import (
    build_own_miner,
    emigrate,
    place_piece,
    process,
    put_off,
    sell_arsenic,
)
from game.titles.tinners_trail.rules.money import apply_roll
from game.titles.tinners_trail.rules.rounds import invest, next_action, peek, sell_everything
from game.titles.tinners_trail.rules.set_up_game import discard
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import move_to_investment_column
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
    if kind <= kinds.PASS and kind != kinds.DISCARD:
        take_action(st, kind, move)
    elif kind == kinds.BID:
        bid(st, first_of(move))
    elif kind == kinds.DROP:
        drop_out(st)
    elif kind == kinds.INVEST:
        choose_investment(st, first_of(move))
    elif kind == kinds.PUMP:
        choose_pump(st, first_of(move))
    elif kind == kinds.SURVEY_CARD:
        choose_survey_card(st, first_of(move))
    elif kind == kinds.PLAY_CARD:
        choose_card_after(st, first_of(move))
    elif kind in (kinds.ROLL_TIN, kinds.ROLL_COPPER):
        apply_roll(st, move)
    elif kind == kinds.DISCARD:
        discard(st, first_of(move))
    elif kind == kinds.PEEK:
        peek(st, first_of(move) - 1)
    elif kind == kinds.DRAW:
        draw(st, first_of(move))
    elif kind == kinds.PROSPECT:
        prospect(st, first_of(move))
    elif kind == kinds.ROLL_AREA:
        apply_area_roll(st, move)
    else:
        apply_of_expansion(st, kind, move)


def take_action(st: TrailState, kind: i64, move: i64) -> None:
    """Carry out an action; then the track says who acts next, unless a question is open."""
    if kind == kinds.BUILD:
        start_auction(st, first_of(move))
        return
    if kind == kinds.PASS:
        move_to_investment_column(st, st.active)
        next_action(st)
        return
    if kind == kinds.EXTRACT:
        extract(st, first_of(move), second_of(move), third_of(move))
    elif kind == kinds.MINER:
        build_miner(st, first_of(move))
    elif kind == kinds.PORT:
        build_port(st, first_of(move))
    elif kind == kinds.TRAIN:
        build_train(st, first_of(move))
    elif kind == kinds.ADIT:
        build_adit(st, first_of(move))
    elif kind == kinds.PUMPS:
        take_pumps(st)
    else:
        sell_pasties(st)
    finish_action(st)


def finish_action(st: TrailState) -> None:
    """Hand the turn on unless a question is open; in 2007 who acted last has passed (C-7)."""
    if st.phase == kinds.ACTIONS and st.board.edition_2007:
        end_action(st)
    else:
        next_action(st)


def apply_of_expansion(st: TrailState, kind: i64, move: i64) -> None:
    """The answers and actions of the expansions (AR, E)."""
    if kind == kinds.CALCINER:
        answer_about_calciner(st, first_of(move))
        return
    if kind == kinds.ADELAIDE:
        sell_everything(st, first_of(move))
        return
    if kind == kinds.LOOK:
        answer_about_look(st, first_of(move))
        return
    if kind == kinds.WALLACE_CARD:
        reveal_card(st, first_of(move))
        return
    if kind == kinds.ROLL_BID:
        apply_bid_roll(st, move)
        return
    if kind == kinds.PROCESS:
        process(st, first_of(move))
    elif kind == kinds.SELL_ARSENIC:
        sell_arsenic(st)
    elif kind == kinds.OWN_MINER:
        build_own_miner(st, first_of(move))
    elif kind == kinds.EMIGRATE:
        emigrate(st, first_of(move), second_of(move))
    elif first_of(move) == 0:  # Michigan's pieces are kept for later (E-4)
        put_off(st)
    else:
        place_piece(st, first_of(move) - 1, second_of(move))
    next_action(st)


def choose_pump(st: TrailState, choice: i64) -> None:
    """Pump one area, or give up the rest; 0 stands for none (D-6, C-23)."""
    if choice == 0:
        give_up_pumps(st)
    else:
        pump(st, choice - 1)
    finish_action(st)


def choose_investment(st: TrailState, pounds: i64) -> None:
    """Put money into points, or decline with 0 (I-2, C-14)."""
    if st.board.edition_2007:
        invest_cube(st, pounds)
    else:
        invest(st, pounds)


def choose_survey_card(st: TrailState, choice: i64) -> None:
    """Play no card, the top of the deck, or a card from hand (A-4, A2-1)."""
    if choice == kinds.NO_CARD:
        begin_bidding(st)
    elif choice == kinds.DECK:
        call_for_deck(st)
    else:
        survey_from_hand(st, choice - kinds.CARD)


def draw(st: TrailState, card: i64) -> None:
    """Take the card a deck gave: for the opener, or for Lord Wallace's Build (A2-1, LW-5)."""
    if st.opener == st.board.wallace_seat:
        reveal_survey_card(st, card)
    else:
        apply_draw(st, card)


def choose_card_after(st: TrailState, choice: i64) -> None:
    """Play no card or one, then build the mine (A-7)."""
    if choice == kinds.NO_CARD:
        build_mine(st)
    else:
        play_after(st, choice - kinds.CARD)


def apply_area_roll(st: TrailState, roll: i64) -> None:
    """What lies in ground bought empty, or in what was chosen for prospecting (C-15, C-22)."""
    if st.phase == kinds.AUCTION:
        open_ground(st, roll)
    else:
        strike(st, roll)
