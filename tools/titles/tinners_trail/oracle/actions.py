"""The actions: work, ore, developments, arsenic, emigration (T, X, D, AR, E)."""

from tools.titles.tinners_trail.oracle import auctions, table
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition

PLACES = ["michigan", "sierra-madre", "kimberley", "adelaide"]


def moves(position: TrailPosition) -> list[str]:
    """T-3: each action needs its work points; in the final column one passes or places (E-4)."""
    colour = position["to_move"]
    if position.column_of(colour) == position.final_column(colour):
        return ["pass", *place_moves(position)]
    possible = {
        "build": auctions.build_moves(position),
        "extract": extractions(position),
        **{piece: development_moves(position, piece) for piece in table.PIECES},
        "pumps": [] if pump_column(position) is None else ["pumps"],
        "pasties": ["pasties"],
        "process": [f"process {area['name']}" for area in mines_to_process(position, colour)],
        "sell": sell_moves(position),
        "emigrate": emigrate_moves(position),
        "place": place_moves(position),
    }
    left = position.work_points_left(colour)
    found = [
        text for kind in possible if table.WORK_POINTS[kind] <= left for text in possible[kind]
    ]
    return ["pass", *found]


def play(position: TrailPosition, words: list[str]) -> None:
    """Do the action and spend its work points; an auction costs its winner, not its opener."""
    colour = position["to_move"]
    action = words[0]
    match words:
        case ["pass"]:
            position.pass_for_the_round(colour)
            return
        case ["build", area]:
            position |= {"auction": auctions.begun(position, colour, area), "phase": "survey"}
            return
        case ["extract", area, _, tin, _, copper]:
            extract(position, position["area"][area], int(tin), int(copper))
        case ["pasties"]:
            position.mover["money"] += 1  # D-8
        case ["pumps"]:
            take_pumps(position)
            position["phase"] = "pumps"
        case ["process", area]:
            process(position, colour, position["area"][area])
        case ["sell", _]:
            for _ in range(position.mover["ore"]["arsenic"]):  # AR-5: all arsenic held
                position.mover["money"] += sell_arsenic(position, colour)
        case ["emigrate", area, place]:
            emigrate(position, position["area"][area], place)
        case ["place", piece, *names]:
            place_waiting(position, piece, names)
        case ["miner", area, "own"]:
            take(position, "miner")
            place_own_miner(position, colour, position["area"][area])
        case _:
            take(position, action)
            put(position, action, words[1:])
    position.spend(colour, table.WORK_POINTS[action])


# Ore (X-1 .. X-4).


def extractions(position: TrailPosition) -> list[str]:
    """X-1, X-3: every mix of ore from an own mine that the player can pay."""
    return [
        f"extract {area['name']} tin {tin} copper {copper}"
        for area in position.mines_of(position["to_move"])
        for tin in range(area["tin"] + 1)
        for copper in range(area["copper"] + 1)
        if 1 <= tin + copper <= position.capacity(area)
        and (tin + copper) * area["water"] <= position.mover["money"]
    ]


def extract(position: TrailPosition, area: Area, tin: int, copper: int) -> None:
    """X-3, X-4: each cube costs as many pounds as there is water; then 1 water is added."""
    player = position.mover
    player["money"] -= (tin + copper) * area["water"]
    take_ore(area, player["ore"], {"tin": tin, "copper": copper})


def take_ore(area: Area, held: dict[str, int], taken: dict[str, int]) -> None:
    """X-4: the cubes stay with the player; exactly 1 water is added."""
    for kind, cubes in taken.items():
        area[kind] -= cubes
        held[kind] += cubes
    area["water"] += 1


# Developments (D-1 .. D-5, D-7).


def in_stock(position: TrailPosition, piece: str) -> bool:
    """D: only the current round's column counts."""
    return bool(position["developments"][piece][position["round"] - 1])


def take(position: TrailPosition, piece: str) -> None:
    """D: the piece comes from the current round's column."""
    position["developments"][piece][position["round"] - 1] -= 1


def may_have(area: Area, piece: str) -> bool:
    """D-1: one of a kind an area (E-1, E-3: of whatever owner); D-3: a port on the coast only."""
    if piece == "miner":
        return area["miners"] == 0 and area["own_miner"] is None
    return not area[piece] and (piece != "port" or table.is_coastal(area))


