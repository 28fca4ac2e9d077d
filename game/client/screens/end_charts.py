"""The charts of the end screen: points above; below what is chosen of the title's own, or luck."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

from game.client.desk import Desk
from game.client.parts.graph import Graph, Line
from game.client.parts.roman import numerals
from game.client.parts.segments import Segment, Segments
from game.client.result import Result
from game.match.analysis import JudgedGame
from game.scene.box_place import BoxPlace, box
from game.scene.node import Node
from game.scene.styles import BODY, HEAD
from game.scene.widgets import Label, Panel

MONEY, LUCK = "money", "luck"
NUMBER = "#"  # what stands for the number in a unit
THOUSANDTHS = 10  # of a win in one per cent
CHOICE_WIDTH, CHOICE_HEIGHT, MOST_CHARTS = 390.0, 44.0, 3


class EndCharts:
    """Builds the two panels; luck can be shown once the game has been judged."""

    def __init__(
        self,
        desk: Desk,
        result: Result,
        chart: str,
        choose: Callable[[str], None],
        judged: JudgedGame | None,
    ) -> None:
        """Show this chart below; `choose` hears which other one is wanted."""
        self._desk, self._result = desk, result
        self._chart, self._choose, self._judged = chart, choose, judged

    def points(self, place: BoxPlace) -> Node:
        """Return the panel of the points after each round."""
        course = self._result.course
        rounds = len(course.rounds)
        named = numerals(self._desk, rounds, len(self._result.seats))
        stops = [(i / rounds, name) for i, name in enumerate(named, 1)]
        values = [course.at_rounds(seat) for seat in range(len(self._result.seats))]
        panel = Panel("slate", **place)
        panel.add(Label(self._desk.say("end.points"), HEAD, **box(22, 8, 300, 36)))
        return panel.add(self._graph(values, stops, "#", place, dots=True))

    def chosen(self, place: BoxPlace) -> Node:
        """Return the panel of the chosen chart with the choice of others."""
        course = self._result.course
        steps = max(course.steps, 1)
        ends = (*course.rounds[1:], course.steps)
        named = numerals(self._desk, len(ends), len(self._result.seats))
        stops = [(end / steps, name) for end, name in zip(ends, named, strict=True)]
        panel = Panel("slate", **place)
        panel.add(
            Label(
                self._desk.say(f"end.chart.{self._chart}"),
                HEAD,
                **box(22, 8, place["width"] - CHOICE_WIDTH - 40, 36),
            ),
        )
        if self._result.course.charts:
            panel.add(self._choice(place["width"] - CHOICE_WIDTH - 12))
        values = self._values()
        if not values:
            told = box(22, 60, place["width"] - 44, place["height"] - 80)
            return panel.add(Label(self._desk.say("end.luck-not-yet"), BODY, wrap=True, **told))
        return panel.add(self._graph(values, stops, self._unit(), place, dots=False))

    def _unit(self) -> str:
        """Return how a number of the chosen chart is written."""
        units = {MONEY: self._desk.pay(NUMBER), LUCK: f"{NUMBER} %"}
        return units.get(self._chart, NUMBER)

    def _choice(self, left: float) -> Node:
        say = self._desk.say
        reasons = {LUCK: "" if self._judged else say("end.luck-not-yet")}
        segments = [
            Segment(name, say(f"end.choose.{name}"), reasons.get(name, "")) for name in self._names
        ]
        share = CHOICE_WIDTH * len(segments) / MOST_CHARTS
        place = box(left + CHOICE_WIDTH - share, 6, share, CHOICE_HEIGHT)
        return Segments(segments, self._chart, self._choose, name="chart", **place)

    def _values(self) -> list[tuple[int, ...]]:
        course = self._result.course
        if self._chart != LUCK:
            return list(course.charts[self._chart])
        if self._judged is None:
            return []
        return luck_of(self._judged, course.steps, len(self._result.seats))

    @property
    def _names(self) -> tuple[str, ...]:
        return (*self._result.course.charts, LUCK)

    def _graph(
        self,
        values: list[tuple[int, ...]],
        stops: list[tuple[float, str]],
        unit: str,
        place: BoxPlace,
        *,
        dots: bool,
    ) -> Node:
        result = self._result
        lines = [Line(seat.colour, values[at]) for at, seat in enumerate(result.seats)]
        return Graph(
            self._desk.box.stationery,
            [lines[seat] for seat in result.ranking],
            [(0.0, self._desk.say("end.start")), *stops],
            unit,
            dots=dots,
            **box(14, 52, place["width"] - 28, place["height"] - 62),
        )


def luck_of(judged: JudgedGame, steps: int, seats: int) -> list[tuple[int, ...]]:
    """Return per seat, after each step, the share of wins that luck has brought so far, in %."""
    found = []
    for seat in range(seats):
        gains = [0] * (steps + 1)
        for chance in judged.chances:
            gains[chance.number] += chance.gains[seat]
        found.append(tuple(round(gain / THOUSANDTHS) for gain in accumulate(gains)))
    return found
