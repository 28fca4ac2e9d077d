"""Building a counter (B-5, B-6, B-9)."""

from tools.titles.brass.oracle import board, facts
from tools.titles.brass.oracle.board import BrassPosition

TWO_CARDS = "two-cards"


def build_moves(position: BrassPosition) -> list[str]:
    """Return a text for every counter that the mover can build: with a fitting card or two cards,
    on a legal space, with all cubes and money."""
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
    """Return the kinds of cards of which a single one suffices to build this industry on this
    space: the location's, and in the mover's network the industry's (B-5.2, B-5.3)."""
    location = facts.location_of_space(space)
    if location in position.network(position["to_move"]):
        return [location, industry]
    return [location]


def two_cards_allowed(position: BrassPosition, space: str) -> bool:
    """Return whether the mover may build on this space with any two cards: as the first of two
    actions and on an empty space (B-4.5 to B-4.7, B-19.3)."""
    first_round = position["era"] == "canal" and position["round"] == 1
    if position["action"] == 2 or len(position.mover["hand"]) < 2 or first_round:
        return False
    return space not in position["counter"] or "two-cards-over" in position["expansions"]


def fits_on_space(position: BrassPosition, industry: str, space: str) -> bool:
    """Return whether the mover's next counter of an industry may be placed on this space, apart
    from its costs and cards (B-5.8 to B-5.11, B-6, B-9)."""
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
    """Return whether no cube of this industry, coal or iron, is left on any counter or on its
    market track; False for industries without cubes (B-9.2, B-9.3)."""
    if industry not in facts.WITH_CUBES:
        return False
    cubes: int = position["coal" if industry == "coal-mine" else "iron"]
    cubes += sum(position["counter"][at]["cubes"] for at in position.spaces_with(industry))
    return cubes == 0


def can_be_paid(position: BrassPosition, industry: str, space: str) -> bool:
    """Return whether the mover can get the coal and iron for the next counter of an industry on
    this space, and can pay for everything before B-8 brings money in (B-5.1, B-5.13)."""
    player = position.mover
    counter = facts.COUNTERS[industry, player["stacks"][industry][0]]
    coal = position.coal_price([facts.location_of_space(space)]) if counter["coal"] else 0
    iron = position.iron_price if counter["iron"] else 0
    return coal is not None and board.can_pay(player, counter["cost"] + coal + iron)


def build(position: BrassPosition, industry: str, space: str) -> None:
    """Pay for the mover's next counter of an industry and place it on the space, in place of an
    older one; then fill the market track or flip it, as its industry demands (B-5.12, B-8,
    B-14.4)."""
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
    """Move cubes from a new counter to the market track, the dearest empty space first, until one
    of them is full or empty; its owner gets their prices (B-8.2, B-8.4, B-8.5)."""
    counter = position["counter"][space]
    while counter["cubes"] > 0 and position[cube] < len(facts.TRACK):
        counter["cubes"] -= 1
        position.mover["money"] += facts.TRACK[len(facts.TRACK) - position[cube] - 1]
        position[cube] += 1
    if counter["cubes"] == 0:
        position.flip(space)
