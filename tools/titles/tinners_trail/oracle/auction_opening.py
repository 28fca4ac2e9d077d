"""Opening an auction: the minimum, who may take part, survey cards (A-1 .. A-5, A2-1 .. A2-3)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition


def area_of(position: TrailPosition) -> Area:
    """The area of the running auction."""
    found: Area = position["area"][position["auction"]["area"]]
    return found


def deck_of(position: TrailPosition) -> list[str]:
    """The survey deck of the area's region."""
    found: list[str] = position["decks"][area_of(position)["region"]]
    return found


def minimum(position: TrailPosition, card: str | None) -> int:
    """A-3: £1, A2-2: with 2 players the card's value, and £1 for each player who has passed."""
    least = table.value(card) if card and position.with_two_players else 1
    return least + len(position["invested"])


def may_take_part(position: TrailPosition, colour: str) -> bool:
    """A-2 but for the money: not passed, at least 2 work points, at least 1 unbuilt mine."""
    enough_work = position.work_points_left(colour) >= table.WORK_POINTS["build"]
    return enough_work and position["player"][colour]["mines_left"] > 0


def build_moves(position: TrailPosition) -> list[str]:
    """A-1, A-2: every area with a tile for which this player can start an auction."""
    able = may_take_part(position, position["to_move"])
    if not able or position.mover["money"] < minimum(position, None):  # A-3, A2-7
        return []
    return [
        f"build {area['name']}"
        for area in position.areas
        if area["tile"] is not None and can_be_auctioned(position, area["region"])
    ]


def can_be_auctioned(position: TrailPosition, region: str) -> bool:
    """A2-2: not when the deck is empty and all the matching cards in hand cost too much."""
    if not position.with_two_players or position["decks"][region]:
        return True
    hand = position.mover["hand"]
    return bool(affordable(position, region)) or not table.matching(hand, region)  # A2-7


def affordable(position: TrailPosition, region: str) -> list[str]:
    """A2-3: the matching hand cards whose minimum the player can pay."""
    player = position.mover
    cards = table.matching(player["hand"], region)
    return [card for card in cards if minimum(position, card) <= player["money"]]


def survey_moves(position: TrailPosition) -> list[str]:
    """A-4: a face-down tile, a matching card, contested; A2-1: with 2 players a must."""
    region = area_of(position)["region"]
    if position.with_two_players:
        found = [f"survey {card}" for card in affordable(position, region)]
        return [*found, "survey deck"] if deck_of(position) else found
    cards = table.matching(position.mover["hand"], region)
    if not cards or area_of(position)["tile"]["face"] == "up" or not is_contested(position):
        return []
    return [*(f"survey {card}" for card in cards), "survey none"]


def is_contested(position: TrailPosition) -> bool:
    """A-4: another player fulfils A-2 and has more money than the minimum opening bid."""
    return any(
        may_take_part(position, colour) and player["money"] > minimum(position, None)
        for colour, player in position["player"].items()
        if colour != position["to_move"]
    )
