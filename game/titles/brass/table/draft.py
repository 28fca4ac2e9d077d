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

    # ---- what is left

    @property
    def fitting(self) -> tuple[MoveOption, ...]:
        """The moves that contain all picks."""
        return self._fitting(self.picks, self.slots)

    @property
    def pending(self) -> MoveOption | None:
        """The move that confirming plays: the only one left, or the one that does nothing
        further."""
        if not self.begun:
            return next((each for each in self.options if each.parts[ACTION] == DONE), None)
        left = self.fitting
        return left[0] if len(left) == 1 else None

    @property
    def begun(self) -> bool:
        """Whether anything is picked."""
        return bool(self.picks or self.slots)

    @property
    def is_open(self) -> bool:
        """Whether not even the action is determined; then no target is highlighted."""
        kinds = {option.parts[ACTION] for option in self.options} - {DONE}
        return not self.begun and len(kinds) > 1

    @property
    def at_once(self) -> bool:
        """Whether the first pick is already the answer."""
        return bool(self.options) and self.options[0].parts[ACTION] in AT_ONCE

    def value(self, part: str) -> str:
        """Return the picked value of a part, or its only value; "" while it is open."""
        if part in self.picks:
            return self.picks[part]
        values = {option.parts.get(part, "") for option in self.fitting} if self.begun else set()
        return values.pop() if len(values) == 1 else ""

    def legal(self, part: str) -> frozenset[str]:
        """Return the values of a part that fit the other picks."""
        others = {name: value for name, value in self.picks.items() if name != part}
        fitting = self._fitting(others, self.slots)
        return frozenset(each.parts[part] for each in fitting if part in each.parts)

    def legal_spaces(self) -> frozenset[str]:
        """Return the spaces that can be picked now; buyers only after the mill."""
        spaces = self.legal(SPACE) | self.legal(MILL)
        return spaces | self.legal(BUYER) if self.value(MILL) else spaces

    @property
    def spaces_of_card(self) -> frozenset[str]:
        """Return the spaces on which the picked cards allow to build, if nothing else is picked."""
        return self.legal(SPACE) if self.slots and not self.picks else frozenset()

    def fits_card(self, slot: int) -> bool:
        """Return whether a card can be played for the draft, in place of the picked or proposed
        ones.

        For a build with two cards any card can.
        """
        if self.at_once:
            return self.hand[slot] in self.legal("card")
        return self.takes_two or any(self._allows(each, (slot,)) for each in self.fitting)

    @property
    def takes_two(self) -> bool:
        """Return whether the draft can only be built with two cards."""
        left = self.fitting if self.begun else ()
        return bool(left) and all(each.parts.get(CARDS) == "2" for each in left)

    @property
    def possible(self) -> frozenset[str]:
        """Return the actions for which the picked cards can be played, and the picked action."""
        fitting = (*self._fitting({}, self.slots), *self.fitting)
        return frozenset(each.parts[ACTION] for each in fitting)

    def needs_two(self, industry: str) -> bool:
        """Return whether an industry can only be built with two cards on the picked space."""
        builds = [each.parts for each in self._fitting(self.picks, self.slots)]
        there = [parts for parts in builds if parts.get(INDUSTRY) == industry]
        return bool(there) and all(parts.get(CARDS) == "2" for parts in there)

    @property
    def for_two(self) -> frozenset[str]:
        """Return the spaces that can be picked and need two cards."""
        picks = {name: value for name, value in self.picks.items() if name != SPACE}
        builds = [each.parts for each in self._fitting(picks, self.slots) if SPACE in each.parts]
        by_one = {parts[SPACE] for parts in builds if parts.get(CARDS) != "2"}
        return frozenset(parts[SPACE] for parts in builds) - by_one

    def builds_with(self, kind: str) -> int:
        """Return the number of builds that a kind of card allows."""
        return sum(1 for each in self.options if each.cards is not None and kind in each.cards)

    # ---- picking

    def pick(self, part: str, value: str) -> bool:
        """Pick a value and drop earlier picks that do not fit it; return False if it is not an
        option."""
        if self.picks.get(part) == value:
            return False
        picks = {name: each for name, each in self.picks.items() if name != part}
        slots = self.slots
        while not self._fitting({**picks, part: value}, slots):
            if slots and not self._fitting({part: value}, slots):
                slots = ()
            elif picks:
                dropped = next(iter(picks))
                del picks[dropped]
            else:
                return False
        self.picks = {**picks, part: value}
        self.slots = slots
        self.source = {}
        self._note(part)
        return True

    def pick_space(self, space: str) -> bool:
        """Pick a space as building site, mill or buyer."""
        if self.value(MILL) and space in self.legal(BUYER):
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
        pair = self._pair()
        if self.takes_two and slot in pair:
            self.slots = pair
            self._note(CARDS)
            return True
        two = (*pair[-1:], slot)
        may_pair = len(two) == 2 and any(self._allows(each, two) for each in self._all(self.picks))
        for slots in (two, (slot,)) if may_pair else ((slot,),):
            if self._fitting(self.picks, slots):
                self.slots = slots
                self._note(CARDS)
                return True
        return False

    def gives_way_to(self, slot: int) -> int | None:
        """Return which of a build's two cards is replaced when another is picked; None if none
        is."""
        pair = self._pair()
        if not self.takes_two or len(pair) < 2 or slot in pair:
            return None
        return pair[0]

    def _pair(self) -> tuple[int, ...]:
        """Return the two cards of a build, as named in the move or picked."""
        return self.proposed() if self.takes_two else self.slots

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
        had = self.begun
        self.picks = {}
        self.slots = ()
        return had

    # ---- cards

    def cards_for(self, option: MoveOption) -> tuple[str, ...]:
        """Return the kinds of cards to play for a move: the picked ones, else the least useful."""
        wanted = int(option.parts.get(CARDS, "1"))
        picked = [self.hand[slot] for slot in self.slots][:wanted]
        left = list((Counter(self.hand) - Counter(picked)).elements())
        while len(picked) < wanted and left:
            fitting = [kind for kind in left if option.cards is None or kind in option.cards]
            if not fitting:
                break
            best = min(fitting, key=self._use)
            picked.append(best)
            left.remove(best)
        return tuple(picked)

    def proposed(self) -> tuple[int, ...]:
        """Return the cards that confirming would play, as indices of the hand."""
        option = self.pending
        if option is None or self.at_once or option.parts[ACTION] == DONE or not self.hand:
            return self.slots
        slots = list(self.slots)
        for kind in self.cards_for(option)[len(slots) :]:
            free = (at for at, each in enumerate(self.hand) if each == kind and at not in slots)
            slots.extend([next(free)])
        return tuple(slots)

    # ---- inside

    def _use(self, kind: str) -> int:
        """Return how useful a kind of card is, compared with the others held."""
        return self.spared.index(kind) if kind in self.spared else len(self.spared)

    def _fitting(self, picks: dict[str, str], slots: tuple[int, ...]) -> tuple[MoveOption, ...]:
        found = [option for option in self._all(picks) if self._allows(option, slots)]
        if len(slots) == 1 and not found and SPACE in picks:
            # Where one card does not do the picked one is the first of two
            return tuple(each for each in self._all(picks) if each.parts.get(CARDS) == "2")
        if slots:
            return tuple(found)
        single = {_without_cards(each) for each in found if each.parts.get(CARDS) == "1"}
        return tuple(
            each
            for each in found
            if each.parts.get(CARDS) != "2" or _without_cards(each) not in single
        )

    def _all(self, picks: dict[str, str]) -> list[MoveOption]:
        return [option for option in self.options if option.fits(picks)]

    def _allows(self, option: MoveOption, slots: tuple[int, ...]) -> bool:
        if len(slots) == 2:
            return option.parts.get(CARDS) == "2"
        if not slots:
            return True
        if option.parts.get(CARDS) == "2":
            return False
        return option.cards is None or self.hand[slots[0]] in option.cards

    def _note(self, part: str) -> None:
        self.order = [each for each in self.order if each in self.picks or each == CARDS]
        self.order.append(part)


def _without_cards(option: MoveOption) -> tuple[str, str]:
    return option.parts.get(INDUSTRY, ""), option.parts.get(SPACE, "")
