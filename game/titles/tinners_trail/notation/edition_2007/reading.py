"""Areas with mines, cubes and pieces (C-11, C-17). The running auction, or one that is over
and whose dice are due (C-9, C-22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from game.fields import Fields, listed, shown
from game.notation.positions import LUCK_WORD, ReadSetUp, read_seats
from game.titles.tinners_trail.notation.offer import CLASSIC, CLASSIC_SEAT_COUNTS, COLOURS, TITLE
from game.titles.tinners_trail.notation.reading.areas import MOST_CUBES, area_entries, area_number
from game.titles.tinners_trail.notation.reading.moment import check_ranking
from game.titles.tinners_trail.notation.reading.turn import mover_of
from game.titles.tinners_trail.rules.both_editions.county_view import in_passing_order, track
from game.titles.tinners_trail.rules.both_editions.developments import has_water
from game.titles.tinners_trail.rules.both_editions.turns import leftmost_uppermost, next_bidder
from game.titles.tinners_trail.rules.edition_2007.actions import LEAST_BID, may_take_part
from game.titles.tinners_trail.rules.edition_2007.ground import has_empty_area, is_empty
from game.titles.tinners_trail.rules.edition_2007.investing import (
    can_invest,
    cheapest_open,
    put_cube,
)
from game.titles.tinners_trail.rules.edition_2007.kinds import (
    BOX_PLACES,
    PHASE_WORDS,
    PROSPECT_PHASE,
    PROSPECTORS,
)
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    EMPTY,
    INVEST_PHASE,
    MOST_POUNDS,
    OVER,
    PRICES,
    PUMPS_PHASE,
)

# Areas with mines, cubes and pieces (C-11, C-17).


def read_areas(fields: Fields, state: ClassicState, colours: tuple[str, ...]) -> None:
    """Set every area that is named; in the others there is nothing."""
    for entry, area in area_entries(fields, state):
        if "owner" in entry:
            state.owner[area] = colours.index(entry.choice("owner", colours))
        state.tin[area] = entry.whole("tin", 0, MOST_CUBES, 0)
        state.copper[area] = entry.whole("copper", 0, MOST_CUBES, 0)
        state.water[area] = entry.whole("water", 0, MOST_CUBES, 0)
        state.miner[area] = entry.flag("miner", default=False)
        state.port[area] = entry.flag("port", default=False)
        state.train[area] = entry.flag("train", default=False)
        if state.port[area] and not state.county.coastal[area]:
            raise entry.refusal("port", "is true inland", "false")
        pass_over_other_edition(entry, OF_AN_AREA)
        entry.finish()


# The running auction, or one that is over and whose dice are due (C-9, C-22).


def read_auction(fields: Fields, state: ClassicState, colours: tuple[str, ...]) -> bool:
    """Set the auction in its phase; return whether it is over and its dice are due."""
    if state.phase != AUCTION:
        if "auction" in fields:
            problem = f"is there in phase {PHASE_WORDS[int(state.phase)]}"
            raise fields.refusal("auction", problem, "an auction in phase auction")
        return False
    auction = fields.table("auction")
    state.area = area_number(auction, state, auction.raw("area", "an area"), "area")
    state.opener = colours.index(auction.choice("opener", colours))
    state.minimum = auction.whole("minimum", LEAST_BID, LEAST_BID, LEAST_BID)
    sold = bool(state.owner[state.area] != EMPTY)
    if sold:
        _read_winner(auction, state, colours)
    else:
        _read_bids(auction, state, colours)
    auction.finish()
    if not sold or state.opener != state.high_bidder:
        _check_opener(auction, state, colours)
    return sold


def _read_winner(auction: Fields, state: ClassicState, colours: tuple[str, ...]) -> None:
    """Payment, mine and time points are done; the area was empty (C-22)."""
    name = state.county.area_names[state.area]
    owner = colours[state.owner[state.area]]
    if state.tin[state.area] + state.copper[state.area] + state.water[state.area] > 0:
        problem = f"is {name}, where a mine and cubes are"
        raise auction.refusal("area", problem, "an area without a mine, or without cubes")
    auction.choice("winner", (owner,), owner)
    auction.words("in", (owner,), "colours", ())
    high = auction.table("high")
    high.choice("by", (owner,))
    state.high_bid = high.whole("bid", LEAST_BID, MOST_POUNDS)
    state.high_bidder = colours.index(owner)
    high.finish()


def _read_bids(auction: Fields, state: ClassicState, colours: tuple[str, ...]) -> None:
    """Set the highest bid and who is in; whoever cannot raise is out (C-9)."""
    able = [colour for seat, colour in enumerate(colours) if may_take_part(state, seat)]
    if "high" in auction:
        high = auction.table("high")
        bidder = colours.index(high.choice("by", able))
        most = int(state.money[bidder])
        if most < LEAST_BID:
            problem = f'is "{colours[bidder]}", who has no money'
            raise high.refusal("by", problem, "a bidder with the money for the bid")
        state.high_bid = high.whole("bid", LEAST_BID, most)
        state.high_bidder = bidder
        high.finish()
    bidding = auction.words("in", colours, "colours", able)
    for colour in bidding:
        if colour not in able:
            problem = f'has "{colour}", who may not take part'
            raise auction.refusal("in", problem, listed(able))
    if state.high_bidder != EMPTY and colours[state.high_bidder] not in bidding:
        problem = f"has no {colours[state.high_bidder]}, whose bid is the highest"
        raise auction.refusal("in", problem, "everybody who has not dropped out")
    lowest = LEAST_BID if state.high_bidder == EMPTY else int(state.high_bid) + 1
    for colour in bidding:
        seat = colours.index(colour)
        state.bidding[seat] = seat == state.high_bidder or bool(state.money[seat] >= lowest)


def _check_opener(auction: Fields, state: ClassicState, colours: tuple[str, ...]) -> None:
    """The opener is the active player; only a winning opener's marker has moved on (C-6)."""
    active = int(leftmost_uppermost(state))
    if state.opener != active:
        problem = f'is "{colours[state.opener]}"'
        allowed = f"{colours[active]}, whose turn it is on the time track"
        raise auction.refusal("opener", problem, allowed)


