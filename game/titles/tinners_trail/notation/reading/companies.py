"""The players' money, pieces, ore and cards. The work track and the order of passing (T-1,
T-4, C-6, C-21)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.fields import Fields, shown
from game.titles.tinners_trail.notation.reading.areas import read_arsenic_of
from game.titles.tinners_trail.notation.reading.box import mines_of, read_his_deck, read_purse
from game.titles.tinners_trail.notation.reading.cards import read_cards
from game.titles.tinners_trail.notation.reading.emigration import read_emigration_of
from game.titles.tinners_trail.notation.reading.later import OF_A_PLAYER, OF_THE_ORE, pass_over
from game.titles.tinners_trail.rules.both_editions.state import CountyState
from game.titles.tinners_trail.rules.kinds import (
    ADELAIDE_PHASE,
    DRAFT,
    HAND_SLOTS,
    INVEST_PHASE,
    OVER,
    PEEK_PHASE,
    PRICES,
    REGIONS,
)
from game.titles.tinners_trail.rules.state import TrailState

# The players' money, pieces, ore and cards.

MOST_POINTS = 99_999
MOST_CUBES = 99  # ten extractions of five cubes are the most a round allows
WITHOUT_ORE = (DRAFT, PRICES, INVEST_PHASE, PEEK_PHASE, OVER)  # I-1: all of it has been sold


def read_companies(players: Sequence[Fields], state: TrailState) -> None:
    """Set every seat's entry; what is left out is as at the start (S-1).

    Mines on the map are not in front of their player any more, so areas are read before.
    """
    for seat, player in enumerate(players):
        sold = state.phase in WITHOUT_ORE
        read_purse(player, state, seat, sold=sold)
        state.points[seat] = player.whole("points", 0, MOST_POINTS, 0)
        mines = mines_of(state, seat)
        unbuilt = max(0, mines - list(state.owner).count(seat))
        state.mines_left[seat] = player.whole("mines_left", 0, mines, unbuilt)
        ore = player.table("ore", needed=False)
        most = 0 if sold else MOST_CUBES
        state.ore_tin[seat] = ore.whole("tin", 0, most, 0)
        state.ore_copper[seat] = ore.whole("copper", 0, most, 0)
        read_arsenic_of(player, ore, state, seat)
        read_emigration_of(player, state, seat)
        pass_over(ore, OF_THE_ORE, state)
        ore.finish()
        _read_hand(player, state, seat)
        _read_discards(player, state, seat)
        pass_over(player, OF_A_PLAYER, state)
        player.finish()


def _read_hand(player: Fields, state: TrailState, seat: int) -> None:
    cards = read_cards(player, "hand", state, may_hide=True)
    most = HAND_SLOTS - 1
    if len(cards) > most:
        raise player.refusal("hand", f"has {len(cards)} cards", f"at most {most}")
    if seat == state.board.wallace_seat:
        cards = read_his_deck(player, state, cards)
    for slot, card in enumerate(cards):
        state.hand[seat * HAND_SLOTS + slot] = card


def _read_discards(player: Fields, state: TrailState, seat: int) -> None:
    """Draft discards: at most one of each region in play (S-4)."""
    for card in read_cards(player, "discarded", state):
        text = state.board.card_texts[card]
        back = int(state.board.card_back[card])
        slot = seat * REGIONS + back
        if back >= state.board.regions or state.discarded[slot] >= 0:
            allowed = "one card of each region in play"
            raise player.refusal("discarded", f"has {shown(text)}", allowed)
        state.discarded[slot] = card


# The work track and the order of passing (T-1, T-4, C-6, C-21).


@dataclass(frozen=True, slots=True)
class PassedPhases:
    """The phases in which all have passed, and those in which nobody has."""

    all: tuple[int, ...]
    none: tuple[int, ...]


PASSING: Final = PassedPhases((ADELAIDE_PHASE, INVEST_PHASE, OVER), (DRAFT, PRICES, PEEK_PHASE))


def read_track(
    fields: Fields, state: CountyState, colours: tuple[str, ...], passing: PassedPhases
) -> None:
    """Set every marker; those that are named nowhere stand in column 0 in seat order.

    `passing` says who may have passed in which phase.
    """
    invested = fields.words("invested", colours, "colours", ())
    work = fields.table("work", needed=False)
    columns: list[list[str]] = [[] for _ in range(int(state.county.columns) + 1)]
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
    _check_passed(fields, state, passing)


def _column(work: Fields, key: str, last: int) -> int:
    columns = {str(column): column for column in range(last + 1)}
    if key in columns:
        return columns[key]
    raise work.refusal(shown(key), "is no column", f"0 to {last}")


def _check_passed(fields: Fields, state: CountyState, passing: PassedPhases) -> None:
    """All have passed when they invest, somebody has not while they act, nobody in between."""
    if state.phase in passing.all:
        allowed = "every colour in this phase"
        wrong = state.passed < state.seats
    elif state.phase in passing.none:
        allowed = "none in this phase"
        wrong = state.passed > 0
    else:
        allowed = "not every colour in this phase"
        wrong = state.passed == state.seats
    if wrong:
        raise fields.refusal("invested", f"has {state.passed} colours", allowed)
