"""The course of a game: questions, turns, rounds, income, eras, the end (B-2 .. B-4, B-13 ff.)."""

from collections.abc import Callable

from tools.titles.brass.oracle import actions
from tools.titles.brass.oracle.board import BrassPosition, income_level, pay
from tools.titles.brass.oracle.facts import BOX, COUNTERS, KINDS, PRICES, ends_of, place_of, tiles

ACTION_OVER = "action over"
DONE = "done"

FURTHER: dict[str, Callable[[BrassPosition], list[str]]] = {
    "rail": lambda position: actions.rails(position, PRICES["second_rail"]),  # B-10.5, B-10.8
    "develop": actions.developments,
    "sell": actions.sales,
}


def answers(position: BrassPosition) -> dict[str, int]:
    """Every legal move; at luck every outcome, in how many equally likely ways (B-17.2)."""
    if position["phase"] == "demand":  # B-12.4: the tiles not yet used in this era
        return {f"demand {tile}": position["distant"].count(tile) for tile in position["distant"]}
    return dict.fromkeys(moves(position), 1)


def moves(position: BrassPosition) -> list[str]:
    """What may be answered to the question of the phase."""
    phase: str = position["phase"]
    if phase in ("coal", "iron"):
        return [f"{phase} {at}" for at in sources(position)]
    if phase == "debt":  # B-3.2: any own counter on the board, flipped or not
        return [f"remove {at}" for at in position.counters_of(position["to_move"])]
    if phase in FURTHER:
        return [*FURTHER[phase](position), DONE]
    if phase == "card":
        return cards(position)
    return actions.moves(position) if phase == "actions" else []


def cards(position: BrassPosition) -> list[str]:
    """B-4.3: only building by one card asks which; B-4.5, B-17.5: equal cards are one answer."""
    words = position["pending"]["move"].split()
    allowed = hand = position.mover["hand"]
    if words[0] == "build" and words[-1] != actions.TWO_CARDS:
        allowed = actions.cards_for(position, words[1], words[2])
    return [f"card {card}" for card in dict.fromkeys(hand) if card in allowed]


def sources(position: BrassPosition) -> list[str]:
    """B-7.2, B-7.8: the mines or ironworks the builder chooses from; none: the track serves."""
    if position["phase"] == "iron":
        return position.ironworks_with_iron()
    kind, *rest = position["pending"]["move"].split()
    return position.coal_mines_for(rest if kind == "rail" else [place_of(rest[1])])


def play(position: BrassPosition, text: str) -> None:
    """Carry out a legal move, and everything that follows by itself."""
    words = text.split()
    phase = position["phase"]
    if phase == "actions":  # B-4.4; B-4.5: an action takes one card, or two
        number = 2 if actions.TWO_CARDS in words else 1
        position |= {"pending": {"move": text, "cards": number}, "phase": "card"}
    elif phase == "card":
        play_card(position, words[1])
    elif phase in ("coal", "iron"):
        position.take_from_counter(words[1])
        after_cube(position)
    elif phase == "debt":
        remove(position, words[1])
    elif phase == "demand":
        actions.turn_up(position, int(words[1]))
    elif text == DONE:
        position["phase"] = ACTION_OVER
    else:
        begin(position, text)
        if phase != "sell":  # notation: the second rail or counter of the action
            position["pending"]["number"] = 2
    while position["phase"] in SETTLE and SETTLE[position["phase"]](position):
        pass


# An action from its card to its end (B-4.3 .. B-4.6, B-5.12, B-10.5, B-11.2).


def play_card(position: BrassPosition, card: str) -> None:
    """B-2.5: onto the discard pile."""
    position.mover["hand"].remove(card)
    position["discards"][card] = position["discards"].get(card, 0) + 1
    position["pending"]["cards"] -= 1


def settle_card(position: BrassPosition) -> bool:
    """B-17.5: a card is not asked for when only one kind fits."""
    if position["pending"]["cards"] == 0:
        begin(position, position["pending"]["move"])
        return True
    found = cards(position)
    if len(found) == 1:
        play_card(position, found[0].split()[1])
    return len(found) == 1


def begin(position: BrassPosition, text: str) -> None:
    """B-5.12, B-7.11, B-10.5, B-11.2: cubes first, coal before iron; what needs none is done."""
    position["pending"] = {"move": text}
    if text.startswith("rail") or needs(position, "coal"):
        position["phase"] = "coal"
    elif text.startswith("develop") or needs(position, "iron"):
        position["phase"] = "iron"
    else:
        carry_out(position)


