"""The course of a game: luck, turns, king phase, fairs, clean-up and the end (T2, T7, T8, S-7)."""

from collections import Counter
from collections.abc import Callable

from tools.titles.tiletum.oracle import cardinal, facts, questions, turn
from tools.titles.tiletum.oracle.cardinal_tiles import do_tasks
from tools.titles.tiletum.oracle.gains import ask, is_completed, rooms_full, take_mines
from tools.titles.tiletum.oracle.table import Player, TiletumPosition, may_take

TRACK = "king-track"
COURT_FAVOUR = 5

BOX_FAIRS: list[int] = facts.BOX["fair_board"]


def answers(position: TiletumPosition) -> dict[str, int]:
    """Every legal move; at luck every outcome, in how many equally likely ways it comes about."""
    if position["to_move"] != "luck":
        return dict.fromkeys(questions.moves(position), 1)
    odds: dict[str, Callable[[TiletumPosition], dict[str, int]]] = {
        "dice": dice_outcomes,
        "corruption": corruption_outcomes,
        "decree": cardinal.decree_outcomes,
        "surprise": cardinal.surprise_outcomes,
    }
    return odds.get(position["phase"], tile_outcomes)(position)


def play(position: TiletumPosition, text: str) -> None:
    """Carry out a legal move, and everything that follows by itself."""
    words = text.split()
    phase = position["phase"]
    if position["to_move"] == "luck":
        happen(position, words)
    elif phase == "king-tile":
        king_tile(position, words[1])
    else:
        questions.answer(position, text)
    while settle(position):
        pass


def happen(position: TiletumPosition, words: list[str]) -> None:
    """An outcome of luck comes about."""
    if words[0] == "die":
        roll(position, words[1], int(words[2]))
    elif words[0] == "corruption":
        # T-204: all markers move down together; then the first seat's turn
        token = int(words[1])
        position["corruption"].append(token)
        for colour in position["king"]:
            position["king"][colour] -= token
        begin_turn(position)
    elif words[0] == "decree":
        cardinal.take_turn(position, words[1])
        if position["phase"] == "decree":
            end_turn(position)
    elif words[0] in ("surprise", "crest"):
        cardinal.happen(position, words)
    else:
        draw(position, words[1])


def settle(position: TiletumPosition) -> bool:
    """One thing that happens by itself; whether there was one."""
    phase = position["phase"]
    if phase in ("turn", "play"):
        return settle_turn(position)
    if phase == "refill" and not refill_due(position):
        next_seat(position)
        return True
    if phase == "clean-up":
        clean_up(position)
        return bool(position["phase"] != "clean-up")
    cards = position["solo"]
    if phase == "surprise" and not cards["surprises_due"] and not cards["crest_due"]:
        do_tasks(position)  # S-912: after the last card of a series tasks
        after, cards["after"] = cards["after"], ""
        (end_turn if after == "refill" else fair_phase)(position)
        return True
    return False


def settle_turn(position: TiletumPosition) -> bool:
    """In a seat's turn: the next question, or the end of the turn."""
    pending = position["pending"]
    seat = position["seat"]
    if not pending:
        if position["die"] is not None:
            end_turn(position)
            return True
        position |= {"phase": "turn", "to_move": seat}
        return False
    position |= {"phase": "play", "to_move": seat}
    if pending[-1]["q"] == "die":
        turn.go_on_with_die(position)
        return True
    if pending[-1]["q"] == "draw":
        position["to_move"] = "luck"
        return settle_draw(position)
    if questions.only_declines(position):
        questions.answer(position, questions.moves(position)[0])
        return True
    return False


# Dice and corruption (T-202 .. T-204).


def begin_round(position: TiletumPosition) -> None:
    """T-202; S-909: the Cardinal's explorers come before the dice."""
    position |= {"turn": 1, "step": 0, "seat": position["order"][0]}
    position |= {"phase": "dice", "to_move": "luck"}
    him = position["player"].get(facts.CARDINAL)
    now = position["round"]
    due = him and position.with_silver and now in (2, 3)
    if due and now not in position.maps_with_explorer(him):
        position.add_explorer(him, position.start_of(now))


