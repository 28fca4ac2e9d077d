"""What a seat gains, places and pays: effects, pieces, rooms, crests, cathedrals, technologies.

An effect is resolved whole before anything else goes on: its sure parts come at once, its
questions lie on top of those already open (T-311).
"""

from tools.titles.tiletum.oracle.facts import BOX, GOODS, PIECES, SILVER, VALUES
from tools.titles.tiletum.oracle.table import Frame, Player, TiletumPosition, parts, plain

STEPS = {"merchant-step": "merchant", "architect-step": "architect"} | {
    "house": "house",
    "pillar": "pillar",
}
ACTIONS = ["merchant", "architect", "character", "contract", "explorer"]
ANY_TYPE = 6

STEP_PRICE = 2
BUY_PRICE = 2
HALF_WAY = 3

TABLETS: dict[str, tuple[str, list[Frame]]] = {
    "explorer": ("", [{"q": "new-explorer"}]),
    "king1-points5": ("king1", [{"q": "pay", "silver": 1, "gain": "vp5"}]),
    "points5-king3": ("vp5", [{"q": "pay", "silver": 1, "gain": "king3"}]),
    "king1-king3": ("king1", [{"q": "pay", "silver": 1, "gain": "king3"}]),
    "points4": ("vp4", []),
    "mine": ("", [{"q": "anywhere", "what": "mine", "pay": 2}]),
    "pillar": ("", [{"q": "anywhere", "what": "pillar", "pay": 2}]),
    "house": ("", [{"q": "anywhere", "what": "house", "pay": 2}]),
    "tech": ("", [{"q": "tech", "less": 2}]),
}


def ask(position: TiletumPosition, question: str, **keys: object) -> None:
    """Open a question on top of the others."""
    position["pending"].append({"q": question, **keys})


# Effects (T-311, T-504, T-513).


def gain(position: TiletumPosition, player: Player, text: str) -> None:
    """Give what asks nothing (T-408): goods, points, silver, mines, king steps; ask the rest."""
    questions: list[Frame] = []
    for word, number in parts(text):
        if word in GOODS:
            player["goods"][word] += number
        elif word in ("vp", "silver"):
            player["points" if word == "vp" else word] += number
        elif word == "mine":
            take_mines(player, number)
        elif word == "king":
            position.climb(player["colour"], number)
        elif word in STEPS and any(frame["q"] == "steps" for frame in questions):
            next(frame for frame in questions if frame["q"] == "steps")[STEPS[word]] = number
        else:
            questions.append(question(word, number))
    position["pending"] += reversed(questions)


def take_mines(player: Player, number: int) -> None:
    """S-306: from the general to the own supply; none left, none gained."""
    found = min(number, player["mines_general"])
    player["mines_general"] -= found
    player["mines"] += found


def question(word: str, number: int) -> Frame:
    """The question of one word; steps and pieces of a character are one question (T-504)."""
    if word in STEPS:
        return {"q": "steps", **dict.fromkeys(STEPS.values(), 0), STEPS[word]: number}
    if word in ACTIONS:
        return {"q": "act", "kind": word, "ap": number, "main": False}
    simple: dict[str, Frame] = {
        "joker": {"q": "as", "ap": number, "main": False},
        "any": {"q": "gain", "left": number},
        "same": {"q": "same", "n": number},
        "building": {"q": "building"},
    }
    if word in simple:
        return simple[word]
    what = word.removesuffix("-anywhere")
    assert word.endswith("-anywhere"), word
    if what in ("merchant", "architect"):
        return {"q": "fly", "who": what}
    return {"q": "anywhere", "what": what, "pay": 0}


# What a move costs in gold; with technology goods I in two goods (T-303, T-602, T-607, S-610).


def can_pay(player: Player, price: int) -> bool:
    """Whether gold and the bonused good suffice."""
    return bool(ways_to_pay(player, price))


def ways_to_pay(player: Player, price: int) -> list[int]:
    """S-610: how many tokens of the bonused good may be paid; the rest is gold."""
    tokens = player["goods"][player["bonused"]] if player["bonused"] else 0
    most = min(price, tokens)
    return [number for number in range(most + 1) if price - number <= player["goods"]["gold"]]


def pay_gold(player: Player, price: int, bonused: int) -> None:
    """Pay a price, so many tokens of it in the bonused good."""
    player["goods"]["gold"] -= price - bonused
    if bonused:
        player["goods"][player["bonused"]] -= bonused


