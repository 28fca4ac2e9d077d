"""What flies at this table, and what is known between the events of a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.events import Event
from game.engine.rules import State
from game.scene.animation import Animation
from game.tabletop.motion.performance import Performance
from game.titles.brass.rules.kinds import LAST_INCOME_SPACE
from game.titles.brass.table.look.reckoning import ERA_ENDS, SCORED
from game.titles.brass.table.motions import cubes, eras, links, money, sales, works
from game.titles.brass.table.motions.backstage import Backstage, BrassMoment
from game.titles.brass.table.stand import BrassStand, ToldSoFar

Motion = Callable[[Backstage, BrassMoment], Animation]

REPERTOIRE: Final[dict[str, Motion]] = {
    "played": money.play_card,
    "coal-taken": cubes.burn_coal,
    "coal-bought": cubes.burn_coal,
    "iron-taken": cubes.use_iron,
    "iron-bought": cubes.use_iron,
    "built": works.build,
    "built-over": works.lift,
    "removed": works.lift,
    "delivered": cubes.fill_track,
    "flipped": works.flip,
    "developed": works.develop,
    "dug-canal": links.link,
    "laid-rail": links.link,
    "sold-to-port": sales.sell_to_port,
    "sold-to-market": sales.sell_to_market,
    "demand-fell": sales.turn_tile,
    "market-bonus": sales.earn_bonus,
    "market-paid": sales.earn_money,
    "market-closed": sales.close_market,
    "borrowed": money.borrow,
    "passed": money.tell,
    "collected": money.collect,
    "owed": money.collect,
    "forfeited": money.tell,
    "drew": money.draw,
    "canal-round": eras.begin_round,
    "rail-round": eras.begin_round,
    "canal-era-ended": eras.end_era,
    "rail-era-ended": eras.end_era,
    "link-scored": eras.count,
    "counter-scored": eras.count,
    "money-scored": eras.count,
}


WALKS = ("flipped", "market-bonus")


class BrassPerformance(Performance[Backstage, BrassStand]):
    """Incomes and points change when they are told of; an era is counted before it is cleared."""

    def __init__(self, back: Backstage, show_whole_map: Callable[[], None]) -> None:
        """Take where things fly, and what shows the whole map while an era is counted."""
        super().__init__(back, REPERTOIRE)
        self._show_whole_map = show_whole_map

    def clear(self) -> None:
        """Put down whatever is in the air."""
        super().clear()
        parts = self.back.parts
        parts.reckoning.visible = False
        parts.chart.dusk.share = 0.0
        parts.chart.lifted.clear()

    def of(
        self,
        events: tuple[Event, ...],
        after: BrassStand,
        stand_of: Callable[[State, int], BrassStand],
        set_stand: Callable[[BrassStand], None],
    ) -> Animation:
        """Return the animation of a step; links are counted owner by owner."""
        self.back.events = by_owner(events)
        if any(event.kind in ERA_ENDS for event in events):
            self._show_whole_map()
        return super().of(self.back.events, after, stand_of, set_stand)

    def as_told(self, events: tuple[Event, ...], stands: list[BrassStand]) -> list[BrassStand]:
        """Return the stands with what only the events tell."""
        return [*_told(events, _before_clearing(events, stands))[:-1], stands[-1]]


def by_owner(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events with the scores of links sorted by their owners: no two of them change the
    same thing but the points of one owner, whose order stays.
    """
    first = next((n for n, event in enumerate(events) if event.kind == "link-scored"), None)
    if first is None:
        return events
    links = [event for event in events if event.kind == "link-scored"]
    rest = events[first + len(links) :]
    return (*events[:first], *sorted(links, key=lambda event: event.seat), *rest)


def _before_clearing(events: tuple[Event, ...], stands: list[BrassStand]) -> list[BrassStand]:
    """Leave everything on the map until all of an era is counted; then it is the next era."""
    end = next((n for n, event in enumerate(events) if event.kind in ERA_ENDS), None)
    if end is None:
        return stands
    last = max(n for n, event in enumerate(events) if event.kind in (*SCORED, *ERA_ENDS))
    return [
        stand if number <= end else stands[end] if number <= last + 1 else stands[-1]
        for number, stand in enumerate(stands)
    ]


def _told(events: tuple[Event, ...], stands: list[BrassStand]) -> list[BrassStand]:
    """Let incomes and points stand where the events have brought them."""
    start, end = stands[0].state, stands[-1].state
    seats = range(int(start.seats))
    income = [int(start.income[seat]) for seat in seats]
    points = [int(start.points[seat]) for seat in seats]
    counted = [0 for _ in seats]
    found = [_with(stands[0], income, points, counted)]
    for event, stand in zip(events, stands[1:], strict=True):
        if event.kind in WALKS:
            space = income[event.seat] + event.amount("spaces")
            income[event.seat] = min(space, LAST_INCOME_SPACE)
        elif event.kind == "borrowed":
            income[event.seat] = int(end.income[event.seat])
        elif event.kind in SCORED:
            points[event.seat] += event.amount("points")
            counted[event.seat] += event.amount("points") if event.kind != "money-scored" else 0
        elif event.kind == "forfeited":
            points[event.seat] -= event.amount("points")
        found.append(_with(stand, income, points, counted))
    return found


def _with(stand: BrassStand, *told: list[int]) -> BrassStand:
    return BrassStand(stand.state, stand.seat, ToldSoFar(*(tuple(each) for each in told)))
