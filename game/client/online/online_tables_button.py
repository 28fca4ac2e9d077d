"""The button on the shelf that opens online tables, and the note below the same entry of the title
page."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.online.client.membership import Membership

BUTTON_NAME = "tables"


class OwnTablesAccess(Protocol):
    """Gives the shelf the status of the player's online tables, and opens their page."""

    @property
    def due_table_count(self) -> int:
        """The number of tables at which a person here has to decide."""

    @property
    def memberships(self) -> Sequence[Membership]:
        """The memberships of the player's online tables."""

    def refresh_known_tables(self) -> None:
        """Ask the hosts for the status of the player's tables."""

    def open_online_tables_page(self) -> None:
        """Show the page of online tables."""


def refresh_and_make_online_tables_button(
    app: App, own_tables_status: OwnTablesAccess
) -> ButtonSpec:
    """Return the button that opens the page of online tables. If the player has any, ask for
    their status, and let the text tell at how many it is the player's turn."""
    say = app.say
    open_page: Callable[[], None] = own_tables_status.open_online_tables_page
    words = refresh_and_get_own_tables_text(app, own_tables_status) or say("menu.friends")
    return ButtonSpec(BUTTON_NAME, words, open_page, "hand")


def refresh_and_get_own_tables_text(app: App, own_tables_status: OwnTablesAccess) -> str:
    """Return "" for a player without online tables. Otherwise ask for their status, and return at
    how many it is the player's turn or, if at none, that the player has tables."""
    if not own_tables_status.memberships:
        return ""
    own_tables_status.refresh_known_tables()
    due = own_tables_status.due_table_count
    return app.say("shelf.your-turn", count=due) if due else app.say("shelf.tables")
