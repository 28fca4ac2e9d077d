"""The lower part of the auction bill while a survey card is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from game.engine.move import Move
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.placing import box
from game.scene.text import lettering
from game.scene.text import lettering as styles
from game.scene.widgets import Chip
from game.scene.widgets.small import SIDE as CHIP_SIDE
from game.tabletop.art.text import put_rule
from game.tabletop.question.inputs import CardInput
from game.tabletop.sheet.sheet import EYE_SIDE, Sheet, SheetHandlers, confirm_button, decline_button
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, sheet_asking
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.views import AreaView, TableView
from game.titles.tinners_trail.table.panels.hand import TrailCardNode, card_tip
from game.titles.tinners_trail.table.selection import DraftInput, Keepsakes
from game.titles.tinners_trail.table.sheets.notice import BothHandlers
from game.titles.tinners_trail.table.view_model import TableContext, TrailModel

HEIGHT = 204.0
PITCH = 132.0
CARD_SCALE, CARD_MIDDLE = 0.88, 130.0
LIFT = 12.0  # so far below two lines of the question
BUTTON_WIDTH = 260.0
CONFIRM_TOP, DECLINE_TOP = 74.0, 136.0


class CardChoice(Node):
    """The cards that may be played, the deck where there is one, and the buttons."""

    def __init__(
        self, paper: tuple[TableContext, float], asked: tuple[CardInput, str], orders: SheetHandlers
    ) -> None:
        """Lay out the cards of the question; `asked` is it and the region of the area for sale,
        `paper` what is printed with and how wide.
        """
        context, width = paper
        super().__init__(name="card-choice", width=width, height=HEIGHT)
        self._context = context
        question_input, self._region = asked
        self._question_input = question_input
        self._orders = orders
        offers = [move for move in question_input.moves if move.card or move.choice == "deck"]
        pitch = min(PITCH, (width - BUTTON_WIDTH - 20) / max(len(offers), 1))
        self._cards = {move: self._card(move, n, pitch) for n, move in enumerate(offers)}
        self.add(*self._cards.values())
        self._add_buttons()
        self.refresh()

    def refresh(self) -> None:
        """Show which card is picked."""
        picked = self._question_input.picked
        for move, node in self._cards.items():
            node.glow = move is picked
        self.confirm.enabled = picked is not None
        self.confirm.tooltip = None if picked else self._context.say("pick-a-card")
        key = f"{self._question_input.kind}-confirm"
        if picked is not None and picked.choice == "deck":
            key = "survey-deck-confirm"
        self.confirm.words = self.confirm.label = self._context.say(key)

    def first_control(self) -> Node:
        """The button once a card is picked, else the first card."""
        if self._question_input.picked is not None or not self._cards:
            return self.confirm
        return next(iter(self._cards.values()))

    def draw(self, canvas: Canvas) -> None:
        """Put the question above cards and buttons."""
        required = self._question_input.refusal is None
        key = "survey-required" if required else f"{self._question_input.kind}-question"
        text = self._context.say(key)
        lettering = canvas.kit.lettering
        style = styles.BODY_ON_PARCHMENT
        lines = lettering.wrapped(text, style, canvas.k, round(self.width * canvas.k))
        step = lettering.height(style, canvas.k) / canvas.k
        for number, line in enumerate(lines):
            canvas.words(line, style, (0.0, number * step - 4, self.width, step))

    def _card(self, move: Move, number: int, pitch: float) -> TrailCardNode:
        node = TrailCardNode(self._context, x=54 + pitch * number, y=CARD_MIDDLE, scale=CARD_SCALE)
        if move.card:
            node.tooltip = card_tip(self._context, move.card)
            node.show(move.card)
        else:
            node.show(f"{self._region}:?")
            node.label = self._context.say("deck-label")
            node.tooltip = self._context.say("deck-tip")
        node.name = f"card:{move.card or move.choice}"
        node.role, node.lift = "choice", LIFT
        node.focusable = node.keep_clear = True
        node.on_click = partial(self._pick, move)
        return node

    def _pick(self, move: Move) -> None:
        self._question_input.pick(move)
        self._orders.changed()

    def _add_buttons(self) -> None:
        say = self._context.say
        x = self.width - BUTTON_WIDTH
        place = box(x, CONFIRM_TOP, BUTTON_WIDTH, 50)
        self.confirm = confirm_button("", self._orders.confirm, wary=True, **place)
        self.add(self.confirm)
        if self._question_input.refusal is not None:
            words, place = (
                say(f"{self._question_input.kind}-none"),
                box(x, DECLINE_TOP, BUTTON_WIDTH, 50),
            )
            self.add(decline_button(words, self._orders.decline, wary=True, **place))


# The sheet of the draft: the pairs of survey cards, one of each to be kept.

Counts = tuple[str, str, str]
UNKNOWN: Counts = ("?", "?", "?")


def land_of(view: TableView) -> dict[str, list[tuple[str, Counts]]]:
    """Return by region its areas, each with the tin, copper and water of its tile as written."""
    land: dict[str, list[tuple[str, Counts]]] = {}
    for area in view.areas:
        land.setdefault(area.region, []).append((area.name, _counts(area)))
    return land


def _counts(area: AreaView) -> Counts:
    tile = area.tile
    if tile is None or not tile.known:
        return UNKNOWN
    return str(tile.tin), str(tile.copper), str(tile.water)


COLUMN, SIDE = 214.0, 26.0
FIRST_ROW, ROW = 190.0, 178.0
LAND_TOP, LINE, FOOT = 484.0, 22.0, 84.0
COUNTS, COUNT_PITCH = 50.0, 18.0  # from the middle of a column to its counts, and between them
NAME_ROOM = COUNTS - COUNT_PITCH / 2 + COLUMN / 2 - 4
FATE_WIDTH = 132.0  # of the mark on a card that says what becomes of it
FATE_ROOM = FATE_WIDTH - 2 * CHIP_SIDE
NAME = lettering.NOTE_ON_PARCHMENT.sized(17)
COUNT = lettering.BOLD_ON_PARCHMENT.sized(18)
KINDS = ("tin", "copper", "water")

Land = Mapping[str, Sequence[tuple[str, tuple[str, str, str]]]]
"""By region the areas in it, each with the tin, copper and water of its tile as far as known."""


class DraftSheet(Sheet):
    """A click keeps a card: it is lit, and the other of its pair fades.

    Below the pairs stands what is known of their regions, which the sheet may lie on.
    """

    def __init__(
        self, context: TableContext, keepsakes: Keepsakes, land: Land, orders: SheetHandlers
    ) -> None:
        """Lay out the pairs, region by region."""
        regions = tuple(keepsakes.pairs)
        size = size_of_draft(land, regions)
        super().__init__(width=size[0], height=size[1], name="draft")
        width, self._land = self.width, land
        self._context = context
        self._keepsakes = keepsakes
        self._orders = orders
        self._cards: dict[tuple[str, int], TrailCardNode] = {}
        self._fates: dict[tuple[str, int], Chip] = {}
        first = (width - COLUMN * len(regions)) / 2 + COLUMN / 2
        for number, region in enumerate(regions):
            for index, card in enumerate(keepsakes.pairs[region]):
                node = self._card(region, index, card)
                node.x, node.y = first + COLUMN * number, FIRST_ROW + ROW * index
                self._cards[region, index] = node
                fate = Chip(
                    "", x=node.x - FATE_WIDTH / 2, y=node.y + 69, width=FATE_WIDTH, height=28
                )
                self._fates[region, index] = fate
                self.add(node, fate)
        self.confirm = confirm_button(
            context.say("draft-confirm"),
            orders.confirm,
            wary=True,
            keep_clear=True,
            **box(width / 2 - 150, self.height - 70, 300, 54),
        )
        self.add(self.confirm)
        self.label = context.say("draft-head")
        self.refresh()

    def refresh(self) -> None:
        """Show which cards are kept."""
        self.showing = tuple(sorted(self._keepsakes.kept.items()))
        self.confirm.enabled = self._keepsakes.complete
        why = self._context.say("draft-incomplete")
        self.confirm.tooltip = None if self.confirm.enabled else why
        for (region, index), node in self._cards.items():
            chosen = self._keepsakes.kept.get(region)
            node.alpha = 1.0 if chosen in (None, index) else 0.42
            node.glow = chosen == index
            fate = self._fates[region, index]
            fate.visible = chosen is not None
            fate.words = fate.label = self._context.say("keep" if node.glow else "discard")
            fate.tone = "good" if node.glow else "cream"

    def first_control(self) -> Node:
        """The button once all pairs are settled, else the first card of the next pair."""
        if self._keepsakes.complete:
            return self.confirm
        open_pair = next(r for r in self._keepsakes.pairs if r not in self._keepsakes.kept)
        return self._cards[open_pair, 0]

    def draw(self, canvas: Canvas) -> None:
        """Put paper and head."""
        super().draw(canvas)
        say = self._context.say
        head = lettering.TITLE_ON_PARCHMENT.sized(31)
        canvas.words(
            say("draft-head"), head, (EYE_SIDE, 20, self.width - 2 * EYE_SIDE, 40), "centre"
        )
        note = lettering.NOTE_ON_PARCHMENT.sized(20)
        canvas.words(say("draft-note"), note, (30, 60, self.width - 60, 30), "centre")
        put_rule(canvas, 30, 98, self.width - 60)
        for (region, index), card in self._cards.items():
            if index == 0 and region in self._land and self._fits(canvas, region):
                self._draw_land(canvas, region, card.x)

    def _fits(self, canvas: Canvas, region: str) -> bool:
        """Whether the names of a region's areas can be written whole in so small a window."""
        names = (self._context.area(area) for area, _counts in self._land[region])
        room = NAME_ROOM * canvas.k
        return all(canvas.kit.lettering.fits(name, NAME, canvas.k, room) for name in names)

    def _draw_land(self, canvas: Canvas, region: str, middle: float) -> None:
        """Put a region's areas with what is known of their tiles."""
        art, left = self._context.art(canvas.k), middle - COLUMN / 2 + 4
        columns = [middle + COUNTS + COUNT_PITCH * number for number in range(len(KINDS))]
        for kind, x in zip(KINDS, columns, strict=True):
            put(canvas, art.cube(kind, 7), x, LAND_TOP - 2)
        for line, (area, counts) in enumerate(self._land[region], start=1):
            y = LAND_TOP + LINE * line
            canvas.words(self._context.area(area), NAME, (left, y - 12, NAME_ROOM, 24))
            for count, x in zip(counts, columns, strict=True):
                canvas.words(count, COUNT, (x - 10, y - 12, 20, 24), "centre")

    def _card(self, region: str, index: int, card: str) -> TrailCardNode:
        node = TrailCardNode(self._context)
        node.show(card)
        node.name = f"draft:{region}:{index}"
        node.role = "choice"
        node.focusable = node.keep_clear = True
        node.tooltip = card_tip(self._context, card)
        node.on_click = partial(self._keep, region, index)
        return node

    def _keep(self, region: str, index: int) -> None:
        self._keepsakes.keep(region, index)
        self._orders.changed()


def size_of_draft(land: Land, regions: Iterable[str]) -> tuple[float, float]:
    """Return the size of the sheet for these pairs."""
    columns = tuple(regions)
    lines = max((len(land.get(region, ())) for region in columns), default=0)
    height = LAND_TOP + (LINE * lines + 16 if lines else -16) + FOOT
    return max(COLUMN * len(columns) + 2 * SIDE, 460.0), height


def draft_kind(context: TableContext, handlers: BothHandlers) -> SheetKind[TrailModel]:
    """Which card of each region is kept."""

    def kept(moment: SheetMoment[TrailModel]) -> Keepsakes | None:
        question_input = moment.controller.question_input
        return question_input.keepsakes if isinstance(question_input, DraftInput) else None

    def make(keepsakes: Keepsakes, moment: SheetMoment[TrailModel]) -> DraftSheet:
        return DraftSheet(context, keepsakes, land_of(moment.model.view), handlers.sheet)

    kind = sheet_asking(kept, make, lambda sheet, _kept, _moment: sheet.refresh())
    return replace(kind, secret=True, over_hand=True)
