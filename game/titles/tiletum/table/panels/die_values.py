"""The six values that a picked die may have, and what each of them brings."""

from collections.abc import Callable
from typing import NamedTuple

from game.scene.input.keys import KeyStroke
from game.scene.layout import Column, Overlay, Row, theme
from game.scene.nodes.node import Node
from game.scene.widgets import Label
from game.tabletop.panel.content_widgets import HighlightableContent, make_content_on_cell
from game.tabletop.panel.look_widget import CHOSEN_STATE
from game.titles.tiletum.rules.forecasts import DieValueResult
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.panels import piece_nodes
from game.titles.tiletum.table.pickable_widget import PickableWidget

MINUS_SIGN = "\N{MINUS SIGN}"
DIE_SIZE = 25.0
ACTION_SIZE = 24.0
EXPLORER_SIZE = 20.0
POINTS_RADIUS = 13.5
GOOD_SIZE = 22.0
UNAVAILABLE_VALUE_ALPHA = 0.35


class DieValueLook(NamedTuple):
    """What a cell shows: a possible value of a die with its result, the die's good, and whether
    the value can be taken."""

    result: DieValueResult
    good: str
    is_possible: bool


class DieValueCell(HighlightableContent[TiletumArt, DieValueLook], PickableWidget[DieValueLook]):
    """The cell of one value that a die may get; Enter confirms the chosen one."""

    confirm: Callable[[], None]

    @property
    def enter_confirms(self) -> bool:
        """Whether Enter confirms this cell: its value is chosen."""
        return self.state == CHOSEN_STATE

    def on_key(self, stroke: KeyStroke) -> bool:
        """Confirm on Enter if this value is chosen; return whether the key was used."""
        if self.state != CHOSEN_STATE or stroke.name != "return":
            return False
        self.confirm()
        return True

    def build_content(self, look: DieValueLook) -> Overlay:
        """Return value, action, points, goods and price from top to bottom."""
        context = self.context
        each, good, possible = look
        style = inks.BOLD_STYLE.in_colour(inks.INK_RGB if possible else inks.PALE_INK_RGB)
        paid = style if each.price_of_change_gold else style.in_colour(inks.GREEN_RGB)
        price = f"{MINUS_SIGN}{each.price_of_change_gold}" if each.price_of_change_gold else "0"
        explorer = (
            piece_nodes.make_action_piece(context, "explorer", EXPLORER_SIZE)
            if each.may_take_explorer_action
            else None
        )
        lines = (
            (
                piece_nodes.make_die_piece(context, (good, each.die_value), DIE_SIZE),
                piece_nodes.make_action_piece(context, each.action, ACTION_SIZE),
            ),
            (
                piece_nodes.make_action_points_piece(
                    context, str(each.action_points), POINTS_RADIUS
                ),
                explorer,
            ),
            (
                Label(f"+{each.goods_count}", style),
                piece_nodes.make_good_piece(context, good, GOOD_SIZE),
            ),
            (Label(price, paid), piece_nodes.make_good_piece(context, "gold", GOOD_SIZE)),
        )
        rows = [self._build_pair_row(*line, is_possible=possible) for line in lines]
        return make_content_on_cell(
            "mine" if self.state == CHOSEN_STATE else "light",
            Column(*rows, gap=theme.HAIR_GAP, padding=(theme.TIGHT_GAP, 0.0)),
        )

    def _build_pair_row(self, left: Node, right: Node | None, *, is_possible: bool) -> Row:
        for each in (left, right):
            if each is not None and not isinstance(each, Label):
                each.alpha = 1.0 if is_possible else UNAVAILABLE_VALUE_ALPHA
        return Row(left, right, gap=2.0, align="centre", justify="centre")
