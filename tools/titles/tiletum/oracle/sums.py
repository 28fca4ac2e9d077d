"""Sums that must hold at every moment: pieces, tiles, dice and tokens come out whole."""

from collections import Counter as Count

from tools.titles.tiletum.oracle import piles
from tools.titles.tiletum.oracle.facts import BOX, CARDINAL, COLOURS, SILVER
from tools.titles.tiletum.oracle.placing import number_on_maps
from tools.titles.tiletum.oracle.supply import houses_on_roofs, pillars_resting
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import crest_of, is_crest

PHASES_WITHOUT_ALL_DICE = ("dice",)


def faults(table: TiletumOracleTable) -> list[str]:
    """What does not come out, in words."""
    found = [fault for player in table.players.values() for fault in pieces(table, player)]
    return found + tiles(table) + crests(table) + tokens(table)


def pieces(table: TiletumOracleTable, player: TiletumOraclePlayer) -> list[str]:
    """T-111, S-108, S-109, C-102: every piece of a seat is somewhere, once."""
    colour, more = player.colour, 1 if table.silver else 0
    houses = number_on_maps(table, colour, "house") + player.houses + houses_on_roofs(player)
    pillars = number_on_maps(table, colour, "pillar") + player.pillars
    pillars += pillars_resting(table, player)
    mines = number_on_maps(table, colour, "mine") + player.mines + player.mines_general
    wanted = (BOX["houses"], BOX["pillars"] + more, SILVER["mines"] * more)
    found = []
    if (houses, pillars, mines) != wanted:
        found.append(f"{colour} has {houses} houses, {pillars} pillars, {mines} mines")
    if min(player.goods.values()) < 0 or player.silver < 0:
        found.append(f"{colour} owes {player.goods}, silver {player.silver}")
    if len(player.store) > BOX["storehouse"]:
        found.append(f"{colour} stores {player.store}")
    return found


def tiles(table: TiletumOracleTable) -> list[str]:
    """T-102: every tile but crests lies somewhere, once; crests are counted by kind."""
    decks = table.decks
    there = Count([*decks.bonus, *decks.contracts, *decks.characters, *decks.underground])
    gone = {
        "gone": decks.gone,
        "contracts_under": decks.contracts_under,
        "underground_under": decks.underground_under,
        "bonus_discard": decks.bonus_discard,
    }
    there.update([*piles.lying(table, gone), *piles.bonus_lying(table, gone)])
    box: Count[str] = Count()
    for name in piles.NAMES:
        box.update(piles.in_box(table, name, table.seats))
    return [
        f"there are {there[tile]} of {tile}, not {box[tile]}"
        for tile in sorted({*there, *box})
        if not is_crest(tile) and there[tile] != box[tile]
    ]


def crests(table: TiletumOracleTable) -> list[str]:
    """T-506: no seat has a kind twice; no kind is there more often than its tiles."""
    found = []
    for player in table.players.values():
        kinds = [crest_of(tile) for tile in player.store if is_crest(tile)]
        kinds += [*filter(None, player.crests), *player.hand]
        if len(kinds) != len(set(kinds)):
            found.append(f"{player.colour} has a crest twice: {kinds}")
    return found


def tokens(table: TiletumOracleTable) -> list[str]:
    """T-202, T-204, T-406, S-701: dice, corruption, markers."""
    found = []
    if table.phase not in PHASES_WITHOUT_ALL_DICE:
        number = sum(map(len, table.dice.values()))
        number += sum(len(player.dice) for player in table.players.values())
        if number != BOX["dice_drawn"][str(table.seats)]:
            found.append(f"there are {number} dice")
    left = Count(table.corruption) - Count(BOX["corruption"])
    if left:
        found.append(f"corruption has {left} too many")
    spaces = [table.king[colour] for colour in table.king_order]
    if spaces != sorted(spaces, reverse=True) or len(spaces) != table.seats:
        found.append(f"markers stand at {spaces}")
    if any(space > BOX["king_top"] or space < BOX["king_bottom"] for space in spaces):
        found.append(f"a marker is off the track: {spaces}")
    if not set(table.players) <= {*COLOURS, CARDINAL}:
        found.append(f"seats are {list(table.players)}")
    return found
