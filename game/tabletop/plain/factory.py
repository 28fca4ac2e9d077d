"""Makes plain tables for any title."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from pygame import Surface

from game.box.box import BoxMaterials, GameBox, seat_colour_keys_of_largest_game
from game.box.rules_reference import KEY_ACTIVE_AT_TABLE, KeyCommand
from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Options, Title
from game.scene.drawing.colours import NIGHT, SLATE
from game.scene.drawing.picture import Picture
from game.scene.stage.stage import Stage
from game.scene.stage.units import WindowUnits
from game.table_protocol import ClientAccess, GameFacts, SeatPlayer
from game.tabletop.art.player_colours import PLAYER_COLOURS
from game.tabletop.art.seat_pictures import SeatPictures
from game.tabletop.art.table_art import ArtCache, TableArt
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.panel.control_buttons import TOP_ICON_AND_KEY_BY_BUTTON
from game.tabletop.plain.layout import lay_out_plain_table
from game.tabletop.plain.table import PlainTable
from game.tabletop.plain.table_texts import PlainPhrases, readable_name
from game.tabletop.table_context import TableContext
from game.tabletop.table_model import TABLE_HOTKEYS, SetOfAllKinds
from game.text.words import Words

DISC_RADIUS_SHARE: Final = 0.3  # of a small picture's height


class PlainTableFactory:
    """The factory of plain tables, which need no pictures of the title; see
    `table_protocol.TableFactory`.

    All kinds of moves count as private and revealing.
    """

    private_move_kinds = revealing_move_kinds = SetOfAllKinds()
    reply_move_kinds: frozenset[str] = frozenset()
    leaving_reply_kind = ""

    def __init__(self, title: Title, asset_folder: Path, words: Words) -> None:
        self._title = title
        self._words = words
        self._art_cache = ArtCache(asset_folder, TableArt)

    def make_table_without_position(
        self, stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientAccess, foot: float = 0.0
    ) -> PlainTable:
        """Return an empty plain table for a stage; `foot` is the height in u
        at the bottom that the client uses itself."""
        layout = lay_out_plain_table(
            TableWindowSize.for_window(stage.units, foot),
            len(seats),
            tuple(TOP_ICON_AND_KEY_BY_BUTTON),
        )
        stage.bottom_notice_rise = 0.0
        context = TableContext(
            self._art_cache, self._words, seats, art_colour_names([card.colour for card in seats])
        )
        game = self._title.make_game(Options(self._title.name, len(seats)))
        return PlainTable(
            stage, context, layout, client, game=game, chance_event_kinds=self._title.luck_kinds
        )

    def control_scale(self, units: WindowUnits) -> float:
        """Return how many u of a window of this size one u of the table's texts and controls is."""
        return TableWindowSize.for_window(units).control_size_factor

    def draw_in_background(self, stage: Stage, seat_count: int) -> None:
        """Do nothing: a plain table needs nothing drawn in advance."""

    def menu_picture(self, size_px: tuple[int, int]) -> Surface:
        """Return a plain dark surface of `size_px`."""
        card = Surface(size_px)
        card.fill(NIGHT)
        return card


def art_colour_names(colours: list[str] | tuple[str, ...]) -> dict[str, str]:
    """Return a colour name of the art for every colour key, assigned in order and repeated when
    there are more keys."""
    known = [colour.name for colour in PLAYER_COLOURS]
    return {colour: known[at % len(known)] for at, colour in enumerate(colours)}


def make_plain_game_box(title: Title, box_materials: BoxMaterials) -> GameBox:
    """Return the `GameBox` of a title that has only rules, with plain table, pictures and words."""
    words = box_materials.words
    colours = seat_colour_keys_of_largest_game(title)
    words.add_missing_english_sentences(
        {"title.name": readable_name(title.name), "title.motto": "", "title.place": ""}
    )
    return GameBox(
        title=title,
        table_factory=PlainTableFactory(title, box_materials.all_assets_folder, words),
        pictures_outside_table=PlainPicturesOutsideTable(box_materials.all_assets_folder, colours),
        game_facts=PlainGameFacts(title),
        colours=colours,
        commands=tuple(
            KeyCommand(name, key, KEY_ACTIVE_AT_TABLE) for name, key in TABLE_HOTKEYS.items()
        ),
        phrases=PlainPhrases(words),
    )


class PlainGameFacts(GameFacts):
    """Facts of a game of which only the points are known."""

    has_money = False

    def __init__(self, title: Title) -> None:
        self._title = title

    def end_result_numbers_by_name(self, view: State, seat: int) -> Mapping[str, int]:
        """Return {"points": the seat's points}."""
        return {"points": self.money_of_seat(view, seat)}

    def money_of_seat(self, view: State, seat: int) -> int:
        """Return the points, since money is not known."""
        seats = int(view.seats)
        game = self._title.make_game(Options(self._title.name, seats, self._title.editions[0]))
        return game.scores(view)[seat]

    def timeline_icon_name(self, move: Move) -> str:
        """Return "dice" for a chance event, "" for every other move."""
        return "dice" if move.kind in self._title.luck_kinds else ""


class PlainPicturesOutsideTable(SeatPictures[TableArt]):
    """The pictures outside the table without art of the title (see
    `table_protocol.PicturesOutsideTable`).

    `colours` are the colour keys of the seats in order.
    """

    def __init__(self, asset_folder: Path, colours: tuple[str, ...]) -> None:
        super().__init__(asset_folder, TableArt, art_colour_names(colours))
        self._cached_backdrops: dict[tuple[str, tuple[int, int]], Surface] = {}

    def backdrop(self, backdrop: str, size: tuple[int, int]) -> Surface:
        """Return a cached plain dark surface of `size` px, lighter for "handover"."""
        if (backdrop, size) not in self._cached_backdrops:
            sheet = self._cached_backdrops[backdrop, size] = Surface(size)
            sheet.fill(SLATE if backdrop == "handover" else NIGHT)
        return self._cached_backdrops[backdrop, size]

    def seat_piece_picture(self, colour: str, px_per_u: float) -> Picture:
        """Return the disc of a seat's colour, with its origin in the middle of its lower edge."""
        sprite = self.art_at_scale(px_per_u).disc(self.art_colour_names[colour], on_slate=True)
        return Picture(sprite.surface, -sprite.anchor[0], -sprite.surface.get_height())

    def enlarged_piece(self, name: str, px_per_u: float) -> Surface:
        """Return a book icon for every name, because there are no pieces to show."""
        return self.art_at_scale(px_per_u).icon("book", 60.0, tone="ink").surface

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return a dark surface of `size` px with the discs of all seats side by side; the view
        is not used."""
        card = Surface(size)
        card.fill(SLATE)
        for number, colour in enumerate(colours, start=1):
            sprite = self.art_at_scale(size[1] * DISC_RADIUS_SHARE / 34).disc(
                self.art_colour_names[colour], on_slate=True
            )
            sprite.blit_to(card, (size[0] * number / (len(colours) + 1), size[1] / 2))
        return card
