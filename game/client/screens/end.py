"""The end screen: who won and why, the ledger, the course of the game, and what next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from game.client.box_place import box
from game.client.course import Course
from game.client.desk import Desk
from game.client.furniture import Flourish, GrandButton, PrimaryButton, house
from game.client.graph import Graph, Line
from game.client.page import Page
from game.client.roman import roman
from game.client.screens.ledger import Ledger
from game.records.record import Seat
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import BODY, HEAD
from game.scene.theme import BRASS_HIGH
from game.scene.units import Units
from game.scene.widgets import Label, Panel

PAGE = (1800.0, 1030.0)
ABOVE = TextStyle("italic", 30, BRASS_HIGH)
WINNER = TextStyle("head", 92, (0xFB, 0xF0, 0xD2))


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: seats, points, the seats from best to worst, and its course."""

    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    course: Course


@dataclass(frozen=True, slots=True)
class EndOrders:
    """Where the end screen leads; `replay` is None for a game that was not saved."""

    rematch: Callable[[], None]
    replay: Callable[[], None] | None
    title: Callable[[], None]


class EndScreen(Page):
    """Nothing here can be lost: every way out leaves the saved game as it is."""

    first_focus = "rematch"

    def __init__(self, desk: Desk, result: Result, orders: EndOrders) -> None:
        super().__init__(desk)
        self._result, self._orders = result, orders

    def go_back(self) -> None:
        """Escape leads to the title."""
        self._orders.title()

    def build(self, units: Units) -> None:
        """Put heading, ledger, charts and buttons."""
        page = self.block(*PAGE)
        page.add(
            *self._heading(),
            Ledger(self.desk, self._result, **box(0, 150, 1010, 680)),
            self._chart("end.points", self._points_graph, 150, 330),
            self._chart("end.money", self._money_graph, 496, 334),
            self._tie_panel(),
            *self._buttons(),
        )
        self.stage.root.add(page)

    # ---- parts

    def _heading(self) -> list[Node]:
        result = self._result
        winner = result.seats[result.ranking[0]]
        middle = PAGE[0] / 2
        letters = self.kit.lettering.width(winner.name, WINNER, 1.0)
        return [
            Label(self.desk.say("end.closed"), ABOVE, align="centre", **box(0, 0, PAGE[0], 40)),
            Label(winner.name, WINNER, align="centre", **box(48, 36, PAGE[0], 104)),
            house(
                self.desk.box.stationery, winner.colour, 1.35, x=middle - letters / 2 - 10, y=128
            ),
            Flourish(1.0, x=middle - letters / 2 - 200, y=84, width=120),
            Flourish(0.0, x=middle + letters / 2 + 80, y=84, width=120),
        ]

    def _chart(self, key: str, graph: Callable[[float], Node], top: float, height: float) -> Node:
        panel = Panel("slate", **box(1034, top, 766, height))
        panel.add(
            Label(self.desk.say(key), HEAD, **box(22, 8, 700, 36)),
            graph(height - 56),
        )
        return panel

    def _points_graph(self, height: float) -> Node:
        course, seats = self._result.course, self._result.seats
        lines = [Line(seat.colour, course.at_rounds(at)) for at, seat in enumerate(seats)]
        rounds = len(course.rounds)
        stops = [(0.0, self.desk.say("end.start"))]
        stops += [(i / rounds, roman(i)) for i in range(1, rounds + 1)]
        return Graph(
            self.desk.box.stationery,
            self._best_first(lines),
            stops,
            **box(14, 46, 738, height),
        )

    def _money_graph(self, height: float) -> Node:
        course, seats = self._result.course, self._result.seats
        lines = [Line(seat.colour, course.money[at]) for at, seat in enumerate(seats)]
        steps = max(course.steps, 1)
        ends = (*course.rounds[1:], course.steps)
        stops = [(0.0, self.desk.say("end.start"))]
        stops += [(end / steps, roman(i)) for i, end in enumerate(ends, 1)]
        return Graph(
            self.desk.box.stationery,
            self._best_first(lines),
            stops,
            "£",
            dots=False,
            **box(14, 46, 738, height),
        )

    def _best_first(self, lines: list[Line]) -> list[Line]:
        return [lines[seat] for seat in self._result.ranking]

    def _tie_panel(self) -> Node:
        panel = Panel("slate", **box(0, 846, PAGE[0], 64))
        panel.add(
            Label(
                " ".join(self._told()),
                BODY,
                align="centre",
                **box(24, 0, PAGE[0] - 48, 64),
            )
        )
        return panel

    def _told(self) -> list[str]:
        """The margin of the victory, and every tie with what decided it."""
        say, result = self.desk.say, self._result
        names = [seat.name for seat in result.seats]
        first, second = result.ranking[:2]
        lead = result.scores[first] - result.scores[second]
        told = (
            [say("end.lead", winner=names[first], other=names[second], points=lead)] if lead else []
        )
        books = self.desk.box.books
        for ahead, behind in pairwise(result.ranking):
            if result.scores[ahead] == result.scores[behind]:
                rule = say(f"tie.{books.tie_break(result.course.final, ahead, behind)}")
                told.append(say("end.tie", winner=names[ahead], other=names[behind], rule=rule))
        return told

    def _buttons(self) -> list[Node]:
        say, orders = self.desk.say, self._orders
        shown = [
            ("rematch", "dice", "Enter", orders.rematch, ("return",)),
            ("replay", "play", "W", orders.replay, ("w",)),
            ("title", "menu", "Esc", orders.title, ()),
        ]
        ways = [way for way in shown if way[3] is not None]
        width = (PAGE[0] - 20 * (len(ways) - 1)) / len(ways)
        return [
            (PrimaryButton if at == 0 else GrandButton)(
                self.desk,
                say(f"end.{name}"),
                picture,
                cap,
                name=name,
                keys=keys,
                on_click=go,
                **box(at * (width + 20), 930, width, 84),
            )
            for at, (name, picture, cap, go, keys) in enumerate(ways)
        ]
