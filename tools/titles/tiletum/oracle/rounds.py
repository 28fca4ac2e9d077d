"""The course of a game: rounds, turns, the king phase with its surprises, clean-up and the
end (T2, T7, S-907 to S-912)."""

from tools.titles.tiletum.oracle import decks, ends, fairs, king, maps, placing
from tools.titles.tiletum.oracle.cardinal_actions import do, put_house
from tools.titles.tiletum.oracle.cardinal_explorer import explore
from tools.titles.tiletum.oracle.cardinal_gains import contribution_points, do_tasks
from tools.titles.tiletum.oracle.cardinal_needs import most_needed
from tools.titles.tiletum.oracle.cardinal_tiles import gain_crest
from tools.titles.tiletum.oracle.effects import take_mines
from tools.titles.tiletum.oracle.facts import (
    BOX,
    CARDINAL,
    GOODS,
    LAST_ROUND,
    LAST_TURN,
    SILVER,
    SPACES,
    VALUES,
    crest_kinds,
)
from tools.titles.tiletum.oracle.king import climb, fall, lift
from tools.titles.tiletum.oracle.maps import start_of
from tools.titles.tiletum.oracle.silver import add_explorer, maps_with_explorer
from tools.titles.tiletum.oracle.storehouse import discard, may_take, own_crests
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import crest_of, is_crest, parts

# King's surprises: bought or drawn for a lost explorer action, and their effects (S-907 ff.).

ACTIONS = ["merchant", "architect", "character", "contract"]
THIRD_MAP = 3
POINTS_PER_MINE = 3
POINTS_FOR_EXPLORER = 6


def outcomes(table: TiletumOracleTable) -> dict[str, int]:
    """The cards left, or the crests in the box of kinds he lacks."""
    cards = table.cards
    if cards.crest_due:
        return {f"crest {kind}": 1 for kind in crests_in_box(table)}
    return {f"surprise {name}": 1 for name in cards.surprises_left}


def crests_in_box(table: TiletumOracleTable) -> list[str]:
    """S-912: the kinds he lacks of those in the box."""
    owned = own_crests(table.players[CARDINAL])
    there = [crest_of(tile) for tile in table.decks.box if is_crest(tile)]
    return [kind for kind in crest_kinds(table.silver) if kind in there and kind not in owned]


def happen(table: TiletumOracleTable, text: str) -> None:
    """A card is resolved, or the crest of one is drawn."""
    word, name = text.split()
    player = table.players[CARDINAL]
    if word == "crest":
        table.cards.crest_due = False
        tile = next(tile for tile in table.decks.box if is_crest(tile) and crest_of(tile) == name)
        table.decks.box.remove(tile)
        gain_crest(table, player, name, "king")
        return
    cards = table.cards
    cards.surprises_left.remove(name)
    cards.surprises_due = min(cards.surprises_due - 1, len(cards.surprises_left))
    player.tucked.append(name)
    points, effects = SILVER["surprises"][name]
    player.points += points
    for effect in effects:
        resolve(table, player, effect)


def resolve(table: TiletumOracleTable, player: TiletumOraclePlayer, effect: str) -> None:
    """S-912: what cannot be done is skipped."""
    [(word, number)] = parts(effect) if effect not in WORDS else [(effect, 1)]
    if effect in WORDS:
        WORDS[effect](table, player)
    elif word in GOODS:
        player.goods[word] += number
    elif word == "silver":
        player.silver += number
    elif word == "needed":
        player.goods[most_needed(table, player)] += number
    elif word == "king":
        king.climb(table, player.colour, number)
    elif word == "explorer":
        explore(table, player, number, [], "explorer")
    else:
        assert word in ACTIONS, word
        do(table, player, word, number)


def crest_from_box(table: TiletumOracleTable, _player: TiletumOraclePlayer) -> None:
    """S-912: luck names the kind."""
    table.cards.crest_due = bool(crests_in_box(table))


def points_for_mines(table: TiletumOracleTable, player: TiletumOraclePlayer) -> None:
    """S-912: 3 points for each own mine on the maps."""
    player.points += POINTS_PER_MINE * placing.number_on_maps(table, player.colour, "mine")


def house_in_fair_town(table: TiletumOracleTable, player: TiletumOraclePlayer) -> None:
    """S-912: free, in the town of the earliest fair due where he may."""
    for town, _ in table.fairs[table.round - 1 :]:
        if placing.free_house(table, player, town):
            put_house(table, player, town)
            return


