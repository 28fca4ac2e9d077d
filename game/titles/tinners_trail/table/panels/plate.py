"""The panel of one player."""

from typing import Final, Unpack

from game.scene.nodes.node import Canvas, NodeValues
from game.scene.nodes.tip import Tooltip
from game.scene.skins.panel import paint_parchment, slate_panel_picture
from game.scene.stage.placing import Box, Point
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.tabletop.art.cells import paint_ore_tray
from game.tabletop.art.text import StyledRun, draw_pill, write_runs
from game.tabletop.layout.column import SeatPanelSizes
from game.tabletop.panel.told_parts import TooltipParts
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.table import view_model
from game.titles.tinners_trail.table.layout import LOW_WITH_GOODS
from game.titles.tinners_trail.table.panels.plate_look import TrailPlayerLook
from game.titles.tinners_trail.table.panels.plate_places import PlayerPanelPositions

STATS = ("money", "points", "mines", "cards")
ORES = ("tin", "copper", "arsenic")

SIZES = SeatPanelSizes(0)
GOODS_PITCH = 50.0
FIGURE_GAP = 18.0
"""From the middle of a picture to its number."""
MOST_HALF = 19.0
RING_ROOM = 1.0
"""Of the box round a number: half its height, and what is left free of the name for a ring."""
CUBE_GAP = 14.5
GOODS_RIGHT = 412.0
PLATE_WIDTH = 61.0
PORTRAIT_R = 27.5
WITH_PORTRAIT = 82.0
MARK_BELOW = 0.8
COIN_R = 11.5
CUBE_R = 9.0
HOUSE_SCALE = 0.44
CUBES_R = 10.0
LAUREL = 24.0
CARDS = 22.0

TWO_ROWS: Final = PlayerPanelPositions(
    middles=(81.0, 162.0, 233.0, 280.0),
    rooms=(52.0, 42.0, 17.0, 17.0),
    low=(23.0, 59.0),
    tall=(26.0, 71.0),
    lowest=SIZES.low,
    name=27.0,
    tray=(318.0, 98.0, 32.0),
    cubes=(332.0, 380.0),
)
WITH_CUBES: Final = TWO_ROWS._replace(  # of investment cubes there may be a dozen
    middles=(81.0, 154.0, 226.0, 273.0), rooms=(46.0, 42.0, 17.0, 25.0)
)
THREE_ROWS: Final = PlayerPanelPositions(
    middles=(81.0, 175.0, 260.0, 330.0),
    rooms=(64.0, 54.0, 30.0, 30.0),
    low=(19.0, 49.0, 76.0),
    tall=(21.0, 53.5, 82.5),
    lowest=LOW_WITH_GOODS,
    name=23.0,
    tray=(74.0, 2 * GOODS_PITCH + 2.0, 26.0),
    cubes=(90.0, 90.0 + GOODS_PITCH),
)
WITH_ARSENIC: Final = THREE_ROWS._replace(
    tray=(74.0, 3 * GOODS_PITCH + 2.0, 26.0),
    cubes=(90.0, 90.0 + GOODS_PITCH, 90.0 + 2 * GOODS_PITCH),
)


