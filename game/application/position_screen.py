"""A screen that shows positions of a game one after another, without decisions."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.app import App
from game.client.screens.game_screen import GameScreen
from game.client.widgets.player_labels import make_seat_players
from game.engine.rules import State
from game.engine.title import Options
from game.records.records import Seat
from game.scene.stage.units import WindowUnits
from game.table_protocol import ClientAccess
from game.titles import title_by_name


class PositionScreen(GameScreen):
    """A screen that shows one position of a game at its table, without controls; `show_view`
    replaces the position."""

    def __init__(self, app: App, options: Options, players: Sequence[str]) -> None:
        """Store the app and the options, and make a seat for each kind of player in `players`;
        the table is made by `arrange`."""
        super().__init__(app.kit)
        game = title_by_name(options.title).make_game(options)
        self._app = app
        self._options = game.options
        self._seats = [
            Seat(f"player_{number}", player, colour)
            for number, (player, colour) in enumerate(zip(players, game.colours, strict=True))
        ]
        self._shown_view_and_seat: tuple[State, int] | None = None

    @property
    def game_options(self) -> Options:
        """The options of the game that is shown."""
        return self._options

    def arrange(self, units: WindowUnits) -> None:
        """Build a new table for a window of this size, without animations, and show the last view
        on it."""
        self.stage.timeline.reduced = True
        self.stage.timeline.are_endless_animations_off = True
        cards = make_seat_players(self._app, self._seats)
        handlers = ClientAccess(options=self._options)
        self._table = self._app.table_factory_of_open_title(
            self._options
        ).make_table_without_position(self.stage, cards, handlers)
        root = self.stage.root
        root.clear()
        root.width = units.width
        root.height = units.height
        root.add(self._table.root)
        if self._shown_view_and_seat is not None:
            self.show_view(*self._shown_view_and_seat)

    def show_view(self, view: State, viewer: int) -> None:
        """Show a view at the table from the perspective of a seat, with the controls disabled."""
        self._shown_view_and_seat = view, viewer
        self._table.show_view(view, viewer)
        self._table.disable_controls_and_show_note("")
