"""The sheet of the draft: the pairs of survey cards, one of each to be kept, and the cards that
stay in the hand anyway.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import ceil

from game.scene.layout import Column, FlatContainerNode, Grid, Overlay, Row, fraction_track, theme
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.text import text_styles
from game.scene.widgets import Label, PillLabel
from game.tabletop.panel.content_widgets import CentredArtNode
from game.tabletop.sheet.content_sheet import ContentSheet
from game.tabletop.sheet.sheet import confirm_button
from game.tabletop.sheet.sheet_manager import SheetInputs, SheetKind, make_sheet_kind
from game.titles.tinners_trail.rules.view_classes import AreaView, TableView
from game.titles.tinners_trail.table.draft_input import DraftInput
from game.titles.tinners_trail.table.panels.hand import CARD_SIZE, TrailCardNode, card_tooltip_text
from game.titles.tinners_trail.table.sheets.card_choice import (
    CARDS_DROP_BELOW_LONG_QUESTION,
    make_pickable_card_node,
)
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

COLUMN_WIDTH = 214.0
MAX_SHEET_WIDTH = 908.0  # a wider sheet would lie on the tabs
MIN_SHEET_WIDTH = 694.0  # of the heading in every language
CONFIRM_WIDTH = 300.0
CERTAIN_CARD_ROW_COUNT = 2
CUBE_RADIUS = 7.0
DISCARDED_ALPHA = 0.42
NAME_STYLE = text_styles.PAPER_STYLES.note.sized(17)
COUNT_STYLE = text_styles.PAPER_STYLES.bold.sized(18)
CUBE_KINDS = ("tin", "copper", "water")

AreasByRegion = Mapping[str, Sequence[AreaView]]
"""The areas of each region."""


def areas_by_region(view: TableView) -> AreasByRegion:
    """Return the view's areas grouped by region letter."""
    land: dict[str, list[AreaView]] = {}
    for area in view.areas:
        land.setdefault(area.region, []).append(area)
    return land