class TrailPlayerPanel(view_model.TrailWidget[TrailPlayerLook]):
    """The panel of one seat with its name, money, points, mines, cards or investment cubes, and
    ore; it lies on parchment while the seat acts.

    With expansions the ore moves to a third row, beside arsenic, own miners and pieces that wait
    to be placed.
    """

    def __init__(
        self, context: view_model.TrailContext, seat: int, **place: Unpack[NodeValues]
    ) -> None:
        """Store the seat of the panel, and add the tooltips of its parts."""
        super().__init__(context, **place)
        self.seat = seat
        self.role = "panel"
        self.solid = True
        self._tooltip_parts = TooltipParts(self._part_tip)
        self.add(self._tooltip_parts)

    def show_look(self, look: TrailPlayerLook) -> None:
        """Show a look from now on, and place the tooltips of its figures."""
        super().show_look(look)
        self.tooltip = Tooltip(look.name, (look.caption,) if look.caption else ())
        boxes = {part: self.part_box(part) for part in (*STATS, "ore")}
        if look.extras.has_goods_besides_ore:
            ore = boxes["ore"]
            boxes["goods"] = Box(ore.right, ore.y, self.width - ore.right - 4, ore.height)
        self._tooltip_parts.place_parts(boxes)

    def _part_tip(self, part: str) -> Tooltip | None:
        """Return the tooltip that says what a figure of the panel counts, or None without a
        look."""
        if self.look is None:
            return None
        say = self.context.say
        if part == "cards" and self.look.extras.boxes:
            return Tooltip(say("tip-plate-cubes"))
        lines = (say("tip-plate-debt"),) if part == "money" and self.look.debt else ()
        return Tooltip(say(f"tip-plate-{part}"), lines)

    @property
    def _part_positions(self) -> PlayerPanelPositions:
        extras = self.look.extras if self.look is not None else view_model.BASE_GAME
        if extras.has_goods_besides_ore:
            return WITH_ARSENIC if extras.arsenic else THREE_ROWS
        return WITH_CUBES if extras.boxes else TWO_ROWS

    @property
    def row_middles(self) -> tuple[float, ...]:
        """The vertical middles of the rows (name, numbers and perhaps goods), interpolated by
        the panel's height between those of the lowest and of a tall panel."""
        places = self._part_positions
        share = (self.height - places.lowest) / (SIZES.tall - places.lowest)
        share = min(max(share, 0.0), 1.0)
        return tuple(a + (b - a) * share for a, b in zip(places.low, places.tall, strict=True))

    def middle_of_part(self, part: str) -> Point:
        """Return the middle of "money", "points", "mines", "cards" or an ore in the panel, where
        pieces that fly start and land."""
        places = self._part_positions
        if part in ORES:
            return places.cubes[ORES.index(part)], self.row_middles[-1]
        return places.middles[STATS.index(part)], self.row_middles[1]

    def part_box(self, part: str) -> Box:
        """Return the box of "money", "points", "mines", "cards" or "ore" in the panel, for
        tooltips and UI anchors."""
        places = self._part_positions
        rows = self.row_middles
        if part == "ore":
            left, width, height = places.tray
            return Box(left - 2, rows[-1] - height / 2 - 2, width + 4, height + 4)
        begins = [middle - FIGURE_GAP for middle in places.middles]
        ends = [*begins[1:], places.middles[-1] + FIGURE_GAP + places.rooms[2]]
        place = STATS.index(part)
        half = min((rows[1] - rows[0]) / 2 - RING_ROOM, MOST_HALF)
        return Box(begins[place], rows[1] - half, ends[place] - begins[place] - 1, 2 * half)

    def draw_look(self, canvas: Canvas, look: TrailPlayerLook) -> None:
        """Draw the panel's ground, portrait, name and numbers."""
        active = look.active
        ground = paint_parchment(canvas.size(self), canvas.k, 12, active=True) if active else None
        canvas.draw_picture(ground or slate_panel_picture(canvas.size(self), canvas.k))
        art = self.context.art_at_scale(canvas.k)
        seat = self.context.seats[self.seat]
        colour = self.context.art_colour_name(self.seat)
        portrait = art.portrait(seat.portrait_kind or seat.player_kind, PORTRAIT_R)
        if portrait is None or self.height < WITH_PORTRAIT:
            draw_sprite(canvas, art.plate(colour, PLATE_WIDTH, self.height), 0, 0)
        else:
            draw_sprite(canvas, art.plate(colour, PLATE_WIDTH, self.height, MARK_BELOW), 0, 0)
            draw_sprite(canvas, portrait, PLATE_WIDTH / 2, PORTRAIT_R + 5)
        self._draw_name(canvas, look)
        self._draw_numbers_row(canvas, look)
        art = self.context.art_at_scale(canvas.k)
        places = self._part_positions
        y = self.row_middles[-1]
        left, width, height = places.tray
        top = y - height / 2
        style = self._number_style.sized(22)
        size = canvas.box(left, top, width, height).size
        canvas.draw_picture(paint_ore_tray(size, canvas.k, dark=not look.active), left, top)
        for ore, x in zip(ORES, places.cubes, strict=False):
            draw_sprite(canvas, art.cube(ore, CUBE_R), x, y)
            canvas.draw_text(str(getattr(look.seat, ore)), style, (x + CUBE_GAP, y - 17, 26, 34))
        if look.extras.has_goods_besides_ore:
            self._draw_expansion_goods(canvas, look)

    def _draw_name(self, canvas: Canvas, look: TrailPlayerLook) -> None:
        right = self.width - 14.0
        middle = self.row_middles[0]
        chip, tone = look.chip
        if chip:
            right = draw_pill(canvas, chip, tone, right, middle) - 8
        name = text_styles.ON_PAPER.title if look.active else text_styles.TITLE
        note = text_styles.ON_PAPER.note if look.active else text_styles.NOTE
        told = StyledRun(look.name, name.sized(self._part_positions.name))
        end = write_runs(canvas, (told,), 76, middle, right - 76)
        caption = "  " + look.caption
        style = note.sized(19)
        if canvas.kit.lettering.fits(caption, style, canvas.k, (right - end) * canvas.k):
            write_runs(canvas, (StyledRun(caption, style),), end, middle, right - end)

    def _draw_numbers_row(self, canvas: Canvas, look: TrailPlayerLook) -> None:
        """Draw the row of money, points, mines and cards, with room for three digits each."""
        art = self.context.art_at_scale(canvas.k)
        y = self.row_middles[1]
        say = self.context.say
        laurel = ("#8E6524", "#B98A12") if look.active else "cream"
        brown = ("#5B3D1C", "#8A6A3A") if look.active else "cream"
        colour = self.context.art_colour_name(self.seat)
        seat = look.seat
        cards = not look.extras.boxes
        money = say("pounds", pounds=-look.debt if look.debt else seat.money)
        house = art.engine_house(colour, scale=HOUSE_SCALE, on_slate=not look.active)
        piled = art.icon("cards", CARDS, tone=brown) if cards else art.player_cube(colour, CUBES_R)
        shown = (
            (art.coin(COIN_R), money, 0),
            (art.icon("laurel", LAUREL, tone=laurel), str(seat.points), 0),
            (house, str(seat.mines_left), 12),
            (piled, str(look.pile), 0),
        )
        places = self._part_positions
        for row, x, room in zip(shown, places.middles, places.rooms, strict=True):
            sprite, figure, down = row
            draw_sprite(canvas, sprite, x, y + down)
            canvas.draw_text(figure, self._number_style, (x + FIGURE_GAP, y - 17, room, 34))

    def _draw_expansion_goods(self, canvas: Canvas, look: TrailPlayerLook) -> None:
        """Draw from right to left what the expansions add: own miners, the calciner, and the
        pieces that wait to be placed."""
        art = self.context.art_at_scale(canvas.k)
        y = self.row_middles[2]
        right = GOODS_RIGHT
        style = self._number_style.sized(22)
        colour = self.context.art_colour_name(self.seat)
        if look.extras.emigration:
            canvas.draw_text(str(look.seat.own_miners), style, (right - 16, y - 17, 20, 34))
            miner = art.piece("miner", colour, scale=0.64, on_slate=not look.active)
            draw_sprite(canvas, miner, right - 28, y + 11)
            right -= 48
        if look.extras.arsenic:
            there = 1.0 if look.seat.calciner_left else 0.28
            draw_sprite(canvas, art.piece("calciner", scale=0.56), right - 10, y + 11, there)
            right -= 34
        tone = ("#4A2E1A", "#7A5526") if look.active else "cream"
        for piece in look.seat.waiting[::-1]:
            draw_sprite(canvas, art.icon(piece, 25, tone=tone), right - 12, y)
            right -= 28

    @property
    def _number_style(self) -> TextStyle:
        active = self.look is not None and self.look.active
        return text_styles.ON_PAPER.number if active else text_styles.NUMBER
