"""King's surprises: bought or drawn for a lost explorer action, and their effects (S-907 ff.)."""

from tools.titles.tiletum.oracle import king, maps, placing, rounds
from tools.titles.tiletum.oracle.cardinal_actions import do, put_house
from tools.titles.tiletum.oracle.cardinal_explorer import explore
from tools.titles.tiletum.oracle.cardinal_gains import contribution_points, do_tasks
from tools.titles.tiletum.oracle.cardinal_needs import most_needed
from tools.titles.tiletum.oracle.cardinal_tiles import gain_crest
from tools.titles.tiletum.oracle.facts import CARDINAL, GOODS, SILVER, SPACES, crest_kinds
from tools.titles.tiletum.oracle.silver import add_explorer, maps_with_explorer
from tools.titles.tiletum.oracle.storehouse import own_crests
from tools.titles.tiletum.oracle.table import Player, Table
from tools.titles.tiletum.oracle.tiles import crest_of, is_crest, parts

ACTIONS = ["merchant", "architect", "character", "contract"]
THIRD_MAP = 3
POINTS_PER_MINE = 3
POINTS_FOR_EXPLORER = 6


def outcomes(table: Table) -> dict[str, int]:
    """The cards left, or the crests in the box of kinds he lacks."""
    cards = table.cards
    if cards.crest_due:
        return {f"crest {kind}": 1 for kind in crests_in_box(table)}
    return {f"surprise {name}": 1 for name in cards.surprises_left}


def crests_in_box(table: Table) -> list[str]:
    """S-912: the kinds he lacks of those in the box."""
    owned = own_crests(table.players[CARDINAL])
    there = [crest_of(tile) for tile in table.decks.box if is_crest(tile)]
    return [kind for kind in crest_kinds(table.silver) if kind in there and kind not in owned]


def happen(table: Table, text: str) -> None:
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


def resolve(table: Table, player: Player, effect: str) -> None:
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


def crest_from_box(table: Table, _player: Player) -> None:
    """S-912: luck names the kind."""
    table.cards.crest_due = bool(crests_in_box(table))


def points_for_mines(table: Table, player: Player) -> None:
    """S-912: 3 points for each own mine on the maps."""
    player.points += POINTS_PER_MINE * placing.number_on_maps(table, player.colour, "mine")


def house_in_fair_town(table: Table, player: Player) -> None:
    """S-912: free, in the town of the earliest fair due where he may."""
    for town, _ in table.fairs[table.round - 1 :]:
        if placing.free_house(table, player, town):
            put_house(table, player, town)
            return


def pillar_at_poorest(table: Table, player: Player) -> None:
    """S-912: free, main map, fewest points, order of the data."""
    places = [town for town in SPACES if placing.free_pillar(table, player, town)]
    if places:
        town = min(places, key=lambda at: contribution_points(table, at))
        placing.place_pillar(table, player, town)


def explorer_on_map_3(table: Table, player: Player) -> None:
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


def buy(table: Table) -> None:
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


def go_on(table: Table) -> None:
    """S-912: after the last card of a series tasks, then what comes next."""
    do_tasks(table, table.players[CARDINAL])
    after, table.cards.after = table.cards.after, ""
    if after == "refill":
        rounds.end_turn(table)
    else:
        rounds.fair_phase(table)


def last_tasks(table: Table) -> None:
    """C-701: tasks once more."""
    do_tasks(table, table.players[CARDINAL])
