"""The title page, with the name of the game and the menu."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from pygame import Rect

from game.client.app import App
from game.client.widgets.build_note import make_compiled_build_label
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.choices import make_language_choice
from game.client.widgets.edition_names import non_default_edition_name
from game.client.widgets.frames import Flourish, MenuEntry, MenuItem
from game.client.widgets.page import PAGE_MARGIN, Page
from game.scene.drawing.accents import BRASS_HIGH
from game.scene.drawing.colours import CREAM
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.picture import Transform
from game.scene.layout import Column, Grid, Overlay, Row, lay_out, theme
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label

WORDMARK_STYLE = TextStyle("wordmark", 132, hex_to_rgb("#FBF0D2"), None)
WORDMARK_SHADE_STYLE = WORDMARK_STYLE.in_colour(hex_to_rgb("#7A3E1C"))
MOTTO_STYLE = TextStyle("italic", 36, BRASS_HIGH)
PLACE_STYLE = TextStyle("italic", 28, BRASS_HIGH)
VERSION_STYLE = TextStyle("text", 20, CREAM)
ENTRY_WIDTH = 520.0
HEADING_WIDTH = 900.0
HEADING_TOP = 94.0
WORDMARK_HEIGHT = 140.0
WORDMARK_SHADE_OFFSET = 3.0  # u by which the shade of the name lies to the right and below
FLOURISH_MAX_WIDTH = 380.0
GAP_BELOW_HEADING = 56.0  # free below the heading, unless the letters are large
MAX_SCALE_WITH_FULL_GAP = 1.25
UPRIGHT_TOP_SHARE = 0.2  # share of the spare height above heading and menu in an upright window
HEADING_LEFT = 106.0
LANGUAGE_CHOICE_WIDTH = 360.0


TitleMenu = tuple[Sequence[MenuItem], Mapping[str, Callable[[], None]]]
"""The menu of the title page: its entries, the main one first, and the actions of the small buttons
by name."""


class TitleScreen(Page):
    """The title page of the open edition; its menu is rebuilt whenever it becomes the top
    screen."""

    backdrop = "title"

    def __init__(self, app: App, make_menu: Callable[[], TitleMenu]) -> None:
        super().__init__(app)
        self._read_menu = make_menu
        (self._entries, self._small) = make_menu()

    def on_enter(self) -> None:
        """Rebuild the menu, since there may now be a game to continue, and choose the music."""
        self._entries, self._small = self._read_menu()
        self.music = self.app.box.tune_names_by_occasion.get("title", ())

    def on_news(self) -> None:
        """Rebuild the page if the notes of its entries have changed, as when a turn is due at an
        online table."""
        before = [entry.note for entry in self._entries]
        self._entries, self._small = self._read_menu()
        if [entry.note for entry in self._entries] != before:
            self.rebuild()

    def go_back(self) -> None:
        """Go to the shelf; without a shelf move the focus to Quit."""
        if (to_games := self._small.get("games")) is not None:
            to_games()
        else:
            self.stage.focus.focus_node(self.stage.root.find("quit"), shows_ring=True)

    def build(self, units: WindowUnits) -> None:
        """Add the name of the game, the menu, the choice of languages and the version."""
        heading = self._build_heading()
        heading.x = HEADING_LEFT
        heading.scale = min(
            units.upright_enlargement,
            (units.width - HEADING_LEFT - PAGE_MARGIN) / heading.initial_size.width,
        )
        lay_out(heading, self.kit, units.px_per_u * heading.scale)
        top = heading.height * max(heading.scale, 1.0) + GAP_BELOW_HEADING * (
            units.chosen_control_scale <= MAX_SCALE_WITH_FULL_GAP
        )
        width = units.width - HEADING_LEFT - PAGE_MARGIN
        menus = [self._build_menu_column(count) for count in (1, 2)]
        scales = [
            self.lay_out_to_fit(menu, width, units.height - top - 2 * PAGE_MARGIN) for menu in menus
        ]
        scale = max(scales)
        menu = menus[scales.index(scale)]
        spare = units.height - top - menu.height * scale - 2 * PAGE_MARGIN
        drop = max(spare, 0.0) * UPRIGHT_TOP_SHARE if units.height > units.width else 0.0
        heading.y = drop
        menu.x = HEADING_LEFT
        menu.y = top + drop
        menu.scale = scale
        if self.backdrop_animation_node is not None:
            here = Transform(0.0, 0.0, units.px_per_u)
            self.backdrop_animation_node.avoid_areas(
                [rect for rect, node in _rects_and_nodes(menu, here) if node.pressable]
            )
        self.stage.root.add(
            heading,
            menu,
            self._build_version_corner(units, scale),
            self._build_language_corner(units),
        )

    def _build_version_corner(self, units: WindowUnits, scale: float) -> Node:
        """Return the lower right corner with the program's version, important keys, and a note
        about the compiled build."""
        text_of_key = self.app.kit.keymap.cap_text
        keys = {"full_screen": text_of_key("@full-screen"), "help": text_of_key("@help")}
        version = self.app.say("title.version", version=self.app.version, **keys)
        corner = Column(
            make_compiled_build_label(self.app, VERSION_STYLE),
            Label(version, VERSION_STYLE, align="right"),
            gap=theme.HAIR_GAP,
            padding=theme.PAPER_SIDE_PADDING,
            scale=scale,
        )
        lay_out(corner, self.kit, units.px_per_u * scale)
        corner.x = units.width - corner.width * scale
        corner.y = units.height - corner.height * scale
        return corner

    def _build_language_corner(self, units: WindowUnits) -> Node:
        def rebuild_in_new_language() -> None:
            self.on_enter()
            self.rebuild()

        corner = Column(
            make_language_choice(self.app, rebuild_in_new_language, width=LANGUAGE_CHOICE_WIDTH),
            padding=(theme.EXTRA_WIDE_GAP, theme.PAPER_SIDE_PADDING),
        )
        corner.scale = min(units.control_scale, units.width / (2 * LANGUAGE_CHOICE_WIDTH))
        lay_out(corner, self.kit, units.px_per_u * corner.scale)
        corner.x = units.width - corner.width * corner.scale
        return corner

    def _build_heading(self) -> Column:
        """Return the heading: a motto, the name of the game, and below it the edition or the
        place of the game."""
        say = self.app.say
        name = say("title.name")
        place = non_default_edition_name(self.app) or say("title.place")
        return Column(
            Label(say("title.motto"), MOTTO_STYLE),
            Overlay(
                Overlay(
                    Label(name, WORDMARK_SHADE_STYLE),
                    padding=(WORDMARK_SHADE_OFFSET, 0.0, 0.0, WORDMARK_SHADE_OFFSET),
                ),
                Overlay(
                    Label(name, WORDMARK_STYLE),
                    padding=(0.0, WORDMARK_SHADE_OFFSET, WORDMARK_SHADE_OFFSET, 0.0),
                ),
                height=WORDMARK_HEIGHT,
            ),
            Row(
                Flourish(width=FLOURISH_MAX_WIDTH),
                Label(place, PLACE_STYLE, grow=1, basis=0.0),
                gap=theme.EXTRA_WIDE_GAP,
                align="centre",
            ),
            padding=(HEADING_TOP, 0.0, theme.MEDIUM_GAP, 0.0),
            width=HEADING_WIDTH,
        )

    def _build_menu_column(self, column_count: int) -> Column:
        """Return the entries in columns, with small buttons below them."""
        entries = [MenuEntry(self.app, way, width=ENTRY_WIDTH) for way in self._entries]
        entries[0].make_primary()
        small = [self._make_small_button(key, go) for key, go in self._small.items()]
        return Column(
            Grid(
                *entries,
                columns=(ENTRY_WIDTH,) * column_count,
                gap=theme.WIDE_GAP,
                row_gap=theme.MEDIUM_GAP,
                filling_order="column",
            ),
            Row(*small, gap=theme.MEDIUM_GAP, width=ENTRY_WIDTH),
            gap=theme.MEDIUM_GAP,
            align="start",
        )

    def _make_small_button(self, key: str, on_click: Callable[[], None]) -> Node:
        is_packs = key == "packs"
        tip = self.app.say("packs.note") if is_packs else ""
        keys = ("@menu-packs",) * is_packs
        way = ButtonSpec(key, self.app.say(f"menu.{key}"), on_click, keys=keys, tooltip=tip)
        return way.make_plain_button(self.app, "slate", grow=1, height=theme.BUTTON_HEIGHT)


def _rects_and_nodes(node: Node, parent_transform: Transform) -> Iterator[tuple[Rect, Node]]:
    """Yield (rectangle in px, node) for a node and all nodes below it; `parent_transform` is the
    transform of its parent."""
    here = parent_transform.child_transform(node.x, node.y, node.scale, 1.0)
    yield here.to_px_rect(*node.box()), node
    for child in node.children:
        yield from _rects_and_nodes(child, here)