# Investment boxes (C-14, C-18).

INVESTED: Final = (INVEST_PHASE, PROSPECT_PHASE, OVER)


def read_boxes(fields: Fields, state: ClassicState, colours: tuple[str, ...]) -> None:
    """Set the cubes in boxes of rounds that have invested, and count them."""
    boxes = fields.table("boxes", needed=False)
    last = int(state.round) if state.phase in INVESTED else int(state.round) - 1
    rounds = [str(number) for number in range(1, last + 1)]
    prices = [str(price) for price in state.board.box_price]
    for number in boxes.keys():  # noqa: SIM118 - asking for the keys makes them known
        if number not in rounds:
            problem = "is no round that has invested"
            raise boxes.refusal(shown(number).strip('"'), problem, listed(rounds))
        column = boxes.table(number)
        for price in column.keys():  # noqa: SIM118
            if price not in prices:
                raise column.refusal(shown(price).strip('"'), "is no row", listed(prices))
            row = prices.index(price)
            for owner in _owners(column, price, colours):
                put_cube(state, owner, int(number), row)
                state.points[owner] += state.board.box_points[
                    (int(number) - 1) * state.board.rows + row
                ]
    _count_cubes(boxes, state, colours)


def _owners(column: Fields, price: str, colours: tuple[str, ...]) -> list[int]:
    owners = column.items(price, "colours")
    if not 0 < len(owners) <= BOX_PLACES:
        raise column.refusal(price, f"has {len(owners)} cubes", f"1 to {BOX_PLACES} in a box")
    for owner in owners:
        if owner not in colours:
            raise column.refusal(price, f"has {shown(owner)}", listed(colours))
    return [colours.index(str(owner)) for owner in owners]


def _count_cubes(boxes: Fields, state: ClassicState, colours: tuple[str, ...]) -> None:
    """No colour has more cubes than it has at the start (C-1)."""
    placed = list(state.boxes)
    for seat, colour in enumerate(colours):
        cubes = placed.count(seat)
        if cubes > state.board.cubes:
            problem = f"hold {cubes} cubes of {colour}"
            raise boxes.refusal("all boxes", problem, f"{state.board.cubes} of each colour")
        state.cubes_left[seat] = state.board.cubes - cubes


# What a position of the edition of 2007 is about: the seats; nothing else can be chosen.

# Keys of the other edition: they may stand there if they say nothing.
OF_THE_TABLE: Final = (
    "expansions",
    "wallace",
    "wallace_cards",
    "impossible_cards",
    "market",
    "emigrated",
    "peekers",
    "decks",
    "seen",
)
OF_A_PLAYER: Final = (
    "wallace",
    "hand",
    "discarded",
    "limiter",
    "calciner_left",
    "miners_left",
    "waiting",
    "owed",
    "income",
    "under",
)
OF_THE_ORE: Final = ("arsenic",)
OF_AN_AREA: Final = ("tile", "drainage", "pump", "arsenic", "calciner")


def read_classic_set_up(fields: Fields) -> ReadSetUp:
    """Return the set-up of a position; Unreadable says what is not offered."""
    players, colours, names = read_seats(fields, COLOURS, CLASSIC_SEAT_COUNTS)
    options = Options(TITLE, len(players), CLASSIC)
    return ReadSetUp(options, colours, names, fields, players)


