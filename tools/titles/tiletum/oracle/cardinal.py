"""The Cardinal's turn: luck names a decree, all the rest follows (C-201, C-209, S-914)."""

from tools.titles.tiletum.oracle import rounds
from tools.titles.tiletum.oracle.cardinal_actions import do
from tools.titles.tiletum.oracle.cardinal_choice import OracleCardinalChoice, choose, points_of
from tools.titles.tiletum.oracle.cardinal_explorer import ALL_KINDS, explore
from tools.titles.tiletum.oracle.cardinal_gains import do_tasks
from tools.titles.tiletum.oracle.cardinal_tiles import gain_tile, has
from tools.titles.tiletum.oracle.dice import symbol_value
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable

GUILD_POINTS = 1


def outcomes(table: TiletumOracleTable) -> dict[str, int]:
    """C-103: the decrees not drawn yet."""
    return {f"decree {name}": 1 for name in table.cards.decrees_left}


def take_turn(table: TiletumOracleTable, text: str) -> None:
    """C-103: after the sixth all six lie ready again; C-209: die, tile, goods, action, tasks."""
    cards, player = table.cards, table.mover
    cards.decree = text.split()[1]
    cards.decrees_left.remove(cards.decree)
    if not cards.decrees_left:
        cards.decrees_left = list(cards.decrees)
    choice = choose(table, player)
    take_die(table, player, choice)
    take_bonus(table, player, choice)
    take_goods(table, player, choice)
    points = points_of(player, choice.action, choice.value)
    if choice.action != "explorer":
        do(table, player, choice.action, points)
    elif not explore(table, player, points, choice.kinds, "explorer"):
        cards.surprises_due += 1
    do_tasks(table, player)
    cards.surprises_due = min(cards.surprises_due, len(cards.surprises_left))
    if cards.surprises_due:
        table.phase, table.to_move, cards.after = "surprise", "luck", "refill"
    else:
        rounds.end_turn(table)


def take_die(
    table: TiletumOracleTable, player: TiletumOraclePlayer, choice: OracleCardinalChoice
) -> None:
    """T-302; S-914: Explorers' Guild at the step symbol."""
    table.dice[choice.good].remove(choice.value)
    player.dice.append({"good": choice.good, "value": choice.value})
    at_symbol = table.silver and choice.value == symbol_value(table)
    guild = at_symbol and has(table, "explorers-guild")
    if guild and not explore(table, player, GUILD_POINTS, ALL_KINDS, "explorer"):
        table.cards.surprises_due += 1


def take_bonus(
    table: TiletumOracleTable, player: TiletumOraclePlayer, choice: OracleCardinalChoice
) -> None:
    """C-209: that of the segment's action, or of explorer when he does it there."""
    action = table.wheel[choice.value - 1]
    if choice.action == "explorer" and choice.value in table.explorer_values:
        action = "explorer"
    tile = table.action_tiles.pop(action, "")
    if tile:
        gain_tile(table, player, tile, choice.action)


def take_goods(
    table: TiletumOracleTable, player: TiletumOraclePlayer, choice: OracleCardinalChoice
) -> None:
    """T-306; C-501: Deep Coffers 1 more; S-914: Rare Chance, 1 silver for a six."""
    player.goods[choice.good] += choice.value + (1 if has(table, "deep-coffers") else 0)
    if choice.value == 6 and has(table, "rare-chance"):
        player.silver += 1
