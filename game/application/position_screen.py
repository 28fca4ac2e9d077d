"""A screen that shows positions of a game one after another, without decisions."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.app import App
from game.client.screens.game_screen import GameScreen
from game.client.widgets.player_labels import seat_cards
from game.engine.rules import State
from game.engine.title import Options
from game.records.records import Seat
from game.scene.stage.units import Units
from game.table_protocol import ClientHandlers
from game.titles import title


class PositionScreen(GameScreen):
    """The table of a game without players; `show` replaces the position."""

    def __init__(self, app: App, options: Options, players: Sequence[str]) -> None:
        """Make the table for a game with these options and these kinds of players."""
        super().__init__(app.kit)
        game = title(options.title).game(options)
        self._app = app
        self._options = game.options
        self._seats = [
            Seat(f"player_{number}", player, colour)
            for number, (player, colour) in enumerate(zip(players, game.colours, strict=True))
        ]
        self._shown: tuple[State, int] | None = None

    @property
    def game_options(self) -> Options:
        """The options of the game that is shown."""
        return self._options

    def arrange(self, units: Units) -> None:
        """Lay the table out for this size."""
        self.stage.timeline.reduced = True
        self.stage.timeline.still = True
        cards = seat_cards(self._app, self._seats)
        handlers = ClientHandlers(options=self._options)
        self._table = self._app.table_factory_for(self._options).make_empty_table(
            self.stage, cards, handlers
        )
        root = self.stage.root
        root.clear()
        root.width = units.width
        root.height = units.height
        root.add(self._table.root)
        if self._shown is not None:
            self.show(*self._shown)

    def show(self, view: State, seat: int) -> None:
        """Draw a view from the perspective of a seat."""
        self._shown = view, seat
        self._table.show(view, seat)
        self._table.disable_controls("")
