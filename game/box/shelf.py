"""The shelf: every title of the program and its box."""

from collections.abc import Callable, Mapping
from typing import final

from game.box.box import GameBox
from game.engine.title import Title


@final
class Shelf:
    """All titles by name; the box of a title is made when it is first needed.

    Files that name no title belong to the default title.
    """

    def __init__(
        self, titles: Mapping[str, Title], default_title_name: str, fill: Callable[[str], GameBox]
    ) -> None:
        self.titles = titles
        self.default_title = default_title_name
        self._make_box = fill
        self._boxes: dict[str, GameBox] = {}

    @property
    def released_titles(self) -> tuple[str, ...]:
        """The names of the released titles; the other titles can be started only by their name."""
        return tuple(name for name, title in self.titles.items() if title.rules_revision > 0)

    def box(self, name: str) -> GameBox:
        """Return the box of a known title, made at the first request; raises Unreadable that
        says what is wrong with one of its files."""
        if name not in self._boxes:
            self._boxes[name] = self._make_box(name)
        return self._boxes[name]


def make_shelf_with_box(box: GameBox) -> Shelf:
    """Return a shelf with only this box."""
    return Shelf({box.title.name: box.title}, box.title.name, lambda name: box)
