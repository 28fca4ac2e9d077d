"""Auctions: the survey card, bids, the new mine and the calciner (A, A2, K-2, AR-1, LW-2)."""

from typing import Any

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.table import Area, Tile, TrailPosition

FEWEST_CUBES = 4  # of arsenic, for Lord Wallace's calciner (LW-AR)


def area_of(position: TrailPosition) -> Area:
    """The area of the running auction."""
    found: Area = position["area"][position["auction"]["area"]]
    return found


def deck_of(position: TrailPosition) -> list[str]:
    """The survey deck of the area's region."""
    found: list[str] = position["decks"][area_of(position)["region"]]
    return found


# Before the auction (A-1 .. A-5, A2-1 .. A2-3, A2-7).


def minimum(position: TrailPosition, card: str | None) -> int:
    """A-3: £1, A2-2: with 2 players the card's value, and £1 for each player who has passed."""
    least = table.value(card) if card and position.with_two_players else 1
    return least + len(position["invested"])


def may_take_part(position: TrailPosition, colour: str) -> bool:
    """A-2 but for the money: not passed, at least 2 work points, at least 1 unbuilt mine."""
    enough_work = position.work_points_left(colour) >= table.WORK_POINTS["build"]
    return enough_work and position["player"][colour]["mines_left"] > 0


def begun(position: TrailPosition, opener: str, area: str) -> dict[str, Any]:
    """A-1: an auction begins; nobody is in before the survey card is settled."""
    return {"opener": opener, "area": area, "in": [], "minimum": minimum(position, None)}


def put_card(position: TrailPosition, card: str, source: str) -> None:
    """A survey card lies beside the auction; A2-2: with 2 players it sets the minimum."""
    position["auction"]["survey"] = {"card": card, "from": source}
    position["auction"]["minimum"] = minimum(position, card)


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


def survey(position: TrailPosition, words: list[str]) -> None:
    """A card from hand or from the deck, or none (A-4, A2-1)."""
    match words:
        case ["survey", "deck"]:
            position["to_move"] = "luck"
        case ["survey", "none"]:
            open_bidding(position)
        case ["survey", card]:
            position.mover["hand"].remove(card)
            put_card(position, card, "hand")
            face_down = area_of(position)["tile"]["face"] == "down"
            if position.wallace and face_down:  # LW-2
                position["phase"] = "look"
            else:
                open_bidding(position)
        case ["draw", card]:
            deck_of(position).remove(card)
            put_card(position, card, "deck")
            open_bidding(position)


def settle_survey(position: TrailPosition) -> bool:
    """The question is skipped when no card can be played."""
    if position["to_move"] == "luck" or survey_moves(position):
        return False
    open_bidding(position)
    return True


def look(position: TrailPosition, words: list[str]) -> None:
    """LW-2: looking turns the tile up for both before anyone bids; else it stays face down."""
    if words[1] == "yes":
        area_of(position)["tile"]["face"] = "up"
    open_bidding(position)


# Bids, clockwise until one player is left (A-5 .., A2-3 .. A2-6).


def open_bidding(position: TrailPosition) -> None:
    """A-2, A-6: everybody who may take part is in; the active player opens.

    LW-5: Lord Wallace may build with 1 work point left; the human needs 2 (A-2).
    """
    auction = position["auction"]
    position |= {"phase": "auction", "to_move": auction["opener"]}
    auction["in"] = [
        colour
        for colour in position["player"]
        if may_take_part(position, colour)
        or (colour == auction["opener"] and position.is_wallace(colour))
    ]


def next_bid(position: TrailPosition) -> int:
    """A-3: the minimum opening bid; A-6: then £1 more than the highest bid."""
    auction = position["auction"]
    return int(auction["high"]["bid"] + 1 if "high" in auction else auction["minimum"])


def bid_moves(position: TrailPosition) -> list[str]:
    """A-6: raise or drop out; A-3, A2-3, A2-4: the opener who can pay must open."""
    auction = position["auction"]
    money = position.mover["money"]
    found = [f"bid {bid}" for bid in range(next_bid(position), money + 1)]
    must_open = "high" not in auction and position["to_move"] == auction["opener"]
    return found if must_open else [*found, "drop"]


def bid(position: TrailPosition, words: list[str]) -> None:
    """A-6: then the next player clockwise who has not dropped out."""
    auction = position["auction"]
    colour = position["to_move"]
    if words[0] == "drop":
        auction["in"].remove(colour)  # for good
    else:
        auction["high"] = {"bid": int(words[1]), "by": colour}
        if position.is_wallace(auction["opener"]):  # LW-6: one bid each
            auction["in"].remove(auction["opener"])
    position["to_move"] = next_bidder(position)


def next_bidder(position: TrailPosition) -> str:
    """A-6: clockwise by seat among those still in; the same colour when nobody else is."""
    candidate = position.next_clockwise(position["to_move"])
    while candidate not in position["auction"]["in"] and candidate != position["to_move"]:
        candidate = position.next_clockwise(candidate)
    return candidate


def settle_bids(position: TrailPosition) -> bool:
    """A-6: the last one left wins; nobody may be left (A2-5).

    Lord Wallace is not asked: his bid is a matter of LW-6.
    """
    auction = position["auction"]
    if position["to_move"] == "luck":
        return False
    auction["in"] = [colour for colour in auction["in"] if can_go_on(position, colour)]
    if not auction["in"]:
        # A2-5: a face-down tile goes with its drainage tokens, the card too; no work is spent
        area = area_of(position)
        if area["tile"]["face"] == "down":
            area |= {"tile": None, "drainage": 0}
        discard_card(position)
        position |= {"auction": None, "phase": "actions"}
    elif auction["in"] == [auction.get("high", {}).get("by")]:
        end_with_winner(position)
    elif position["to_move"] not in auction["in"]:
        position["to_move"] = next_bidder(position)
    else:
        return False
    return True


