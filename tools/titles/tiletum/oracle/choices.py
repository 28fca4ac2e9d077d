"""The questions effects ask, with their answers (T-311, T-504, T-512, T-513, S-5, S-606, S-607)."""

from tools.titles.tiletum.oracle import board, maps, paying, placing, silver, technologies
from tools.titles.tiletum.oracle.effects import gain
from tools.titles.tiletum.oracle.facts import GOODS, SPACES
from tools.titles.tiletum.oracle.storehouse import may_take, put
from tools.titles.tiletum.oracle.table import Frame, TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import gain_of

DRAWN_CONTRACT_POINTS = 2


def any_step_moves(table: TiletumOracleTable, _frame: Frame) -> list[str]:
    """S-603: one step of merchant, architect or explorer."""
    return [*meeple_steps(table.mover), *explorer_steps(table), "step none"]


def meeple_steps(player: TiletumOraclePlayer) -> list[str]:
    """The steps of merchant and architect."""
    return [f"step merchant {space}" for space in maps.road_neighbours(player.merchant)] + [
        f"step architect {space}" for space in maps.road_neighbours(player.architect)
    ]


def explorer_steps(table: TiletumOracleTable) -> list[str]:
    """The steps of the own explorers."""
    return [f"step {town}" for town in silver.steps(table, table.mover)]


def any_step(table: TiletumOracleTable, _frame: Frame, words: list[str]) -> None:
    """Take the step, or none."""
    table.pending.pop()
    if words[1] in ("merchant", "architect"):
        move_meeple(table.mover, words[1], words[2])
    elif words[1] != "none":
        silver.step(table, table.mover, words[1])


def move_meeple(player: TiletumOraclePlayer, who: str, space: str) -> None:
    """Merchant or architect stands somewhere else."""
    if who == "merchant":
        player.merchant = space
    else:
        player.architect = space


def steps_moves(table: TiletumOracleTable, frame: Frame) -> list[str]:
    """T-504, S-308: a house or pillar at the meeple, or where an own explorer stands."""
    player = table.mover
    found = [text for text in meeple_steps(player) if frame.get(text.split()[1])]
    for piece, meeple in (("house", player.merchant), ("pillar", player.architect)):
        if frame.get(piece):
            sites = [meeple, *player.explorers]
            found += [f"{piece} {at}" for at in sites if placing.FREE[piece](table, player, at)]
    return [*found, "stop"]


def steps(table: TiletumOracleTable, frame: Frame, words: list[str]) -> None:
    """One part of it, in any order."""
    if words[0] == "stop":
        table.pending.pop()
        return
    part = words[1] if words[0] == "step" else words[0]
    frame[part] -= 1
    if not any(frame.get(one) for one in ("merchant", "architect", "house", "pillar")):
        table.pending.pop()  # nothing is left of it; what it brings comes in its place
    if words[0] == "step":
        move_meeple(table.mover, words[1], words[2])
    else:
        placing.PLACE[words[0]](table, table.mover, words[1])


def gain_moves(_table: TiletumOracleTable, _frame: Frame) -> list[str]:
    """T-513: goods of choice."""
    return [f"gain {good}" for good in GOODS]


def gain_one(table: TiletumOracleTable, frame: Frame, words: list[str]) -> None:
    """T-513: one by one."""
    frame["left"] -= 1
    if frame["left"] == 0:
        table.pending.pop()
    table.mover.goods[words[1]] += 1


def gain_same(table: TiletumOracleTable, frame: Frame, words: list[str]) -> None:
    """T-513: all of one kind."""
    table.pending.pop()
    table.mover.goods[words[1]] += frame["n"]


def anywhere_moves(table: TiletumOracleTable, frame: Frame) -> list[str]:
    """T-513, S-308, S-506."""
    what, player = frame["what"], table.mover
    found = []
    if paying.can_pay(player, frame.get("pay", 0)):
        places = silver.places_anywhere(table, player) if table.silver else list(SPACES)
        found = [f"{what} {town}" for town in places if placing.FREE[what](table, player, town)]
    return [*found, f"{what} none"]


def anywhere(table: TiletumOracleTable, _frame: Frame, words: list[str]) -> None:
    """Place it; its price is paid already."""
    table.pending.pop()
    if words[1] != "none":
        placing.PLACE[words[0]](table, table.mover, words[1])


def fly_moves(table: TiletumOracleTable, frame: Frame) -> list[str]:
    """T-513: any other space of the main map."""
    here = table.mover.merchant if frame["who"] == "merchant" else table.mover.architect
    found = [f"move {frame['who']} {space}" for space in SPACES if space != here]
    return [*found, f"move {frame['who']} none"]


def fly(table: TiletumOracleTable, _frame: Frame, words: list[str]) -> None:
    """The meeple stands there."""
    table.pending.pop()
    if words[2] != "none":
        move_meeple(table.mover, words[1], words[2])


def building_moves(table: TiletumOracleTable, _frame: Frame) -> list[str]:
    """T-512: an own building with a character."""
    found = [f"building {at}" for at in board.BUILDINGS if table.mover.rooms[at - 1]]
    return [*found, "building none"]


