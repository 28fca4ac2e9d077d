"""How to play: the rules in a few pages, each a heading and some short paragraphs."""

from __future__ import annotations

from game.client.box_place import box
from game.client.desk import Desk
from game.client.furniture import Flourish, GrandButton, PrimaryButton
from game.client.page import Page
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import NOTE_ON_PARCHMENT
from game.scene.theme import CHOUGH, INK, RULE
from game.scene.units import Units
from game.scene.widgets import Label, Panel

PAGE = (1240.0, 960.0)
HEADING = TextStyle("head", 52, INK)
TEXT = TextStyle("text", 24, INK)
LEAD = TextStyle("bold", 24, CHOUGH)
MOST_PAGES = 20
MOST_LINES = 12


class LearnScreen(Page):
    """Turns pages by buttons and arrow keys; the words are the title's."""

    first_focus = "next"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.page = 1
        numbers = range(1, MOST_PAGES)
        self.pages = next(n for n in numbers if f"learn.page-{n + 1}.head" not in desk.words)

    def turn(self, by: int) -> None:
        """Go some pages on or back."""
        self.page = min(max(self.page + by, 1), self.pages)
        self.rebuild()

    def build(self, units: Units) -> None:
        """Put the page and the buttons to turn it."""
        say = self.desk.say
        page = self.block(*PAGE)
        paper = Panel("parchment", width=PAGE[0], height=840)
        key = f"learn.page-{self.page}"
        paper.add(
            Label(say(f"{key}.head"), HEADING, align="centre", **box(60, 28, PAGE[0] - 120, 70)),
            Flourish(ink=RULE, x=PAGE[0] / 2 - 190, y=104, width=380),
            *self._lines(key),
            Label(
                say("learn.page", page=self.page, pages=self.pages),
                NOTE_ON_PARCHMENT,
                align="centre",
                **box(0, 790, PAGE[0], 30),
            ),
        )
        page.add(paper, *self._buttons())
        self.stage.root.add(page)

    def _lines(self, key: str) -> list[Node]:
        """Paragraphs: a bold lead word in the margin and its sentences beside it."""
        labels: list[Node] = []
        top = 148.0
        for number in range(1, MOST_LINES):
            if f"{key}.line-{number}" not in self.desk.words:
                break
            lead = self.desk.say(f"{key}.lead-{number}")
            text = self.desk.say(f"{key}.line-{number}")
            height = self._height(text)
            labels += [
                Label(lead, LEAD, **box(64, top, 200, 30)),
                Label(text, TEXT, wrap=True, **box(276, top, 900, height)),
            ]
            top += height + 14
        return labels

    def _height(self, text: str) -> float:
        lettering = self.kit.lettering
        lines = lettering.wrapped(text, TEXT, 1.0, 890)
        return len(lines) * 31.0

    def _buttons(self) -> list[Node]:
        say = self.desk.say
        width = (PAGE[0] - 32) / 3
        last = self.page == self.pages
        return [
            GrandButton(
                self.desk,
                say("learn.previous"),
                "prev",
                name="previous",
                keys=("left", "page up"),
                enabled=self.page > 1,
                tooltip=None if self.page > 1 else say("learn.first"),
                on_click=lambda: self.turn(-1),
                **box(0, 866, width, 70),
            ),
            GrandButton(
                self.desk,
                say("button.close"),
                "x",
                "Esc",
                name="close",
                on_click=self.go_back,
                **box(width + 16, 866, width, 70),
            ),
            PrimaryButton(
                self.desk,
                say("learn.next"),
                "next",
                "",
                name="next",
                keys=("right", "page down", "space"),
                enabled=not last,
                tooltip=say("learn.last") if last else None,
                on_click=lambda: self.turn(1),
                **box(2 * width + 32, 866, width, 70),
            ),
        ]
