"""Opening an auction: the minimum, who may take part, survey cards (A-1 .. A-5, A2-1 .. A2-3)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition


def area_of(position: TrailPosition) -> Area:
    """Return the area of the running auction."""
    found: Area = position["area"][position["auction"]["area"]]
    return found


def deck_of(position: TrailPosition) -> list[str]:
    """Return the survey deck of the region of the auction's area."""
    found: list[str] = position["decks"][area_of(position)["region"]]
    return found


def minimum(position: TrailPosition, card: str | None) -> int:
    """Return the minimum opening bid in pounds: 1, or with two players the value of `card`, plus 1
    for each player who has passed (A-3, A2-2)."""
    least = table.value(card) if card and position.with_two_players else 1
    return least + len(position["invested"])


def may_take_part(position: TrailPosition, colour: str) -> bool:
    """Return whether a player may take part in an auction by A-2, apart from money: not passed,
    with enough work points and an unbuilt mine."""
    enough_work = position.work_points_left(colour) >= table.WORK_POINTS["build"]
    return enough_work and position["player"][colour]["mines_left"] > 0


def build_moves(position: TrailPosition) -> list[str]:
    """Return the text of an auction for each area with a tile, if the mover can start one there
    (A-1, A-2); [] without the money for the minimum (A-3)."""
    able = may_take_part(position, position["to_move"])
    if not able or position.mover["money"] < minimum(position, None):  # A-3, A2-7
        return []
    return [
        f"build {area['name']}"
        for area in position.areas
        if area["tile"] is not None and can_be_auctioned(position, area["region"])
    ]


def can_be_auctioned(position: TrailPosition, region: str) -> bool:
    """Return whether the mover can auction an area of this region; with two players not if the deck
    is empty and all matching cards in hand are too expensive (A2-2, A2-7)."""
    if not position.with_two_players or position["decks"][region]:
        return True
    hand = position.mover["hand"]
    return bool(affordable(position, region)) or not table.matching(hand, region)  # A2-7


def affordable(position: TrailPosition, region: str) -> list[str]:
    """Return the matching cards in the mover's hand whose minimum opening bid the mover can pay
    (A2-3)."""
    player = position.mover
    cards = table.matching(player["hand"], region)
    return [card for card in cards if minimum(position, card) <= player["money"]]


def survey_moves(position: TrailPosition) -> list[str]:
    """Return the answers about the survey card before the bidding, [] if there is no choice.

    With two players a card has to be played, from hand or deck (A2-1). Otherwise a matching card
    may be played on a face-down tile in a contested auction (A-4).
    """
    region = area_of(position)["region"]
    if position.with_two_players:
        found = [f"survey {card}" for card in affordable(position, region)]
        return [*found, "survey deck"] if deck_of(position) else found
    cards = table.matching(position.mover["hand"], region)
    if not cards or area_of(position)["tile"]["face"] == "up" or not is_contested(position):
        return []
    return [*(f"survey {card}" for card in cards), "survey none"]


def is_contested(position: TrailPosition) -> bool:
    """Return whether another player may take part in the auction and has more money than the
    minimum opening bid (A-4)."""
    return any(
        may_take_part(position, colour) and player["money"] > minimum(position, None)
        for colour, player in position["player"].items()
        if colour != position["to_move"]
    )
