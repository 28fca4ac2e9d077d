"""The top bar: wordmark, round and phase."""

from typing import ClassVar, Final

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.gradients import vertical_gradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.layout import Container, Row, theme
from game.scene.skins.mark_painting import paint_whole_box
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label, PaintedNode
from game.tabletop.panel.content_widgets import make_content_on_background, make_content_on_pill
from game.tabletop.panel.top_strip import TITLE_NAME_PART, TopStrip
from game.titles.tinners_trail.rules.view_classes import TableView
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.panels.development_board import ROMAN_NUMERALS
from game.titles.tinners_trail.table.view_model import TrailContext

RULE_PHASES_BY_SHOWN_PHASE = {
    "prices": ("prices",),
    "work": (
        *("actions", "survey", "look", "auction", "play"),
        *("pumps", "calciner", "place", "wallace"),
    ),
    "sell": ("adelaide", "invest"),
    "end": ("peek", "prospect", "over"),
}
"""Which phases of the rules each of the four that are named consists of."""


WORDMARK_STYLE = TextStyle("head", 34, accents.BRASS_TEXT)
PIP_SIZE = 34.0
SEPARATOR_SIZE: Final = (1.2, 32.0)
ROUND_STYLE: Final = TextStyle("title", 21)
COLOUR_BY_ROUND_STATE: Final = {
    "now": colours.INK,
    "gone": accents.BRASS_HIGH,
    "to come": colours.FOG,
}
GRADIENT_BY_PIP_STATE = {
    "gone": vertical_gradient(hex_to_rgb("#8A6245"), hex_to_rgb("#5F402B")),
    "now": vertical_gradient(accents.BRASS_HIGH, accents.BRASS, accents.BRASS_LOW),
}


@cache_painted_pictures
def draw_round_pip(painter: Painter, px_per_u: float, state: str) -> None:
    """Draw a round's disc in the state "gone", "now" or "to come"."""
    painter.set_margin_around_box(8 * px_per_u)
    box = painter.box_with_corner_radius(painter.size[0] / 2)
    if state == "now":
        painter.draw_shadow(box.inset(-2 * px_per_u), 8 * px_per_u, with_alpha(colours.LAMP, 0.55))
    if state in GRADIENT_BY_PIP_STATE:
        painter.fill_box(box, GRADIENT_BY_PIP_STATE[state])
    painter.draw_outline(
        box, 1.4 * px_per_u, accents.BRASS if state != "to come" else with_alpha(colours.FOG, 0.6)
    )


class TopBarPanel(TopStrip[PieceArt, TableView]):
    """The strip along the upper edge with rounds and phases; its middle stays empty, and the
    name of an `edition` stands below the wordmark."""

    context: TrailContext
    name_key = "table.wordmark"
    wordmark_style = WORDMARK_STYLE
    gap = theme.WIDE_GAP
    pip_width = PIP_SIZE
    optional_words: ClassVar = (TITLE_NAME_PART, "round", "phases")

    def __init__(self, context: TrailContext, edition: str = "", *, right_end: float) -> None:
        """Create the strip, which keeps the pointer from the map below it; `right_end` is where it
        ends."""
        super().__init__(context, right_edge=right_end)
        self.role = "panel"
        self.solid = True
        self._edition = edition

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return round and phase, which decide the picture."""
        return (self.look.round, self.look.phase) if self.look is not None else ()

    def subtitle(self) -> str:
        """Return the name of the edition, "" for none."""
        return self._edition

    def parts_by_name(
        self, look: TableView, optional_words: frozenset[str]
    ) -> dict[str, Container]:
        """Return the parts of the strip, "rounds" and "phases". `optional_words` names the words
        that have room; if "phases" is not among them, only the current phase is named."""
        named = (
            Label(self.context.say("round"), text_styles.TITLE_STYLE)
            if "round" in optional_words
            else None
        )
        pips = [
            self._build_round_pip(numeral, at - look.round)
            for at, numeral in enumerate(ROMAN_NUMERALS, start=1)
        ]
        phases = [
            self._build_phase_label(self.context.say(f"phase-{phase}"), is_lit=look.phase in steps)
            for phase, steps in RULE_PHASES_BY_SHOWN_PHASE.items()
            if "phases" in optional_words or look.phase in steps
        ]
        return {
            "rounds": Row(
                _build_separator() if TITLE_NAME_PART in optional_words else None,
                named,
                Row(*pips, gap=theme.TIGHT_GAP),
                gap=theme.MEDIUM_GAP,
                align="centre",
            ),
            "phases": Row(_build_separator(), *phases, align="centre"),
        }

    def _build_round_pip(self, numeral: str, rounds_after_current: int) -> Container:
        """Return the disc of a round; `rounds_after_current` is its distance from the current
        round, negative for an earlier one."""
        state = (
            "now"
            if rounds_after_current == 0
            else "gone"
            if rounds_after_current < 0
            else "to come"
        )
        style = ROUND_STYLE.in_colour(COLOUR_BY_ROUND_STATE[state])
        label = Label(numeral, style, align="centre")
        return make_content_on_background(
            lambda size, k: draw_round_pip(size, k, state), label, width=PIP_SIZE, height=PIP_SIZE
        )

    def _build_phase_label(self, words: str, *, is_lit: bool) -> Container:
        style = (
            text_styles.PAPER_STYLES.bold
            if is_lit
            else text_styles.BODY_STYLE.in_colour(colours.FOG)
        )
        row = Row(Label(words, style), padding=(0.0, theme.WIDE_GAP), height=PIP_SIZE)
        return make_content_on_pill("cream", row) if is_lit else row


def _build_separator() -> PaintedNode:
    """Return a faint line between two parts."""
    return PaintedNode(
        lambda size, _: paint_whole_box(size, colours.FOG, 0.3),
        width=SEPARATOR_SIZE[0],
        height=SEPARATOR_SIZE[1],
    )
