"""The sizes that pages, panels and sheets share, in u."""

from typing import Final

# Space between things, from what belongs together to what does not.
HAIR: Final = 4.0
TIGHT: Final = 8.0
GAP: Final = 12.0
WIDE: Final = 16.0
BROAD: Final = 24.0
MARGIN: Final = 36.0
PAPER_SIDE: Final = 32.0
SLATE_SIDE: Final = 28.0

# Heights of controls and rows.
SMALL_CONTROL: Final = 40.0
CONTROL: Final = 46.0
BUTTON: Final = 54.0
LARGE_BUTTON: Final = 64.0
GRAND: Final = 70.0
ENTRY: Final = 76.0
ROW: Final = 62.0
ICON: Final = 24.0

# Widths.
BUTTON_WIDTH: Final = 240.0
DIALOG: Final = 720.0
WIDE_DIALOG: Final = 860.0
PAGE: Final = 1240.0
