"""The sheet of the draft: the pairs of survey cards, one of each to be kept, and the cards that
stay in the hand anyway.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import ceil

from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.nodes.tip import Tip
from game.scene.stage.placing import box
from game.scene.text import text_styles
from game.scene.widgets import Chip
from game.scene.widgets.small import SIDE as CHIP_SIDE
from game.tabletop.panel.told_parts import TooltipParts, square_around
from game.tabletop.sheet.sheet import Sheet, confirm_button, draw_question_head
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, sheet_kind_for
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.rules.views import AreaView, TableView
from game.titles.tinners_trail.table.draft_selection import DraftInput
from game.titles.tinners_trail.table.panels.hand import TrailCardNode, card_tip
from game.titles.tinners_trail.table.sheets.card_choice import LIFT, card_choice_node
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

MOST_COLUMN = 214.0
LEAST_COLUMN = 188.0
MOST_WIDTH = 908.0  # a wider sheet would lie on the tabs
CERTAIN_COLUMN = 124.0
SIDE = 16.0
LEAST_WIDTH = 694.0  # of the heading in every language
FIRST_ROW = 190.0
ROW = 178.0
LAND_TOP = 484.0
LINE = 22.0
FOOT = 84.0
COUNTS = 52.0
COUNT_PITCH = 14.0  # from the middle of a column to its counts, and between them
NAME_SIDE = 4.0
NAME_ROOM = COUNTS - COUNT_PITCH / 2 + LEAST_COLUMN / 2 - NAME_SIDE
ROWS = 2
CERTAIN_SCALE = 0.9
CERTAIN_ROOM = CERTAIN_COLUMN - 4.0
CERTAIN_TOP = 84.0  # of the words below the middle of a card that stays anyway
CERTAIN_LINE = 20.0
FATE_WIDTH = 132.0  # of the mark on a card that says what becomes of it
FATE_TOP = 69.0  # below the middle of a card
FATE_HEIGHT = 28.0
FATE_ROOM = FATE_WIDTH - 2 * CHIP_SIDE
NAME = text_styles.ON_PAPER.note.sized(17)
COUNT = text_styles.ON_PAPER.bold.sized(18)
KINDS = ("tin", "copper", "water")

Land = Mapping[str, Sequence[AreaView]]
"""The areas of each region."""


def areas_by_region(view: TableView) -> Land:
    """Return the areas by region."""
    land: dict[str, list[AreaView]] = {}
    for area in view.areas:
        land.setdefault(area.region, []).append(area)
    return land


class DraftSheet(Sheet):
    """A click keeps a card: it is lit, and the other of its pair fades.

    Below the pairs stands what is known of their regions, which the sheet may lie on. Right of
    them are the cards that nobody asks about, marked as kept.
    """

    def __init__(
        self, context: TrailContext, asked: DraftInput, land: Land, handlers: TrailSheetHandlers
    ) -> None:
        """Lay out the pairs, region by region."""
        lines = max((len(land.get(region, ())) for region in asked.pairs), default=0)
        further = ceil(len(asked.certain) / ROWS)
        width, height = draft_sheet_size(len(asked.pairs), lines, further)
        super().__init__(width=width, height=height, name="draft")
        self._context = context
        self._asked = asked
        self._land = land
        self._handlers = handlers
        self._cards: dict[tuple[str, int], TrailCardNode] = {}
        self._fates: dict[tuple[str, int], Chip] = {}
        column = pair_width(len(asked.pairs), further)
        cards_width = column * len(asked.pairs) + CERTAIN_COLUMN * further
        left = (width - cards_width) / 2
        first = left + column / 2
        for number, (region, cards) in enumerate(asked.pairs.items()):
            for index, card in enumerate(cards):
                node = card_choice_node(context, card, partial(self._keep_card, region, index))
                node.name = f"draft:{region}:{index}"
                node.lift = LIFT
                node.x = first + column * number
                node.y = FIRST_ROW + ROW * index
                place = box(node.x - FATE_WIDTH / 2, node.y + FATE_TOP, FATE_WIDTH, FATE_HEIGHT)
                fate = Chip("", **place)
                self._cards[region, index] = node
                self._fates[region, index] = fate
        self.add(*self._cards.values(), *self._fates.values())  # no lifted card covers a fate
        right = left + column * len(asked.pairs) + CERTAIN_COLUMN / 2
        self._certain = [
            self._certain_card(card, right + CERTAIN_COLUMN * (number // ROWS), number % ROWS)
            for number, card in enumerate(asked.certain)
        ]
        self.add(*self._certain)
        self.confirm = confirm_button(
            context.say("draft-confirm"),
            handlers.confirm,
            wary=True,
            keep_clear=True,
            **box(width / 2 - 150, height - 70, 300, 54),
        )
        self.add(self.confirm)
        self.label = context.say("draft-head")
        self._tells = TooltipParts(self._tip)
        self._tells.place_parts(
            {
                f"{region}:{kind}": square_around(x, LAND_TOP - 2, COUNT_PITCH / 2)
                for region in asked.pairs
                if region in land
                for kind, x in count_column_middles(self._cards[region, 0].x).items()
            }
        )
        self.add(self._tells)
        self.refresh()

    def _certain_card(self, card: str, x: float, row: int) -> TrailCardNode:
        """Return a card that stays in the hand, to be read but not chosen."""
        place = NodeValues(x=x, y=FIRST_ROW + ROW * row, scale=CERTAIN_SCALE)
        node = TrailCardNode(self._context, **place)
        node.show(card)
        node.name = f"certain:{card}"
        node.label = f"{node.label}. {self._context.say('draft-certain')}"
        node.tooltip = card_tip(self._context, card)
        node.focusable = True
        node.lift = LIFT
        return node

    def _tip(self, part: str) -> Tip | None:
        """Return what the counts below a cube are."""
        say = self._context.say
        kind = part.partition(":")[2]
        return Tip(say(f"tip-cube-{kind}"), (say("tip-draft"),))

    def refresh(self) -> None:
        """Show which cards are kept."""
        kept = self._asked.kept
        say = self._context.say
        self.showing = tuple(sorted(kept.items()))
        self.confirm.enabled = self._asked.is_complete
        self.confirm.tooltip = None if self.confirm.enabled else say("draft-incomplete")
        for (region, index), node in self._cards.items():
            chosen = kept.get(region)
            node.alpha = 1.0 if chosen in (None, index) else 0.42
            node.glow = chosen == index
            fate = self._fates[region, index]
            fate.visible = chosen is not None
            fate.words = fate.label = say("keep" if node.glow else "discard")
            fate.tone = "good" if node.glow else "cream"

    def first_control(self) -> Node:
        """The button once all pairs are settled, else the first card of the next pair."""
        if self._asked.is_complete:
            return self.confirm
        open_pair = next(region for region in self._asked.pairs if region not in self._asked.kept)
        return self._cards[open_pair, 0]

    def draw(self, canvas: Canvas) -> None:
        """Draw paper and head."""
        super().draw(canvas)
        heading = self._context.say("draft-head")
        note = self._context.say("draft-note")
        draw_question_head(canvas, self.width, (20, 60, 98), heading=heading, note=note, large=True)
        for (region, index), card in self._cards.items():
            if index == 0 and region in self._land and self._do_names_fit(canvas, region):
                self._draw_land(canvas, region, card.x)
        for card in self._certain:
            self._draw_certain(canvas, card.x, card.y + CERTAIN_TOP)

    def _do_names_fit(self, canvas: Canvas, region: str) -> bool:
        """Return whether the names of a region's areas can be written whole in so small a
        window."""
        names = (self._context.area_name(area.name) for area in self._land[region])
        room = NAME_ROOM * canvas.k
        return all(canvas.kit.lettering.fits(name, NAME, canvas.k, room) for name in names)

    def _draw_land(self, canvas: Canvas, region: str, middle: float) -> None:
        """Draw a region's areas with what is known of their tiles."""
        art = self._context.art_at_scale(canvas.k)
        left = middle + COUNTS - COUNT_PITCH / 2 - NAME_ROOM
        columns = count_column_middles(middle)
        for kind, x in columns.items():
            draw_sprite(canvas, art.cube(kind, 7), x, LAND_TOP - 2)
        for line, area in enumerate(self._land[region], start=1):
            y = LAND_TOP + LINE * line
            tile = area.tile
            canvas.draw_text(
                self._context.area_name(area.name), NAME, (left, y - 12, NAME_ROOM, 24)
            )
            for kind, x in columns.items():
                count = str(getattr(tile, kind)) if tile is not None and tile.known else "?"
                canvas.draw_text(count, COUNT, (x - 10, y - 12, 20, 24), "centre")

    def _draw_certain(self, canvas: Canvas, middle: float, top: float) -> None:
        """Write below a card that it stays anyway."""
        letters = canvas.kit.lettering
        words = self._context.say("draft-certain")
        lines = letters.wrapped(words, NAME, canvas.k, round(CERTAIN_ROOM * canvas.k))
        for number, line in enumerate(lines):
            place = (middle - CERTAIN_ROOM / 2, top + CERTAIN_LINE * number, CERTAIN_ROOM, 24.0)
            canvas.draw_text(line, NAME, place, "centre")

    def _keep_card(self, region: str, index: int) -> None:
        self._asked.keep_card(region, index)
        self._handlers.changed()


