"""Survey cards as texts: region, benefit and value, like `a:copper+1:2`."""

WILD = "any"


def region(card: str) -> str:
    """The region letter, or "any" of a wild card."""
    return card.partition(":")[0]


def benefit(card: str) -> str:
    """What the card does for the mine (A-9)."""
    return card.split(":")[1]


def value(card: str) -> int:
    """The printed value in pounds."""
    return int(card.split(":")[2])


def matches(card: str, region_of_the_tile: str) -> bool:
    """A card fits a tile of its region; a wild card fits every tile (A-4)."""
    return region(card) in (region_of_the_tile, WILD)


def matching(hand: list[str], region_of_the_tile: str) -> list[str]:
    """The cards of a hand that fit, each kind once."""
    return sorted({card for card in hand if matches(card, region_of_the_tile)})