def dice_outcomes(position: TiletumPosition) -> dict[str, int]:
    """T-202: dice of a good left in the bag, all values alike."""
    bag = facts.BOX["dice_in_bag_per_good"][str(len(position["player"]))]
    left = {good: bag - len(position["dice"].get(good, [])) for good in facts.GOODS}
    return {
        f"die {good} {v}": left[good] for good in facts.GOODS for v in facts.VALUES if left[good]
    }


def roll(position: TiletumPosition, good: str, value: int) -> None:
    """T-202: a die lies at its value; after the last of them the first turn begins."""
    dice = position["dice"]
    dice[good] = sorted([*dice.get(good, []), value])
    if sum(map(len, dice.values())) == facts.BOX["dice_drawn"][str(len(position["player"]))]:
        begin_corruption(position)


def begin_corruption(position: TiletumPosition) -> None:
    """T-203: first corruption in each turn."""
    position |= {"step": 0, "seat": position["order"][0]}
    position |= {"phase": "corruption", "to_move": "luck"}


def corruption_outcomes(position: TiletumPosition) -> dict[str, int]:
    """T-204: the tokens not yet seen this round."""
    left = Counter(facts.BOX["corruption"]) - Counter(position["corruption"])
    return {f"corruption {token}": number for token, number in left.items()}


# Turns (T-301, T-312, C-201, C-210).


def begin_turn(position: TiletumPosition) -> None:
    """T-301; C-201: the Cardinal's turn begins with luck.

    T-205: there always is a die; in a position somebody wrote a seat may find none.
    """
    if not position["dice"]:
        next_seat(position)
    elif position.mover["cardinal"]:
        position |= {"phase": "decree", "to_move": "luck"}
    else:
        position |= {"phase": "turn", "to_move": position["seat"]}


def end_turn(position: TiletumPosition) -> None:
    """T-312: the contract offer slides right into the gaps; then the offers are filled."""
    position |= {"die": None, "exchanged": False, "symbol": False, "fresh": []}
    tiles = [tile for tile in position["contract_offer"] if tile]
    gaps = len(facts.BOX["contract_prices"]) - len(tiles)
    position |= {"contract_offer": [""] * gaps + tiles, "phase": "refill", "to_move": "luck"}


def next_seat(position: TiletumPosition) -> None:
    """T-203: every seat in turn order, three turns, then the king phase."""
    position["step"] += 1
    if position["solo"]:
        position["solo"]["decree"] = ""
    if position["step"] < len(position["player"]):
        position["seat"] = position["order"][position["step"]]
        begin_turn(position)
    elif position["turn"] < facts.LAST_TURN:
        position["turn"] += 1
        begin_corruption(position)
    else:
        king_phase(position)


# Drawing tiles (T-115, T-312, T-403, T-603).


def deck_wanted(position: TiletumPosition) -> str:
    """What the luck of tiles that is due is drawn from."""
    if position["phase"] == "clean-up":
        return "bonus"
    if position["phase"] == "refill":  # C-210: the character offer first
        return "characters" if characters_short(position) else "contracts"
    return str(position["pending"][-1]["deck"])


def under(position: TiletumPosition, deck: str) -> list[str]:
    """T-115: what lies under a pile, in order."""
    found: list[str] = position["decks"].get(f"{deck}_under", [])
    return found


def tile_outcomes(position: TiletumPosition) -> dict[str, int]:
    """Every tile that can come, by its copies; what lies under comes in order (T-115)."""
    deck = deck_wanted(position)
    tiles = position["decks"][deck] or under(position, deck)[:1]
    return {f"draw {tile}": number for tile, number in Counter(tiles).items()}


def draw(position: TiletumPosition, tile: str) -> None:
    """A tile comes; what it is for follows from the phase and the open question."""
    deck = deck_wanted(position)
    (position["decks"][deck] or under(position, deck)).remove(tile)
    if position["phase"] == "play":
        position["pending"][-1]["left"] -= 1
    if deck == "characters":  # the newest stands last
        position["character_offer"].append(tile)
    elif position["phase"] == "play":  # to the tiles one may choose from
        position["pending"][-1]["tiles"].append(tile)
    elif position["phase"] == "refill":  # T-312: the rightmost gap first
        offer = position["contract_offer"]
        offer[max(place for place, other in enumerate(offer) if not other)] = tile
    elif position["refilling"] == TRACK:  # T-711
        position["king_tile"] = tile
    else:
        position["action_tiles"][position["refilling"]] = tile