def pass_over_other_edition(fields: Fields, keys: tuple[str, ...]) -> None:
    """Refuse a key that says anything of what only the other edition has."""
    for key in keys:
        if key in fields and not says_nothing(fields.raw(key, "")):
            problem = f"is {shown(fields.raw(key, ''))}, which the edition of 2007 does not have"
            raise fields.refusal(key, problem, "no such key")


def says_nothing(value: object) -> bool:
    """Return whether a value is 0, false or empty, and all there is in a table."""
    if isinstance(value, dict):
        return all(says_nothing(inside) for inside in value.values())
    return value in (0, "", []) and not isinstance(value, float)


# Who is to move; the position must put a question to them.

Colours = tuple[str, ...]


def read_turn(fields: Fields, state: ClassicState, colours: Colours, *, dice_are_due: bool) -> None:
    """Set who is to move; left out it is whom the phase asks first."""
    phase = PHASE_WORDS[int(state.phase)]
    movers = [CHANCE] if dice_are_due else MOVERS[int(state.phase)](fields, state, colours)
    several = state.phase == PUMPS_PHASE
    state.to_move = mover_of(fields, phase, movers, colours, told=several)
    if state.phase in (ACTIONS, PUMPS_PHASE):
        state.active = state.to_move
    elif state.opener != EMPTY:
        state.active = state.opener
    if state.phase == PROSPECT_PHASE and state.to_move != CHANCE and "prospect" in fields:
        raise fields.refusal("prospect", "is there although nobody rolls", "no such key")


def _acting(_fields: Fields, state: ClassicState, _colours: Colours) -> list[int]:
    return [int(leftmost_uppermost(state))]


def _bidding(_fields: Fields, state: ClassicState, _colours: Colours) -> list[int]:
    """The opener before the first bid, then the next one in clockwise (C-9)."""
    if state.high_bidder == EMPTY:
        return [int(state.opener)] if state.bidding[state.opener] else []
    return [seat for seat in [int(next_bidder(state, state.high_bidder))] if seat != EMPTY]


def _pumping(fields: Fields, state: ClassicState, _colours: Colours) -> list[int]:
    """Anybody who has not passed may have taken the pumps; some area must have water (C-23)."""
    state.pumps_left = fields.whole("pumps_left", 1, int(max(state.county.pumps)))
    if not has_water(state):
        return []
    return [seat for seat in range(int(state.seats)) if state.place[seat] == EMPTY]


def _investing(fields: Fields, state: ClassicState, colours: Colours) -> list[int]:
    """Everybody who has not declined and has a cube and money, in passing order (C-14, C-24)."""
    declined = fields.words("declined", colours, "colours", ())
    cheapest = cheapest_open(state)
    for seat, colour in enumerate(colours):
        state.declined[seat] = colour in declined or not can_invest(state, seat, cheapest)
    return [seat for seat in in_passing_order(state) if not state.declined[seat]]


def _prospecting(fields: Fields, state: ClassicState, colours: Colours) -> list[int]:
    """The first of those still to prospect, or luck when the dice are due (C-15)."""
    prospectors = fields.words("prospectors", colours, "colours")
    first = [colours[seat] for seat in track(state)[0][:PROSPECTORS]]
    count = len(prospectors)
    if count == 0 or prospectors not in (first[:count], first[-count:]):
        allowed = f"{shown(first)}, the first in column 0, or those of them still to prospect"
        raise fields.refusal("prospectors", f"is {shown(prospectors)}", allowed)
    state.next_prospector = colours.index(prospectors[0])
    if count > 1:
        state.later_prospector = colours.index(prospectors[1])
    if "to_move" not in fields or fields.raw("to_move", LUCK_WORD) != LUCK_WORD:
        return [int(state.next_prospector)] if has_empty_area(state) else []
    state.area = area_number(fields, state, fields.raw("prospect", "an area"), "prospect")
    if not is_empty(state, state.area):
        problem = f"is {state.county.area_names[state.area]}, which is not empty"
        raise fields.refusal("prospect", problem, "an area without mine and cubes")
    return [CHANCE]


def _nobody(fields: Fields, state: ClassicState, colours: Colours) -> list[int]:
    for seat in range(int(state.seats)):
        state.declined[seat] = 1
    check_ranking(fields, state, colours)
    return [NOBODY]


# Who may be to move in each phase, as the rest of the position says.
MOVERS: Final[dict[int, Callable[[Fields, ClassicState, Colours], list[int]]]] = {
    PRICES: lambda _fields, _state, _colours: [CHANCE],
    ACTIONS: _acting,
    AUCTION: _bidding,
    PUMPS_PHASE: _pumping,
    INVEST_PHASE: _investing,
    PROSPECT_PHASE: _prospecting,
    OVER: _nobody,
}
