"""Why a counter cannot be built: stack, era, space, card, coal, money (B-5, B-6, B-9); and why a
card allows no building.
"""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.reasons import FactValue, Reason
from game.titles.brass.rules import building, kinds
from game.titles.brass.rules.cards import card_kind_set_for_build
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.feasibility import first_empty_space_for_industry
from game.titles.brass.rules.hands import card_kind_set_in_hand, hand_size
from game.titles.brass.rules.own_network import location_set_for_industry_card
from game.titles.brass.rules.sources import can_pay
from game.titles.brass.rules.state import BrassState

SPACE_REASON_KEYS_MOST_TELLING_FIRST: Final = (
    "too-dear",
    "no-coal",
    "not-in-network",
    "no-card-for",
    "own-counter-here",
)
"""The keys of reasons about single spaces, those closest to being possible first."""
REASON_KEYS_OF_MISSING_CARD: Final = ("not-in-network", "no-card-for")
REASON_KEYS_AGAINST_TWO_CARDS: Final = (
    "two-cards-first-round",
    "two-cards-second-action",
    "two-cards-too-few",
    "two-cards-not-over",
)


def why_not_build(
    view: BrassState, industries: Sequence[int], spaces: Sequence[int]
) -> Reason | None:
    """Return the most telling reason why none of the industries can be built on any of the spaces,
    None if one can.

    An empty list of industries stands for all industries, an empty list of spaces for all spaces.
    """
    every_space = spaces or range(int(view.board.space_count))
    reasons: dict[str, Reason] = {}
    for industry in industries or range(len(INDUSTRY_NAMES)):
        at_all = why_top_counter_is_not_buildable(view, industry)
        if at_all:
            reasons.setdefault(at_all.key, at_all)
            continue
        for space in every_space:
            if view.board.industry_set_of_space[space] & kinds.BIT_BY_PLACE[industry]:
                for cards in (kinds.BUILT_WITH_ONE_CARD_FIELD, kinds.BUILT_WITH_TWO_CARDS_FIELD):
                    reason = why_not_build_industry_on_space(view, industry, space, cards)
                    if reason is None:
                        return None
                    reasons.setdefault(reason.key, reason)
    if len(industries) == 1:
        at_all = why_top_counter_is_not_buildable(view, industries[0])
        if at_all:
            return at_all
    found = next(
        (reasons[key] for key in SPACE_REASON_KEYS_MOST_TELLING_FIRST if key in reasons), None
    )
    return _reason_for_all_spaces(view, found)


def why_top_counter_is_not_buildable(view: BrassState, industry: int) -> Reason | None:
    """Return why the seat to move cannot build an industry anywhere: no counter left, or the
    wrong era; None otherwise (B-5.8, B-5.9)."""
    facts: dict[str, FactValue] = {"industry": INDUSTRY_NAMES[industry]}
    kind = int(top_counter_kind_of_stack(view, view.to_move, industry))
    if kind == kinds.EMPTY:
        return Reason("stack-empty", facts)
    facts["level"] = kind % kinds.LEVEL_COUNT
    if building.is_buildable_in_era(view, kind):
        return None
    if kind % kinds.LEVEL_COUNT == 0:
        return Reason("level-zero", facts)
    return Reason("canal-era-only" if view.era == kinds.RAIL_ERA else "rail-era-only", facts)


def why_not_build_industry_on_space(
    view: BrassState, industry: int, space: int, card_count: int
) -> Reason | None:
    """Return why the seat to move cannot build its top counter of an industry on a space with
    `card_count` (one or two) cards, None if it can.

    The reasons are tried in this order: the space shows another industry, no counter or the wrong
    era, two cards, the space, the cards in hand, coal, money.
    """
    seat = int(view.to_move)
    board = view.board
    place = board.place_names[int(board.place_of_space[space])]
    facts: dict[str, FactValue] = {"industry": INDUSTRY_NAMES[industry], "place": place}
    if not board.industry_set_of_space[space] & kinds.BIT_BY_PLACE[industry]:
        return Reason("not-shown", facts)
    reason = why_top_counter_is_not_buildable(view, industry) or (
        why_not_play_two_cards(view) if card_count == kinds.BUILT_WITH_TWO_CARDS_FIELD else None
    )
    kind = int(top_counter_kind_of_stack(view, seat, industry))
    reason = reason or _why_counter_cannot_lie_on_space(view, kind, space, card_count)
    if reason is None and card_count == kinds.BUILT_WITH_ONE_CARD_FIELD:
        reason = why_no_card_allows_build(view, industry, space)
    if reason:
        return reason
    pounds = int(building.building_price(view, kind, board.place_of_space[space]))
    if pounds == building.UNAVAILABLE_CUBES_POUNDS:
        return Reason("no-coal", facts)
    if not can_pay(view, seat, pounds):
        money = int(view.money[seat])
        cubes = _needed_cubes_facts(view, kind)
        return Reason("too-dear", {**facts, "pounds": pounds, "money": money, **cubes})
    return None


