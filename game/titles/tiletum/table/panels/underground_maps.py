"""The underground maps in small: explorers, own mines, and the price of a new explorer."""

from typing import NamedTuple

from game.scene.nodes.node import Canvas
from game.tabletop.art.text import put_rule
from game.tabletop.table_context import put
from game.titles.tiletum.table import exhibit
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.below import ROMAN, spot_of
from game.titles.tiletum.table.silver_views import MapView

SIDE = 12.0
TOP = 44.0
WIDE = 128.0
HIGH = 96.0
GAP = 8.0


class MinesLook(NamedTuple):
    """The three underground maps and the seat that looks on."""

    maps: tuple[MapView, ...]
    viewer: int


class MinesPanel(exhibit.PaperWidget[MinesLook]):
    """A document of the three maps; a click turns to the second sheet."""

    def __init__(self, context: exhibit.TableContext, own: exhibit.OwnHandlers) -> None:
        """Store what turns the sheet."""
        super().__init__(context, role="panel", name="mines", solid=True)
        self.on_click = own.turn_sheet
        self.focusable = True

    def show(self, look: MinesLook) -> None:
        """Show it, and say the same."""
        super().show(look)
        said = [map_said(self.context, each, look.viewer) for each in look.maps]
        self.label = ". ".join(said)
        self.tooltip = "\n".join(said)

    def put_look(self, canvas: Canvas, look: MinesLook) -> None:
        """Draw three maps."""
        art = self.context.art(canvas.k)
        say = self.context.say
        canvas.words(say("below-ground"), inks.HEAD, (SIDE + 6, 5, 300, 32))
        put(canvas, art.icon("explorer", 26, tone="ink"), self.width - 30, 21)
        put_rule(canvas, SIDE, 38, self.width - 2 * SIDE)
        for place, each in enumerate(look.maps):
            x = SIDE + (WIDE + GAP) * place
            put(canvas, art.small_map(each.number, each.side, (WIDE, HIGH)), x, TOP)
            self._put_explorers(canvas, each, x)
            name = say(f"short-{each.number}{each.side}")
            canvas.words(name, inks.SMALL, (x, TOP + HIGH + 3, WIDE, 34), "centre")
            put(canvas, art.figure(ROMAN[each.number], 15.0, "#F6E7B8"), x + 7, TOP + 15)
            self._put_note(canvas, each, x + WIDE - 8, look.viewer)

    def _put_note(self, canvas: Canvas, each: MapView, right: float, viewer: int) -> None:
        """Draw the own mines of a map into its corner, or what an explorer there costs."""
        art = self.context.art(canvas.k)
        y = TOP + HIGH - 13
        if each.mines[viewer]:
            put(canvas, art.icon("mine", 18), right - 20, y)
            put(canvas, art.figure(str(each.mines[viewer]), 16.0, "#F6E7B8"), right - 7, y)
        elif all(seat != viewer for _, seat in each.explorers):
            put(canvas, art.figure(str(each.cost), 16.0, "#F6E7B8"), right - 28, y)
            put(canvas, art.good("silver", 18.0), right - 8, y)

    def _put_explorers(self, canvas: Canvas, each: MapView, x: float) -> None:
        art = self.context.art(canvas.k)
        for town, seats in exhibit.together(each.explorers).items():
            across, down = spot_of(town)
            for number, seat in enumerate(seats):
                shift = 13.0 * (number - (len(seats) - 1) / 2)
                left = min(max(x + WIDE * across + shift, x + 9), x + WIDE - 9)
                put(canvas, art.disc(self.context.colour(seat), 8.0), left, TOP + HIGH * down)


def map_said(context: exhibit.TableContext, each: MapView, viewer: int) -> str:
    """Return a map in words: its name, whose explorers are where, what a new one costs."""
    return ". ".join(map_lines(context, each, viewer))


def map_lines(context: exhibit.TableContext, each: MapView, viewer: int) -> tuple[str, ...]:
    """Return a map in short lines, its name first."""
    who = [f"{context.name(seat)}: {context.area(town)}" for town, seat in each.explorers]
    said = [context.area(each.name)]
    if who:
        said.append(context.say("explorers-at", who=", ".join(who)))
    if all(seat != viewer for _, seat in each.explorers):
        said.append(context.say("explorer-costs", price=each.cost))
    return tuple(said)
