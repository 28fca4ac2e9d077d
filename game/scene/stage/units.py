"""Units convert the drawing unit u to pixels in a window of any size."""

from __future__ import annotations

from dataclasses import dataclass, field

DESIGN_WIDTH = 1920
DESIGN_HEIGHT = 1080
SMALLEST_TEXT_PX = 14
MIN_WINDOW_PX = (1000, 600)  # the smallest window that a player can open or drag
MIN_LAYOUT_SIZE_PX = (640, 360)  # in a window below it the picture is cut off
READABLE_PX_PER_U = 0.72  # px per u below which controls get more u instead of fewer px
SMALLEST_PX_PER_U = 0.66  # px per u at which the smallest text still fits its box
UPRIGHT_WIDTH = 1080
UPRIGHT_HEIGHT = 1650  # u of a page folded into one column
PxSize = tuple[int, int]


@dataclass(frozen=True, slots=True)
class WindowUnits:
    """The size of a window in px and u: 1 u is `px_per_u` pixels; by `chosen_control_scale` (0.75
    to 2) the player enlarges the controls.

    `px_per_u` is the largest scale at which 1920 x 1080 u still fits. A window below
    `MIN_LAYOUT_SIZE_PX`, which only a tiny desktop brings about, cuts the picture off instead of
    shrinking it to illegibility.
    """

    width_px: int
    height_px: int
    chosen_control_scale: float = 1.0
    px_per_u: float = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Compute `px_per_u` once, because layouts read it thousands of times."""
        width = max(self.width_px, MIN_LAYOUT_SIZE_PX[0])
        height = max(self.height_px, MIN_LAYOUT_SIZE_PX[1])
        object.__setattr__(self, "px_per_u", min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT))

    @property
    def width(self) -> float:
        """Window width in u, at least that of the smallest picture; more than 1920 in a wide
        window."""
        return max(self.width_px, MIN_LAYOUT_SIZE_PX[0]) / self.px_per_u

    @property
    def height(self) -> float:
        """Window height in u, at least that of the smallest picture; more than 1080 in a tall
        window."""
        return max(self.height_px, MIN_LAYOUT_SIZE_PX[1]) / self.px_per_u

    @property
    def upright_enlargement(self) -> float:
        """The factor by which controls are enlarged in a window that is narrower than high, at
        least 1.

        Pages are arranged in one column there, and their controls are as large as in a window of
        this size turned on its side.
        """
        folded = min(self.width_px / UPRIGHT_WIDTH, self.height_px / UPRIGHT_HEIGHT)
        return max(folded / self.px_per_u, 1.0)

    @property
    def control_scale(self) -> float:
        """The scale of controls: the one that the player has set, enlarged in small and upright
        windows so that texts stay readable."""
        return max(
            self.chosen_control_scale
            * max(self.upright_enlargement, READABLE_PX_PER_U / self.px_per_u),
            SMALLEST_PX_PER_U / self.px_per_u,
        )

    @property
    def is_compact(self) -> bool:
        """Whether the window is so small that secondary lines should be left out."""
        return self.px_per_u < 0.75


def font_size_px(size: float, px_per_u: float) -> int:
    """Return the font size in whole pixels for `size` u: never below 14 px."""
    return max(round(size * px_per_u), SMALLEST_TEXT_PX)
