"""What a title says of a game between equals: its stages, and which events are counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from game.engine.events import Event
from game.engine.rules import State
from tools.contest.played_game import Waste, WasteFinder
from tools.project_files import part_of

POINTS = "points"
AT_THE_END = "at the end"
WITHOUT_EFFECT = "without effect"
IN_HINDSIGHT = "without effect, in hindsight"


@dataclass(frozen=True, slots=True)
class CountedEvent:
    """How events of a kind are counted: each once, or by one of their amounts.

    `name` may hold `{card}` and the event's amounts in braces: "{card} of level {level}".
    """

    kind: str
    group: str
    name: str
    amount: str = ""


@dataclass(frozen=True, slots=True)
class AccountEntry:
    """A number of a seat's account in one stage of the game."""

    seat: int
    stage: int
    group: str
    name: str
    amount: int


def _one_stage(_state: State) -> int:
    return 0


def _nothing(_state: State, _seat: int) -> Mapping[str, int]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Accounts:
    """One title's own, as `accounts()` in tools/titles/<title>/accounts.py.

    `stage_of` counts eras or rounds from 0, in the order of `stages`. `sources` names what events
    with points brought them, the other events count by their kind; events of `taking` take points.
    `at_the_end` are numbers of a finished game.
    """

    stages: tuple[str, ...] = ("game",)
    stage_of: Callable[[State], int] = _one_stage
    sources: Mapping[str, str] = field(default_factory=dict)
    taking: frozenset[str] = frozenset()
    counted: Sequence[CountedEvent] = ()
    at_the_end: Callable[[State, int], Mapping[str, int]] = _nothing

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups of entries in the order they are shown."""
        counted = dict.fromkeys(each.group for each in self.counted)
        return (POINTS, *counted, AT_THE_END, WITHOUT_EFFECT, IN_HINDSIGHT)

    def entries(self, event: Event, stage: int) -> Iterator[AccountEntry]:
        """Yield what an event adds to the account of its seat."""
        if event.seat < 0 or event.kind == "ended":
            return
        points = event.amount(POINTS)
        if points:
            sign = -1 if event.kind in self.taking else 1
            source = self.sources.get(event.kind, event.kind)
            yield AccountEntry(event.seat, stage, POINTS, source, sign * points)
        for each in self.counted:
            if each.kind == event.kind:
                name = each.name.format(card=event.card, **dict(event.amounts))
                amount = event.amount(each.amount) if each.amount else 1
                yield AccountEntry(event.seat, stage, each.group, name, amount)


def accounts_of(title: str) -> Accounts:
    """Return what a title counts; the plain accounts of one that says nothing."""
    part = part_of(title, "accounts")
    if part is None:
        return Accounts()
    found: Accounts = part.accounts()
    return found


def waste_finder_of(title: str) -> WasteFinder:
    """Return who finds wasted actions in games of a title; nobody finds any in some titles."""
    part = part_of(title, "wasted_actions")
    if part is None:
        return lambda _game, _actions: iter(tuple[Waste, ...]())
    found: WasteFinder = part.wasted_actions
    return found
