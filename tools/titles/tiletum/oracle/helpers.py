"""Helpers: paying for them, what they give, discarding them (T-603, S-707)."""

from tools.titles.tiletum.oracle import paying
from tools.titles.tiletum.oracle.board import add_points, characters, main_action
from tools.titles.tiletum.oracle.effects import gain
from tools.titles.tiletum.oracle.facts import HELPERS
from tools.titles.tiletum.oracle.storehouse import discard
from tools.titles.tiletum.oracle.table import Frame, TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import boost_of, is_helper, kind_of, parts, plain


def may_use(
    table: TiletumOracleTable, player: TiletumOraclePlayer, tile: str, main: Frame | None
) -> bool:
    """T-308, T-603, S-306, S-707; a colour helper is used with a die only (T-304)."""
    if not is_helper(tile) or kind_of(tile) == "colour":
        return False
    if kind_of(tile) == "boost":
        return main is not None
    words = [word for word, _ in parts(HELPERS[plain(tile)]["gain"])]
    if "building" in words and not characters(player):
        return False
    if "mine" in words and player.mines_general == 0:
        return False
    silver = paying.helper_silver(tile)
    return player.silver >= silver and paying.can_pay(player, paying.helper_price(tile))


def use(table: TiletumOracleTable, player: TiletumOraclePlayer, tile: str) -> None:
    """Its gold is paid already; pay silver, discard it, gain."""
    player.silver -= paying.helper_silver(tile)
    player.store.remove(tile)
    discard(table, tile)
    if kind_of(tile) == "boost":
        frame = main_action(table)
        assert frame is not None
        add_points(table, player, frame, boost_of(tile))
    else:
        gain(table, player, HELPERS[plain(tile)]["gain"])