def free_borders(position: TrailPosition) -> list[list[str]]:
    """D-1, D-5: one adit a border; the areas in alphabetical order."""
    return [
        [area["name"], neighbour["name"]]
        for area in position.areas
        for neighbour in position.adjacent(area)
        if area["name"] < neighbour["name"]
        and [area["name"], neighbour["name"]] not in position["adits"]
    ]


def places_for(position: TrailPosition, piece: str) -> list[str]:
    """D-1: where a piece may go, mine or not, tile or not."""
    if piece == "adit":
        return [" ".join(names) for names in free_borders(position)]
    return [area["name"] for area in position.areas if may_have(area, piece)]


def development_moves(position: TrailPosition, piece: str) -> list[str]:
    """D; E-1: a miner exchanged for an own one, in an area with an own mine and no miner."""
    if not in_stock(position, piece):
        return []
    found = [f"{piece} {place}" for place in places_for(position, piece)]
    if piece == "miner" and "emigration" in position["expansions"]:
        own = position.mines_of(position["to_move"]) if position.mover["miners_left"] else []
        found += [f"miner {area['name']} own" for area in own if may_have(area, "miner")]
    return found


def drain(area: Area, cubes: int) -> None:
    """D-3: water of the mine, or drainage tokens without one (D-7: only on a tile)."""
    if area["owner"] is not None:
        area["water"] = max(0, area["water"] - cubes)
    elif area["tile"] is not None:
        area["drainage"] += cubes


def put(position: TrailPosition, piece: str, names: list[str]) -> None:
    """D-2 .. D-5: a piece goes on the map with all its effects."""
    here = [position["area"][name] for name in names]
    if piece == "adit":
        position["adits"].append(sorted(names))
        for area in here:
            drain(area, 1)
            area["tin"] += 1
            area["copper"] += 1
    elif piece == "miner":
        here[0]["miners"] += 1
    else:
        here[0][piece] = True
        drain(here[0], 1 if piece == "port" else 2)
        for neighbour in position.adjacent(here[0]) if piece == "train" else ():
            drain(neighbour, 1)


# Steam pumps (D-6).


def pump_column(position: TrailPosition) -> int | None:
    """D-6: among the columns of rounds 1 to the current one, the rightmost that has a group."""
    columns = range(position["round"], 0, -1)
    return next((at for at in columns if position["developments"]["pumps"][at - 1]), None)


def take_pumps(position: TrailPosition) -> None:
    """D-6: the whole group is taken, even if no water can be removed."""
    column = pump_column(position)
    assert column is not None, "no group of steam pumps is available"
    position["pumps_left"] = position["developments"]["pumps"][column - 1].pop()


def pump_moves(position: TrailPosition) -> list[str]:
    """D-6: one cube from a mine, whoever owns it, or give up all that is left."""
    wet = [area["name"] for area in position.areas if area["owner"] and area["water"]]
    return [*(f"pump {name}" for name in wet), "pump none"]


def pump(position: TrailPosition, words: list[str]) -> None:
    """D-6: pumps given up are not kept."""
    if words[1] == "none":
        position["pumps_left"] = 0
    else:
        position["area"][words[1]]["water"] -= 1
        position["pumps_left"] -= 1


def settle_pumps(position: TrailPosition) -> bool:
    """D-6: choosing ends when the pumps are used up or no mine has water."""
    if position["pumps_left"] and len(pump_moves(position)) > 1:
        return False
    position |= {"pumps_left": 0, "phase": "actions"}
    return True


# Arsenic (AR-2 .. AR-5).


def has_built_calciner(position: TrailPosition, colour: str) -> bool:
    """AR-2, AR-5: both actions need the own calciner on the map."""
    return "arsenic" in position["expansions"] and not position["player"][colour]["calciner_left"]


def next_of_limiter(position: TrailPosition, colour: str) -> int:
    """AR-3: first column 10, then one column further left each time."""
    limiter: int = position["player"][colour]["limiter"]
    return limiter - 1 if limiter else table.FINAL_COLUMN


def mines_to_process(position: TrailPosition, colour: str) -> list[Area]:
    """AR-2: own mines with arsenic; AR-3: the limiter never reaches the own marker's column."""
    can_move = next_of_limiter(position, colour) > position.column_of(colour)
    if not (has_built_calciner(position, colour) and can_move):
        return []
    return [area for area in position.mines_of(colour) if area["arsenic"]]