def change_price(position: TiletumPosition, player: Player, value: int, new: int) -> int:
    """T-303: 2 gold a step, the shorter way round; S-603: with dice I three steps cost 2."""
    apart = abs(value - new)
    steps = min(apart, len(VALUES) - apart)
    if steps == HALF_WAY and position.level(player, "dice") >= 1:
        return STEP_PRICE
    return STEP_PRICE * steps


def price_in_gold(position: TiletumPosition, text: str) -> int:
    """The gold a legal move asks for."""
    words = text.split()
    player = position.mover
    pending = position["pending"]
    if words[0] == "buy":
        return BUY_PRICE
    if words[0] == "take" and "as" in words:
        return change_price(position, player, int(words[2]), int(words[4]))
    if words[0] == "use":
        return helper_price(words[1])
    if words[0] == "contribute" and position.cost_kind(words[1]) == "gold":
        return contribution_price(position, player, words[1])
    if words[0] in PIECES and words[1] != "none" and pending:
        return int(pending[-1].get("pay", 0))
    return 0


def helper_price(tile: str) -> int:
    """S-707: the gold a helper costs."""
    return 2 if plain(tile) in ("buy-silver", "buy-mine") else 0


def place(position: TiletumPosition, player: Player, piece: str, town: str) -> None:
    """T-409: the printed gain of a house comes at once, then merchant II (S-604).

    S-405: a mine gives 1 silver and the printed gold; S-605: explorer II, three of one good.
    """
    printed = position.printed_gain(town, piece)
    position.lay(player, town, piece)
    if piece == "house":
        if position.level(player, "merchant") >= 2:
            ask(position, "one-character")
        gain(position, player, printed)
    elif piece == "mine":
        gain(position, player, f"silver1+gold{printed}" if printed else "silver1")
        if position.level(player, "explorer") >= 2:
            ask(position, "same", n=3)


# The player board: rooms, crests, completed buildings and their markers (T5, T-606, S-609).


def rooms_full(player: Player, building: int) -> bool:
    """Whether every room of a building holds a character."""
    return bool(len(player["rooms"][building - 1]) == BOX["rooms"][building - 1])


def is_completed(player: Player, building: int) -> bool:
    """T-509: rooms full and a crest below."""
    return rooms_full(player, building) and player["crests"][building - 1] != ""


def next_floor(player: Player, building: int) -> int:
    """T-501: rooms are filled from floor 1 up."""
    return len(player["rooms"][building - 1]) + 1


def may_live(player: Player, tile: str, building: int) -> bool:
    """T-502: one type a building, one building a type; T-503: building 6 takes any."""
    kind = tile.partition(":")[0]
    types = [[one.partition(":")[0] for one in rooms] for rooms in player["rooms"]]
    if rooms_full(player, building):
        return False
    if building == ANY_TYPE:
        return True
    if types[building - 1]:
        return bool(types[building - 1][0] == kind)
    return all(kind not in others for others in types[: ANY_TYPE - 1])


def place_character(position: TiletumPosition, player: Player, tile: str, building: int) -> None:
    """T-501, T-508: the roof house comes when the rooms are full; T-509: then the gain."""
    player["store"].remove(tile)
    player["rooms"][building - 1].append(tile)
    if rooms_full(player, building):
        player["houses"] += BOX["roof_house"][building - 1]
    complete(position, player, building, tile.partition(":")[2])


def place_crest(position: TiletumPosition, player: Player, kind: str, building: int) -> None:
    """T-606: below a building, with the gain of its place."""
    player["crests"][building - 1] = kind
    complete(position, player, building, BOX["crest_gain"][building - 1])


def complete(position: TiletumPosition, player: Player, building: int, what: str) -> None:
    """T-509: a completed building wins its marker before the last gain is asked.

    S-609: character III gives the gain of each of its characters.
    """
    if is_completed(player, building):
        # T-510: it counts from then on, for the main action in progress too
        number = BOX["markers"][building - 1]
        if number:
            action = player["rooms"][building - 1][0].partition(":")[0]
            player["markers"][action] = number
            frame = main_action(position)
            if frame and frame["kind"] == action and not frame.get("switched"):
                add_points(position, frame, marker_of(position, player, action))
    gain(position, player, what)
    if is_completed(player, building) and position.level(player, "character") >= 3:
        ask(position, "characters", left=sorted(player["rooms"][building - 1]))


def marker_of(position: TiletumPosition, player: Player, action: str) -> int:
    """T-307: the AP of the own marker; S-609: character II makes each one more."""
    if action not in player["markers"]:
        return 0
    return int(player["markers"][action]) + (position.level(player, "character") >= 2)


