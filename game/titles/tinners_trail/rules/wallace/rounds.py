"""Phase 3: Lord Wallace sells, settles what he owes and invests all his profit (LW-15,
LW-E). The start of rounds 2 to 4: bailing out and shady land purchases (LW-D7, LW-D8,
P-3)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import add_chance, pack
from game.titles.tinners_trail.rules.auction import open_mine
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.cards import hand_size
from game.titles.tinners_trail.rules.expansions import TIN, rise_of
from game.titles.tinners_trail.rules.kinds import DRAW, EMPTY, HAND_SLOTS, ROUNDS, WALLACE_CARD
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.turns import move_to_investment_column
from game.titles.tinners_trail.rules.wallace.actions import can_mine_arsenic, drain_mines
from game.titles.tinners_trail.rules.wallace.auctions import first_under
from game.titles.tinners_trail.rules.wallace.lists import TILES
from game.titles.tinners_trail.rules.wallace.preference import has_ore

STEP: Final = 5  # pounds

FIRST_PURCHASE: Final = 3  # round

LAST_BAND: Final = 2


def revenue(st: TrailState) -> i64:
    """Return what his ore brings at the round's prices, and other income of the round."""
    seat: i64 = st.board.wallace_seat
    rise: i64 = 0
    if st.board.emigration:
        rise = rise_of(st, seat, TIN, TIN)
    tin: i64 = st.ore_tin[seat] * (st.tin_price + rise)
    return tin + st.ore_copper[seat] * (st.copper_price + rise) + st.income


def profit(st: TrailState) -> i64:
    """Return revenue less what he owes, never below 0."""
    return max(0, revenue(st) - debt(st))


def settle_accounts(st: TrailState) -> None:
    """Invest the profit in his row; what is left over is lost."""
    seat: i64 = st.board.wallace_seat
    pounds: i64 = profit(st) // STEP * STEP
    st.points[seat] += st.board.points_for(investment_place(st, seat), st.round, pounds)
    st.ore_tin[seat] = 0
    st.ore_copper[seat] = 0
    st.owed = 0
    st.income = 0


def begin_his_round(st: TrailState) -> None:
    """First the water, then the land."""
    if st.board.wallace.bailing_out:
        drain_mines(st, st.board.wallace.bailed_out[st.round - 1])
    if st.board.wallace.shady_land_purchases and st.round >= FIRST_PURCHASE:
        area: i64 = TILES.best(st)  # of all regions, free, if he has a mine left
        if area != EMPTY and st.mines_left[st.board.wallace_seat] > 0:
            open_mine(st, area, st.board.wallace_seat)


# Pass: when Lord Wallace passes without looking at a card (LW-3, LW-14).


def must_pass(st: TrailState) -> bool:
    """Return whether no card is revealed: in the final column, or late with nothing to mine."""
    seat: i64 = st.board.wallace_seat
    if work_left(st, seat) == 0:
        return True
    late: bool = st.board.wallace.band(st.column[seat]) == LAST_BAND
    return st.round == ROUNDS and late and not has_ore(st) and not can_mine_arsenic(st)


def pass_turn(st: TrailState) -> bool:
    """Take the next place of the investment column; always possible."""
    move_to_investment_column(st, st.board.wallace_seat)
    return True


# Difficulty: what Lord Wallace's options change in money, mines and rounds (LW-D1 .. LW-D8).
#
# Better mines are in `mining.capacity`, deep pockets in `bids`, more mines in `seating`.


def debt(st: TrailState) -> i64:
    """Return what he has to pay of what he owes: half, rounded up, with cheap labour (LW-D2)."""
    if st.board.wallace.cheap_labour:
        return (st.owed + 1) // 2
    return st.owed


def investment_place(st: TrailState, seat: i64) -> i64:
    """Return the row that counts for a seat's investments, 0 = top (I-2)."""
    return counted_row(st.board, seat, st.place[seat])


def counted_row(board: Board, seat: i64, place: i64) -> i64:
    """Return the row that counts for what a seat invests from a place, 0 = top.

    Friends in high places lift Lord Wallace one row (LW-D5), financial sabotage puts the
    other player one row down (LW-D6).
    """
    if not board.solo:
        return place
    if seat != board.wallace_seat:
        return place + 1 if board.wallace.financial_sabotage else place
    return place - 1 if board.wallace.friends_in_high_places and place > 0 else place


# Lord Wallace's place at the table: what is different for him at set-up (LW-1).


def seat_lord_wallace(st: TrailState) -> None:
    """No money, perhaps more mines (LW-D3), his marker on top, all his action cards face down."""
    seat: i64 = st.board.wallace_seat
    st.money[seat] = 0
    st.mines_left[seat] += st.board.wallace.more_mines
    st.depth[seat] = 0
    st.depth[st.board.other_seat] = 1
    shuffle_cards(st)


def shuffle_cards(st: TrailState) -> None:
    """All action cards form his deck (LW-1)."""
    for card in range(st.board.wallace_cards):
        st.wallace_cards[card] = 1


# Lord Wallace's luck: his action cards and his survey deck; the dice are in `prices`.


def list_cards(st: TrailState, out: vec[i64], weights: vec[i64]) -> i64:
    """Write every action card that may be on top of his deck (LW-3)."""
    count: i64 = 0
    for card in range(st.board.wallace_cards):
        if st.wallace_cards[card] != 0:
            count = add_chance(out, weights, count, pack(WALLACE_CARD, card + 1, 0, 0), 1)
    return count


def draw_action_card(st: TrailState) -> i64:
    """Return one of them from the state's own luck."""
    left: i64 = 0
    for card in range(st.board.wallace_cards):
        left += st.wallace_cards[card]
    pick: i64 = st.luck.below(left)
    found: i64 = 0
    for card in range(st.board.wallace_cards):
        if st.wallace_cards[card] != 0 and pick >= 0:
            found = card
            pick -= 1
    return pack(WALLACE_CARD, found + 1, 0, 0)


def list_his_survey_cards(st: TrailState, out: vec[i64], weights: vec[i64]) -> i64:
    """Write every survey card that may be on top of his deck, copies as weights (LW-5)."""
    if hand_size(st, st.board.wallace_seat) == 0:
        out[0] = pack(DRAW, first_under(st), 0, 0)
        weights[0] = 1
        return 1
    first: i64 = st.board.wallace_seat * HAND_SLOTS
    count: i64 = 0
    for slot in range(first, first + hand_size(st, st.board.wallace_seat)):
        if st.hand[slot] < 0:
            return 0  # in a view nobody knows his deck
        move: i64 = pack(DRAW, st.hand[slot], 0, 0)
        if count > 0 and out[count - 1] == move:
            weights[count - 1] += 1
        else:
            count = add_chance(out, weights, count, move, 1)
    return count


def draw_his_survey_card(st: TrailState) -> i64:
    """Return one of them from the state's own luck."""
    seat: i64 = st.board.wallace_seat
    cards: i64 = hand_size(st, seat)
    slot: i64 = st.luck.below(max(cards, 1))  # every draw moves the generator on
    if cards == 0:
        return pack(DRAW, first_under(st), 0, 0)
    return pack(DRAW, st.hand[seat * HAND_SLOTS + slot], 0, 0)