def count_column_middles(middle: float) -> dict[str, float]:
    """Return the middles of the counts of each kind, right of a pair's middle."""
    return {kind: middle + COUNTS + COUNT_PITCH * at for at, kind in enumerate(KINDS)}


def pair_width(pairs: int, further: int) -> float:
    """Return the width of a pair beside so many further columns."""
    room = MOST_WIDTH - 2 * SIDE - CERTAIN_COLUMN * further
    return min(room / pairs, MOST_COLUMN)


def draft_sheet_size(pairs: int, lines: int, further: int = 0) -> tuple[float, float]:
    """Return the size of the sheet for so many pairs, areas in a region at most, and further
    columns of cards that stay anyway.
    """
    width = pair_width(pairs, further) * pairs + CERTAIN_COLUMN * further + 2 * SIDE
    height = LAND_TOP + (LINE * lines + 16 if lines else -16) + FOOT
    return max(width, LEAST_WIDTH), height


def draft_sheet_kind(context: TrailContext, handlers: TrailSheetHandlers) -> SheetKind[TrailModel]:
    """Which card of each region is kept."""

    def drafting(moment: SheetMoment[TrailModel]) -> DraftInput | None:
        asked = moment.controller.question_input
        return asked if isinstance(asked, DraftInput) else None

    def make(asked: DraftInput, moment: SheetMoment[TrailModel]) -> DraftSheet:
        return DraftSheet(context, asked, areas_by_region(moment.model.view), handlers)

    kind = sheet_kind_for(drafting, make, lambda sheet, _asked, _moment: sheet.refresh())
    return replace(kind, secret=True, over_hand=True)
