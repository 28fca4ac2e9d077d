"""The actions: building, links, developing, selling cotton, loans (B-4 .. B-13.4)."""

from tools.titles.brass.oracle import board, facts
from tools.titles.brass.oracle.board import BrassPosition, Player

TWO_CARDS = "two-cards"
MARKET = "market"
FOR_EACH_LEVEL = 10  # pounds of a loan


def moves(position: BrassPosition) -> list[str]:
    """B-4.1, B-4.2: every action that can be carried out whole, and passing."""
    return [
        *builds(position),
        *(
            canals(position)
            if position["era"] == "canal"
            else rails(position, facts.PRICES["rail"])
        ),
        *developments(position),
        *sales(position),
        *loans(position),
        "pass",
    ]


# Building a counter (B-5, B-6, B-9).


def builds(position: BrassPosition) -> list[str]:
    """Every counter the mover can build whole: card, space, cubes, money."""
    hand = position.mover["hand"]
    found = []
    for industry in facts.INDUSTRIES:
        for space in facts.SPACES:
            if fits(position, industry, space) and can_be_paid(position, industry, space):
                text = f"build {industry} {space}"
                if any(card in hand for card in cards_for(position, industry, space)):
                    found.append(text)
                if two_cards_allowed(position, space):
                    found.append(f"{text} {TWO_CARDS}")
    return found


def cards_for(position: BrassPosition, industry: str, space: str) -> list[str]:
    """B-5.2, B-5.3: the kinds of cards one of which is enough."""
    location = facts.place_of(space)
    if location in position.network(position["to_move"]):
        return [location, industry]
    return [location]


def two_cards_allowed(position: BrassPosition, space: str) -> bool:
    """B-4.5, B-4.6, B-4.7, B-19.3: as the first of two actions, on an empty space."""
    first_round = position["era"] == "canal" and position["round"] == 1
    if position["action"] == 2 or len(position.mover["hand"]) < 2 or first_round:
        return False
    return space not in position["counter"] or "two-cards-over" in position["expansions"]


def fits(position: BrassPosition, industry: str, space: str) -> bool:
    """B-5.8 .. B-5.11, B-6, B-9: the counter on top may lie on this space."""
    stack = position.mover["stacks"][industry]
    if industry not in facts.SPACES[space] or not stack:
        return False
    if facts.COUNTERS[industry, stack[0]]["era"] not in ("any", position["era"]):  # B-5.9
        return False
    own = position.counters_of(position["to_move"])
    beside = position["era"] == "canal" and any(
        facts.place_of(at) == facts.place_of(space) for at in own
    )
    if space not in position["counter"]:
        empty = [
            other
            for other in facts.SPACES
            if facts.place_of(other) == facts.place_of(space)
            and industry in facts.SPACES[other]
            and other not in position["counter"]
        ]
        return not beside and space == empty[0]  # B-5.10; B-6.2: the lowest number
    old = position["counter"][space]
    if old["industry"] != industry or stack[0] <= old["level"]:  # B-9.4
        return False
    return space in own or (nobody_has_any(position, industry) and not beside)  # B-9.1, B-9.6


def nobody_has_any(position: BrassPosition, industry: str) -> bool:
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
    coal = position.coal_price([facts.place_of(space)]) if counter["coal"] else 0
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
    if industry == "coal-mine" and position.reaches_a_built_port(facts.place_of(space)):  # B-8.2
        fill_track(position, space, "coal")
    if industry == "ironworks":  # B-8.3
        fill_track(position, space, "iron")
    if industry == "shipyard":  # B-14.4
        position.flip(space)


def fill_track(position: BrassPosition, space: str, cube: str) -> None:
    """B-8.2, B-8.4, B-8.5: the dearest empty space first, until the track is full or none left."""
    counter = position["counter"][space]
    while counter["cubes"] > 0 and position[cube] < len(facts.TRACK):
        counter["cubes"] -= 1
        position.mover["money"] += facts.TRACK[len(facts.TRACK) - position[cube] - 1]
        position[cube] += 1
    if counter["cubes"] == 0:
        position.flip(space)


# Canals and rails (B-10).


def canals(position: BrassPosition) -> list[str]:
    """B-10.4: £3, no coal."""
    if not board.can_pay(position.mover, facts.PRICES["canal"]):
        return []
    return [f"canal {line}" for line in facts.LINES["canal"] if is_open(position, line)]


