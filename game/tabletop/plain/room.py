"""The plain room: makes tables for any title."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pygame import Surface

from game.engine.options import Options
from game.engine.title import Title
from game.room import RoomHandlers, SeatCard
from game.scene.stage import Stage
from game.scene.theme import NIGHT
from game.tabletop.art.art_room import ArtRoom
from game.tabletop.art.palette import PLAYER_COLOURS
from game.tabletop.art.table_art import TableArt
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.move_kind import MoveKinds
from game.tabletop.panel.controls import TOP_ICONS
from game.tabletop.plain.layout import plain_layout
from game.tabletop.plain.table import PlainTable
from game.tabletop.studio import Studio
from game.words import Words


class PlainRoom:
    """See `game.room.DrawingRoom`.

    The kinds of moves are those of the title, `MoveKinds` what holds where it says nothing.
    """

    def __init__(
        self,
        title: Title,
        asset_folder: Path,
        words: Words,
        kinds: MoveKinds | None = None,
        options: Options | None = None,
    ) -> None:
        """Take the title, the folder of all assets, the words, and what is played if not usual."""
        told = kinds or MoveKinds()
        self.private_kinds = told.private
        self.reply_kinds, self.way_out = told.reply, told.way_out
        self._title, self._words = title, words
        self._options = options or Options(title.name, title.seats[0])
        self._art_room = ArtRoom(asset_folder, TableArt)

    def table(
        self,
        stage: Stage,
        seats: tuple[SeatCard, ...],
        orders: RoomHandlers,
        foot: float = 0.0,
    ) -> PlainTable:
        """Return an empty table."""
        layout = plain_layout(RoomSize.of(stage.units, foot), len(seats), tuple(TOP_ICONS))
        stage.footer_rise = 0.0
        studio = Studio(self._art_room, self._words, seats, paints([card.colour for card in seats]))
        game = self._title.game(replace(self._options, seats=len(seats)))
        return PlainTable(stage, studio, (game, self._title.luck_kinds), layout, orders)

    def prepare(self, stage: Stage, seats: int) -> None:
        """A plain table needs nothing drawn ahead."""

    def card(self, size: tuple[int, int]) -> Surface:
        """Return a dark card."""
        card = Surface(size)
        card.fill(NIGHT)
        return card


def paints(colours: list[str] | tuple[str, ...]) -> dict[str, str]:
    """Return the art's names for the colours of seats, in seat order."""
    known = [colour.name for colour in PLAYER_COLOURS]
    return {colour: known[at % len(known)] for at, colour in enumerate(colours)}
