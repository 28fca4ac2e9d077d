"""The page of challenges: the game of the day, the scenarios and the ladder, one tab each."""

from collections.abc import Callable
from typing import Final

from game.box.challenges import DAYS_PER_WEEK
from game.client.app import App
from game.client.challenges.challenge import DAILY_KIND, RUNG_KIND, SCENARIO_KIND, Challenge
from game.client.contests.challenge_rows import TabContext
from game.client.contests.challenge_tabs import build_ladder_tab, build_scenario_tab
from game.client.contests.daily_tab import build_daily_tab
from game.client.statistics.challenge_progress import ChallengeProgress
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.choices import make_edition_choice
from game.client.widgets.edition_names import edition_name, non_default_edition_name
from game.client.widgets.list_page import HEADING_NOTE_STYLE, PAGE_HEADING_STYLE
from game.client.widgets.ornaments import make_tailpiece_ornament
from game.client.widgets.page import Page
from game.client.widgets.scroll_pane import ScrollPane
from game.client.widgets.segmented_control import SegmentedControl, SegmentOption
from game.scene.layout import Column, Row, WrappingRow, theme
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.scene.widgets import Label

WHOLE_WEEK_MIN_WIDTH: Final = 1100.0
HALF_WEEK_MIN_WIDTH: Final = 760.0
HALF_WEEK_DAY_COUNT: Final = 4  # days abreast in a page that is less wide than for a week
MIN_DAYS_ABREAST: Final = 2
PAGE_MAX_WIDTH = 1500.0
PAGE_MIN_WIDTH = 560.0
PAGE_MAX_HEIGHT = 960.0
EDITION_CHOICE_WIDTH = 480.0
BUTTON_WIDTH = 340.0
ICON_BY_TAB = {DAILY_KIND: "laurel", SCENARIO_KIND: "laurel", RUNG_KIND: "seal"}


class ChallengeScreen(Page):
    """The page of challenges with a tab each for daily games, scenarios and the ladder.

    Whenever it becomes the top screen, it reads the current progress and keeps its open tab.
    """

    first_focus = DAILY_KIND

    def __init__(
        self,
        app: App,
        read_challenge_progress: Callable[[], ChallengeProgress],
        play_challenge: Callable[[Challenge], None],
        open_statistics: Callable[[], None],
    ) -> None:
        """Read the progress and start with the tab of daily games. `play_challenge` begins or
        continues a challenge, `open_statistics` opens the page of statistics."""
        super().__init__(app)
        self._read_challenge_progress = read_challenge_progress
        self._play = play_challenge
        self._open_statistics = open_statistics
        self._tab = DAILY_KIND
        self._challenge_progress = read_challenge_progress()
        self._edition = app.edition or app.box.editions[0]

    def on_enter(self) -> None:
        """Read the progress from the ledger, which may have changed while another page was on
        top."""
        self._challenge_progress = self._read_challenge_progress()

    def show_tab(self, tab_name: str) -> None:
        """Show another tab, with the sound of a turned page."""
        self._tab = tab_name
        self.kit.sound.play("page")
        self.rebuild()

    def _choose_edition(self, edition: str) -> None:
        self._edition = edition
        self.rebuild()

    def build(self, units: WindowUnits) -> None:
        """Add heading, tabs, the content of the open tab, and the buttons."""
        say = self.app.say
        page = self.add_sheet(PAGE_MAX_WIDTH, PAGE_MIN_WIDTH, PAGE_MAX_HEIGHT, is_scrollable=True)
        tabs = [
            SegmentOption(kind, say(f"challenges.{kind}"))
            for kind in (DAILY_KIND, SCENARIO_KIND, RUNG_KIND)
        ]
        days = DAYS_PER_WEEK if page.width >= WHOLE_WEEK_MIN_WIDTH else HALF_WEEK_DAY_COUNT
        if page.width < HALF_WEEK_MIN_WIDTH:
            days = MIN_DAYS_ABREAST
        body = Column(
            self._build_tab_content(self._tab, days),
            make_tailpiece_ornament(self.app, ICON_BY_TAB[self._tab]),
        )
        label = say(f"challenges.{self._tab}")
        pane = ScrollPane(body, name="content", label=label, grow=1)
        title = Label(say("challenges.title"), PAGE_HEADING_STYLE)
        content = Column(
            WrappingRow(
                title,
                self._build_edition_choice_of_daily_tab_or_edition_label(),
                gap=theme.EXTRA_WIDE_GAP,
                align="centre",
                justify="between",
            ),
            SegmentedControl(tabs, self._tab, self.show_tab, name="tab"),
            Column(pane, padding=theme.EXTRA_WIDE_GAP, skin="parchment", grow=1),
            self._build_footer(),
            gap=theme.MEDIUM_GAP,
            min_height=page.height,
        )
        self.add_sheet_with_content(
            content,
            max_width=PAGE_MAX_WIDTH,
            min_width=PAGE_MIN_WIDTH,
            max_height=PAGE_MAX_HEIGHT,
            is_scrollable=True,
        )

    def _build_tab_content(self, tab_name: str, days_abreast: int) -> Node:
        facts = TabContext(self.app, self._challenge_progress, self._play, days_abreast)
        if tab_name == DAILY_KIND:
            return build_daily_tab(facts, self._edition, self.show_tab)
        return {SCENARIO_KIND: build_scenario_tab, RUNG_KIND: build_ladder_tab}[tab_name](facts)

    def _build_edition_choice_of_daily_tab_or_edition_label(self) -> Node | None:
        """On the tab of daily games return the choice of an edition, None if only one has daily
        games.

        On the other tabs, whose games use the title's first edition, return a label with its name;
        None if that edition is open.
        """
        if self._tab != DAILY_KIND and non_default_edition_name(self.app):
            return Label(edition_name(self.app, ""), HEADING_NOTE_STYLE, align="right")
        if self._tab != DAILY_KIND or not self.app.box.challenges.weekday_set_ups_by_edition:
            return None
        return make_edition_choice(
            self.app, self._edition, self._choose_edition, basis=EDITION_CHOICE_WIDTH
        )

    def _build_footer(self) -> Node:
        words = self.app.say("menu.statistics")
        way = ButtonSpec("statistics", words, self._open_statistics, "chart", "@menu-statistics")
        statistics = way.make_grand_button(
            self.app, height=theme.GRAND_BUTTON_HEIGHT, basis=BUTTON_WIDTH
        )
        back = self.make_back_button(height=theme.GRAND_BUTTON_HEIGHT, basis=BUTTON_WIDTH)
        return Row(statistics, back, gap=theme.WIDE_GAP, justify="between")
