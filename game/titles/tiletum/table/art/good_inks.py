"""The inks of the goods, and of silver."""

from typing import Final

from game.titles.tiletum.table.art.good_tones import GoodTones

TONES_BY_GOOD: Final = {
    "gold": GoodTones("#FBE7A2", "#E3B63A", "#94660F"),
    "food": GoodTones("#F6C3BE", "#DE8486", "#93434C"),
    "wool": GoodTones("#FFFFFF", "#E3E1D8", "#9A978B"),
    "stone": GoodTones("#8E8C8A", "#5F5D5E", "#323133"),
    "iron": GoodTones("#8FB3E0", "#3F6FB0", "#1F3F70"),
}
SILVER_TONES: Final = GoodTones("#FFFFFF", "#CBD5DB", "#76868F")
"""Silver is no good: it is on no die."""
