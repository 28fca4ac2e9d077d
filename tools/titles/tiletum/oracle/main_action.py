"""The main action of a turn: its points, markers and technologies (T-307, T-510, S-602)."""

from tools.titles.tiletum.oracle.board import marker_of
from tools.titles.tiletum.oracle.king import climb
from tools.titles.tiletum.oracle.table import Frame, TiletumOracleTable

CONTRACT_POINTS = 2
DRAWN = {"contract": 3, "king": 2}


def begin(table: TiletumOracleTable, action: str, points: int, more: Frame) -> None:
    """Start the main action as `action`; `more` are further keys of its question."""
    player = table.mover
    points += marker_of(table, player, action)
    if action in ("merchant", "architect", "explorer") and table.level(player, action) >= 1:
        points += 1
    frame = {"q": "act", "kind": action, "ap": points, "main": True, **more}
    table.pending.append(frame)
    if action == "king":
        frame["ap"] = 0
        king(table, points)
    if action == "contract" and table.level(player, "contract") >= 2:
        draw_contracts(table, points)


def king(table: TiletumOracleTable, points: int) -> None:
    """T-406; S-607: king I gives 2 gold, king III may draw two underground tiles."""
    player = table.mover
    climb(table, player.colour, points)
    if table.level(player, "king") >= 1:
        player.goods["gold"] += 2
    if table.level(player, "king") >= 3:
        table.pending.append({"q": "dig"})


def draw_contracts(table: TiletumOracleTable, points: int) -> None:
    """S-606: contract II draws three, with 2 AP or more."""
    if points >= CONTRACT_POINTS:
        draw = {"q": "draw", "deck": "contracts", "left": DRAWN["contract"], "tiles": []}
        table.pending.append(draw)


def moves(table: TiletumOracleTable, frame: Frame) -> list[str]:
    """S-608: switching to another action, and ending (T-309)."""
    found = ["end"]
    if frame.get("split") and not frame.get("switched") and frame["ap"] > 0:
        found += [f"switch {kind}" for kind in becomes(table) if kind != frame["kind"]]
    return found


def becomes(table: TiletumOracleTable) -> list[str]:
    """T-407, S-202: what a joker may become."""
    kinds = ["merchant", "architect", "character", "contract", "king"]
    return [*kinds, "explorer"] if table.silver else kinds


def switch(table: TiletumOracleTable, action: str) -> None:
    """S-608: the points left are the second half; no marker and no technology counts for it."""
    points = table.pending.pop()["ap"]
    second(table, action, points)


def second(table: TiletumOracleTable, action: str, points: int) -> None:
    """The second half of a split joker."""
    frame = {"q": "act", "kind": action, "ap": points, "main": True, "split": True}
    table.pending.append(frame | {"switched": True})
    if action == "king":
        table.pending[-1]["ap"] = 0
        climb(table, table.seat, points)
