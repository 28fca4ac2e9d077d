"""Fulfilling a stored contract (T-604, T-605, S-606)."""

from tools.titles.tiletum.oracle.effects import gain
from tools.titles.tiletum.oracle.facts import BOX, GOODS
from tools.titles.tiletum.oracle.storehouse import stored_contracts
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import contract

PILLARS_ON_CONTRACTS = 5


def moves(table: TiletumOracleTable, player: TiletumOraclePlayer) -> list[str]:
    """Every way to fulfil every stored contract."""
    found = []
    for tile in stored_contracts(player):
        for text in ways(table, player, tile):
            words = text.split()
            if affordable(player, cost(table, player, words)):
                found.append(text)
    return found


def ways(table: TiletumOracleTable, player: TiletumOraclePlayer, tile: str) -> list[str]:
    """Its moves as texts, whether or not they can be paid."""
    printed = contract(tile)
    texts = [f"fulfil {tile}"]
    if printed.same:
        texts = [f"fulfil {tile} with {good}" for good in GOODS]
    if table.level(player, "contract") >= 1 and number_of_parts(tile) > 1:
        named = [*(["same"] if printed.same else []), *printed.named]
        texts = [f"{text} less {part}" for text in texts for part in named]
    return texts


def number_of_parts(tile: str) -> int:
    """How many parts the cost of a contract has."""
    printed = contract(tile)
    return len(printed.named) + (1 if printed.same else 0)


def cost(
    table: TiletumOracleTable, player: TiletumOraclePlayer, words: list[str]
) -> dict[str, int]:
    """The goods a way asks for; S-606: contract I takes 1 off one part, at least 1 in all."""
    printed = contract(words[1])
    named, same = dict(printed.named), printed.same
    if table.level(player, "contract") >= 1 and same + sum(named.values()) > 1:
        part = words[-1] if "less" in words else next(iter(named), "same")
        if part == "same":
            same -= 1
        else:
            named[part] -= 1
    if same:
        good = words[words.index("with") + 1]
        named[good] = named.get(good, 0) + same
    return named


def affordable(player: TiletumOraclePlayer, wanted: dict[str, int]) -> bool:
    """Whether the goods are there."""
    return all(player.goods[good] >= number for good, number in wanted.items())


def fulfil(table: TiletumOracleTable, player: TiletumOraclePlayer, words: list[str]) -> None:
    """T-604: pay, score, gain the extra; T-605: the pillar of its space comes free."""
    for good, number in cost(table, player, words).items():
        player.goods[good] -= number
    player.store.remove(words[1])
    printed = contract(words[1])
    lay_down(table, player, words[1])
    player.points += printed.points
    gain(table, player, printed.extra)


def lay_down(table: TiletumOracleTable, player: TiletumOraclePlayer, tile: str) -> None:
    """T-605: the leftmost free contract space; S-109: a pillar on the sixth too."""
    if len(player.contracts) < PILLARS_ON_CONTRACTS + (1 if table.silver else 0):
        player.pillars += 1
    player.contracts.append(tile)


assert sum(BOX["contract_pillars"]) == PILLARS_ON_CONTRACTS