def _needed_cubes_facts(view: BrassState, kind: int) -> dict[str, FactValue]:
    """Return facts about the cubes that a kind of counter needs: 1 or 0 under "only_coal",
    "only_iron" and "coal_and_iron". At most one of them is 1; all are 0 if it needs no cubes."""
    coal = bool(view.board.needs_coal[kind])
    iron = bool(view.board.needs_iron[kind])
    return {
        "only_coal": int(coal and not iron),
        "only_iron": int(iron and not coal),
        "coal_and_iron": int(coal and iron),
    }


def why_not_build_on_space(
    view: BrassState, space: int, industries: Sequence[int] = ()
) -> Reason | None:
    """Return why none of the industries can be built on a space, even with two cards, None if one
    can. If `industries` is empty, all industries that the space shows are tried.

    Of several reasons the most telling one is returned.
    """
    shown = [
        industry
        for industry in industries or range(len(INDUSTRY_NAMES))
        if view.board.industry_set_of_space[space] & kinds.BIT_BY_PLACE[industry]
    ]
    if not shown:
        return why_not_build_industry_on_space(
            view, industries[0], space, kinds.BUILT_WITH_ONE_CARD_FIELD
        )
    reasons: list[Reason] = []
    for industry in shown:
        reason = _why_not_with_any_cards(view, industry, space)
        if reason is None:
            return None
        reasons.append(reason)
    return most_telling_reason(reasons)


def _why_not_with_any_cards(view: BrassState, industry: int, space: int) -> Reason | None:
    """Return why neither one card nor two cards allow an industry on a space, None if either does.

    It is the reason against the build with two cards if the seat lacks only a fitting card for the
    build with one and could play two cards; otherwise the reason against the build with one.
    """
    by_one = why_not_build_industry_on_space(view, industry, space, kinds.BUILT_WITH_ONE_CARD_FIELD)
    by_two = why_not_build_industry_on_space(
        view, industry, space, kinds.BUILT_WITH_TWO_CARDS_FIELD
    )
    if by_one is None or by_two is None:
        return None
    return (
        by_one
        if by_one.key not in REASON_KEYS_OF_MISSING_CARD
        or by_two.key in REASON_KEYS_AGAINST_TWO_CARDS
        else by_two
    )


def why_card_allows_no_build(view: BrassState, card: int) -> Reason | None:
    """Return why a card of the hand alone does not allow any build, None if it does: the most
    telling reason among all spaces and industries that the card could be used for.
    """
    board = view.board
    locations = int(view.board.location_count)
    industries = [card - locations] if card >= locations else list(range(len(INDUSTRY_NAMES)))
    if card >= locations and (at_all := why_top_counter_is_not_buildable(view, industries[0])):
        return at_all
    reasons: list[Reason] = []
    about_empty: list[Reason] = []
    for space in range(int(board.space_count)):
        if card < locations and board.place_of_space[space] != card:
            continue
        for industry in industries:
            if not board.industry_set_of_space[space] & kinds.BIT_BY_PLACE[industry]:
                continue
            reason = why_not_build_with_card(view, card, industry, space)
            if reason is None:
                return None
            reasons.append(reason)
            if view.owner[space] == kinds.EMPTY:
                about_empty.append(reason)
    found = most_telling_reason(reasons)
    if card >= locations:
        return _reason_for_all_spaces(view, found)
    if found.key in SPACE_REASON_KEYS_MOST_TELLING_FIRST:
        return found
    if about_empty:
        return most_telling_reason(about_empty)
    return Reason("spaces-taken", {"place": board.place_names[card]})


def why_not_build_with_card(
    view: BrassState, card: int, industry: int, space: int
) -> Reason | None:
    """Return why an industry cannot be built on a space with one certain card, None if it can
    (B-5.2, B-5.3).

    A location's card is valid there, an industry's card in the seat's network.
    """
    seat = int(view.to_move)
    board = view.board
    if card_kind_set_for_build(view, seat, industry, space) & int(kinds.BIT_BY_PLACE[card]):
        return why_not_build_industry_on_space(
            view, industry, space, kinds.BUILT_WITH_ONE_CARD_FIELD
        )
    place = board.place_names[int(board.place_of_space[space])]
    if card == board.location_count + industry:
        return Reason("not-in-network", {"industry": INDUSTRY_NAMES[industry], "place": place})
    key = "card-of-another-place" if card < board.location_count else "card-of-another-industry"
    return Reason(key, {"card": board.card_names[card]})


