"""The box of an edition on the shelf: picture, name, and the seal of a later edition."""

from collections.abc import Callable
from typing import Final, Unpack

from game.box.box import GameBox
from game.client.widgets.edition_names import title_and_edition_name
from game.scene.drawing.accents import BLACK
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.gradients import vertical_gradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.input.keys import KeyStroke
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.mark_painting import paint_glowing_outline, paint_plain_box
from game.scene.text.lettering import TextStyle

DEFAULT_TYPEFACE: Final = "engraved"
NAME_STYLE: Final = TextStyle("wordmark", 52, hex_to_rgb("#FBF0D2"))
NAME_SHADE_COLOUR: Final = hex_to_rgb("#1A100A")
NAME_LINE_HEIGHT: Final = 56.0  # of the name, which has one for every word
NAME_TOP = 18.0
COVER_SIDE_MARGIN = 12.0
COVER_WIDTH: Final = 420.0
FULL_NAME_SIZE_WIDTH = 300.0  # u of a box whose name has its full size
COVER_ASPECT: Final = 5 / 7
WOOD_GRADIENT: Final = vertical_gradient(
    hex_to_rgb("#7A4E30"), hex_to_rgb("#52311D"), hex_to_rgb("#2A180E")
)
SEAL_SIZE_SHARE = 0.26
SEAL_EDGE_DISTANCE = 1.12  # of its width; how far it keeps from the corner
SEAL_TEXT_STYLE: Final = TextStyle("heavy", 30, hex_to_rgb("#FFF4DC"))
WAX_GRADIENT: Final = vertical_gradient(
    hex_to_rgb("#C92C33"), hex_to_rgb("#A81C24"), hex_to_rgb("#7C1017")
)
UNCHOSEN_DARKNESS = 0.30
HOVERED_DARKNESS = 0.10  # how dark a box lies outside the lamplight, and under the pointer

NEIGHBOUR_OFFSET_BY_KEY: Final = {"left": -1, "right": 1}


def cover_node_name(box: GameBox, edition: str) -> str:
    """Return the node name of an edition's box: `title:<title>` for the title's first edition,
    `title:<title>:<edition>` for others."""
    tail = "" if edition == box.editions[0] else f":{edition}"
    return f"title:{box.title.name}{tail}"


class BoxCover(Node):
    """The cover of an edition's box on the shelf; a click calls its action, and the left and right
    arrow keys choose the neighbouring box (-1 or 1).

    Editions other than the title's first one have a seal with their name.
    """

    role = "button"
    own_keys = tuple(NEIGHBOUR_OFFSET_BY_KEY)
    aspect = COVER_ASPECT

    def __init__(
        self,
        box: GameBox,
        edition: str,
        choose_neighbour: Callable[[int], None],
        *,
        is_chosen: bool,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        name = box.words.say("title.name")
        usual = edition == box.editions[0]
        self.label = name if usual else title_and_edition_name(box, edition)
        self.name = cover_node_name(box, edition)
        self._tables = box.table_factory_of(edition)
        self._name = name
        self._is_chosen = is_chosen
        self._choose_neighbour = choose_neighbour
        self._seal_text = "" if usual else edition
        face, share = box.face_and_scale_by_role.get(
            NAME_STYLE.typeface_name, (DEFAULT_TYPEFACE, 1.0)
        )
        self.letters = NAME_STYLE._replace(typeface_name=face, size=NAME_STYLE.size * share)

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u of a cover that has all the room it needs."""
        return COVER_WIDTH

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return 0.0, since a cover can be drawn at any size."""
        return 0.0

    def on_key(self, stroke: KeyStroke) -> bool:
        """Let the left and right arrow keys choose the neighbouring box; return whether the key
        was used."""
        if stroke.name not in NEIGHBOUR_OFFSET_BY_KEY:
            return super().on_key(stroke)
        self._choose_neighbour(NEIGHBOUR_OFFSET_BY_KEY[stroke.name])
        return True

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the values on which the picture depends."""
        return self._name, self._seal_text, self._is_chosen, self.hover_share > 0.5

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, the shade of a cover that is not chosen, the name and the seal, and
        the glow of the chosen one."""
        size = canvas.node_size_px(self)
        canvas.draw_picture(self._tables.menu_picture(size), 0, 0)
        if not self._is_chosen:
            canvas.draw_picture(
                paint_plain_box(
                    size,
                    with_alpha(
                        BLACK, UNCHOSEN_DARKNESS if self.hover_share <= 0.5 else HOVERED_DARKNESS
                    ),
                )
            )
        share = min(self.width / FULL_NAME_SIZE_WIDTH, 1.0)
        letters = self.letters.sized(self.letters.size * share)
        line = NAME_LINE_HEIGHT * share
        for row, word in enumerate(self._name.split()):
            spot = (
                COVER_SIDE_MARGIN,
                NAME_TOP + line * row,
                self.width - 2 * COVER_SIDE_MARGIN,
                line,
            )
            shade = letters.in_colour(NAME_SHADE_COLOUR)
            canvas.draw_text(word, shade, (spot[0] + 2, spot[1] + 2, *spot[2:]), "centre")
            canvas.draw_text(word, letters, spot, "centre")
        if self._seal_text:
            self._draw_edition_seal(canvas)
        if self._is_chosen:
            canvas.draw_picture(paint_glowing_outline(size, canvas.px_per_u), 0, 0)

    def _draw_edition_seal(self, canvas: Canvas) -> None:
        side = self.width * SEAL_SIZE_SHARE
        left = self.width - side * SEAL_EDGE_DISTANCE
        top = self.height - side * SEAL_EDGE_DISTANCE
        canvas.draw_picture(
            _paint_wax_seal(canvas.rect_px(left, top, side, side).size, canvas.px_per_u), left, top
        )
        letters = SEAL_TEXT_STYLE.sized(side * 0.3)
        canvas.draw_text(self._seal_text, letters, (left, top, side, side), "centre")


@cache_painted_pictures
def paint_shelf_plank(painter: Painter, px_per_u: float) -> None:
    """Paint the plank of a shelf, as large as the picture, at `px_per_u`."""
    painter.set_margin_around_box(14 * px_per_u)
    box = painter.box_with_corner_radius(3 * px_per_u)
    painter.draw_shadow(box.moved(0, 6 * px_per_u), 8 * px_per_u, with_alpha(BLACK, 0.5))
    painter.fill_box(box, WOOD_GRADIENT)


@cache_painted_pictures
def _paint_wax_seal(painter: Painter, px_per_u: float) -> None:
    painter.set_margin_around_box(8 * px_per_u)
    box = painter.box_with_corner_radius(painter.size[0] / 2)
    painter.draw_shadow(box.moved(0, 3 * px_per_u), 5 * px_per_u, with_alpha(BLACK, 0.5))
    painter.fill_box(box, WAX_GRADIENT)
    painter.draw_outline(
        box.inset(6 * px_per_u), 1.4 * px_per_u, with_alpha(hex_to_rgb("#FFE6D8"), 0.55)
    )
