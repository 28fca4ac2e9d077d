"""Reading the players: money, pieces, ore, cards, boxes of 2007, and the order of passing."""

from collections.abc import Sequence
from typing import Final

from game.fields import Fields, listed, shown
from game.titles.tinners_trail.notation.reading.cards import read_cards
from game.titles.tinners_trail.notation.reading.expansions import (
    pass_over,
    read_arsenic_of,
    read_emigration_of,
)
from game.titles.tinners_trail.notation.reading.wallace import mines_of, read_his_deck, read_purse
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.edition_2007 import put_cube
from game.titles.tinners_trail.rules.kinds import BOX_PLACES, INVEST_PHASE, OVER, PROSPECT_PHASE
from game.titles.tinners_trail.rules.state import TrailState

# The players' money, pieces, ore and cards.

MOST_POINTS = 99_999
MOST_CUBES = 99  # ten extractions of five cubes are the most a round allows
WITHOUT_ORE = (
    kinds.DRAFT,
    kinds.PRICES,
    kinds.INVEST_PHASE,
    kinds.PEEK_PHASE,
    kinds.PROSPECT_PHASE,
    kinds.OVER,
)  # I-1: all of it has been sold

ALL_PASSED: Final = (kinds.ADELAIDE_PHASE, kinds.INVEST_PHASE, kinds.OVER)
NONE_PASSED: Final = (kinds.DRAFT, kinds.PRICES, kinds.PEEK_PHASE, kinds.PROSPECT_PHASE)

INVESTED: Final = (INVEST_PHASE, PROSPECT_PHASE, OVER)


def read_companies(players: Sequence[Fields], state: TrailState) -> None:
    """Set every seat's entry; what is left out is as at the start (S-1, C-1).

    Mines on the map are not in front of their player any more, so areas are read before.
    """
    for seat, player in enumerate(players):
        sold = state.phase in WITHOUT_ORE
        read_purse(player, state, seat, sold=sold)
        if state.board.edition_2007:
            _check_boxes(player, "points", int(state.points[seat]))
            _check_boxes(player, "cubes_left", int(state.cubes_left[seat]))
        else:
            state.points[seat] = player.whole("points", 0, MOST_POINTS, 0)
        mines = mines_of(state, seat)
        owned = list(state.owner).count(seat)
        if state.board.edition_2007 and owned > mines:
            problem = f"has {owned} mines in area"
            raise player.refusal("mines_left", problem, f"{mines} of each colour")
        unbuilt = max(0, mines - owned)
        most = unbuilt if state.board.edition_2007 else mines
        state.mines_left[seat] = player.whole("mines_left", 0, most, unbuilt)
        ore = player.table("ore", needed=False)
        most = 0 if sold else MOST_CUBES
        state.ore_tin[seat] = ore.whole("tin", 0, most, 0)
        state.ore_copper[seat] = ore.whole("copper", 0, most, 0)
        read_arsenic_of(player, ore, state, seat)
        read_emigration_of(player, state, seat)
        pass_over(ore, "ore", state)
        ore.finish()
        if not state.board.edition_2007:
            cards = read_cards(player, "hand", state, may_hide=True)
            if len(cards) >= kinds.HAND_SLOTS:
                allowed = f"at most {kinds.HAND_SLOTS - 1}"
                raise player.refusal("hand", f"has {len(cards)} cards", allowed)
            if seat == state.board.wallace_seat:
                cards = read_his_deck(player, state, cards)
            for slot, card in enumerate(cards):
                state.hand[seat * kinds.HAND_SLOTS + slot] = card
            _read_discards(player, state, seat)
        pass_over(player, "player", state)
        player.finish()


def _check_boxes(player: Fields, key: str, right: int) -> None:
    """Refuse a number that is not what the boxes say (C-25)."""
    found = player.raw(key, "") if key in player else right
    if type(found) is not int or found != right:
        raise player.refusal(key, f"is {found}", f"{right}, as the cubes in boxes say")


def _read_discards(player: Fields, state: TrailState, seat: int) -> None:
    """Draft discards: at most one of each region in play (S-4)."""
    for card in read_cards(player, "discarded", state):
        text = state.board.card_texts[card]
        back = int(state.board.card_back[card])
        slot = seat * kinds.REGIONS + back
        if back >= state.board.regions or state.discarded[slot] >= 0:
            allowed = "one card of each region in play"
            raise player.refusal("discarded", f"has {shown(text)}", allowed)
        state.discarded[slot] = card


# The work track and the order of passing (T-1, T-4, C-6, C-21).


def read_track(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Set every marker; those that are named nowhere stand in column 0 in seat order."""
    invested = fields.words("invested", colours, "colours", ())
    work = fields.table("work", needed=False)
    columns: list[list[str]] = [[] for _ in range(int(state.board.columns) + 1)]
    for key in work.keys():  # noqa: SIM118 - asking for the keys makes them known
        columns[_column(work, key, len(columns) - 1)] = work.words(key, colours, "colours")
    placed = list(invested)
    for number, markers in enumerate(columns):
        for colour in markers:
            if colour in placed:
                raise work.refusal(str(number), f'has "{colour}" again', "each marker once")
            placed.append(colour)
    columns[0] += [colour for colour in colours if colour not in placed]
    for number, markers in enumerate(columns):
        for depth, colour in enumerate(markers):
            state.column[colours.index(colour)] = number
            state.depth[colours.index(colour)] = depth
    for place, colour in enumerate(invested):
        state.place[colours.index(colour)] = place
    state.passed = len(invested)
    _check_passed(fields, state)


def _column(work: Fields, key: str, last: int) -> int:
    columns = {str(column): column for column in range(last + 1)}
    if key in columns:
        return columns[key]
    raise work.refusal(shown(key), "is no column", f"0 to {last}")


def _check_passed(fields: Fields, state: TrailState) -> None:
    """All have passed when they invest, somebody has not while they act, nobody in between."""
    if state.phase in ALL_PASSED:
        allowed = "every colour in this phase"
        wrong = state.passed < state.seats
    elif state.phase in NONE_PASSED:
        allowed = "none in this phase"
        wrong = state.passed > 0
    else:
        allowed = "not every colour in this phase"
        wrong = state.passed == state.seats
    if wrong:
        raise fields.refusal("invested", f"has {state.passed} colours", allowed)


# Reading the investment boxes of the edition of 2007 (C-14, C-18).


def read_boxes(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
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
    for seat, colour in enumerate(colours):  # no colour has more than at the start (C-1)
        cubes = list(state.boxes).count(seat)
        if cubes > state.board.cubes:
            problem = f"hold {cubes} cubes of {colour}"
            raise boxes.refusal("all boxes", problem, f"{state.board.cubes} of each colour")
        state.cubes_left[seat] = state.board.cubes - cubes


def _owners(column: Fields, price: str, colours: tuple[str, ...]) -> list[int]:
    owners = column.items(price, "colours")
    if not 0 < len(owners) <= BOX_PLACES:
        raise column.refusal(price, f"has {len(owners)} cubes", f"1 to {BOX_PLACES} in a box")
    for owner in owners:
        if owner not in colours:
            raise column.refusal(price, f"has {shown(owner)}", listed(colours))
    return [colours.index(str(owner)) for owner in owners]
