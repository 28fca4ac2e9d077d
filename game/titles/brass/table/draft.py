"""The draft of a move: picks in any order narrow the legal moves down to one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from game.titles.brass.table.move_options import (
    ACTION,
    BUYER,
    CARDS,
    INDUSTRY,
    MILL,
    SPACE,
    MoveOption,
)

AT_ONCE = ("card", "coal", "iron")
"""Questions that the first pick answers."""
DEVELOP = "develop"
SELL = "sell"
LOAN = "loan"
PASS = "pass"
DONE = "done"
MARKET = "market"


@dataclass
class Draft:
    """A draft is played only when confirmed; each pick narrows the further picks.

    `hand` are the kinds of the held cards, `spared` these kinds from least to most useful, `slots`
    the picked cards (two for a build with two cards), `order` the picks in order, for undoing the
    last. `source` is the mine or ironworks picked for a cube.
    """

    options: tuple[MoveOption, ...] = ()
    hand: tuple[str, ...] = ()
    spared: tuple[str, ...] = ()
    picks: dict[str, str] = field(default_factory=dict)
    slots: tuple[int, ...] = ()
    source: dict[str, str] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)

    @property
    def fitting_options(self) -> tuple[MoveOption, ...]:
        """The moves that contain all picks."""
        return self._options_fitting(self.picks, self.slots)

    @property
    def option_to_confirm(self) -> MoveOption | None:
        """The move that confirming plays: the only one left, or the one that does nothing
        further."""
        if not self.is_begun:
            return next((each for each in self.options if each.parts[ACTION] == DONE), None)
        left = self.fitting_options
        return left[0] if len(left) == 1 else None

    @property
    def is_begun(self) -> bool:
        """Whether anything is picked."""
        return bool(self.picks or self.slots)

    @property
    def is_open(self) -> bool:
        """Whether not even the action is determined; then no target is highlighted."""
        kinds = {option.parts[ACTION] for option in self.options} - {DONE}
        return not self.is_begun and len(kinds) > 1

    @property
    def answers_at_once(self) -> bool:
        """Whether the first pick is already the answer."""
        return bool(self.options) and self.options[0].parts[ACTION] in AT_ONCE

    def picked_value(self, part: str) -> str:
        """Return the picked value of a part, or its only value; "" while it is open."""
        if part in self.picks:
            return self.picks[part]
        values = (
            {option.parts.get(part, "") for option in self.fitting_options}
            if self.is_begun
            else set()
        )
        return values.pop() if len(values) == 1 else ""

    def legal_values(self, part: str) -> frozenset[str]:
        """Return the values of a part that fit the other picks."""
        others = {name: value for name, value in self.picks.items() if name != part}
        fitting = self._options_fitting(others, self.slots)
        return frozenset(each.parts[part] for each in fitting if part in each.parts)

    def legal_spaces(self) -> frozenset[str]:
        """Return the spaces that can be picked now; buyers only after the mill."""
        spaces = self.legal_values(SPACE) | self.legal_values(MILL)
        return spaces | self.legal_values(BUYER) if self.picked_value(MILL) else spaces

    @property
    def spaces_of_card(self) -> frozenset[str]:
        """Return the spaces on which the picked cards allow to build, if nothing else is picked."""
        return self.legal_values(SPACE) if self.slots and not self.picks else frozenset()

    def can_play_card(self, slot: int) -> bool:
        """Return whether a card can be played for the draft, in place of the picked or proposed
        ones.

        For a build with two cards any card can.
        """
        if self.answers_at_once:
            return self.hand[slot] in self.legal_values("card")
        return self.needs_two_cards or any(
            self._allows_cards(each, (slot,)) for each in self.fitting_options
        )

    @property
    def needs_two_cards(self) -> bool:
        """Return whether the draft can only be built with two cards."""
        left = self.fitting_options if self.is_begun else ()
        return bool(left) and all(each.parts.get(CARDS) == "2" for each in left)

    @property
    def possible_actions(self) -> frozenset[str]:
        """Return the actions for which the picked cards can be played, and the picked action."""
        fitting = (*self._options_fitting({}, self.slots), *self.fitting_options)
        return frozenset(each.parts[ACTION] for each in fitting)

    def needs_two_cards_for(self, industry: str) -> bool:
        """Return whether an industry can only be built with two cards on the picked space."""
        builds = [each.parts for each in self._options_fitting(self.picks, self.slots)]
        there = [parts for parts in builds if parts.get(INDUSTRY) == industry]
        return bool(there) and all(parts.get(CARDS) == "2" for parts in there)

    @property
    def spaces_for_two_cards(self) -> frozenset[str]:
        """Return the spaces that can be picked and need two cards."""
        picks = {name: value for name, value in self.picks.items() if name != SPACE}
        builds = [
            each.parts for each in self._options_fitting(picks, self.slots) if SPACE in each.parts
        ]
        by_one = {parts[SPACE] for parts in builds if parts.get(CARDS) != "2"}
        return frozenset(parts[SPACE] for parts in builds) - by_one

    def count_builds_with(self, kind: str) -> int:
        """Return the number of builds that a kind of card allows."""
        return sum(1 for each in self.options if each.cards is not None and kind in each.cards)

    def pick(self, part: str, value: str) -> bool:
        """Pick a value and drop earlier picks that do not fit it; return False if it is not an
        option."""
        if self.picks.get(part) == value:
            return False
        picks = {name: each for name, each in self.picks.items() if name != part}
        slots = self.slots
        while not self._options_fitting({**picks, part: value}, slots):
            if slots and not self._options_fitting({part: value}, slots):
                slots = ()
            elif picks:
                dropped = next(iter(picks))
                del picks[dropped]
            else:
                return False
        self.picks = {**picks, part: value}
        self.slots = slots
        self.source = {}
        self._record_pick_order(part)
        return True

    def pick_space(self, space: str) -> bool:
        """Pick a space as building site, mill or buyer."""
        if self.picked_value(MILL) and space in self.legal_values(BUYER):
            return self.pick(BUYER, space)
        return any(self.pick(part, space) for part in (SPACE, MILL))

    def pick_card(self, slot: int) -> bool:
        """Pick a card, or a second one where two cards allow more.

        Of the two cards of a build the first picked is replaced. Picking a picked card again
        returns it, unless other picks exist, since another card would then be played in its place.
        """
        if slot in self.slots:
            if not self.picks:
                self.slots = tuple(each for each in self.slots if each != slot)
            return True
        pair = self._build_cards()
        if self.needs_two_cards and slot in pair:
            self.slots = pair
            self._record_pick_order(CARDS)
            return True
        two = (*pair[-1:], slot)
        may_pair = len(two) == 2 and any(
            self._allows_cards(each, two) for each in self._options_with_picks(self.picks)
        )
        for slots in (two, (slot,)) if may_pair else ((slot,),):
            if self._options_fitting(self.picks, slots):
                self.slots = slots
                self._record_pick_order(CARDS)
                return True
        return False

    def card_replaced_by(self, slot: int) -> int | None:
        """Return which of a build's two cards is replaced when another is picked; None if none
        is."""
        pair = self._build_cards()
        if not self.needs_two_cards or len(pair) < 2 or slot in pair:
            return None
        return pair[0]

    def _build_cards(self) -> tuple[int, ...]:
        """Return the two cards of a build, as named in the move or picked."""
        return self.proposed_cards() if self.needs_two_cards else self.slots

    def back(self) -> bool:
        """Undo the last pick; return False if there is none."""
        while self.order:
            last = self.order.pop()
            if last == CARDS and self.slots:
                self.slots = self.slots[:-1]
                return True
            if last in self.picks:
                del self.picks[last]
                return True
        had = self.is_begun
        self.picks = {}
        self.slots = ()
        return had

    def cards_to_play(self, option: MoveOption) -> tuple[str, ...]:
        """Return the kinds of cards to play for a move: the picked ones, else the least useful."""
        wanted = int(option.parts.get(CARDS, "1"))
        picked = [self.hand[slot] for slot in self.slots][:wanted]
        left = list((Counter(self.hand) - Counter(picked)).elements())
        while len(picked) < wanted and left:
            fitting = [kind for kind in left if option.cards is None or kind in option.cards]
            if not fitting:
                break
            best = min(fitting, key=self._usefulness)
            picked.append(best)
            left.remove(best)
        return tuple(picked)

    def proposed_cards(self) -> tuple[int, ...]:
        """Return the cards that confirming would play, as indices of the hand."""
        option = self.option_to_confirm
        if option is None or self.answers_at_once or option.parts[ACTION] == DONE or not self.hand:
            return self.slots
        slots = list(self.slots)
        for kind in self.cards_to_play(option)[len(slots) :]:
            free = (at for at, each in enumerate(self.hand) if each == kind and at not in slots)
            slots.extend([next(free)])
        return tuple(slots)

    def _usefulness(self, kind: str) -> int:
        """Return how useful a kind of card is, compared with the others held."""
        return self.spared.index(kind) if kind in self.spared else len(self.spared)

    def _options_fitting(
        self, picks: dict[str, str], slots: tuple[int, ...]
    ) -> tuple[MoveOption, ...]:
        found = [
            option
            for option in self._options_with_picks(picks)
            if self._allows_cards(option, slots)
        ]
        if len(slots) == 1 and not found and SPACE in picks:
            # Where one card does not do the picked one is the first of two
            return tuple(
                each for each in self._options_with_picks(picks) if each.parts.get(CARDS) == "2"
            )
        if slots:
            return tuple(found)
        single = {_industry_and_space(each) for each in found if each.parts.get(CARDS) == "1"}
        return tuple(
            each
            for each in found
            if each.parts.get(CARDS) != "2" or _industry_and_space(each) not in single
        )

    def _options_with_picks(self, picks: dict[str, str]) -> list[MoveOption]:
        return [option for option in self.options if option.fits(picks)]

    def _allows_cards(self, option: MoveOption, slots: tuple[int, ...]) -> bool:
        if len(slots) == 2:
            return option.parts.get(CARDS) == "2"
        if not slots:
            return True
        if option.parts.get(CARDS) == "2":
            return False
        return option.cards is None or self.hand[slots[0]] in option.cards

    def _record_pick_order(self, part: str) -> None:
        self.order = [each for each in self.order if each in self.picks or each == CARDS]
        self.order.append(part)


def _industry_and_space(option: MoveOption) -> tuple[str, str]:
    return option.parts.get(INDUSTRY, ""), option.parts.get(SPACE, "")
