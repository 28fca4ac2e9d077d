"""The way from the shelf to tables of friends."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.client.app import App
from game.client.widgets.buttons import ButtonWay
from game.online.client.membership import Membership

KEY = "tables"


class FriendsTables(Protocol):
    """What is known of one's tables."""

    @property
    def due(self) -> int:
        """At how many of them somebody here has to decide."""

    @property
    def memberships(self) -> Sequence[Membership]:
        """The tables one belongs to."""

    def look_around(self) -> None:
        """Ask hosts how the tables stand."""

    def open_page(self) -> None:
        """Show the tables there are."""


def friends_way(app: App, tables: FriendsTables) -> ButtonWay:
    """Return the button that leads to one's tables, or to a first one; it says whose turn it is."""
    say = app.say
    open_page: Callable[[], None] = tables.open_page
    if not tables.memberships:
        return ButtonWay(KEY, say("menu.friends"), open_page, "hand")
    tables.look_around()
    due = tables.due
    words = say("shelf.your-turn", count=due) if due else say("shelf.tables")
    return ButtonWay(KEY, words, open_page, "hand")
