"""The charts of the end screen: points above; below a chosen chart of the title, or luck."""

from collections.abc import Callable
from itertools import accumulate

from game.client.app import App
from game.client.session.unsaved_games import GameResult
from game.client.widgets.graph import Graph, GraphLine
from game.client.widgets.round_numerals import all_round_numerals
from game.client.widgets.segmented_control import SegmentedControl, SegmentOption
from game.match.analysis import JudgedGame
from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Node
from game.scene.text.text_styles import BODY_STYLE, HEADING_STYLE
from game.scene.widgets import Label

MONEY_CHART = "money"
LUCK_CHART = "luck"
NUMBER_PLACEHOLDER = "#"  # what stands for the number in a unit
THOUSANDTHS_PER_PERCENT = 10  # of a win in one per cent
PANEL_PADDING = (theme.TIGHT_GAP, theme.WIDE_GAP)
CHART_HEIGHT = 180.0
CHART_CHOICE_SEGMENT_WIDTH = 130.0
"""The width in u of each button of the choice of charts."""


class EndChartPanelBuilder:
    """Builds the two chart panels of the end screen: points, and a chart that the person
    chooses; luck can be chosen once the game has been judged."""

    def __init__(
        self,
        app: App,
        result: GameResult,
        chart_name: str,
        choose_chart: Callable[[str], None],
        judged_game: JudgedGame | None,
        *,
        chart_height: float = CHART_HEIGHT,
    ) -> None:
        """Store the result; `chart_name` is the name of the chosen chart, `choose_chart` is called
        with the name of another one, and `judged_game` is None until the game has been judged.
        A chart is at least `chart_height` u high."""
        self._app = app
        self._result = result
        self._chart_name = chart_name
        self._choose_chart = choose_chart
        self._judged_game = judged_game
        self._chart_height = chart_height

    def build_points_panel(self) -> Node:
        """Return the chart of points: after each round, or, for titles that score rarely, after
        each step including the points on the table."""
        history = self._result.history
        seats = len(self._result.seats)
        rounds = len(history.round_start_steps)
        by_round = not history.points_including_unscored_after_step_by_seat
        values = list(history.points_including_unscored_after_step_by_seat)
        stops = self._labelled_round_ends()
        if by_round:
            named = all_round_numerals(self._app, rounds, seats)
            stops = [(i / rounds, name) for i, name in enumerate(named, 1)]
            values = [history.points_at_start_and_after_rounds(seat) for seat in range(seats)]
        head = self._app.say("end.points" if by_round else "end.standings")
        heading = Label(head, HEADING_STYLE)
        return _build_panel(
            heading, self._build_graph(values, stops, NUMBER_PLACEHOLDER, with_dots=by_round)
        )

    def _labelled_round_ends(self) -> list[tuple[float, str]]:
        """Return (position, label) for the end of each round, for charts with a value for every
        step; positions are from 0 to 1."""
        history = self._result.history
        ends = (*history.round_start_steps[1:], history.step_count)
        named = all_round_numerals(self._app, len(ends), len(self._result.seats))
        steps = max(history.step_count, 1)
        return [(end / steps, name) for end, name in zip(ends, named, strict=True)]

    def build_chosen_chart_panel(self) -> Node:
        """Return the panel of the chosen chart and the choice of charts; a note stands in for
        the chart of luck until the game has been judged."""
        say = self._app.say
        choice = self._build_chart_choice() if self._result.history.chart_amounts_by_key else None
        heading = Label(say(f"end.chart.{self._chart_name}"), HEADING_STYLE, grow=1)
        head = Row(heading, choice, gap=theme.MEDIUM_GAP, align="centre")
        values = self._chosen_chart_values()
        if not values:
            told = Label(
                say("end.luck-not-yet"),
                BODY_STYLE,
                wraps=True,
                min_height=self._chart_height,
                grow=1,
            )
            return _build_panel(head, told)
        units = {
            MONEY_CHART: self._app.money_text(NUMBER_PLACEHOLDER),
            LUCK_CHART: say("judged.chance", number=NUMBER_PLACEHOLDER),
        }
        unit = units.get(self._chart_name, NUMBER_PLACEHOLDER)
        return _build_panel(
            head, self._build_graph(values, self._labelled_round_ends(), unit, with_dots=False)
        )

    def _build_chart_choice(self) -> Node:
        say = self._app.say
        reasons = {LUCK_CHART: "" if self._judged_game else say("end.luck-not-yet")}
        segments = [
            SegmentOption(name, say(f"end.choose.{name}"), reasons.get(name, ""))
            for name in (*self._result.history.chart_amounts_by_key, LUCK_CHART)
        ]
        width = CHART_CHOICE_SEGMENT_WIDTH * len(segments)
        return SegmentedControl(
            segments, self._chart_name, self._choose_chart, name="chart", basis=width
        )

    def _chosen_chart_values(self) -> list[tuple[int, ...]]:
        history = self._result.history
        if self._chart_name != LUCK_CHART:
            return list(history.chart_amounts_by_key[self._chart_name])
        if self._judged_game is None:
            return []
        return cumulative_luck_per_step(
            self._judged_game, history.step_count, len(self._result.seats)
        )

    def _build_graph(
        self,
        amounts_by_seat: list[tuple[int, ...]],
        x_shares_and_labels: list[tuple[float, str]],
        unit: str,
        *,
        with_dots: bool,
    ) -> Node:
        result = self._result
        lines = [
            GraphLine(seat.colour, amounts_by_seat[at]) for at, seat in enumerate(result.seats)
        ]
        return Graph(
            self._app.box.pictures_outside_table,
            [lines[seat] for seat in result.seats_from_best],
            [(0.0, self._app.say("end.start")), *x_shares_and_labels],
            unit,
            with_seat_discs=with_dots,
            min_height=self._chart_height,
            grow=1,
        )


def _build_panel(heading_node: Node, content: Node) -> Column:
    """Return a slate panel with a heading and a content that fills the rest."""
    return Column(
        heading_node, content, gap=theme.HAIR_GAP, padding=PANEL_PADDING, skin="slate", grow=1
    )


def cumulative_luck_per_step(
    judged_game: JudgedGame, step_count: int, seat_count: int
) -> list[tuple[int, ...]]:
    """Return, for each seat, the sum of the changes of its winning chance by luck up to each step,
    0 to `step_count`, in rounded percentage points."""
    found = []
    for seat in range(seat_count):
        gains = [0] * (step_count + 1)
        for chance in judged_game.chance_events:
            gains[chance.step_number] += chance.share_gain_by_seat[seat]
        found.append(tuple(round(gain / THOUSANDTHS_PER_PERCENT) for gain in accumulate(gains)))
    return found
