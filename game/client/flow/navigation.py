"""The interface through which parts of the flow use the stack of screens."""

from collections.abc import Callable
from typing import Protocol

from game.client.widgets.dialogs import DialogReply
from game.scene.window.window import Screen


class Navigation(Protocol):
    """Opens the start pages and shows messages on the top screen."""

    @property
    def has_shelf(self) -> bool:
        """Whether a shelf with several games is below the title page."""

    @property
    def ask_to_quit(self) -> Callable[[], None]:
        """The function that closes the program, after a question if something would be lost."""

    def open_edition(self, title: str, edition: str = "") -> None:
        """Open the box of a title's edition, which all pages then show."""

    def close_all_and_show_first_page(self) -> None:
        """Close everything. Then show the shelf if there is one, otherwise the title page."""

    def close_all_and_show_title_page(self) -> None:
        """Close everything and show the title page."""

    def top_screen_or_title_page(self) -> Screen:
        """Return the top screen; if there is none, open the title page and return it."""

    def show_message(self, sentences: list[str], extra_reply: DialogReply | None = None) -> None:
        """Show sentences in a dialog above the top screen; `extra_reply` is one more button."""