def pillar_at_poorest(table: TiletumOracleTable, player: TiletumOraclePlayer) -> None:
    """S-912: free, main map, fewest points, order of the data."""
    places = [town for town in SPACES if placing.free_pillar(table, player, town)]
    if places:
        town = min(places, key=lambda at: contribution_points(table, at))
        placing.place_pillar(table, player, town)


def explorer_on_map_3(table: TiletumOracleTable, player: TiletumOraclePlayer) -> None:
    """S-912: free, else 6 points."""
    if THIRD_MAP in maps_with_explorer(table, player):
        player.points += POINTS_FOR_EXPLORER
    else:
        add_explorer(table, player, maps.start_of(table, THIRD_MAP))


WORDS = {
    "crest-from-box": crest_from_box,
    "points3-per-mine": points_for_mines,
    "house-in-fair-town": house_in_fair_town,
    "pillar-at-poorest": pillar_at_poorest,
    "explorer-on-map-3-or-6-points": explorer_on_map_3,
}


def buy(table: TiletumOracleTable) -> None:
    """S-910: the most he can pay for; the rest stays."""
    player, cards = table.players[CARDINAL], table.cards
    prices = [(silver, cards_) for silver, cards_ in SILVER["surprise_price"]]
    for silver, number in sorted(prices, reverse=True):
        if player.silver >= silver:
            player.silver -= silver
            cards.surprises_due = min(number, len(cards.surprises_left))
            if cards.surprises_due:
                table.phase, table.to_move, cards.after = "surprise", "luck", "clean-up"
            return


def go_on(table: TiletumOracleTable) -> None:
    """S-912: after the last card of a series tasks, then what comes next."""
    do_tasks(table, table.players[CARDINAL])
    after, table.cards.after = table.cards.after, ""
    if after == "refill":
        end_turn(table)
    else:
        fair_phase(table)


def last_tasks(table: TiletumOracleTable) -> None:
    """C-701: tasks once more."""
    do_tasks(table, table.players[CARDINAL])


# The course of a game: rounds, turns, the king phase, clean-up and the end (T2, T7, S-7).

COURT_FAVOUR = 5


def begin_round(table: TiletumOracleTable) -> None:
    """T-202; S-909: the Cardinal's explorers come before the dice."""
    table.turn, table.step, table.seat = 1, 0, table.order[0]
    table.phase, table.to_move = "dice", "luck"
    cardinal = table.players.get(CARDINAL)
    due = cardinal is not None and table.silver and table.round in (2, 3)
    if cardinal and due and table.round not in maps_with_explorer(table, cardinal):
        add_explorer(table, cardinal, start_of(table, table.round))


def dice_outcomes(table: TiletumOracleTable) -> dict[str, int]:
    """T-202: dice of a good left in the bag, all values alike."""
    bag = BOX["dice_in_bag_per_good"][str(table.seats)]
    return {
        f"die {good} {value}": bag - len(table.dice.get(good, []))
        for good in GOODS
        for value in VALUES
        if bag > len(table.dice.get(good, []))
    }


def roll(table: TiletumOracleTable, text: str) -> None:
    """T-202: a die lies at its value; after the last of them the first turn begins."""
    _, good, value = text.split()
    table.dice[good] = sorted([*table.dice.get(good, []), int(value)])
    if sum(map(len, table.dice.values())) == BOX["dice_drawn"][str(table.seats)]:
        begin_corruption(table)


def begin_corruption(table: TiletumOracleTable) -> None:
    """T-203: first corruption in each turn."""
    table.step, table.seat = 0, table.order[0]
    table.phase, table.to_move = "corruption", "luck"


def corruption_outcomes(table: TiletumOracleTable) -> dict[str, int]:
    """T-204: the tokens not yet seen this round."""
    left: list[int] = list(BOX["corruption"])
    for token in table.corruption:
        left.remove(token)
    return {f"corruption {token}": left.count(token) for token in left}


def corrupt(table: TiletumOracleTable, text: str) -> None:
    """T-204: then the first seat's turn."""
    token = int(text.split()[1])
    table.corruption.append(token)
    fall(table, token)
    begin_turn(table)


