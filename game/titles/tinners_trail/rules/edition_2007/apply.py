"""Setting up and playing one move in the edition of 2007, up to the next question or luck
(C-1, C-2)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.titles.tinners_trail.rules.both_editions.developments import (
    build_miner,
    give_up_pumps,
    pump,
    sell_pasties,
    take_pumps,
)
from game.titles.tinners_trail.rules.both_editions.laying_out import lay_out, stack_markers
from game.titles.tinners_trail.rules.both_editions.money import (
    apply_roll,
    begin_prices,
    draw_roll,
    take_ore,
)
from game.titles.tinners_trail.rules.both_editions.turns import move_to_investment_column
from game.titles.tinners_trail.rules.edition_2007.actions import (
    bid,
    build_adit,
    build_port,
    build_train,
    drop_out,
    end_action,
    next_turn,
    open_ground,
    start_auction,
)
from game.titles.tinners_trail.rules.edition_2007.ground import prospect, strike
from game.titles.tinners_trail.rules.edition_2007.investing import invest
from game.titles.tinners_trail.rules.edition_2007.kinds import PROSPECT, ROLL_AREA
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADIT,
    AUCTION,
    BID,
    BUILD,
    DROP,
    EXTRACT,
    INVEST,
    MINER,
    PASS,
    PORT,
    PUMP,
    PUMPS,
    TRAIN,
)

# Playing one move, up to the next question or luck.


def apply(st: ClassicState, move: i64) -> None:
    """Play a legal move or a possible outcome of luck."""
    kind: i64 = kind_of(move)
    if kind <= PASS:
        take_action(st, kind, move)
    elif kind == BID:
        bid(st, first_of(move))
    elif kind == DROP:
        drop_out(st)
    elif kind == INVEST:
        invest(st, first_of(move))
    elif kind == PUMP:
        choose_pump(st, first_of(move))
    elif kind == PROSPECT:
        prospect(st, first_of(move))
    elif kind != ROLL_AREA:
        apply_roll(st, move)
    elif st.phase == AUCTION:
        open_ground(st, move)
    else:
        strike(st, move)


def take_action(st: ClassicState, kind: i64, move: i64) -> None:
    """Carry out an action; it is over unless a question of its own is open (C-8)."""
    if kind == BUILD:
        start_auction(st, first_of(move))
        return
    if kind == PASS:
        move_to_investment_column(st, st.active)
        next_turn(st)
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
    else:
        sell_pasties(st)
    if st.phase == ACTIONS:
        end_action(st)


def extract(st: ClassicState, area: i64, tin: i64, copper: i64) -> None:
    """Pay £1 for each cube and each water in the area, and take the cubes (C-10)."""
    st.money[st.active] -= (tin + copper) * st.water[area]
    take_ore(st, area, tin, copper)


def choose_pump(st: ClassicState, choice: i64) -> None:
    """Pump one area, or give up the rest; 0 stands for none (C-23)."""
    if choice == 0:
        give_up_pumps(st)
    else:
        pump(st, choice - 1)
    if st.phase == ACTIONS:
        end_action(st)


# Setting up a new game from a seed (C-1, C-2).


def deal(st: ClassicState, seed: i64) -> None:
    """Make a new game: turn order, then the dice of every area with printed ore, west to east."""
    st.clear()
    st.luck.seed(seed)
    lay_out(st)
    for seat in range(st.seats):
        st.cubes_left[seat] = st.board.cubes
    stack_markers(st)
    for area in range(st.board.areas):
        if st.board.printed_tin[area] + st.board.printed_copper[area] > 0:
            roll: i64 = draw_roll(st, ROLL_AREA)
            st.tin[area] = st.board.printed_tin[area] + first_of(roll)
            st.copper[area] = st.board.printed_copper[area] + second_of(roll)
            st.water[area] = third_of(roll)
    begin_prices(st)
