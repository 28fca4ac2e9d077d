"""The sizes that pages, panels and sheets share, in u."""

from typing import Final

# Space between things, from what belongs together to what does not.
HAIR_GAP: Final = 4.0
TIGHT_GAP: Final = 8.0
MEDIUM_GAP: Final = 12.0
WIDE_GAP: Final = 16.0
EXTRA_WIDE_GAP: Final = 24.0
SECTION_GAP: Final = 36.0
PAPER_SIDE_PADDING: Final = 32.0
SLATE_SIDE_PADDING: Final = 28.0

# Heights of controls and rows.
SMALL_CONTROL_HEIGHT: Final = 40.0
CONTROL_HEIGHT: Final = 46.0
BUTTON_HEIGHT: Final = 54.0
LARGE_BUTTON_HEIGHT: Final = 64.0
GRAND_BUTTON_HEIGHT: Final = 70.0
MENU_ENTRY_HEIGHT: Final = 76.0
ROW_MIN_HEIGHT: Final = 62.0
ICON_SIZE: Final = 24.0

# Widths.
BUTTON_WIDTH: Final = 240.0
DIALOG_WIDTH: Final = 720.0
WIDE_DIALOG_WIDTH: Final = 860.0
PAGE_MAX_WIDTH: Final = 1240.0