def settle_draw(position: TiletumPosition) -> bool:
    """End a drawing that has all it wants, or nothing to draw from; whether it ended."""
    frame = position["pending"][-1]
    decks = position["decks"]
    deck = frame["deck"]
    if deck == "characters" and not decks["characters"]:  # T-403: the old ones come earlier
        decks["characters"] += frame["aside"]
        frame["aside"] = []
    if frame["left"] > 0 and (decks[deck] or under(position, deck)):
        return False
    position["pending"].pop()
    if deck == "characters":
        decks["characters"] += frame["aside"]
    else:
        ask(position, {"contracts": "drawn", "underground": "keep"}[deck], tiles=frame["tiles"])
    return True


def characters_short(position: TiletumPosition) -> bool:
    """C-210: the Cardinal has left gaps in the offer, and they can be filled."""
    short = len(position["character_offer"]) < facts.BOX["characters_offered"]
    return bool(position["solo"] and short and position["decks"]["characters"])


def refill_due(position: TiletumPosition) -> bool:
    """Whether an offer has a gap that can be filled."""
    contracts = position["decks"]["contracts"] or under(position, "contracts")
    return characters_short(position) or bool("" in position["contract_offer"] and contracts)


# The king phase (T-701 .. T-705, S-701 .. S-703, S-910, C-601).


def king_phase(position: TiletumPosition) -> None:
    """S-701, T-701, S-702, T-702; C-601: the Cardinal removes the tile and scores 4."""
    for colour, player in position["player"].items():
        space = position["king"][colour]
        if position.with_silver:
            income(position, player, space)
        player["points"] += space
        if position.with_silver and space >= 0 and not player["cardinal"]:
            take_mines(player, 1)
    leader = position["player"][position["king_order"][0]]
    position["seat"] = leader["colour"]
    if leader["cardinal"] or position["round"] == facts.LAST_ROUND:
        leader["points"] += facts.BOX["leader_points"]
    if leader["cardinal"] and position["king_tile"]:
        position["decks"]["gone"].append(position["king_tile"])
        position["king_tile"] = ""
    tile = position["king_tile"]
    if tile and position["round"] < facts.LAST_ROUND and may_take(leader, tile):
        position |= {"phase": "king-tile", "to_move": leader["colour"]}
    else:
        leave_king_tile(position)


def income(position: TiletumPosition, player: Player, space: int) -> None:
    """S-701: silver of mines and ribbons, points of merchant III."""
    colour = player["colour"]
    player["silver"] += position.number_on_maps(colour, "mine")
    ribbons = facts.SILVER["ribbons"]
    player["silver"] += sum(silver for first, last, silver in ribbons if first <= space <= last)
    if position.level(player, "merchant") >= 3:
        player["points"] += position.number_on_maps(colour, "house")


def king_tile(position: TiletumPosition, choice: str) -> None:
    """T-702: taken, or left and discarded."""
    if choice == "take":
        position.mover["store"].append(position["king_tile"])
        position["king_tile"] = ""
    leave_king_tile(position)


def leave_king_tile(position: TiletumPosition) -> None:
    """T-702; then the order, the fair "king", the markers (T-704, T-705) and S-703, S-910."""
    if position["king_tile"]:
        position.discard(position["king_tile"])
        position["king_tile"] = ""
    position["order"] = list(position["king_order"])
    score_fair(position, at_once=True)
    position.lift(list(position["player"]), 0)
    if position["solo"] and "court-favour" in position["solo"]["challenges"]:
        position.lift([facts.CARDINAL], COURT_FAVOUR)
    for colour in position["order"]:
        if position.level(position["player"][colour], "king") >= 2:
            position.climb(colour, 2)
    last = position["round"] == facts.LAST_ROUND
    if last or not (position["solo"] and position.with_silver and cardinal.buy(position)):
        fair_phase(position)


# Fairs (T-705 .. T-709, S-705, S-911, S-916, C-602).


def fair_phase(position: TiletumPosition) -> None:
    """T-706; after round 4 the game ends, else clean-up."""
    score_fair(position, at_once=False)
    if position["round"] < facts.LAST_ROUND:
        position |= {"phase": "clean-up", "to_move": "luck"}
    else:
        finish(position)


