"""The end screen: winner and reasons, the ledger, the charts of the game, and the next actions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.client.app import App
from game.client.hints.turning_points import TurningPointAnalysis
from game.client.screens.end_charts import CHART_HEIGHT, LUCK_CHART, EndChartPanelBuilder
from game.client.screens.end_heading import build_end_heading
from game.client.screens.end_scores import FinalScorePanel
from game.client.screens.game_screen import GameScreen
from game.client.screens.result_sentences import ResultSentencesPanel
from game.client.session.score_history import FIRST_ANALYSED_STEP
from game.client.session.unsaved_games import GameResult
from game.client.widgets.buttons import ButtonSpec, make_grand_button_row
from game.client.widgets.celebration import Celebration
from game.client.widgets.page import Page
from game.client.widgets.scroll_pane import ScrollPane
from game.engine.title import Options
from game.scene.drawing.accents import BRASS, BRASS_HIGH
from game.scene.layout import Column, Grid, LayoutMeasurer, Row, theme
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.scene.widgets.scroll_list import SCROLL_BAR_ROOM

WIDE_PAGE_MAX_WIDTH = 1800.0
SIDE_BY_SIDE_MIN_WIDTH = 1690.0
ONE_COLUMN_PAGE_MAX_WIDTH = 1100.0
PAGE_MIN_WIDTH = 520.0
FOLDED_BELOW_WIDTH = 760.0
"""The page width in u below which each seat of the ledger has a block of its own."""
WIDE_PAGE_MAX_HEIGHT = 1030.0
ONE_COLUMN_PAGE_MAX_HEIGHT = 1600.0
CHARTS_WIDTH_SHARE = 0.42
HEADING_SCALE_IN_ONE_COLUMN = 0.8
HEADING_SCALE_IN_SEAT_BLOCKS = 0.6
MIN_BUTTON_WIDTH = 230.0


@dataclass(frozen=True, slots=True)
class SideBySideSizes:
    """The scale of the heading, the least height of a chart and the gaps of a wide page, in u.

    If `is_result_beside_heading`, the sentences about the result are at the right of the heading
    instead of below the ledger.
    """

    heading_scale: float = 1.0
    chart_height: float = CHART_HEIGHT
    gap: float = theme.WIDE_GAP
    is_result_beside_heading: bool = False


@dataclass(frozen=True, slots=True)
class OnlineEndActions:
    """The actions and captions of two buttons of the end screen of an online game: a new game with
    the people at the table, and the chat."""

    request_rematch: Callable[[], None]
    rematch_caption: Callable[[], str]
    open_chat: Callable[[], None]
    chat_caption: Callable[[], str]


@dataclass(frozen=True, slots=True)
class EndHandlers:
    """The actions of the end screen.

    `open_replay_at` is None for an unsaved game, `online_actions` is None for a game that was not
    online.
    """

    rematch: Callable[[], None]
    open_title_page: Callable[[], None]
    open_replay_at: Callable[[int], None] | None = None
    online_actions: OnlineEndActions | None = None


class EndScreen(Page, GameScreen):
    """The screen with the result of a finished game; its buttons do not change the saved game."""

    first_focus = "rematch"
    side_by_side_sizes_from_largest = (
        SideBySideSizes(),
        SideBySideSizes(0.8, 160.0),
        SideBySideSizes(0.6, 140.0),
        SideBySideSizes(0.6, 120.0, theme.TIGHT_GAP),
        SideBySideSizes(0.6, 120.0, theme.TIGHT_GAP, is_result_beside_heading=True),
    )
    """Of these the first one is used with which a wide page shows everything without scrolling,
    else the last one."""

    def __init__(
        self,
        app: App,
        result: GameResult,
        handlers: EndHandlers,
        turning_points: TurningPointAnalysis | None = None,
    ) -> None:
        super().__init__(app)
        self._result = result
        self._handlers = handlers
        self._turning_points = turning_points
        self.music = app.box.tune_names_by_occasion.get("end", ())
        self._chosen_chart = next(iter(result.history.chart_amounts_by_key), LUCK_CHART)
        winner = result.seats[result.seats_from_best[0]].colour
        tints = app.box.pictures_outside_table.colour_tones(winner)
        self._celebration = Celebration((*tints[:2], BRASS_HIGH, BRASS), z=60)
        self._shown_online_captions: tuple[str, ...] = ()

    @property
    def game_options(self) -> Options | None:
        """The edition, expansions and other options of the finished game, None if they are
        unknown."""
        return self._result.options

    def on_news(self) -> None:
        """Rebuild the screen if the captions of its online buttons have changed and no dialog is
        open."""
        if self.stage.top_modal is None and self._online_captions() != self._shown_online_captions:
            self.rebuild()

    def _online_captions(self) -> tuple[str, ...]:
        online_actions = self._handlers.online_actions
        return (
            (online_actions.rematch_caption(), online_actions.chat_caption())
            if online_actions is not None
            else ()
        )

    def on_enter(self) -> None:
        """Play the sound and the animation of the celebration, and start to judge the game."""
        self.kit.sound.play("win")
        self.stage.timeline.play(self._celebration.make_falling_tween())
        if self._turning_points is not None:
            self._turning_points.start_judging(
                lambda: self.window.call_soon(self.update_turning_points)
            )

    def on_leave(self) -> None:
        """Stop listening to the judgement; the judgement continues, since the replay may use it."""
        if self._turning_points is not None:
            self._turning_points.remove_listener()

    def update_turning_points(self) -> None:
        """Show the progress of the judgement, or rebuild the screen with the result; do nothing
        while another screen is on top."""
        if self._turning_points is not None and self.window.screen is self:
            if self._turning_points.show_progress_and_tell_if_done():
                self.rebuild()  # the chart of luck can be drawn now
            self.stage.update_before_next_drawing()

    def go_back(self) -> None:
        """Return to the title page."""
        self._handlers.open_title_page()

    def build(self, units: WindowUnits) -> None:
        """Add the heading, the ledger, the charts and the buttons: side by side if there is room,
        otherwise in one column."""
        page = self.add_sheet(WIDE_PAGE_MAX_WIDTH, PAGE_MIN_WIDTH, WIDE_PAGE_MAX_HEIGHT)
        if page.width >= SIDE_BY_SIDE_MIN_WIDTH:
            self._add_content_side_by_side(page.height)
        else:
            self._add_content_in_one_column()
        self._celebration.width = units.width
        self._celebration.height = units.height
        self.stage.root.add(self._celebration)

    def _add_content_side_by_side(self, page_height: float) -> None:
        """Add the content of a wide page, as large as it fits; if it does not fit in any size, it
        scrolls in the smallest one."""
        for sizes in self.side_by_side_sizes_from_largest:
            heading = self._build_heading_side_by_side(sizes)
            parts = self._build_parts_side_by_side(sizes)
            pane = self._make_scroll_pane(heading, parts, sizes.gap)
            content = Column(pane, self._build_buttons(), gap=sizes.gap)
            content.min_height = page_height
            self.add_sheet_with_content(
                content,
                max_width=WIDE_PAGE_MAX_WIDTH,
                min_width=PAGE_MIN_WIDTH,
                max_height=WIDE_PAGE_MAX_HEIGHT,
            )
            pane.focusable = pane.content_overflow_height > 0
            if not pane.focusable:
                return

    def _add_content_in_one_column(self) -> None:
        """Add the content of a narrow page, which scrolls if it is too tall."""
        page = self.add_sheet(
            ONE_COLUMN_PAGE_MAX_WIDTH,
            PAGE_MIN_WIDTH,
            ONE_COLUMN_PAGE_MAX_HEIGHT,
            is_scrollable=True,
        )
        is_folded = page.width < FOLDED_BELOW_WIDTH or self._is_ledger_wider_than(page)
        heading_scale = HEADING_SCALE_IN_SEAT_BLOCKS if is_folded else HEADING_SCALE_IN_ONE_COLUMN
        heading = build_end_heading(
            self.app, self._result, heading_scale, with_flourishes=not is_folded
        )
        pane = self._make_scroll_pane(heading, self._build_parts_in_column(is_folded=is_folded))
        self.add_sheet_with_content(
            Column(pane, self._build_buttons(), gap=theme.WIDE_GAP),
            max_width=ONE_COLUMN_PAGE_MAX_WIDTH,
            min_width=PAGE_MIN_WIDTH,
            max_height=ONE_COLUMN_PAGE_MAX_HEIGHT,
            is_scrollable=True,
        )
        pane.focusable = pane.content_overflow_height > 0

    def _make_scroll_pane(
        self, heading: Node, parts: Sequence[Node | None], gap: float = theme.WIDE_GAP
    ) -> ScrollPane:
        body = Column(heading, *parts, gap=gap)
        return ScrollPane(body, name="content", label=self.app.say("end.ledger"), grow=1)

    def _is_ledger_wider_than(self, page: Node) -> bool:
        """Return whether the words of a ledger with a row for each seat need more width than the
        page has."""
        measuring = LayoutMeasurer(self.kit, self.stage.units.px_per_u * page.scale)
        needed = measuring.min_width_of(FinalScorePanel(self.app, self._result))
        return needed > page.width - SCROLL_BAR_ROOM

    def _make_end_charts(self, chart_height: float = CHART_HEIGHT) -> EndChartPanelBuilder:
        game = self._turning_points.judged_game() if self._turning_points is not None else None
        return EndChartPanelBuilder(
            self.app,
            self._result,
            self._chosen_chart,
            self._choose_chart,
            game,
            chart_height=chart_height,
        )

    def _choose_chart(self, chart_name: str) -> None:
        self._chosen_chart = chart_name
        self.rebuild()

    def _build_heading_side_by_side(self, sizes: SideBySideSizes) -> Node:
        """Return the heading of a wide page, with the sentences about the result at its right if
        `sizes` say so; the two are as wide as the ledger and the charts below them."""
        heading = build_end_heading(
            self.app, self._result, sizes.heading_scale, with_flourishes=True
        )
        if not sizes.is_result_beside_heading:
            return heading
        heading.grow = 1 - CHARTS_WIDTH_SHARE
        heading.basis = 0.0
        told = ResultSentencesPanel(self.app, self._result, grow=CHARTS_WIDTH_SHARE, basis=0.0)
        return Row(heading, told, gap=theme.WIDE_GAP, align="centre")

    def _build_parts_side_by_side(self, sizes: SideBySideSizes) -> Sequence[Node | None]:
        charts = self._make_end_charts(sizes.chart_height)
        beside = Column(
            charts.build_points_panel(), charts.build_chosen_chart_panel(), gap=sizes.gap
        )
        beside.grow = CHARTS_WIDTH_SHARE
        beside.basis = 0.0
        ledger = FinalScorePanel(self.app, self._result, grow=1 - CHARTS_WIDTH_SHARE, basis=0.0)
        told = (
            [] if sizes.is_result_beside_heading else [ResultSentencesPanel(self.app, self._result)]
        )
        return (
            Row(ledger, beside, gap=theme.WIDE_GAP, grow=1),
            *told,
            self._make_turning_points_panel(),
        )

    def _build_parts_in_column(self, *, is_folded: bool) -> Sequence[Node | None]:
        charts = self._make_end_charts()
        ledger = FinalScorePanel(self.app, self._result, is_folded=is_folded)
        return (
            ledger,
            ResultSentencesPanel(self.app, self._result),
            self._make_turning_points_panel(),
            charts.build_points_panel(),
            charts.build_chosen_chart_panel(),
        )

    def _make_turning_points_panel(self) -> Node | None:
        """Return the panel of turning points, None if the game cannot be judged."""
        if self._turning_points is None:
            return None
        return self._turning_points.make_panel(self._handlers.open_replay_at)

    def _build_buttons(self) -> Node:
        say = self.app.say
        handlers = self._handlers
        look_at = self._handlers.open_replay_at
        online = handlers.online_actions
        self._shown_online_captions = self._online_captions()
        again = online.rematch_caption() if online is not None else say("end.rematch")
        keys = ("return",)
        ways = [ButtonSpec("rematch", again, handlers.rematch, "dice", "@confirm", keys)]
        if online is not None:
            chat = online.chat_caption()
            ways.append(ButtonSpec("chat", chat, online.open_chat, "book", "@company"))
        if look_at is not None:
            watch = partial(look_at, 0)
            analyse = partial(look_at, FIRST_ANALYSED_STEP)
            ways.append(ButtonSpec("replay", say("end.replay"), watch, "play", "@menu-watch"))
            if self._turning_points is not None:
                words = say("end.analyse")
                ways.append(ButtonSpec("analyse", words, analyse, "lantern", "@menu-analyse"))
        ways.append(
            ButtonSpec("title", say("end.title"), handlers.open_title_page, "menu", "@back")
        )
        buttons = make_grand_button_row(self.app, ways, "rematch")
        return Grid(*buttons, min_column_width=MIN_BUTTON_WIDTH, gap=theme.WIDE_GAP)
