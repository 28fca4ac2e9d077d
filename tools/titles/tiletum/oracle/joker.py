"""The joker becomes another action (T-407, S-202, S-608): the question `as`."""

from tools.titles.tiletum.oracle import main_action
from tools.titles.tiletum.oracle.king import climb
from tools.titles.tiletum.oracle.table import Frame, TiletumOraclePlayer, TiletumOracleTable


def begin(table: TiletumOracleTable, player: TiletumOraclePlayer, points: int) -> None:
    """A joker action from a die; joker I adds 1 AP, joker II is a king action 1 first."""
    level = table.level(player, "joker")
    if level >= 1:
        points += 1
    if level >= 2:
        climb(table, player.colour, 1)
    frame: Frame = {"q": "as", "ap": points, "main": True}
    if level >= 3:
        frame["split"] = True
    table.pending.append(frame)


def moves(table: TiletumOracleTable, frame: Frame) -> list[str]:
    """S-608: a split joker names its king share; a second half may be ended."""
    found = []
    for kind in main_action.becomes(table):
        if kind == frame.get("not"):
            continue
        if kind == "king" and frame.get("split"):
            found += [f"as king {share}" for share in range(1, frame["ap"] + 1)]
        else:
            found.append(f"as {kind}")
    return [*found, "end"] if "not" in frame else found


def choose(table: TiletumOracleTable, text: str) -> None:
    """What the joker becomes."""
    frame = table.pending.pop()
    if text == "end":
        return
    _, kind, *share = text.split()
    if "not" in frame:
        main_action.second(table, kind, frame["ap"])
    elif share:
        share_for_king(table, frame, int(share[0]))
    elif frame.get("main"):
        more = {"split": True} if frame.get("split") else {}
        main_action.begin(table, kind, frame["ap"], more)
    elif kind == "king":
        climb(table, table.seat, frame["ap"])
    else:
        table.pending.append({"q": "act", "kind": kind, "ap": frame["ap"]})


def share_for_king(table: TiletumOracleTable, frame: Frame, share: int) -> None:
    """S-608: so many AP are king steps, the marker's with them; the rest is the second half."""
    rest = frame["ap"] - share
    if rest:
        second = {"q": "as", "ap": rest, "main": True, "split": True, "not": "king"}
        table.pending.append(second)
    main_action.begin(table, "king", share, {"split": True})
