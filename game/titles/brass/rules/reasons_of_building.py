"""Why a counter cannot be built: stack, era, space, card, coal, money (B-5, B-6, B-9)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.title import Fact, Reason
from game.titles.brass.rules.building import (
    TOO_DEAR,
    building_price,
    is_crowded,
    is_of_era,
    is_used_up,
    may_build_over,
)
from game.titles.brass.rules.cards import hand_size, kinds_for_build, kinds_in_hand
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.kinds import (
    BIT,
    CANAL,
    COAL_MINE,
    EMPTY,
    IRONWORKS,
    LEVELS,
    ONE_CARD,
    RAIL,
    TWO_CARDS,
)
from game.titles.brass.rules.legal import first_empty
from game.titles.brass.rules.sources import can_pay
from game.titles.brass.rules.state import BrassState

# What tells most, of the reasons of single spaces.
TELLING: Final = ("too-dear", "no-coal", "not-in-network", "no-card-for", "own-counter-here")


def why_not_build(
    view: BrassState, seat: int, industries: Sequence[int], spaces: Sequence[int]
) -> Reason | None:
    """Return why none of the industries can be built on any of the spaces, None if one can."""
    every_space = spaces or range(int(view.board.spaces))
    reasons: dict[str, Reason] = {}
    for industry in industries or range(len(INDUSTRIES)):
        at_all = why_not_industry(view, seat, industry)
        if at_all:
            reasons.setdefault(at_all.key, at_all)
            continue
        for space in every_space:
            if view.board.shows[space] & BIT[industry]:
                for cards in (ONE_CARD, TWO_CARDS):
                    reason = why_not_build_at(view, seat, industry, space, cards)
                    if reason is None:
                        return None
                    reasons.setdefault(reason.key, reason)
    if len(industries) == 1:
        at_all = why_not_industry(view, seat, industries[0])
        if at_all:
            return at_all
    found = next((reasons[key] for key in TELLING if key in reasons), None)
    return Reason(f"{found.key}-anywhere", found.facts) if found else Reason("no-space-anywhere")


def why_not_industry(view: BrassState, seat: int, industry: int) -> Reason | None:
    """B-5.8, B-5.9: a counter left, of a level that is built in this era."""
    facts: dict[str, Fact] = {"industry": INDUSTRIES[industry]}
    kind = int(top_of_stack(view, seat, industry))
    if kind == EMPTY:
        return Reason("stack-empty", facts)
    facts["level"] = kind % LEVELS
    if is_of_era(view, kind):
        return None
    if kind % LEVELS == 0:
        return Reason("level-zero", facts)
    return Reason("canal-era-only" if view.era == RAIL else "rail-era-only", facts)


def why_not_build_at(
    view: BrassState, seat: int, industry: int, space: int, cards: int
) -> Reason | None:
    """Return why the top counter cannot be built on a space with one card, or with two."""
    board = view.board
    place = board.place_names[int(board.place_of[space])]
    facts: dict[str, Fact] = {"industry": INDUSTRIES[industry], "place": place}
    if not board.shows[space] & BIT[industry]:
        return Reason("not-shown", facts)
    reason = why_not_industry(view, seat, industry) or (
        why_not_two(view, seat) if cards == TWO_CARDS else None
    )
    kind = int(top_of_stack(view, seat, industry))
    reason = reason or _space(view, seat, kind, space, cards)
    if reason is None and cards == ONE_CARD:
        reason = why_no_card(view, seat, industry, space)
    if reason:
        return reason
    pounds = int(building_price(view, kind, board.place_of[space]))
    if pounds == TOO_DEAR:
        return Reason("no-coal", facts)
    if not can_pay(view, seat, pounds):
        return Reason("too-dear", {**facts, "pounds": pounds, "money": int(view.money[seat])})
    return None


def why_not_two(view: BrassState, seat: int) -> Reason | None:
    """B-4.6: two cards take both actions of a turn of two."""
    if view.era == CANAL and view.round == 1:
        return Reason("two-cards-first-round")
    if view.action > 1:
        return Reason("two-cards-second-action")
    return Reason("two-cards-too-few") if hand_size(view, seat) < TWO_CARDS else None


def _space(view: BrassState, seat: int, kind: int, space: int, cards: int) -> Reason | None:
    """B-5.10, B-6.2, B-9: the first empty space, or a counter that may be built over."""
    board = view.board
    facts: dict[str, Fact] = {"place": board.place_names[int(board.place_of[space])]}
    if view.owner[space] == EMPTY:
        if is_crowded(view, seat, space):
            return Reason("own-counter-here", facts)
        first = int(first_empty(view, kind // LEVELS, space))
        return None if first == space else Reason("other-space-first", facts)
    if cards == TWO_CARDS and not board.two_cards_over:
        return Reason("two-cards-not-over", facts)
    if may_build_over(view, seat, kind, space):
        return None
    old = int(view.counter[space])
    facts = {**facts, "industry": INDUSTRIES[old // LEVELS], "level": old % LEVELS}
    if old // LEVELS != kind // LEVELS:
        return Reason("space-taken", facts)
    if old >= kind:
        return Reason("level-not-higher", facts)
    if kind // LEVELS not in (COAL_MINE, IRONWORKS):
        return Reason("not-yours-to-build-over", facts)
    if not is_used_up(view, kind // LEVELS):
        return Reason("coal-is-left" if kind // LEVELS == COAL_MINE else "iron-is-left", facts)
    return Reason("own-counter-here", facts)


def why_no_card(view: BrassState, seat: int, industry: int, space: int) -> Reason | None:
    """B-5.2, B-5.3: the location's card, or the industry's within the own network."""
    board = view.board
    kinds = int(kinds_in_hand(view, seat))
    if kinds & int(kinds_for_build(view, seat, industry, space)):
        return None
    facts: dict[str, Fact] = {
        "industry": INDUSTRIES[industry],
        "place": board.place_names[int(board.place_of[space])],
    }
    holds = kinds & int(BIT[board.locations + industry])
    return Reason("not-in-network" if holds else "no-card-for", facts)