def begin_turn(table: TiletumOracleTable) -> None:
    """T-301; C-201: the Cardinal's turn begins with luck."""
    table.phase = "decree" if table.mover.cardinal else "turn"
    table.to_move = "luck" if table.mover.cardinal else table.seat


def end_turn(table: TiletumOracleTable) -> None:
    """T-312: the contract offer slides; C-210: the character offer is filled first."""
    table.die, table.exchanged, table.symbol, table.fresh = None, False, False, []
    decks.slide(table)
    table.phase, table.to_move = "refill", "luck"


def next_seat(table: TiletumOracleTable) -> None:
    """T-203: every seat in turn order, three turns, then the king phase."""
    table.step += 1
    if table.solo:
        table.solo.decree = ""
    if table.step < table.seats:
        table.seat = table.order[table.step]
        begin_turn(table)
    elif table.turn < LAST_TURN:
        table.turn += 1
        begin_corruption(table)
    else:
        king_phase(table)


def king_phase(table: TiletumOracleTable) -> None:
    """S-701, T-701, S-702, T-702; C-601: the Cardinal removes the tile and scores 4."""
    for player in table.players.values():
        if table.silver:
            income(table, player)
        space = table.king[player.colour]
        player.points += space
        if table.silver and space >= 0 and not player.cardinal:
            take_mines(player, 1)
    leader = table.players[table.king_order[0]]
    table.seat = leader.colour
    if leader.cardinal or table.round == LAST_ROUND:
        leader.points += BOX["leader_points"]
    if leader.cardinal and table.king_tile:
        table.decks.gone.append(table.king_tile)
        table.king_tile = ""
    if table.king_tile and table.round < LAST_ROUND and may_take(leader, table.king_tile):
        table.phase, table.to_move = "king-tile", leader.colour
    else:
        leave_king_tile(table)


def income(table: TiletumOracleTable, player: TiletumOraclePlayer) -> None:
    """S-701: silver of mines and ribbons, points of merchant III."""
    player.silver += placing.number_on_maps(table, player.colour, "mine")
    space = table.king[player.colour]
    player.silver += sum(
        silver for first, last, silver in SILVER["ribbons"] if first <= space <= last
    )
    if table.level(player, "merchant") >= 3:
        player.points += placing.number_on_maps(table, player.colour, "house")


def king_tile(table: TiletumOracleTable, text: str) -> None:
    """T-702: taken, or left and discarded."""
    if text == "king take":
        table.mover.store.append(table.king_tile)
        table.king_tile = ""
    leave_king_tile(table)


def leave_king_tile(table: TiletumOracleTable) -> None:
    """T-702; then the order, the fair "king" and the markers (T-704, T-705)."""
    if table.king_tile:
        discard(table, table.king_tile)
        table.king_tile = ""
    table.order = list(table.king_order)
    fairs.score(table, at_once=True)
    lift(table, list(table.players), 0)
    if table.solo and "court-favour" in table.solo.challenges:
        lift(table, [CARDINAL], COURT_FAVOUR)
    for colour in table.order:
        if table.level(table.players[colour], "king") >= 2:
            climb(table, colour, 2)
    if table.solo and table.silver and table.round < LAST_ROUND:
        buy(table)
    if table.phase != "surprise":
        fair_phase(table)


def fair_phase(table: TiletumOracleTable) -> None:
    """T-706; after round 4 the game ends, else clean-up."""
    fairs.score(table, at_once=False)
    if table.round < LAST_ROUND:
        table.phase, table.to_move = "clean-up", "luck"
    else:
        finish(table)


def clean_up(table: TiletumOracleTable) -> None:
    """T-711: name the next place to refill; with none left T-712 and T-713."""
    table.refilling = decks.next_empty_place(table)
    if table.refilling:
        decks.shuffle_discards(table)
        if table.decks.bonus:
            return
        table.refilling = ""
    table.dice, table.corruption = {}, []
    for player in table.players.values():
        player.dice = []
    table.wheel = table.wheel[1:] + table.wheel[:1]
    table.explorer_values = [(value - 3) % len(VALUES) + 1 for value in table.explorer_values]
    table.round += 1
    begin_round(table)


def finish(table: TiletumOracleTable) -> None:
    """T-801, T-802; C-701: the Cardinal does his tasks once more first."""
    if table.solo:
        last_tasks(table)
    ends.score(table)
    table.ranking = ends.ranking(table)
    table.phase, table.to_move = "over", "nobody"
