"""The shelf holds every title of the program and the box of each."""

from collections.abc import Callable, Mapping
from typing import final

from game.box.box import GameBox
from game.engine.title import Title


@final
class Shelf:
    """Knows all titles by name; a box is filled when it is first asked for. `usual` is the title
    that is meant where none is named: in files from when there was but one.
    """

    def __init__(
        self, titles: Mapping[str, Title], usual: str, fill: Callable[[str], GameBox]
    ) -> None:
        self.titles = titles
        self.usual = usual
        self._fill = fill
        self._boxes: dict[str, GameBox] = {}

    @property
    def offered(self) -> tuple[str, ...]:
        """The released titles; the others are only played by those who ask for them by name."""
        return tuple(name for name, title in self.titles.items() if title.rules_revision > 0)

    def box(self, name: str) -> GameBox:
        """Return the box of a title there is; Unreadable says what is wrong with a file of it."""
        if name not in self._boxes:
            self._boxes[name] = self._fill(name)
        return self._boxes[name]


def shelf_of(box: GameBox) -> Shelf:
    """Return a shelf on which nothing stands but this box."""
    return Shelf({box.title.name: box.title}, box.title.name, lambda name: box)