def can_go_on(position: TrailPosition, colour: str) -> bool:
    """A-2, A-11: who has not the money for the next bid drops out; LW-4: he needs none."""
    auction = position["auction"]
    player = position["player"][colour]
    if player["wallace"] or colour == auction.get("high", {}).get("by"):
        return True
    return bool(player["money"] >= next_bid(position))


def discard_card(position: TrailPosition) -> None:
    """A-8, A2-5: the card played before or after the auction leaves the game, seen by all."""
    if "survey" in position["auction"]:
        position["seen"]["played"].append(position["auction"]["survey"]["card"])


def end_with_winner(position: TrailPosition) -> None:
    """A-7: bid, work points, reveal, Kickstarter money (K-2); the insurance is paid (A-5)."""
    auction = position["auction"]
    tile = area_of(position)["tile"]
    price = auction["high"]["bid"]
    winner = auction["high"]["by"]
    cost = table.WORK_POINTS["build"] - bonus(tile, "work")  # K-2, LW-5
    position.spend(winner, min(cost, position.work_points_left(winner)))
    if not position.is_wallace(winner):  # LW-4, K-3
        position["player"][winner]["money"] += bonus(tile, "money") - price
    insured = auction.get("survey", {}).get("from") == "hand"  # A2-6
    if insured and winner != auction["opener"] and not position.is_wallace(auction["opener"]):
        position["player"][auction["opener"]]["money"] += (price + 1) // 2
    tile |= {"face": "up", "seen": []}
    auction["winner"] = winner
    position |= {"phase": "play", "to_move": winner}


def bonus(tile: Tile, kind: str) -> int:
    """K-2: how much "money" or "work" a Kickstarter tile gives its winner."""
    given, _, amount = tile.get("bonus", "").partition("+")
    return int(amount) if given == kind else 0


# The new mine (A-7 .. A-9, AR-1).


def play_moves(position: TrailPosition) -> list[str]:
    """A-7: a matching card the winner can pay, or none; A2-6, A-4: no card with 2 or after one."""
    found: list[str] = []
    if not position.with_two_players and "survey" not in position["auction"]:
        winner = position.mover
        cards = table.matching(winner["hand"], area_of(position)["region"])
        found = [f"play {card}" for card in cards if table.value(card) <= winner["money"]]
    return [*found, "play none"]


def play_card(position: TrailPosition, words: list[str]) -> None:
    """A-7: the card's printed value is paid; A-8: then the mine is built."""
    if words[1] != "none":
        position.mover["hand"].remove(words[1])
        position.mover["money"] -= table.value(words[1])
        put_card(position, words[1], "hand")
    area = area_of(position)
    place_mine(position, position["to_move"], area)
    if "survey" in position["auction"]:
        apply_benefit(area, position["auction"]["survey"]["card"].split(":")[1])
        discard_card(position)
    position |= {"auction": {"area": area["name"]}, "phase": "calciner"}


def settle_play(position: TrailPosition) -> bool:
    """The question is skipped when no card can be paid."""
    if len(play_moves(position)) > 1:
        return False
    play_card(position, ["play", "none"])
    return True


def place_mine(position: TrailPosition, colour: str, area: Area) -> None:
    """A-8: the mine stands on what the tile shows; drainage tokens and tile are used up."""
    tile = area["tile"]
    position["player"][colour]["mines_left"] -= 1
    area["tin"] += tile["tin"]
    area["copper"] += tile["copper"]
    area["water"] = max(0, tile["water"] - area["drainage"])
    area |= {"owner": colour, "drainage": 0, "tile": None}
    shown = {key: tile[key] for key in ("tin", "copper", "water", "bonus") if key in tile}
    position["seen"]["built"].append({"region": area["region"], **shown})


def apply_benefit(area: Area, benefit: str) -> None:
    """A-9: what has no legal place is lost; water never falls below 0 (A-8)."""
    if benefit.startswith(("tin+", "copper+")):
        kind, _, cubes = benefit.partition("+")
        area[kind] += int(cubes)
    elif benefit.startswith("water-"):
        area["water"] = max(0, area["water"] - int(benefit.removeprefix("water-")))
    elif benefit == "pump":
        area |= {"pump": True, "water": max(0, area["water"] - 1)}
    elif benefit == "miner" and area["miners"] == 0 and area["own_miner"] is None:
        area["miners"] = 1
    elif benefit == "port" and table.is_coastal(area) and not area["port"]:
        area |= {"port": True, "water": max(0, area["water"] - 1)}


def build_calciner(position: TrailPosition, words: list[str]) -> None:
    """AR-1: free, once a game; 1 arsenic here and in each adjacent area, whatever is there."""
    area = area_of(position)
    if words[1] == "yes":
        position["player"][area["owner"]]["calciner_left"] = False
        area["calciner"] = area["owner"]
        for place in [area, *position.adjacent(area)]:
            place["arsenic"] += 1
    position |= {"auction": None, "phase": "actions"}


def settle_calciner(position: TrailPosition) -> bool:
    """AR-1: asked only with a calciner left; LW-AR: Lord Wallace's choice is fixed."""
    area = area_of(position)
    owner = area["owner"]
    if "arsenic" not in position["expansions"] or not position["player"][owner]["calciner_left"]:
        build_calciner(position, ["calciner", "no"])
        return True
    if position.is_wallace(owner):
        worth_it = 1 + len(position.adjacent(area)) >= FEWEST_CUBES
        build_calciner(position, ["calciner", "yes" if worth_it else "no"])
        return True
    position["to_move"] = owner
    return False