def score_fair(position: TiletumPosition, *, at_once: bool) -> None:
    """T-705, T-706: the fair of the round, "king" in the king phase, all others after it.

    T-708; C-602, S-916: the Cardinal takes part in every fair, with Silver like the others.
    """
    town, tile = position["fairs"][position["round"] - 1]
    if (tile == "king") != at_once:
        return
    worth = facts.fairs(position.with_silver)[tile] + BOX_FAIRS[position["round"] - 1]
    for colour, player in position["player"].items():
        there = player["merchant"] == town or colour in position["houses"].get(town, [])
        if there or (player["cardinal"] and not position.with_silver):
            if tile == "king":
                player["points"] += worth + position["king"][colour]
            else:
                player["points"] += worth * fair_number(position, player, tile)


def fair_number(position: TiletumPosition, player: Player, tile: str) -> int:
    """T-709, S-705, S-911: what a fair counts; "and" is the smaller of two numbers."""
    colour = player["colour"]
    pieces = {
        piece: position.number_on_maps(colour, piece) for piece in ("house", "pillar", "mine")
    }
    below = [position.number_on_maps(colour, one, below=True) for one in ("house", "pillar")]
    numbers = {
        **pieces,
        "building": sum(below),
        "contract": len(player["contracts"]),
        "cathedral": len(player["cathedral_tiles"]),
        "crest": len(list(filter(None, player["crests"]))),
        "upper-character": sum(max(0, len(rooms) - 1) for rooms in player["rooms"]),
        "full-building": sum(rooms_full(player, at) for at in facts.BUILDINGS),
        "tech-levels": len(player["tucked"]) if player["cardinal"] else sum(player["levels"]),
    }
    return min(numbers[part] for part in tile.split("-and-"))


# Clean-up (T-711 .. T-713, S-204, S-704).


def clean_up(position: TiletumPosition) -> None:
    """T-711: name the next place to refill; with none left T-712 and T-713."""
    decks = position["decks"]
    position["refilling"] = next_empty_place(position)
    if position["refilling"]:
        if not decks["bonus"]:  # T-603: the discards become the pile
            decks["bonus"], decks["bonus_discard"] = decks["bonus_discard"], []
        if decks["bonus"]:
            return
    position |= {"refilling": "", "dice": {}, "corruption": [], "round": position["round"] + 1}
    for player in position["player"].values():
        player["dice"] = []
    position["wheel"] = position["wheel"][1:] + position["wheel"][:1]
    values = position["explorer_values"]
    position["explorer_values"] = [(value - 3) % len(facts.VALUES) + 1 for value in values]
    begin_round(position)


def next_empty_place(position: TiletumPosition) -> str:
    """T-711, S-704: the next place that is empty, in order; empty when none is left to fill."""
    for action in facts.actions(position.with_silver):
        if action not in position["action_tiles"]:
            return action
    return TRACK if not position["king_tile"] and position["round"] < facts.LAST_ROUND - 1 else ""


# The end of the game (T8, S-8, C7, S-915).


def finish(position: TiletumPosition) -> None:
    """T-801, T-802, S-801; C-701: the Cardinal does his tasks once more first.

    C-702: he wins ties; else the turn order of the last king phase does.
    """
    if position["solo"]:
        do_tasks(position)
    for player in position["player"].values():
        completed = sum(is_completed(player, at) for at in facts.BUILDINGS)
        player["points"] += facts.BOX["completed_buildings"][completed] + product(position, player)
        if player["cardinal"]:
            player["points"] += player["silver"]
        else:
            player["points"] += (
                sum(player["goods"].values()) // facts.FACTS["box"]["goods_per_point"]
            )
            player["points"] += player["silver"] // facts.SILVER["silver_per_point"]
            worth = facts.SILVER["technology_cost"]
            player["points"] += sum(sum(worth[:reached]) for reached in player["levels"])
    players = position["player"]
    order = position["order"]
    position["ranking"] = sorted(
        players,
        key=lambda at: (-players[at]["points"], not players[at]["cardinal"], order.index(at)),
    )
    position |= {"phase": "over", "to_move": "nobody"}


def product(position: TiletumPosition, player: Player) -> int:
    """T-801: houses x pillars; S-802: one of them by the side of the overlay."""
    houses, pillars, mines = (
        position.number_on_maps(player["colour"], piece) for piece in ("house", "pillar", "mine")
    )
    if not position.with_silver:
        return houses * pillars
    if position["silver"]["overlay"] == "A":
        return pillars * max(houses, mines)
    return houses * max(pillars, mines)
