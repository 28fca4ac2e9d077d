"""Survey cards as texts: region, benefit and value, like `a:copper+1:2`."""

WILD = "any"


def region(card: str) -> str:
    """The region letter, "any" of a wild card, or the two letters of a Kickstarter card."""
    return card.partition(":")[0]


def benefit(card: str) -> str:
    """What the card does for the mine (A-9)."""
    return card.split(":")[1]


def value(card: str) -> int:
    """The printed value in pounds."""
    return int(card.split(":")[2])


def matches(card: str, region_of_the_tile: str) -> bool:
    """A card fits tiles of its region (A-4) or two regions (K-1); a wild card fits all (A-4)."""
    return region(card) == WILD or region_of_the_tile in region(card)


def matching(hand: list[str], region_of_the_tile: str) -> list[str]:
    """The cards of a hand that fit, each kind once."""
    return sorted({card for card in hand if matches(card, region_of_the_tile)})
