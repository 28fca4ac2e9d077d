"""Pieces of Tiletum's art as parts of panels: dice, goods, actions, points, icons."""

from collections.abc import Callable

from game.tabletop.art.palette import PieceSprite
from game.tabletop.panel.content import ArtPiece
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.exhibit import TableContext

Piece = ArtPiece[TiletumArt]
Die = tuple[str, int]
"""A good and a value."""


def piece(
    context: TableContext,
    paint: Callable[[TiletumArt], PieceSprite],
    size: float,
    *,
    alpha: float = 1.0,
) -> Piece:
    """Return what `paint` takes from the art, in the middle of a square."""
    return ArtPiece(context, paint, width=size, height=size, alpha=alpha)


def good(context: TableContext, name: str, size: float, *, alpha: float = 1.0) -> Piece:
    """Return a good."""
    return piece(context, lambda art: art.good(name, size), size, alpha=alpha)


def die(context: TableContext, shown: Die, size: float) -> Piece:
    """Return a die: its good and its value."""
    return piece(context, lambda art: art.die(*shown, size), size)


def action(context: TableContext, name: str, size: float) -> Piece:
    """Return the enamel of an action."""
    return piece(context, lambda art: art.enamel(name, size), size)


def action_points(context: TableContext, words: str, radius: float) -> Piece:
    """Return points of action, or what brings them."""
    return piece(context, lambda art: art.quatrefoil(words, radius), 2 * radius)


def icon(
    context: TableContext, name: str, size: float, tone: str = "ink", *, alpha: float = 1.0
) -> Piece:
    """Return an icon."""
    return piece(context, lambda art: art.icon(name, size, tone=tone), size, alpha=alpha)
