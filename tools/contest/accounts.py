"""A title's definition of what is counted in games between equal players: stages and events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from game.engine.events import Event
from game.engine.rules import State
from tools.contest.played_game import WastedAction, WasteFinder
from tools.project_files import load_title_part

POINTS = "points"
AT_THE_END = "at the end"
WITHOUT_EFFECT = "without effect"
IN_HINDSIGHT = "without effect, in hindsight"


@dataclass(frozen=True, slots=True)
class CountedEvent:
    """How events of a kind are counted: 1 for each, or, with `amount`, the event's amount of that
    name.

    `name` may contain `{card}` and the event's amounts in braces: "{card} of level {level}".
    """

    kind: str
    group: str
    name: str
    amount: str = ""


@dataclass(frozen=True, slots=True)
class AccountEntry:
    """One amount in a seat's account, in one stage of the game, under a group and a name."""

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
    """A title's accounts, defined by `accounts()` in tools/titles/<title>/accounts.py.

    `stage_of` numbers eras or rounds from 0, in the order of `stages`. `sources` names the source
    of events with points; other events are counted by their kind; events of `taking` subtract
    points. `at_the_end` are numbers of a finished game.
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
        """Yield the entries that an event adds to its seat's account."""
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


def load_accounts(title: str) -> Accounts:
    """Return a title's accounts; the default ones if it defines none."""
    part = load_title_part(title, "accounts")
    if part is None:
        return Accounts()
    found: Accounts = part.accounts()
    return found


def load_waste_finder(title: str) -> WasteFinder:
    """Return the finder of wasted actions in a title's games; one that finds none if the title has
    none."""
    part = load_title_part(title, "wasted_actions")
    if part is None:
        return lambda _game, _actions: iter(tuple[WastedAction, ...]())
    found: WasteFinder = part.wasted_actions
    return found
