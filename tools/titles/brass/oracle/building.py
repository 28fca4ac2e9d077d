"""Building a counter (B-5, B-6, B-9)."""

from tools.titles.brass.oracle import board, facts
from tools.titles.brass.oracle.board import BrassPosition

TWO_CARDS = "two-cards"


def build_moves(position: BrassPosition) -> list[str]:
    """Every counter the mover can build whole: card, space, cubes, money."""
    hand = position.mover["hand"]
    found = []
    for industry in facts.INDUSTRIES:
        for space in facts.SPACES:
            if fits_on_space(position, industry, space) and can_be_paid(position, industry, space):
                text = f"build {industry} {space}"
                if any(card in hand for card in cards_for(position, industry, space)):
                    found.append(text)
                if two_cards_allowed(position, space):
                    found.append(f"{text} {TWO_CARDS}")
    return found


def cards_for(position: BrassPosition, industry: str, space: str) -> list[str]:
    """B-5.2, B-5.3: the kinds of cards one of which is enough."""
    location = facts.location_of_space(space)
    if location in position.network(position["to_move"]):
        return [location, industry]
    return [location]


def two_cards_allowed(position: BrassPosition, space: str) -> bool:
    """B-4.5, B-4.6, B-4.7, B-19.3: as the first of two actions, on an empty space."""
    first_round = position["era"] == "canal" and position["round"] == 1
    if position["action"] == 2 or len(position.mover["hand"]) < 2 or first_round:
        return False
    return space not in position["counter"] or "two-cards-over" in position["expansions"]


def fits_on_space(position: BrassPosition, industry: str, space: str) -> bool:
    """B-5.8 .. B-5.11, B-6, B-9: the counter on top may lie on this space."""
    stack = position.mover["stacks"][industry]
    if industry not in facts.SPACES[space] or not stack:
        return False
    if facts.COUNTERS[industry, stack[0]]["era"] not in ("any", position["era"]):  # B-5.9
        return False
    own = position.counters_of(position["to_move"])
    beside = position["era"] == "canal" and any(
        facts.location_of_space(at) == facts.location_of_space(space) for at in own
    )
    if space not in position["counter"]:
        empty = [
            other
            for other in facts.SPACES
            if facts.location_of_space(other) == facts.location_of_space(space)
            and industry in facts.SPACES[other]
            and other not in position["counter"]
        ]
        return not beside and space == empty[0]  # B-5.10; B-6.2: the lowest number
    old = position["counter"][space]
    if old["industry"] != industry or stack[0] <= old["level"]:  # B-9.4
        return False
    return space in own or (is_cube_kind_used_up(position, industry) and not beside)  # B-9.1, B-9.6


def is_cube_kind_used_up(position: BrassPosition, industry: str) -> bool:
    """B-9.2, B-9.3: no cube of the kind on any counter of the board, none on its track."""
    if industry not in facts.WITH_CUBES:
        return False
    cubes: int = position["coal" if industry == "coal-mine" else "iron"]
    cubes += sum(position["counter"][at]["cubes"] for at in position.spaces_with(industry))
    return cubes == 0


def can_be_paid(position: BrassPosition, industry: str, space: str) -> bool:
    """B-5.1, B-5.13: its coal, its iron, and all the money before B-8 pays anything."""
    player = position.mover
    counter = facts.COUNTERS[industry, player["stacks"][industry][0]]
    coal = position.coal_price([facts.location_of_space(space)]) if counter["coal"] else 0
    iron = position.iron_price if counter["iron"] else 0
    return coal is not None and board.can_pay(player, counter["cost"] + coal + iron)


def build(position: BrassPosition, industry: str, space: str) -> None:
    """B-5.12, after cards, coal and iron: the money, the old counter leaves, the new one lies."""
    player = position.mover
    level = player["stacks"][industry].pop(0)
    board.pay(player, facts.COUNTERS[industry, level]["cost"])
    counter = {"at": space, "owner": player["colour"], "industry": industry, "level": level}
    position["counter"][space] = counter | {"flipped": False}  # B-9.5
    if industry in facts.WITH_CUBES:  # B-8.1
        position["counter"][space]["cubes"] = facts.COUNTERS[industry, level]["cubes"]
    if industry == "coal-mine" and position.reaches_a_built_port(
        facts.location_of_space(space)
    ):  # B-8.2
        fill_track_and_pay(position, space, "coal")
    if industry == "ironworks":  # B-8.3
        fill_track_and_pay(position, space, "iron")
    if industry == "shipyard":  # B-14.4
        position.flip(space)


def fill_track_and_pay(position: BrassPosition, space: str, cube: str) -> None:
    """B-8.2, B-8.4, B-8.5: the dearest empty space first, until the track is full or none left."""
    counter = position["counter"][space]
    while counter["cubes"] > 0 and position[cube] < len(facts.TRACK):
        counter["cubes"] -= 1
        position.mover["money"] += facts.TRACK[len(facts.TRACK) - position[cube] - 1]
        position[cube] += 1
    if counter["cubes"] == 0:
        position.flip(space)