def main_action(position: TiletumPosition) -> Frame | None:
    """The main action in progress, whatever is resolved above it."""
    frames = [frame for frame in position["pending"] if frame["q"] == "act" and frame["main"]]
    return frames[0] if frames else None


def add_points(position: TiletumPosition, frame: Frame, number: int) -> None:
    """T-308: AP for the main action; with king the steps are made at once."""
    if frame["kind"] == "king":
        position.climb(position["seat"], number)
    else:
        frame["ap"] += number


def crest_price(position: TiletumPosition, player: Player, building: int) -> int:
    """T-606: food by the building; S-609: character I takes one off."""
    return int(BOX["crest_food"][building - 1]) - (position.level(player, "character") >= 1)


# Cathedrals (T-607, S-307, S-605).


def tiles_left(position: TiletumPosition, town: str) -> list[int]:
    """The cathedral tiles not taken yet, highest first."""
    seats = position["player"].values()
    taken = sum(town in player["cathedral_tiles"] for player in seats)
    return position.cathedral_numbers(town)[taken:]


def may_contribute(position: TiletumPosition, player: Player, town: str) -> bool:
    """T-607: an own pillar, no own contribution, a tile left; whatever it costs."""
    own_pillar = player["colour"] in position["pillars"].get(town, [])
    return own_pillar and town not in player["cathedral_tiles"] and bool(tiles_left(position, town))


def contribution_price(position: TiletumPosition, player: Player, town: str) -> int:
    """T-607: the cost tile; S-605: architect III takes 1 silver, 2 stone or 2 gold off it."""
    amount: int = position["costs"][town][0]
    if position.level(player, "architect") >= 3:
        amount = max(1, amount - (1 if position.cost_kind(town) == "silver" else 2))
    return amount


def can_contribute(position: TiletumPosition, player: Player, town: str) -> bool:
    """Whether it may be done and paid."""
    kind = position.cost_kind(town)
    price = contribution_price(position, player, town)
    if not may_contribute(position, player, town):
        return False
    if kind == "gold":
        return can_pay(player, price)
    return bool((player["silver"] if kind == "silver" else player["goods"]["stone"]) >= price)


def contribute(position: TiletumPosition, player: Player, town: str) -> None:
    """Pay stone or silver (gold is paid already) and score; architect II: king action 2."""
    kind = position.cost_kind(town)
    price = contribution_price(position, player, town)
    if kind == "silver":
        player["silver"] -= price
    elif kind == "stone":
        player["goods"]["stone"] -= price
    take_cathedral_tile(position, player, town)
    if position.level(player, "architect") >= 2:
        position.climb(player["colour"], 2)


def take_cathedral_tile(position: TiletumPosition, player: Player, town: str) -> None:
    """T-607: the top cathedral tile; both numbers are scored."""
    number = tiles_left(position, town)[0]
    player["cathedral_tiles"][town] = number
    player["points"] += number + position["costs"][town][1]


# Technologies (S-601, S-603 .. S-610) and stone tablets (S-403, S-5).


def technology_price(player: Player, number: int, less: int) -> int:
    """S-601: 1, 2 or 3 silver for the next level; S-507: less, at least 1."""
    return max(1, int(SILVER["technology_cost"][player["levels"][number]]) - less)


def raise_level(position: TiletumPosition, player: Player, name: str, less: int) -> None:
    """Pay, go up, and have what the level gives at once."""
    number = position["silver"]["technologies"].index(name)
    player["silver"] -= technology_price(player, number, less)
    player["levels"][number] += 1
    reached = (name, player["levels"][number])
    if reached == ("king", 2):
        position.climb(player["colour"], 2)
    elif reached == ("merchant", 3):
        player["points"] += position.number_on_maps(player["colour"], "house")
    elif reached == ("joker", 3):
        ask(position, "as", ap=2, main=False)
    elif reached == ("goods", 1):
        ask(position, "bonused")


def explorer_steps(position: TiletumPosition, player: Player) -> list[str]:
    """S-401, S-402: every town an own explorer may move to; they never block."""
    found = [near for town in player["explorers"] for near in position.neighbours(town)]
    return list(dict.fromkeys(found))


def explorer_step(position: TiletumPosition, player: Player, town: str) -> None:
    """S-401: the own explorer of that map moves; S-403: its tablet counts as covered at once."""
    number = position.map_of(town)
    explorers = player["explorers"]
    [here] = [place for place in explorers if position.map_of(place) == number]
    explorers[explorers.index(here)] = town
    tablet = position.tablet_between(here, town)
    if tablet:
        position.cover(here, town)
        sure, questions = TABLETS[tablet]
        position["pending"] += [dict(frame) for frame in questions]
        gain(position, player, sure)