def rails(position: BrassPosition, cost: int) -> list[str]:
    """B-10.5, B-10.6, B-10.7: the rail's own price and the coal brought to either end."""
    return [
        f"rail {line}"
        for line in facts.LINES["rail"]
        if is_open(position, line)
        and (coal := position.coal_price(facts.ends_of(line))) is not None
        and board.can_pay(position.mover, cost + coal)
    ]


def is_open(position: BrassPosition, line: str) -> bool:
    """B-10.2, B-10.3: free, a counter left, and it touches something of one's own."""
    colour = position["to_move"]
    if (
        line in position["link"]
        or list(position["link"].values()).count(colour) >= facts.BOX["links"]
    ):
        return False
    own = {facts.place_of(at) for at in position.counters_of(colour)} | position.ends_of_links(
        colour
    )
    return any(end in own for end in facts.ends_of(line))


# Developing (B-11), loans (B-13.1 .. B-13.4).


def developments(position: BrassPosition) -> list[str]:
    """B-11.1, B-11.2, B-11.3: any stack that is not empty, if the iron can be paid."""
    player = position.mover
    if not board.can_pay(player, position.iron_price):
        return []
    return [f"develop {industry}" for industry in facts.INDUSTRIES if player["stacks"][industry]]


def loans(position: BrassPosition) -> list[str]:
    """B-13.2, B-13.3: not below level -10, not in the rail era once the deck is empty."""
    if position["era"] == "rail" and not position["deck"]:
        return []
    level = board.income_level(position.mover)
    return [
        f"loan {pounds}"
        for pounds in facts.PRICES["loans"]
        if level - pounds // FOR_EACH_LEVEL >= facts.INCOME_LEVELS[0]
    ]


def take_loan(player: Player, pounds: int) -> None:
    """B-13.1: the marker goes to the highest space of the new level."""
    level = board.income_level(player) - pounds // FOR_EACH_LEVEL
    player["income_space"] = max(at for at, pays in enumerate(facts.INCOME_LEVELS) if pays == level)
    player["money"] += pounds


# Selling cotton (B-12).


def sales(position: BrassPosition) -> list[str]:
    """B-12.1 .. B-12.3, B-12.6, B-12.10: every own unflipped mill with every buyer it reaches."""
    found = []
    for mill in unflipped(position, "cotton-mill"):
        if position["counter"][mill]["owner"] == position["to_move"]:
            connected = position.distances_from(facts.place_of(mill))
            ports = [at for at in unflipped(position, "port") if facts.place_of(at) in connected]
            found += [f"sell {mill} {port}" for port in ports]
            if position["demand"] < facts.LAST_SPACE and position.reaches_a_built_port(
                facts.place_of(mill)
            ):
                found.append(f"sell {mill} {MARKET}")
    return found


def unflipped(position: BrassPosition, industry: str) -> list[str]:
    """The spaces with unflipped counters of an industry, whoever owns them."""
    spaces = position.spaces_with(industry)
    return [at for at in spaces if not position["counter"][at]["flipped"]]


def sell(position: BrassPosition, mill: str, buyer: str) -> None:
    """B-12.2: to a port, both flip; B-12.4: a distant sale waits for its tile."""
    if buyer != MARKET:
        position.flip(mill)
        position.flip(buyer)
        position["phase"] = "sell"
        return
    position["pending"] = {"move": f"sell {mill} {MARKET}"}
    position["phase"] = "demand"
    position["to_move"] = "luck"
    position["distant"] = position["distant"] or facts.tiles(len(position["player"]))  # B-12.7


def turn_up(position: BrassPosition, tile: int) -> None:
    """B-12.4 .. B-12.6: the marker moves, the mill flips; or the market has closed."""
    mill = position["pending"]["move"].split()[1]
    position["pending"] = {}
    position["to_move"] = position["counter"][mill]["owner"]
    position["distant"].remove(tile)
    position["demand"] = min(facts.LAST_SPACE, position["demand"] + tile)
    if position["demand"] == facts.LAST_SPACE:  # B-12.6
        position["distant"] = []
        position["phase"] = "action over"
        return
    beside = facts.DISTANT["beside"][position["demand"]]
    if "distant-money" in position["expansions"]:  # B-19.4
        position.mover["money"] += beside
    else:  # B-12.5
        board.forward(position.mover, beside)
    position.flip(mill)
    position["phase"] = "sell"
