"""The page of challenges: the game of the day, the scenarios and the ladder, one tab each."""

from __future__ import annotations

from collections.abc import Callable

from game.client.app import App
from game.client.challenges.challenge import DAILY, RUNG, SCENARIO, Challenge
from game.client.challenges.daily_tab import daily_tab
from game.client.challenges.rows import TabFacts, ladder_tab, scenario_tab
from game.client.challenges.standing import Standing
from game.client.widgets.buttons import ButtonWay, GrandButton, Segment, Segments
from game.client.widgets.choices import edition_choice
from game.client.widgets.frames import tailpiece
from game.client.widgets.page import HEADING, Page
from game.client.widgets.text import Column, ScrollPane
from game.scene.nodes.node import Node
from game.scene.stage.placing import Units, box
from game.scene.widgets import Label, Panel

WIDE, NARROW, TALL = 1500.0, 860.0, 960.0
HEAD_HEIGHT, TABS_HEIGHT, FOOT_HEIGHT, MARGIN = 72.0, 62.0, 84.0, 22.0
EDITIONS_WIDTH = 480.0
GUTTER = 18.0
ICONS = {DAILY: "laurel", SCENARIO: "laurel", RUNG: "seal"}


class ChallengeScreen(Page):
    """Asks for the standing anew each time it comes to the top; remembers the tab."""

    first_focus = DAILY

    def __init__(
        self,
        app: App,
        standing: Callable[[], Standing],
        play: Callable[[Challenge], None],
        statistics: Callable[[], None],
    ) -> None:
        """`play` begins a challenge or goes on with it, `statistics` leads to all figures."""
        super().__init__(app)
        self._standing_now, self._play, self._statistics = standing, play, statistics
        self._tab, self._standing = DAILY, standing()
        self._edition = app.edition or app.box.editions[0]

    def enter(self) -> None:
        """Look again how far the player has come."""
        self._standing = self._standing_now()

    def choose(self, tab: str) -> None:
        """Turn to another tab."""
        self._tab = tab
        self.kit.sound.play("page")
        self.rebuild()

    def _choose_edition(self, edition: str) -> None:
        self._edition = edition
        self.rebuild()

    def build(self, units: Units) -> None:
        """Put heading, tabs, the tab that is open, and the ways out."""
        say = self.app.say
        page = self.sheet(WIDE, NARROW, TALL, scrolls=True)
        width = page.width
        tabs = [Segment(kind, say(f"challenges.{kind}")) for kind in (DAILY, SCENARIO, RUNG)]
        top, inner = HEAD_HEIGHT + TABS_HEIGHT, width - 2 * MARGIN - GUTTER
        column = Column(inner, units.k * page.scale)
        contents = {each.value: self._content(each.value, column) for each in tabs}
        tallest = max(content.height for content in contents.values())
        self.shorten(page, top + tallest + 2 * MARGIN + FOOT_HEIGHT)  # for every tab the same
        height = page.height - top - FOOT_HEIGHT
        paper = Panel("parchment", **box(0, top, width, height))
        room = box(MARGIN, MARGIN, inner + GUTTER, height - 2 * MARGIN)
        content = contents[self._tab]
        label = say(f"challenges.{self._tab}")
        paper.add(
            ScrollPane(content, name="content", label=label, **room),
            *tailpiece(self.app, ICONS[self._tab], content.height, room),
        )
        page.add(
            Label(say("challenges.title"), HEADING, **box(4, -6, width - EDITIONS_WIDTH - 8, 76)),
            *self._editions(width),
            Segments(tabs, self._tab, self.choose, name="tab", **box(0, HEAD_HEIGHT, width, 50)),
            paper,
            *self._foot(width, page.height - FOOT_HEIGHT + 18),
        )
        self.stage.root.add(page)

    def _content(self, tab: str, column: Column) -> Node:
        facts = TabFacts(self.app, self._standing, self._play, column)
        if tab == DAILY:
            return daily_tab(facts, self._edition, self.choose)
        return {SCENARIO: scenario_tab, RUNG: ladder_tab}[tab](facts)

    def _editions(self, width: float) -> list[Node]:
        """The choice of the edition whose days are shown, where others than the usual have some."""
        box_of_days, spot = self.app.box, box(width - EDITIONS_WIDTH, 8, EDITIONS_WIDTH, 50)
        if self._tab != DAILY or not box_of_days.challenges.weeks:
            return []
        return [edition_choice(self.app, self._edition, self._choose_edition, spot)]

    def _foot(self, width: float, top: float) -> list[GrandButton]:
        each, words = min(340.0, (width - 20) / 2), self.app.say("menu.statistics")
        way = ButtonWay("statistics", words, self._statistics, "chart", "@menu-statistics")
        return [
            way.grand(self.app, **box(0, top, each, 66)),
            self.back_button(box(width - each, top, each, 66)),
        ]
