"""The shelf: the boxes of all games side by side, and the commands of the chosen one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from game.box.box import GameBox
from game.client.app import App
from game.client.screens.shelf_covers import (
    COVER_WIDTH,
    BoxCover,
    cover_node_name,
    paint_shelf_plank,
)
from game.client.stored.edition_offer import offer_of_edition
from game.client.stored.set_up import make_preset_set_up
from game.client.widgets.build_note import make_compiled_build_label
from game.client.widgets.buttons import ButtonSpec, make_grand_button_row
from game.client.widgets.frames import Flourish, MenuEntry, MenuItem
from game.client.widgets.page import Page
from game.scene.drawing.accents import BRASS_HIGH
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.layout import Column, Container, Overlay, Row, Spacer, WrappingRow, theme
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import BODY_STYLE, HEADING_STYLE
from game.scene.widgets import Label, PaintedNode, PillLabel

SHELF_HEADING_STYLE: Final = TextStyle("title", 62, hex_to_rgb("#FBF0D2"))
NOTE_STYLE: Final = TextStyle("italic", 27, BRASS_HIGH)
NAME_STYLE: Final = HEADING_STYLE.sized(40)
PLANK_TEXT_STYLE: Final = TextStyle("bold", 21, hex_to_rgb("#FBE6BE"))
BUILD_NOTE_STYLE = NOTE_STYLE.sized(24)
WIDE_PAGE_WIDTH = 1780.0
LESS_WIDE_PAGE_WIDTH = 1480.0  # the same with smaller covers, so that large letters have room
SMALL_COVER_WIDTH: Final = 265.0
SQUARE_PAGE_WIDTH = 1280.0
TALL_PAGE_WIDTH = 940.0
TITLE_PANEL_WIDTH_SHARE: Final = (
    0.38  # of the width, for the text about the chosen title beside its buttons
)
FLOURISH_MAX_WIDTH: Final = 380.0
PLANK_HEIGHT: Final = 40.0


class ShelfHandlers(NamedTuple):
    """The actions of the shelf page; all except `choose_box` and `corner_buttons` concern the
    chosen title.

    `main_entry` stands beside the button Play, `lower_buttons` below these two, and
    `corner_buttons` at the top. `main_corner_button` is the name of the highlighted one of the
    corner buttons, "" for none. `is_newcomer` is True for a player who has played no game yet.
    """

    choose_box: Callable[[str, str], None]
    play_title: Callable[[], None]
    main_entry: MenuItem
    lower_buttons: Sequence[ButtonSpec]
    corner_buttons: Sequence[ButtonSpec]
    is_newcomer: bool
    main_corner_button: str = ""  # the way in the corner that matters now


class ShelfScreen(Page):
    """The page on which a box is chosen. The actions for the chosen title are computed whenever the
    page becomes the top screen or another box is chosen."""

    backdrop = "dark"
    has_program_accents = True
    names_program_in_window_title = True

    def __init__(self, app: App, read_handlers: Callable[[], ShelfHandlers]) -> None:
        super().__init__(app)
        self._read_handlers = read_handlers
        self._handlers = read_handlers()

    def on_enter(self) -> None:
        """Compute the current actions, and remove the focus, so that the chosen box gets it."""
        self._handlers = self._read_handlers()
        self.stage.focus.focus_node(None, shows_ring=self.stage.focus.is_ring_shown)

    def on_news(self) -> None:
        """Compute the current actions, and rebuild the page if the texts of its corner buttons have
        changed."""
        before, self._handlers = self._handlers, self._read_handlers()
        if [way.text for way in before.corner_buttons] != [
            way.text for way in self._handlers.corner_buttons
        ]:
            self.rebuild()

    def rebuild(self) -> None:
        """Rebuild with the focus on the chosen box: Enter plays it, the arrows choose its
        neighbours."""
        self.first_focus = cover_node_name(self.app.box, self._edition)
        super().rebuild()

    def go_back(self) -> None:
        """Move the focus to Quit, since this is the lowest screen."""
        self.stage.focus.focus_node(self.stage.root.find("quit"), shows_ring=True)

    def build(self, units: WindowUnits) -> None:
        """Add the heading, the boxes, and the text about the chosen one."""
        self.add_best_arrangement(
            *(
                self._build_arrangement(Row, width)
                for width in (WIDE_PAGE_WIDTH, LESS_WIDE_PAGE_WIDTH)
            ),
            *(
                self._build_arrangement(Column, width)
                for width in (SQUARE_PAGE_WIDTH, TALL_PAGE_WIDTH)
            ),
        )

    def _build_arrangement(self, container_class: type[Row | Column], width: float) -> Column:
        """Return the content of the page. If `container_class` is Row, the two parts of the head
        are side by side, and so are those of the title panel; if it is Column, they are one below
        the other."""
        return Column(
            self._build_head(container_class),
            self._build_shelf(SMALL_COVER_WIDTH if width == LESS_WIDE_PAGE_WIDTH else COVER_WIDTH),
            self._build_title_panel(container_class, width),
            gap=theme.EXTRA_WIDE_GAP,
            width=width,
        )

    def _build_head(self, container_class: type[Row | Column]) -> Container:
        """Return the heading and the corner buttons: side by side if `container_class` is Row, the
        buttons below the heading if it is Column."""
        say = self.app.say
        ways = Row(
            *make_grand_button_row(
                self.app, self._handlers.corner_buttons, self._handlers.main_corner_button
            ),
            gap=theme.MEDIUM_GAP,
        )
        return container_class(
            Column(
                Label(say("shelf.title"), SHELF_HEADING_STYLE),
                Label(say("shelf.note", games=len(self._titles_and_editions())), NOTE_STYLE),
                grow=1,
                basis=0.0 if container_class is Row else None,
            ),
            Column(
                ways,
                make_compiled_build_label(self.app, BUILD_NOTE_STYLE),
                gap=theme.HAIR_GAP,
                grow=1,
                basis=0.0 if container_class is Row else None,
            ),
            gap=theme.MEDIUM_GAP,
        )

    def _build_shelf(self, cover_width: float) -> Container:
        """Return the covers of all boxes on a plank, each with its numbers of players and its
        duration; the chosen one is a little larger.

        A cell is as wide as the largest width of its cover, or wider if its text needs that.
        """
        cells: list[Node] = []
        for place, (name, edition) in enumerate(self._titles_and_editions()):
            chosen = (name, edition) == (self.app.box.title.name, self._edition)
            go = self._handlers.play_title if chosen else partial(self._choose_box, name, edition)
            title = self.app.box_of_title_or_open_box(name)
            beside = partial(self._choose_neighbouring_box, place)
            cover = BoxCover(title, edition, beside, is_chosen=chosen, on_click=go)
            told = Label(
                self._players_and_length_text(title, edition),
                PLANK_TEXT_STYLE,
                align="centre",
                height=PLANK_HEIGHT,
            )
            side = 0.0 if chosen else theme.TIGHT_GAP
            cells.append(
                Column(
                    Column(cover, padding=(0.0, side), max_width=cover_width, align_self="centre"),
                    told,
                    basis=cover_width,
                )
            )
        return Overlay(
            Column(Spacer(), PaintedNode(paint_shelf_plank, height=PLANK_HEIGHT)),
            Row(*cells, gap=theme.MEDIUM_GAP, justify="centre", align="end"),
        )

    def _players_and_length_text(self, box: GameBox, edition: str) -> str:
        """Return the numbers of players of an edition, and the minutes of a game with two
        computers, as text."""
        least, most = usual_player_count_range(box, edition)
        usual = make_preset_set_up(
            "three", box.player_names, self.app.computer_players.quick_player_kind, 0
        )
        minutes = usual.estimated_minutes(box.minutes_per_person)
        variant = variant_counts_text(box)
        return self.app.say(
            "shelf.short-variant" if variant else "shelf.short",
            least=least,
            most=most,
            minutes=minutes,
            variant=variant,
        )

    def _titles_and_editions(self) -> list[tuple[str, str]]:
        """Return title and edition of every box on the shelf."""
        boxes = (
            (name, self.app.box_of_title_or_open_box(name))
            for name in self.app.shelf.released_titles
        )
        return [(name, edition) for name, box in boxes for edition in box.editions]

    @property
    def _edition(self) -> str:
        return self.app.edition or self.app.box.editions[0]

    def _choose_box(self, name: str, edition: str) -> None:
        self._handlers.choose_box(name, edition)
        self._handlers = self._read_handlers()
        self.rebuild()

    def _choose_neighbouring_box(self, box_index: int, position_offset: int) -> None:
        """Choose and focus the box `position_offset` positions after the one at index
        `box_index`, if it exists."""
        boxes = self._titles_and_editions()
        if 0 <= box_index + position_offset < len(boxes):
            self._choose_box(*boxes[box_index + position_offset])
            self.stage.focus.focus_node(self.stage.root.find(self.first_focus), shows_ring=True)

    def _build_title_panel(self, container_class: type[Row | Column], width: float) -> Container:
        """Return the panel with the text about the chosen title and its buttons. The buttons are
        beside the text if `container_class` is Row, and below it if it is Column."""
        about = self._build_title_description()
        ways = self._build_action_buttons()
        if container_class is Row:
            about.width = TITLE_PANEL_WIDTH_SHARE * width
            ways.grow = 1.0
        return container_class(
            about,
            ways,
            gap=theme.EXTRA_WIDE_GAP,
            padding=(theme.WIDE_GAP, theme.EXTRA_WIDE_GAP),
            skin="slate",
        )

    def _build_title_description(self) -> Column:
        say = self.app.say
        title = self.app.box
        edition = say(f"edition.{self._edition}") if len(title.editions) > 1 else ""
        chips = [player_counts_text(self.app, title, self._edition)]
        if (
            self._handlers.is_newcomer
            and (title.title.name, self._edition) == self._titles_and_editions()[0]
        ):
            chips.append(say("shelf.easiest"))
        return Column(
            Row(
                Label(say("title.name"), NAME_STYLE), Label(edition, NOTE_STYLE), justify="between"
            ),
            Flourish(max_width=FLOURISH_MAX_WIDTH),
            Label(say("title.motto"), BODY_STYLE, wraps=True),
            WrappingRow(*map(PillLabel, chips), gap=theme.MEDIUM_GAP),
            gap=theme.TIGHT_GAP,
            justify="between",
        )

    def _build_action_buttons(self) -> Column:
        """Return the buttons of the chosen title: Play and the main entry, and below them the
        smaller ones."""
        says = self.app.say("shelf.play", title=self.app.say("title.name"))
        play = ButtonSpec("play", says, self._handlers.play_title, "play", "@confirm", ("return",))
        return Column(
            Row(
                play.make_grand_button(self.app, is_main_button=True, grow=1, basis=0.0),
                MenuEntry(self.app, self._handlers.main_entry, grow=1, basis=0.0),
                gap=theme.MEDIUM_GAP,
            ),
            Row(
                *make_grand_button_row(self.app, self._handlers.lower_buttons), gap=theme.MEDIUM_GAP
            ),
            gap=theme.MEDIUM_GAP,
            justify="centre",
        )


def player_counts_text(app: App, box: GameBox, edition: str) -> str:
    """Return the range of numbers of players of an edition as text; numbers that are variants are
    named separately."""
    least, most = usual_player_count_range(box, edition)
    if variant := variant_counts_text(box):
        return app.say("shelf.players-variant", least=least, most=most, variant=variant)
    return app.say("shelf.players", least=least, most=most)


def variant_counts_text(box: GameBox) -> str:
    """Return a text with the numbers of players that are variants, "" if there are none."""
    return ", ".join(map(str, box.variant_seat_counts))


def usual_player_count_range(box: GameBox, edition: str) -> tuple[int, int]:
    """Return the smallest and largest number of players of an edition, without variants; 1 is
    the smallest if there is an automa."""
    offer = offer_of_edition(box.title, edition)
    usual = [count for count in offer.player_counts if count not in box.variant_seat_counts]
    return 1 if offer.has_automa else min(usual), max(usual)
