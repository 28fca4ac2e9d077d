"""The shape of a bill: where everything lies on it."""

from dataclasses import dataclass

from game.scene.stage.placing import Box, Point


@dataclass(frozen=True, slots=True, kw_only=True)
class BidSheetShape:
    """Where everything lies on a bill, in u of the sheet."""

    size: tuple[float, float]
    margin: float
    ornate: bool  # with the preamble, lozenges, and notes below tile and card
    title: tuple[float, float, float]  # top, height and size of the letters
    terms_top: float
    tile: Point
    tile_alone: Point
    tile_scale: float
    open_scale: float
    open_scale_alone: float
    card: Point
    card_scale: float
    table: Box
    pitch: float  # how wide a column of figures is
    close_pitch: float  # and where there are more than a few of them
    rule: float
    bidders: tuple[float, float]  # top and height
    controls_top: float

    @property
    def inner_width(self) -> float:
        """The width of the sheet between its margins."""
        return self.size[0] - 2 * self.margin
