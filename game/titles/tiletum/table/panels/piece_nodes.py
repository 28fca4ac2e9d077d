"""Pieces of Tiletum's art as parts of panels: dice, goods, actions, points, icons."""

from collections.abc import Callable

from game.tabletop.art.palette import PieceSprite
from game.tabletop.panel.content_widgets import CentredArtNode
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.pickable_widget import TableContext

Piece = CentredArtNode[TiletumArt]
Die = tuple[str, int]
"""A good and a value."""


def make_art_piece(
    context: TableContext,
    make_sprite: Callable[[TiletumArt], PieceSprite],
    size: float,
    *,
    alpha: float = 1.0,
) -> Piece:
    """Return a square node, `size` u wide, with the picture that `make_sprite` returns in its
    middle, with the opacity `alpha`."""
    return CentredArtNode(context, make_sprite, width=size, height=size, alpha=alpha)


def make_good_piece(context: TableContext, name: str, size: float, *, alpha: float = 1.0) -> Piece:
    """Return a square node, `size` u wide, with a good, with the opacity `alpha`."""
    return make_art_piece(context, lambda art: art.good_sprite(name, size), size, alpha=alpha)


def make_die_piece(context: TableContext, die: Die, size: float) -> Piece:
    """Return a square node with a die, given by its good and value."""
    return make_art_piece(context, lambda art: art.die(*die, size), size)


def make_action_piece(context: TableContext, name: str, size: float) -> Piece:
    """Return a square node with the enamel of an action."""
    return make_art_piece(context, lambda art: art.action_enamel_sprite(name, size), size)


def make_action_points_piece(context: TableContext, words: str, radius: float) -> Piece:
    """Return a square node with action points; `words` is their number."""
    return make_art_piece(context, lambda art: art.action_points_sprite(words, radius), 2 * radius)


def make_icon_piece(
    context: TableContext, name: str, size: float, tone: str = "ink", *, alpha: float = 1.0
) -> Piece:
    """Return a square node, `size` u wide, with an icon, with the opacity `alpha`."""
    return make_art_piece(context, lambda art: art.icon(name, size, tone=tone), size, alpha=alpha)