def needs(position: BrassPosition, cube: str) -> bool:
    """B-0.4: whether the counter on top of the stack needs a cube to be built."""
    kind, *rest = position["pending"]["move"].split()
    if kind != "build":
        return False
    return bool(COUNTERS[rest[0], position.mover["stacks"][rest[0]][0]][cube])


def settle_cube(position: BrassPosition) -> bool:
    """B-17.5: one source, or the track, is no question."""
    found = sources(position)
    if len(found) > 1:
        return False
    if found:
        position.take_from_counter(found[0])
    else:  # B-7.6: it leaves the cheap end of the track; nothing leaves an empty one
        cube = position["phase"]
        pay(position.mover, position.track_price(cube))
        position[cube] = max(0, position[cube] - 1)
    after_cube(position)
    return True


def after_cube(position: BrassPosition) -> None:
    """B-7.11: after the coal the iron, then the counter, rail or development itself."""
    if position["phase"] == "coal" and needs(position, "iron"):
        position["phase"] = "iron"
    else:
        carry_out(position)


def carry_out(position: BrassPosition) -> None:
    """Do what was chosen; cards and cubes have been taken."""
    text = position["pending"]["move"]
    second = "number" in position["pending"]
    player = position.mover
    position |= {"pending": {}, "phase": ACTION_OVER}
    match text.split():
        case ["build", industry, space, *two_cards]:
            actions.build(position, industry, space)
            if two_cards:  # B-4.6
                position["action"] = 2
        case ["canal" | "rail" as kind, *ends]:  # B-10.4, B-10.5
            pay(player, PRICES["second_rail" if second else kind])
            position["link"][" ".join(ends)] = player["colour"]
            if kind == "rail" and not second:
                position["phase"] = "rail"
        case ["develop", industry]:  # B-11.1, B-11.4
            player["stacks"][industry].pop(0)
            if not second:
                position["phase"] = "develop"
        case ["sell", mill, buyer]:
            actions.sell(position, mill, buyer)
        case ["loan", pounds]:
            actions.take_loan(player, int(pounds))
        case _:
            assert text == "pass"


def settle_further(position: BrassPosition) -> bool:
    """B-17.5: a second rail, a second counter, a further mill: not asked for if there is none."""
    if moves(position) != [DONE]:
        return False
    position["phase"] = ACTION_OVER
    return True


# Turns and rounds (B-2, B-13.5 .. B-13.8).


def end_action(position: BrassPosition) -> bool:
    """B-2.3, B-2.4, B-2.8: a second action, but in round 1 or without a card; or the end."""
    first_round = position["era"] == "canal" and position["round"] == 1
    if position["action"] == 1 and not first_round and position.mover["hand"]:
        position |= {"action": 2, "phase": "actions"}
    else:
        give_turn(position, after(position))
    return True


def after(position: BrassPosition) -> list[str]:
    """Who comes later in the turn order."""
    order: list[str] = position["order"]
    return order[order.index(position["to_move"]) + 1 :]


def give_turn(position: BrassPosition, candidates: list[str]) -> None:
    """B-2.2, B-2.3, B-2.8: to the next one who has cards; after the last one the round is over."""
    with_cards = [colour for colour in candidates if position["player"][colour]["hand"]]
    position["action"] = 1
    if with_cards:
        position |= {"to_move": with_cards[0], "phase": "actions"}
    else:
        position["phase"] = "round over"


def end_round(position: BrassPosition) -> bool:
    """B-2.2: the new turn order, then cards; B-2.7: the era ends when all hands are empty."""
    players = position["player"]
    position["order"].sort(key=lambda colour: players[colour]["spent"])  # B-13.5
    for player in players.values():
        player["spent"] = 0  # B-13.8
    draw_cards(position)
    if all_hands_are_empty(position):
        position["phase"] = "era over"
    else:
        position["round"] += 1
        begin_round(position)
    return True


def draw_cards(position: BrassPosition) -> None:
    """B-2.6: in the new turn order, up to eight cards while the deck lasts."""
    for colour in position["order"]:
        hand = position["player"][colour]["hand"]
        while len(hand) < BOX["hand"] and position["deck"]:
            hand.append(position["deck"].pop(0))