class DraftSheet(ContentSheet):
    """The sheet of the draft: a click keeps a card, which is lit, while the other card of its pair
    fades.

    Below the pairs stands what is known of the tiles in their regions, because the sheet may
    cover the map. Cards that are kept without a question stand at the right.
    """

    def __init__(
        self,
        context: TrailContext,
        draft_input: DraftInput,
        areas_by_region: AreasByRegion,
        handlers: TrailSheetHandlers,
    ) -> None:
        """Create the cards region by region; `areas_by_region` gives each region's areas."""
        further = ceil(len(draft_input.unpaired_cards) / CERTAIN_CARD_ROW_COUNT)
        wanted = COLUMN_WIDTH * (len(draft_input.pairs) + further) + 2 * theme.EXTRA_WIDE_GAP
        super().__init__(width=max(MIN_SHEET_WIDTH, min(wanted, MAX_SHEET_WIDTH)), name="draft")
        self._context = context
        self._asked = draft_input
        self._land = areas_by_region
        self._handlers = handlers
        self._cards = {
            (region, index): self._make_pickable_card(region, index, card)
            for region, cards in draft_input.pairs.items()
            for index, card in enumerate(cards)
        }
        self._outcome_chips = {place: PillLabel("") for place in self._cards}
        self._certain = [self._make_certain_card(card) for card in draft_input.unpaired_cards]
        self.confirm = confirm_button(
            context.say("draft-confirm"),
            handlers.confirm,
            ignores_hasty_input=True,
            tooltips_avoid=True,
            width=CONFIRM_WIDTH,
            height=theme.BUTTON_HEIGHT,
        )
        self.label = context.say("draft-head")
        self.show_kept_cards()

    def build_shrinking_contents(self) -> Iterator[Column]:
        """Yield the only variant of the content: question, pairs, what is known of their regions,
        and the button."""
        say = self._context.say
        certain = [
            part for card in self._certain for part in (card, self._build_certain_card_note())
        ]
        yield Column(
            self.make_question_head(say("draft-head"), say("draft-note"), is_note_large=True),
            Row(
                Column(
                    self._build_card_pairs(),
                    self._build_known_tiles_by_region_grid(),
                    gap=theme.EXTRA_WIDE_GAP,
                    grow=1,
                    basis=0.0,
                ),
                Column(*certain, gap=theme.TIGHT_GAP, align="centre") if certain else None,
                gap=theme.MEDIUM_GAP,
            ),
            Row(self.confirm, justify="centre"),
            gap=theme.WIDE_GAP,
            padding=(
                theme.MEDIUM_GAP,
                theme.EXTRA_WIDE_GAP,
                theme.EXTRA_WIDE_GAP,
                theme.EXTRA_WIDE_GAP,
            ),
        )

    def _build_card_pairs(self) -> Overlay:
        """Return the pairs of cards, with a chip on top of each card that says whether it is
        kept."""
        count = len(self._asked.pairs)
        rows = sorted(self._cards, key=lambda place: place[1])
        cards = (self._cards[place] for place in rows)
        fates = (
            Column(
                self._outcome_chips[place],
                justify="end",
                align="centre",
                height=CARD_SIZE[1],
                padding=(0.0, 0.0, -theme.WIDE_GAP, 0.0),
            )
            for place in rows
        )
        return Overlay(
            Grid(
                *(Row(card, justify="centre") for card in cards),
                columns=count,
                row_gap=theme.WIDE_GAP,
            ),
            Grid(*fates, columns=count, row_gap=theme.WIDE_GAP),
        )

    def _build_known_tiles_by_region_grid(self) -> Grid:
        """Return a grid of what is known of each region's tiles, hidden if the sheet is too
        narrow for it."""
        known = [self._build_region_column(region) for region in self._asked.pairs]
        land = Grid(*known, columns=len(known), gap=theme.WIDE_GAP, align="start")
        further = (CARD_SIZE[0] + theme.MEDIUM_GAP) * bool(self._certain)
        room = self.width - 2 * theme.EXTRA_WIDE_GAP - further
        land.visible = self._measuring is None or self._measuring.min_width_of(land) <= room
        return land

    def _build_region_column(self, region: str) -> Column:
        """Return a region's areas with the counts of cubes on their tiles, "?" for unknown ones."""
        cells = []
        for area in self._land.get(region, ()):
            tile = area.tile if area.tile is not None and area.tile.is_known else None
            counts = ("?" if tile is None else str(getattr(tile, kind)) for kind in CUBE_KINDS)
            cells.append(Label(self._context.area_name(area.name), NAME_STYLE))
            cells += (Label(count, COUNT_STYLE, align="centre") for count in counts)
        cubes = (self._cube_picture(region, kind) for kind in CUBE_KINDS)
        known = Grid(*cells, columns=(fraction_track(), *(theme.WIDE_GAP,) * len(CUBE_KINDS)))
        return Column(Row(*cubes, justify="end"), FlatContainerNode(known))

    def _cube_picture(self, region: str, kind: str) -> Node:
        """Return the cube above a column of counts, with a tooltip that says what is counted."""
        say = self._context.say
        return CentredArtNode(
            self._context,
            lambda art: art.cube(kind, CUBE_RADIUS),
            width=theme.WIDE_GAP,
            height=theme.WIDE_GAP,
            tooltip=Tooltip(say(f"tip-cube-{kind}"), (say("tip-draft"),)),
            name=f"told:{region}:{kind}",
        )

    def _build_certain_card_note(self) -> Label:
        """Return the note below a card that is kept without a question."""
        words = self._context.say("draft-certain")
        return Label(words, NAME_STYLE, align="centre", wraps=True, width=CARD_SIZE[0])

    def _make_pickable_card(self, region: str, index: int, card: str) -> TrailCardNode:
        node = make_pickable_card_node(self._context, card, partial(self._keep_card, region, index))
        node.name = f"draft:{region}:{index}"
        node.lift = CARDS_DROP_BELOW_LONG_QUESTION
        return node

    def _make_certain_card(self, card: str) -> TrailCardNode:
        """Return the node of a card that is kept without a question. It can be focused, so that its
        text can be read, but not picked."""
        node = TrailCardNode(self._context)
        node.show_look(card)
        node.name = f"certain:{card}"
        node.label = f"{node.label}. {self._context.say('draft-certain')}"
        node.tooltip = card_tooltip_text(self._context, card)
        node.focusable = True
        node.lift = CARDS_DROP_BELOW_LONG_QUESTION
        return node

    def show_kept_cards(self) -> None:
        """Show which cards are kept, and enable the confirm button once all pairs are decided."""
        kept = self._asked.kept_index_by_region
        say = self._context.say
        self.showing = tuple(sorted(kept.items()))
        self.confirm.enabled = self._asked.is_complete
        self.confirm.tooltip = None if self.confirm.enabled else say("draft-incomplete")
        for (region, index), node in self._cards.items():
            chosen = kept.get(region)
            node.alpha = 1.0 if chosen in (None, index) else DISCARDED_ALPHA
            node.glow = chosen == index
            fate = self._outcome_chips[region, index]
            fate.visible = chosen is not None
            fate.text = fate.label = say("keep" if node.glow else "discard")
            fate.tone = "good" if node.glow else "cream"

    def first_control(self) -> Node:
        """Return the confirm button once all pairs are settled, before that the first card of the
        next pair."""
        if self._asked.is_complete:
            return self.confirm
        open_pair = next(
            region for region in self._asked.pairs if region not in self._asked.kept_index_by_region
        )
        return self._cards[open_pair, 0]

    def _keep_card(self, region: str, index: int) -> None:
        self._asked.keep_card(region, index)
        self._handlers.on_amount_changed()


def make_draft_sheet_kind(
    context: TrailContext, handlers: TrailSheetHandlers
) -> SheetKind[TrailModel]:
    """Return the kind of the sheet that asks which card of each region is kept."""

    def drafting(inputs: SheetInputs[TrailModel]) -> DraftInput | None:
        asked = inputs.controller.question_input
        return asked if isinstance(asked, DraftInput) else None

    def make_sheet(draft_input: DraftInput, inputs: SheetInputs[TrailModel]) -> DraftSheet:
        return DraftSheet(context, draft_input, areas_by_region(inputs.model.view), handlers)

    kind = make_sheet_kind(
        drafting, make_sheet, lambda sheet, _asked, _moment: sheet.show_kept_cards()
    )
    return replace(kind, hides_with_hand=True, may_cover_hand=True)
