"""Made-up tables for the picture of the page of online tables."""

from typing import Final

from game.client.app import App
from game.client.online.online_tables_page import OnlineTablesContent
from game.client.online.table_status_monitor import OwnTable
from game.online.client.membership import Membership
from game.online.protocol.invitation import Address
from game.online.protocol.table_state import Phase, TableStatus

OWN_HOST: Final = Address("192.0.2.7")  # addresses for documentation: RFC 5737
NEARBY_HOST: Final = Address("192.0.2.8")
PLAYER_NAMES: Final = ("Ann", "Ben", "")


def make_sample_online_tables_content(app: App) -> OnlineTablesContent:
    """Return an invented content of the page of online tables: a table where it is this player's
    turn, and one nearby with a free seat."""
    title = app.box.title.name
    own = Membership(OWN_HOST, "abc", title=title, seat_names=PLAYER_NAMES)
    status = TableStatus(
        "abc", title, "", Phase.RUNNING, PLAYER_NAMES, is_own=True, is_own_seat_due=True
    )
    near = TableStatus(
        "def", title, app.edition, seat_names=PLAYER_NAMES, free_seat_count=1, admits_watchers=True
    )
    return OnlineTablesContent([OwnTable(own, status)], [(NEARBY_HOST, near)])
