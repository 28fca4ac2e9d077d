"""The draft of a move: picks in any order narrow the legal moves down to one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from game.engine.move import Move
from game.titles.brass.table.move_options import (
    ACTION_PART,
    BUILD_ACTION,
    BUYER_PART,
    CARDS_PART,
    INDUSTRY_PART,
    LINK_ACTION,
    MILL_PART,
    SPACE_PART,
    MoveOption,
)

QUESTIONS_ANSWERED_BY_FIRST_PICK = ("card", "coal", "iron")
"""Questions that the first pick answers."""
DEVELOP_ACTION = "develop"
SELL_ACTION = "sell"
LOAN_ACTION = "loan"
PASS_ACTION = "pass"
DONE_ACTION = "done"
MARKET_BUYER = "market"
ANY_CARD_ACTIONS = (LINK_ACTION, DEVELOP_ACTION, SELL_ACTION, LOAN_ACTION, PASS_ACTION)
"""Actions for which any card can be played."""

CardKindsLeastUsefulFirst = Callable[[Move], tuple[str, ...]]
"""The kinds of the held cards, from least to most useful once a move has been made."""


@dataclass
class Draft:
    """The picks for one move, which is played only when confirmed. Each pick narrows what can be
    picked next.

    `hand` are the kinds of the held cards. `kinds_least_useful_first` returns these kinds in the
    order in which they are proposed for a move, the least useful first; None means any order.
    `picked_card_slots` are the indices of the picked cards (two for a build with two cards),
    `pick_order` the names of the picked parts in order, so that the last can be undone.
    `picked_cube_sources` is the mine or ironworks picked for each kind of cube.
    """

    options: tuple[MoveOption, ...] = ()
    hand: tuple[str, ...] = ()
    kinds_least_useful_first: CardKindsLeastUsefulFirst | None = field(
        default=None, compare=False, repr=False
    )
    picks: dict[str, str] = field(default_factory=dict)
    picked_card_slots: tuple[int, ...] = ()
    picked_cube_sources: dict[str, str] = field(default_factory=dict)
    pick_order: list[str] = field(default_factory=list)

    @property
    def fitting_options(self) -> tuple[MoveOption, ...]:
        """The legal moves that contain all picks and can be played with the picked cards."""
        return self._options_fitting_picks_and_cards(self.picks, self.picked_card_slots)

    @property
    def option_to_confirm(self) -> MoveOption | None:
        """The move that confirming plays: the only one that fits the picks, or, with nothing
        picked, the one that declines another part of the action; None if there is neither."""
        if not self.is_begun:
            return next(
                (each for each in self.options if each.parts[ACTION_PART] == DONE_ACTION), None
            )
        left = self.fitting_options
        return left[0] if len(left) == 1 else None

    @property
    def is_begun(self) -> bool:
        """Whether anything is picked."""
        return bool(self.picks or self.picked_card_slots)

    @property
    def is_unbegun_with_action_choice(self) -> bool:
        """Whether nothing is picked and several actions are possible; no target is highlighted
        then."""
        kinds = {option.parts[ACTION_PART] for option in self.options} - {DONE_ACTION}
        return not self.is_begun and len(kinds) > 1

    @property
    def is_answered_by_first_pick(self) -> bool:
        """Whether the question asks for a card or for the source of a cube: the first pick answers
        it and needs no confirmation."""
        return (
            bool(self.options)
            and self.options[0].parts[ACTION_PART] in QUESTIONS_ANSWERED_BY_FIRST_PICK
        )

    def picked_or_only_value(self, part_name: str) -> str:
        """Return the picked value of a part, or the only value that fits the picks; "" while
        several are possible or nothing is picked."""
        if part_name in self.picks:
            return self.picks[part_name]
        values = (
            {option.parts.get(part_name, "") for option in self.fitting_options}
            if self.is_begun
            else set()
        )
        return values.pop() if len(values) == 1 else ""

    def legal_values(self, part_name: str) -> frozenset[str]:
        """Return the values of a part that fit the other picks."""
        others = {name: value for name, value in self.picks.items() if name != part_name}
        fitting = self._options_fitting_picks_and_cards(others, self.picked_card_slots)
        return frozenset(each.parts[part_name] for each in fitting if part_name in each.parts)

    def legal_spaces(self) -> frozenset[str]:
        """Return the spaces that can be picked now: building sites and mills, and ports once the
        mill is known."""
        spaces = self.legal_values(SPACE_PART) | self.legal_values(MILL_PART)
        return (
            spaces | self.legal_values(BUYER_PART)
            if self.picked_or_only_value(MILL_PART)
            else spaces
        )

    @property
    def spaces_of_card_picked_alone(self) -> frozenset[str]:
        """The spaces on which the picked cards allow a build; none if anything else is picked."""
        return (
            self.legal_values(SPACE_PART)
            if self.picked_card_slots and not self.picks
            else frozenset()
        )

    def can_play_card(self, slot: int) -> bool:
        """Return whether the card at an index of the hand can be played for the draft, in place of
        the picked or proposed ones.

        A build with two cards accepts any card.
        """
        if self.is_answered_by_first_pick:
            return self.hand[slot] in self.legal_values("card")
        return self.needs_two_cards or any(
            self._can_play_option_with_cards(each, (slot,)) for each in self.fitting_options
        )

    @property
    def plays_any_card(self) -> bool:
        """Whether every card of the hand can be played for the picked action, or for the action
        whose card is asked for, so that it does not matter which builds a card allows (B-4.3)."""
        if self.is_answered_by_first_pick:
            return self.legal_values("card") == {*self.hand}
        return self.is_begun and self.picked_or_only_value(ACTION_PART) in ANY_CARD_ACTIONS

    @property
    def pickable_industries(self) -> frozenset[str]:
        """The industries that can be picked for the action, or for a build while several actions
        fit the picks; none while nothing is picked and several actions are possible."""
        if self.is_unbegun_with_action_choice:
            return frozenset()
        if self.picked_or_only_value(ACTION_PART) or not self.is_begun:
            return self.legal_values(INDUSTRY_PART)
        others = {part: value for part, value in self.picks.items() if part != INDUSTRY_PART}
        return frozenset(
            each.parts[INDUSTRY_PART]
            for each in self._options_fitting_picks_and_cards(others, self.picked_card_slots)
            if each.parts[ACTION_PART] == BUILD_ACTION
        )

    @property
    def needs_two_cards(self) -> bool:
        """Whether something is picked and every move that fits the picks is a build with two
        cards."""
        left = self.fitting_options if self.is_begun else ()
        return bool(left) and all(each.parts.get(CARDS_PART) == "2" for each in left)

    @property
    def actions_playable_with_picked_cards(self) -> frozenset[str]:
        """Return the actions for which the picked cards can be played, including those that fit all
        picks."""
        fitting = (
            *self._options_fitting_picks_and_cards({}, self.picked_card_slots),
            *self.fitting_options,
        )
        return frozenset(each.parts[ACTION_PART] for each in fitting)

    def needs_two_cards_for(self, industry: str) -> bool:
        """Return whether, with what is picked now, an industry can be built only with two cards."""
        builds = [
            each.parts
            for each in self._options_fitting_picks_and_cards(self.picks, self.picked_card_slots)
        ]
        there = [parts for parts in builds if parts.get(INDUSTRY_PART) == industry]
        return bool(there) and all(parts.get(CARDS_PART) == "2" for parts in there)

    @property
    def spaces_needing_two_cards(self) -> frozenset[str]:
        """The spaces that can be picked for a build, but only with two cards."""
        picks = {name: value for name, value in self.picks.items() if name != SPACE_PART}
        builds = [
            each.parts
            for each in self._options_fitting_picks_and_cards(picks, self.picked_card_slots)
            if SPACE_PART in each.parts
        ]
        by_one = {parts[SPACE_PART] for parts in builds if parts.get(CARDS_PART) != "2"}
        return frozenset(parts[SPACE_PART] for parts in builds) - by_one

    @property
    def allows_build_with_two_cards(self) -> bool:
        """Whether a legal build of the question takes two cards, for which any card can be
        played."""
        return any(each.parts.get(CARDS_PART) == "2" for each in self.options)

    def count_builds_with_card(self, card_kind: str) -> int:
        """Return how many of the question's legal builds a card of this kind allows."""
        return sum(
            1
            for each in self.options
            if each.usable_card_kinds is not None and card_kind in each.usable_card_kinds
        )

    def pick_value(self, part_name: str, value: str) -> bool:
        """Pick a value of a part and drop earlier picks that do not fit it.

        Return False if it is picked already or no move has it.
        """
        if self.picks.get(part_name) == value:
            return False
        picks = {name: each for name, each in self.picks.items() if name != part_name}
        slots = self.picked_card_slots
        while not self._options_fitting_picks_and_cards({**picks, part_name: value}, slots):
            if slots and not self._options_fitting_picks_and_cards({part_name: value}, slots):
                slots = ()
            elif picks:
                dropped = next(iter(picks))
                del picks[dropped]
            else:
                return False
        self.picks = {**picks, part_name: value}
        self.picked_card_slots = slots
        self.picked_cube_sources = {}
        self._move_to_end_of_pick_order(part_name)
        return True

    def pick_space(self, space: str) -> bool:
        """Pick a space as the port that buys, the building site or the mill; return False if it can
        be none of these.

        A role that fits the earlier picks is preferred: after "sell", a mill is sold even if it
        could be built over.
        """
        if self.picked_or_only_value(MILL_PART) and space in self.legal_values(BUYER_PART):
            return self.pick_value(BUYER_PART, space)
        fitting = [part for part in (SPACE_PART, MILL_PART) if space in self.legal_values(part)]
        return any(self.pick_value(part, space) for part in fitting or (SPACE_PART, MILL_PART))

    def pick_card(self, slot: int) -> bool:
        """Pick the card at an index of the hand, or a second card if two together allow more;
        return False if it cannot be played.

        For a build with two cards it replaces the card picked first. A card that is already picked
        is put back, but only if nothing else is picked; otherwise another card would be proposed in
        its place.
        """
        if slot in self.picked_card_slots:
            if not self.picks:
                self.picked_card_slots = tuple(
                    each for each in self.picked_card_slots if each != slot
                )
            return True
        pair = self._slots_of_build_cards()
        if self.needs_two_cards and slot in pair:
            self.picked_card_slots = pair
            self._move_to_end_of_pick_order(CARDS_PART)
            return True
        two = (*pair[-1:], slot)
        may_pair = len(two) == 2 and any(
            self._can_play_option_with_cards(each, two)
            for each in self._options_with_picks(self.picks)
        )
        for slots in (two, (slot,)) if may_pair else ((slot,),):
            if self._options_fitting_picks_and_cards(self.picks, slots):
                self.picked_card_slots = slots
                self._move_to_end_of_pick_order(CARDS_PART)
                return True
        return False

    def slot_of_build_card_replaced_by(self, slot: int) -> int | None:
        """Return the index of the card that picking the card `slot` would replace in a build with
        two cards; None if it would replace none."""
        pair = self._slots_of_build_cards()
        if not self.needs_two_cards or len(pair) < 2 or slot in pair:
            return None
        return pair[0]

    def _slots_of_build_cards(self) -> tuple[int, ...]:
        """Return the indices of the cards of a build: for a build with two cards the picked and
        proposed ones, otherwise the picked ones."""
        return (
            self.slots_of_picked_and_proposed_cards()
            if self.needs_two_cards
            else self.picked_card_slots
        )

    def undo_last_pick(self) -> bool:
        """Undo the last pick; return False if there is none."""
        while self.pick_order:
            last = self.pick_order.pop()
            if last == CARDS_PART and self.picked_card_slots:
                self.picked_card_slots = self.picked_card_slots[:-1]
                return True
            if last in self.picks:
                del self.picks[last]
                return True
        had = self.is_begun
        self.picks = {}
        self.picked_card_slots = ()
        return had

    def card_kinds_to_play(self, option: MoveOption) -> tuple[str, ...]:
        """Return the kinds of cards to play for a move: the picked ones, completed by the least
        useful ones that fit."""
        wanted = int(option.parts.get(CARDS_PART, "1"))
        rank = self.kinds_least_useful_first
        order = rank(option.move) if rank is not None else ()
        picked = [self.hand[slot] for slot in self.picked_card_slots][:wanted]
        left = list((Counter(self.hand) - Counter(picked)).elements())
        while len(picked) < wanted and left:
            fitting = [
                kind
                for kind in left
                if option.usable_card_kinds is None or kind in option.usable_card_kinds
            ]
            if not fitting:
                break
            best = min(fitting, key=lambda kind: order.index(kind) if kind in order else len(order))
            picked.append(best)
            left.remove(best)
        return tuple(picked)

    def slots_of_picked_and_proposed_cards(self) -> tuple[int, ...]:
        """Return the indices in the hand of the cards that confirming would play; only the
        picked ones while no move is determined."""
        option = self.option_to_confirm
        if (
            option is None
            or self.is_answered_by_first_pick
            or option.parts[ACTION_PART] == DONE_ACTION
            or not self.hand
        ):
            return self.picked_card_slots
        slots = list(self.picked_card_slots)
        for kind in self.card_kinds_to_play(option)[len(slots) :]:
            free = (at for at, each in enumerate(self.hand) if each == kind and at not in slots)
            slots.extend([next(free)])
        return tuple(slots)

    def _options_fitting_picks_and_cards(
        self, picks: dict[str, str], slots: tuple[int, ...]
    ) -> tuple[MoveOption, ...]:
        found = [
            option
            for option in self._options_with_picks(picks)
            if self._can_play_option_with_cards(option, slots)
        ]
        if len(slots) == 1 and not found and SPACE_PART in picks:
            # Where no single card does the picked one is the first of two
            builds = self._options_with_picks(picks)
            if any(each.parts.get(CARDS_PART) == "1" for each in builds):
                return ()
            return tuple(each for each in builds if each.parts.get(CARDS_PART) == "2")
        if slots:
            return tuple(found)
        single = {_industry_and_space(each) for each in found if each.parts.get(CARDS_PART) == "1"}
        return tuple(
            each
            for each in found
            if each.parts.get(CARDS_PART) != "2" or _industry_and_space(each) not in single
        )

    def _options_with_picks(self, picks: dict[str, str]) -> list[MoveOption]:
        return [option for option in self.options if option.contains_picks(picks)]

    def _can_play_option_with_cards(self, option: MoveOption, slots: tuple[int, ...]) -> bool:
        if len(slots) == 2:
            return option.parts.get(CARDS_PART) == "2"
        if not slots:
            return True
        if option.parts.get(CARDS_PART) == "2":
            return False
        return option.usable_card_kinds is None or self.hand[slots[0]] in option.usable_card_kinds

    def _move_to_end_of_pick_order(self, part_name: str) -> None:
        self.pick_order = [
            each for each in self.pick_order if each in self.picks or each == CARDS_PART
        ]
        self.pick_order.append(part_name)


def _industry_and_space(option: MoveOption) -> tuple[str, str]:
    return option.parts.get(INDUSTRY_PART, ""), option.parts.get(SPACE_PART, "")
