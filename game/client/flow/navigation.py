"""Navigation: what the parts of the flow ask of the one that owns the screens."""

from collections.abc import Callable
from typing import Protocol

from game.client.widgets.dialogs import Reply
from game.scene.window.window import Screen


class Navigation(Protocol):
    """Opens the pages that everything returns to, and speaks above whatever is open."""

    @property
    def has_shelf(self) -> bool:
        """Whether there is a shelf with a choice of games below the title page."""

    @property
    def ask_to_quit(self) -> Callable[[], None]:
        """Close the program, after a question where something would be lost."""

    def choose(self, title: str, edition: str = "") -> None:
        """Open the box of a title's edition; every page is about it from now on."""

    def open_start(self) -> None:
        """Leave everything that is open for the first page."""

    def open_title(self) -> None:
        """Leave everything that is open for the title page."""

    def screen(self) -> Screen:
        """Return the open screen, the title page when nothing is open."""

    def tell(self, sentences: list[str], way: Reply | None = None) -> None:
        """Say sentences in a dialog above the open screen; `way` is one more button."""
