"""The contents list of the rules: all articles by group, or the results of a search."""

from collections.abc import Callable, Iterable
from functools import partial

from game.box.article_search import Find
from game.box.game_in_hand import GameInHand
from game.box.reference import Reference
from game.client.app import App
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.text import PageColumn
from game.scene.drawing.colours import CREAM
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import HEAD, NOTE
from game.scene.widgets import Label

ROW = 46.0
GAP = 4.0
HEADING = 42.0
HEADING_SIZE = 25
GROUP_GAP = 8.0
LINE = 26.0
LINE_LEFT = 14.0
HAIR = 2.0  # so that a word that just fits is not shortened
ICON = 26
BEFORE = 18  # letters of a line that stand before the found word, at least
MORE = "… "
ELSEWHERE = "elsewhere"
FOUND = TextStyle("bold", NOTE.size, CREAM)


class RulesContents(Node):
    """A button per article, the chosen one marked; those of other games come last, under a
    heading."""

    def __init__(
        self,
        app: App,
        game: GameInHand,
        *,
        column: PageColumn,
        chosen: str,
        open_article: Callable[[str], None],
    ) -> None:
        super().__init__(width=column.width)
        self._app = app
        self._game = game
        self._k = column.k
        self._chosen = chosen
        self._open = open_article

    @property
    def _reference(self) -> Reference:
        return self._app.box.reference

    def list_groups(self) -> None:
        """Add every article below the heading of its group."""
        for group, names in self._reference.groups.items():
            here = [name for name in names if self._holds(name)]
            if here:
                self._add_heading(self._app.say(f"reference-group.{group}"))
                for name in here:
                    self._add_row(name)
                self.height += GROUP_GAP
        others = [name for name in self._reference.order if not self._holds(name)]
        if others:
            self._add_heading(self._elsewhere())
        for name in others:
            self._add_row(name)

    def list_finds(self, finds: Iterable[Find]) -> None:
        """Add the results of a search, each with its matching line."""
        is_elsewhere = False
        for find in finds:
            if not self._holds(find.name) and not is_elsewhere:
                is_elsewhere = True
                self._add_heading(self._elsewhere())
            self._add_row(find.name)
            self._add_line(find)

    def _holds(self, name: str) -> bool:
        return self._reference.holds(name, self._game)

    def _elsewhere(self) -> str:
        return self._app.say("rules.other-games" if self._game.is_under_way else "rules.other")

    def _add_heading(self, text: str) -> None:
        spot = box(4, self.height, self.width - 8, HEADING - 2)
        self.add(Label(text, HEAD.sized(HEADING_SIZE), **spot))
        self.height += HEADING

    def _add_row(self, name: str) -> None:
        head = self._app.say(f"article.{name}.head")
        icon = self._reference.articles[name].icon
        way = ButtonWay(f"article:{name}", head, partial(self._open, name), icon)
        spot = box(0, self.height, self.width, ROW)
        row = way.plain(self._app, "slate", ICON, "row", **spot)
        row.chosen = name == self._chosen
        self.add(row)
        self.height += ROW + GAP

    def _add_line(self, find: Find) -> None:
        """Add as much of a matching line as fits, the match in bold."""
        left = LINE_LEFT
        room = self.width - 2 * LINE_LEFT
        start = _start_of_excerpt(find)
        before = (MORE if start else "") + find.line[start : find.start]
        parts = (
            (before, NOTE),
            (find.line[find.start : find.end], FOUND),
            (find.line[find.end :], NOTE),
        )
        for text, style in parts:
            bare = text.lstrip()
            indent = self._wide(text[: len(text) - len(bare)], style)
            wide = min(self._wide(bare, style) + HAIR, room - indent)
            if bare and wide > 0:
                spot = box(left + indent, self.height, wide, LINE)
                self.add(Label(bare, style, wrap=True, label=find.line, **spot))
            left += self._wide(text, style)
            room = self.width - LINE_LEFT - left
        self.height += LINE + GROUP_GAP

    def _wide(self, text: str, style: TextStyle) -> float:
        """Return the width of a text in u."""
        return self._app.kit.lettering.width(text, style, self._k) / self._k


def _start_of_excerpt(find: Find) -> int:
    """Return the start of a line's excerpt: at a word, a little before the match."""
    if find.start <= BEFORE:
        return 0
    return find.line.rfind(" ", 0, find.start - BEFORE) + 1