def building(table: TiletumOracleTable, _frame: Frame, words: list[str]) -> None:
    """T-512: then each of its characters."""
    table.pending.pop()
    if words[1] != "none":
        left = sorted(table.mover.rooms[int(words[1]) - 1])
        table.pending.append({"q": "characters", "left": left})


def characters_moves(_table: TiletumOracleTable, frame: Frame) -> list[str]:
    """T-512: once each, in any order."""
    return [*dict.fromkeys(f"gain {tile}" for tile in frame["left"]), "gain none"]


def characters(table: TiletumOracleTable, frame: Frame, words: list[str]) -> None:
    """The gain of one of them, or no more of them."""
    if words[1] == "none":
        table.pending.pop()
        return
    frame["left"].remove(words[1])
    if not frame["left"]:
        table.pending.pop()
    gain(table, table.mover, gain_of(words[1]))


def one_character_moves(table: TiletumOracleTable, _frame: Frame) -> list[str]:
    """S-604: any one character on the own board."""
    return [*dict.fromkeys(f"gain {tile}" for tile in board.characters(table.mover)), "gain none"]


def one_character(table: TiletumOracleTable, _frame: Frame, words: list[str]) -> None:
    """Its gain."""
    table.pending.pop()
    if words[1] != "none":
        gain(table, table.mover, gain_of(words[1]))


def pay_moves(table: TiletumOracleTable, frame: Frame) -> list[str]:
    """S-502 to S-504."""
    return [*(["pay yes"] if table.mover.silver >= frame["silver"] else []), "pay no"]


def pay(table: TiletumOracleTable, frame: Frame, words: list[str]) -> None:
    """Silver for the gain."""
    table.pending.pop()
    if words[1] == "yes":
        table.mover.silver -= frame["silver"]
        gain(table, table.mover, frame["gain"])


def tech_moves(table: TiletumOracleTable, frame: Frame) -> list[str]:
    """S-507."""
    return [*technologies.moves(table, table.mover, frame["less"]), "raise none"]


def tech(table: TiletumOracleTable, frame: Frame, words: list[str]) -> None:
    """Raise it for less."""
    table.pending.pop()
    if words[1] != "none":
        technologies.raise_level(table, table.mover, words[1], frame["less"])


def new_explorer_moves(table: TiletumOracleTable, _frame: Frame) -> list[str]:
    """S-501: free, on a map without one."""
    starts = silver.new_starts(table, table.mover)
    return [*(f"explorer {town}" for town in starts), "explorer none"]


def new_explorer(table: TiletumOracleTable, _frame: Frame, words: list[str]) -> None:
    """Onto its start space."""
    table.pending.pop()
    if words[1] != "none":
        silver.add_explorer(table, table.mover, words[1])


def bonused_moves(table: TiletumOracleTable, _frame: Frame) -> list[str]:
    """S-610: one of the tiles left."""
    return [f"bonused {good}" for good in table.below.bonused_left]


def bonused(table: TiletumOracleTable, _frame: Frame, words: list[str]) -> None:
    """It is the seat's own."""
    table.pending.pop()
    table.below.bonused_left.remove(words[1])
    table.mover.bonused = words[1]


def dig_moves(table: TiletumOracleTable, _frame: Frame) -> list[str]:
    """S-607: as long as there is a pile."""
    pile = table.decks.underground + table.decks.underground_under
    return [*(["dig yes"] if pile else []), "dig no"]


def dig(table: TiletumOracleTable, _frame: Frame, words: list[str]) -> None:
    """Two are drawn."""
    table.pending.pop()
    if words[1] == "yes":
        draw: Frame = {"q": "draw", "deck": "underground", "left": 2, "tiles": []}
        table.pending.append(draw)


def keep_moves(table: TiletumOracleTable, frame: Frame) -> list[str]:
    """S-607: one of them, if allowed."""
    found = [f"keep {tile}" for tile in frame["tiles"] if may_take(table.mover, tile)]
    return [*dict.fromkeys(found), "keep none"]


def keep(table: TiletumOracleTable, frame: Frame, words: list[str]) -> None:
    """The other, or both, go under the pile."""
    table.pending.pop()
    if words[1] != "none":
        frame["tiles"].remove(words[1])
        put(table, table.mover, words[1])
    table.decks.underground_under += frame["tiles"]


def drawn_moves(table: TiletumOracleTable, frame: Frame) -> list[str]:
    """S-606: each for 2 AP of the action."""
    found = []
    if table.pending[-2]["ap"] >= DRAWN_CONTRACT_POINTS:
        found = [f"take {tile}" for tile in frame["tiles"] if may_take(table.mover, tile)]
    return [*dict.fromkeys(found), "take none"]


def drawn(table: TiletumOracleTable, frame: Frame, words: list[str]) -> None:
    """Take one and ask again; the others go under the pile."""
    if words[1] == "none":
        table.pending.pop()
        table.decks.contracts_under += frame["tiles"]
    else:
        table.pending[-2]["ap"] -= DRAWN_CONTRACT_POINTS
        frame["tiles"].remove(words[1])
        table.mover.store.append(words[1])