def all_hands_are_empty(position: BrassPosition) -> bool:
    """B-2.7: then the era ends."""
    return not any(player["hand"] for player in position["player"].values())


# Income and debts (B-3).


def begin_round(position: BrassPosition) -> None:
    """B-2.2, B-3.7: income first, in turn order."""
    position |= {"to_move": position["order"][0], "phase": "income"}


def settle_income(position: BrassPosition) -> bool:
    """B-3.1: income of one player; who has to pay and cannot has a debt."""
    player = position.mover
    player["money"] += income_level(player)
    if income_level(player) < 0 and player["money"] < 0:
        position["phase"] = "debt"
    else:
        next_income(position)
    return True


def settle_debt(position: BrassPosition) -> bool:
    """B-3.2, B-3.3, B-3.6: counters leave until the debt is paid; the last one unasked."""
    player = position.mover
    own = position.counters_of(position["to_move"])
    if player["money"] < 0 and own:
        if len(own) == 1:
            remove(position, own[0])
        return len(own) == 1
    if player["money"] < 0 and "debt-stays" not in position["expansions"]:  # B-19.1
        player["points"] = max(0, player["points"] + player["money"])
        player["money"] = 0
    next_income(position)
    return True


def remove(position: BrassPosition, at: str) -> None:
    """B-3.2, B-3.4, B-3.5: half its cost, rounded down; counter and cubes leave the game."""
    position.mover["money"] += position.kind_of(at)["cost"] // 2
    del position["counter"][at]


def next_income(position: BrassPosition) -> None:
    """B-3.7: the next player's income, or the first turn of the round."""
    rest = after(position)
    if rest:
        position |= {"to_move": rest[0], "phase": "income"}
    else:
        give_turn(position, position["order"])


# The end of an era and of the game (B-15, B-16).


def end_era(position: BrassPosition) -> bool:
    """B-2.1, B-15.3: points, then the rail era or the end of the game."""
    score(position)
    if position["era"] == "rail":
        end_game(position)
        return True
    # B-10.9, B-15.4 .. B-15.9: links and level 1 leave, the distant market and cards are new
    stay = {at: one for at, one in position["counter"].items() if one["level"] > 1}
    distant = tiles(len(position["player"]))
    position |= {"link": {}, "counter": stay, "distant": distant, "demand": 0, "discards": {}}
    position |= {"era": "rail", "round": 1, "deck": position["rail_deck"], "rail_deck": []}
    draw_cards(position)
    if all_hands_are_empty(position):  # notation: a rail era without rounds
        position["phase"] = "era over"
    else:
        begin_round(position)
    return True


def score(position: BrassPosition) -> None:
    """B-15.1 .. B-15.3: links first or counters first, nothing is removed yet."""
    for line, owner in position["link"].items():
        circles_at_ends = sum(circles(position, end) for end in ends_of(line))
        position["player"][owner]["points"] += circles_at_ends
    for at, counter in position["counter"].items():
        if counter["flipped"]:
            position["player"][counter["owner"]]["points"] += position.kind_of(at)["points"]


def circles(position: BrassPosition, place: str) -> int:
    """B-15.1: one for each flipped counter, whoever owns it; two for external and way places."""
    if KINDS[place] != "location":
        return 2
    there = (counter for at, counter in position["counter"].items() if place_of(at) == place)
    return sum(counter["flipped"] for counter in there)


def end_game(position: BrassPosition) -> None:
    """B-16: a point for each full £10 (B-19.1: none for a debt); ties keep the turn order."""
    players = position["player"]
    for player in players.values():
        player["points"] += max(0, player["money"]) // PRICES["for_a_point"]

    def worth(colour: str) -> tuple[int, int, int]:
        """B-16.2: points, then income level, then money."""
        player = players[colour]
        return player["points"], income_level(player), player["money"]

    ranking = sorted(position["order"], key=worth, reverse=True)
    position |= {"ranking": ranking, "to_move": "nobody", "phase": "over"}


SETTLE: dict[str, Callable[[BrassPosition], bool]] = {
    "card": settle_card,
    "coal": settle_cube,
    "iron": settle_cube,
    "rail": settle_further,
    "develop": settle_further,
    "sell": settle_further,
    ACTION_OVER: end_action,
    "round over": end_round,
    "income": settle_income,
    "debt": settle_debt,
    "era over": end_era,
}
"""What goes by itself in a phase; each says whether it has gone on."""
