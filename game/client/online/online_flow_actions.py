"""What online play needs from the window's other pages."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.client.online.online_table import OnlineTableScreen
from game.client.screens.end import OnlineEndActions
from game.match.match import Match


@dataclass(frozen=True, slots=True)
class OnlineFlowActions:
    """The functions of the flow that online tables call; `on_game_over` is called with the
    match, its file and the options of the end page."""

    open_edition: Callable[[str, str], None]
    show_table_screen: Callable[[OnlineTableScreen], None]
    on_game_over: Callable[[Match, Path | None, OnlineEndActions], None]
    leave_to_title_page: Callable[[], None]