def process(position: TrailPosition, colour: str, area: Area) -> None:
    """AR-2: exactly 1 arsenic, whatever the water; AR-3: the limiter moves."""
    player = position["player"][colour]
    player["limiter"] = next_of_limiter(position, colour)
    area["arsenic"] -= 1
    player["ore"]["arsenic"] += 1


def sell_moves(position: TrailPosition) -> list[str]:
    """AR-5: selling needs arsenic to sell."""
    can_sell = has_built_calciner(position, position["to_move"])
    return ["sell arsenic"] if can_sell and position.mover["ore"]["arsenic"] else []


def best_space(position: TrailPosition) -> int:
    """AR-5: the highest-valued empty space; each round the highest open section closes."""
    still_open = [value for section in table.MARKET[position["round"] - 1 :] for value in section]
    return max(value for value in still_open if value not in position["market"])


def sell_arsenic(position: TrailPosition, colour: str) -> int:
    """AR-5: one cube goes to the best space, the last one is never full; the pounds it earns."""
    space = best_space(position)
    position["player"][colour]["ore"]["arsenic"] -= 1
    if space != table.UNLIMITED:
        position["market"].append(space)
    return space


# Emigration (E-1 .. E-6).


def place_own_miner(position: TrailPosition, colour: str, area: Area) -> None:
    """E-1: it counts as a miner."""
    position["player"][colour]["miners_left"] -= 1
    area["own_miner"] = colour


def empty_places(position: TrailPosition) -> list[str]:
    """E-2: one miner a place and round."""
    now = [e["place"] for e in position["emigrated"] if e["round"] == position["round"]]
    return [place for place in PLACES if place not in now]


def emigrate_moves(position: TrailPosition) -> list[str]:
    """E-2: an own miner on the map to an empty space of the current round."""
    if "emigration" not in position["expansions"]:
        return []
    return [
        f"emigrate {area['name']} {place}"
        for area in position.areas
        if area["own_miner"] == position["to_move"]
        for place in empty_places(position)
    ]


def leave(position: TrailPosition, area: Area, place: str) -> None:
    """E-2, E-3: the miner stands on the emigration board for good."""
    entry = {"place": place, "round": position["round"], "by": area["own_miner"]}
    position["emigrated"].append(entry)
    area["own_miner"] = None


def emigrate(position: TrailPosition, area: Area, place: str) -> None:
    """E-2: the bonus comes at once, but for Adelaide (E-7)."""
    leave(position, area, place)
    now = position["round"] - 1
    player = position.mover
    if place == "michigan":
        player["waiting"] += pieces_of_michigan(position)
        position["phase"] = "place"
    elif place == "sierra-madre":
        player["points"] += table.EMIGRATION["sierra_madre"]["points"][now]  # E-5
    elif place == "kimberley":
        player["money"] += table.EMIGRATION["kimberley"]["pounds"][now]  # E-6


def pieces_of_michigan(position: TrailPosition) -> list[str]:
    """E-4: round 1 an adit, 2 a train, 3 a port, 4 two plain miners."""
    michigan = table.EMIGRATION["michigan"]
    now = position["round"] - 1
    pieces: list[str] = [michigan["pieces"][now]] * michigan["count"][now]
    return pieces


def pay_kimberley_again(position: TrailPosition) -> None:
    """E-6: at the start of each later round; Lord Wallace is paid only once (LW-E)."""
    for entry in position["emigrated"]:
        if entry["place"] == "kimberley" and not position.is_wallace(entry["by"]):
            pounds = table.EMIGRATION["kimberley"]["pounds"][entry["round"] - 1]
            position["player"][entry["by"]]["money"] += pounds


def place_moves(position: TrailPosition) -> list[str]:
    """E-4: every place for every kind of piece that waits; a miner may stand with others."""
    return [
        f"place {piece} {place}"
        for piece in dict.fromkeys(position.mover["waiting"])
        for place in (position["area"] if piece == "miner" else places_for(position, piece))
    ]


def place_waiting(position: TrailPosition, piece: str, names: list[str]) -> None:
    """E-4: from the supply, with all effects of D-3 .. D-5; or put off."""
    if piece == "none":
        position["phase"] = "actions"
    else:
        position.mover["waiting"].remove(piece)
        put(position, piece, names)


def settle_place(position: TrailPosition) -> bool:
    """E-4: the question ends when no piece is left or none has a place."""
    if place_moves(position):
        return False
    position["phase"] = "actions"
    return True