def most_telling_reason(reasons: Sequence[Reason]) -> Reason:
    """Return the reason that is closest to being possible: by the order in
    `SPACE_REASON_KEYS_MOST_TELLING_FIRST`, and among those of one kind the one that lacks the least
    money."""
    rank = {key: number for number, key in enumerate(SPACE_REASON_KEYS_MOST_TELLING_FIRST)}

    def distance(reason: Reason) -> tuple[int, int]:
        price = reason.facts.get("pounds", 0)
        return rank.get(reason.key, len(rank)), price if isinstance(price, int) else 0

    return min(reasons, key=distance)


def _reason_for_all_spaces(view: BrassState, reason: Reason | None) -> Reason:
    """Return the reason about all spaces that corresponds to a reason about one space. It is
    "no-space-anywhere" if there is no telling reason, and "no-network" if the reason is a missing
    network and the seat has nothing on the board (B-5.4)."""
    if reason is None or reason.key not in SPACE_REASON_KEYS_MOST_TELLING_FIRST:
        return Reason("no-space-anywhere")
    if reason.key == "not-in-network" and location_set_for_industry_card(view, view.to_move) == 0:
        return Reason("no-network")
    return Reason(f"{reason.key}-anywhere", reason.facts)


def why_not_play_two_cards(view: BrassState) -> Reason | None:
    """Return why the seat to move cannot play two cards together, which take both actions of a
    turn; None if it can (B-4.6)."""
    if view.era == kinds.CANAL_ERA and view.round == 1:
        return Reason("two-cards-first-round")
    if view.action > 1:
        return Reason("two-cards-second-action")
    return (
        Reason("two-cards-too-few")
        if hand_size(view, view.to_move) < kinds.BUILT_WITH_TWO_CARDS_FIELD
        else None
    )


def _why_counter_cannot_lie_on_space(
    view: BrassState, kind: int, space: int, card_count: int
) -> Reason | None:
    """Return why a kind of counter cannot lie on a space, None if it can (B-5.10, B-6.2, B-9).

    In a location only the first empty space can be used, or a space whose counter may be built
    over. For a later empty space, return the reason against the first one; if there is none,
    "other-space-first".
    """
    seat = int(view.to_move)
    board = view.board
    industry = kind // kinds.LEVEL_COUNT
    facts: dict[str, FactValue] = {"place": board.place_names[int(board.place_of_space[space])]}
    if view.owner[space] == kinds.EMPTY:
        if building.is_barred_by_own_counter(view, seat, space):
            return Reason("own-counter-here", facts)
        first = int(first_empty_space_for_industry(view, industry, space))
        if first == space:
            return None
        reason_of_first = why_not_build_industry_on_space(view, industry, first, card_count)
        return reason_of_first or Reason("other-space-first", facts)
    if card_count == kinds.BUILT_WITH_TWO_CARDS_FIELD and not board.may_two_cards_build_over:
        return Reason("two-cards-not-over", facts)
    if building.may_build_over(view, seat, kind, space):
        return None
    old = int(view.counter[space])
    facts = {
        **facts,
        "industry": INDUSTRY_NAMES[old // kinds.LEVEL_COUNT],
        "level": old % kinds.LEVEL_COUNT,
    }
    if old // kinds.LEVEL_COUNT != industry:
        return Reason("space-taken", facts)
    if view.owner[space] != seat and industry not in (
        kinds.COAL_MINE_INDUSTRY,
        kinds.IRONWORKS_INDUSTRY,
    ):
        return Reason("not-yours-to-build-over", facts)
    if view.owner[space] != seat and not building.is_resource_used_up_everywhere(view, industry):
        # B-9.2 forbids every level of another player's mine or ironworks
        return Reason(
            "coal-is-left" if industry == kinds.COAL_MINE_INDUSTRY else "iron-is-left", facts
        )
    if old >= kind:
        return Reason("level-not-higher", facts)
    return Reason("own-counter-here", facts)


def why_no_card_allows_build(view: BrassState, industry: int, space: int) -> Reason | None:
    """Return why no card of the hand alone allows an industry on a space, None if one does
    (B-5.2, B-5.3)."""
    seat = int(view.to_move)
    board = view.board
    held = int(card_kind_set_in_hand(view, seat))
    if held & int(card_kind_set_for_build(view, seat, industry, space)):
        return None
    facts: dict[str, FactValue] = {
        "industry": INDUSTRY_NAMES[industry],
        "place": board.place_names[int(board.place_of_space[space])],
    }
    holds = held & int(kinds.BIT_BY_PLACE[board.location_count + industry])
    return Reason("not-in-network" if holds else "no-card-for", facts)
