"""How kinds of moves look beside each other at Tiletum, and what bears on it."""

from typing import Final

from ai.search.leanings import PARTS, Leanings
from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.outlook import TiletumSeatOutlook
from ai.titles.tiletum.tiles import space_left
from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, third_of
from game.titles.tiletum.rules import fairs, kinds
from game.titles.tiletum.rules.questions import asked
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import goods_of

BALANCE: Final = 4  # houses more than pillars, or fewer: more says no more
USUAL_GOODS: Final = 6
MANY: Final = 8  # goods more or fewer than the usual


def take_seat(leanings: Leanings, st: TiletumState, outlook: TiletumSeatOutlook) -> None:
    """See the table as the seat of the outlook sees it, and what it leans to in the outlook."""
    seat: i64 = outlook.seat
    part: i64 = st.round - 1
    late: i64 = 0
    if part >= PARTS // 2:
        late = 1
    balance: i64 = max(-BALANCE, min(outlook.houses - outlook.pillars, BALANCE))
    goods: i64 = -USUAL_GOODS
    for good in range(kinds.GOODS):
        goods += goods_of(st, seat, good)
    leanings.take_seat(seat, part, late, balance, max(-MANY, min(goods, MANY)))
    leanings.third = space_left(st, seat)
    outlook.house = outlook.house * leanings.number(known.HOUSE + part) // 100
    outlook.pillar = outlook.pillar * leanings.number(known.PILLAR + part) // 100
    outlook.king = outlook.king * leanings.number(known.KING_STEP + part) // 100
    outlook.needs.of_needed = outlook.needs.of_needed * leanings.number(known.NEEDED + part) // 100
    outlook.needs.of_likely = outlook.needs.of_likely * leanings.number(known.LIKELY + part) // 100
    outlook.needs.idle = outlook.needs.idle * leanings.number(known.IDLE + part) // 100
    share: i64 = leanings.number(known.PLACE_AT_FAIR + part)
    for number in range(kinds.ROUNDS):
        outlook.fairs.place[number] = outlook.fairs.place[number] * share // 100
    for thing in range(fairs.THINGS):
        share = leanings.number(known.FOR_FAIRS + thing)
        outlook.fairs.more[thing] = outlook.fairs.more[thing] * share // 100


def leaning_to(leanings: Leanings, st: TiletumState, move: i64, gain: i64) -> i64:
    """Return the cents a move is thought to gain, from its plain gain."""
    kind: i64 = kind_of(move)
    what: i64 = first_of(move)
    if kind == kinds.TAKE_DIE:
        goods: i64 = third_of(move) * leanings.number(known.GOODS + what * PARTS + st.round - 1)
        return goods + leanings.judged(st.wheel[third_of(move) - 1], gain)
    if kind == kinds.HOUSE:
        return leanings.judged(known.HOUSES, gain)
    if kind == kinds.PILLAR:
        return leanings.judged(known.PILLARS, gain)
    if kind == kinds.MINE:
        return leanings.judged(known.MINES, gain)
    if kind in (kinds.STEP, kinds.WALK):
        return leanings.judged(known.STEPS, gain)
    if kind == kinds.PLACE:
        return leanings.judged(known.PEOPLE_PLACED, gain)
    if kind == kinds.TAKE and asked(st) == kinds.ACT_Q:
        if st.board.kind[what] == kinds.CHARACTER_TILE:
            return leanings.judged(known.PEOPLE_TAKEN, gain)
        return leanings.judged(known.CONTRACTS, gain)
    if kind == kinds.TILE:
        return leanings.judged(known.TILES + st.board.kind[st.lying[what]], gain)
    return gain
