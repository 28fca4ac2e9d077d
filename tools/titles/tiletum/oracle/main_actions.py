"""The main action: its points, markers and technologies (T-307, T-407, T-510, S-602, S-608)."""

from tools.titles.tiletum.oracle import player_board
from tools.titles.tiletum.oracle.gains import ask
from tools.titles.tiletum.oracle.table import Frame, TiletumPosition

CONTRACT_POINTS = 2
CONTRACTS_DRAWN = 3


def begin_main(position: TiletumPosition, action: str, points: int, **more: object) -> None:
    """Open the question of the main action, with action points for markers and technologies added;
    `more` are further keys of it.

    King steps are made at once. King I gives 2 gold, king III may draw two underground tiles
    (S-607); contract II draws three contracts if there are 2 action points or more (S-606).
    """
    player = position.mover
    points += player_board.marker_of(position, player, action)
    if action in ("merchant", "architect", "explorer"):
        points += position.level(player, action) >= 1
    rest = 0 if action == "king" else points
    ask(position, "act", kind=action, ap=rest, main=True, **more)
    if action == "king":
        position.climb(player["colour"], points)
        if position.level(player, "king") >= 1:
            player["goods"]["gold"] += 2
        if position.level(player, "king") >= 3:
            ask(position, "dig")
    many = action == "contract" and points >= CONTRACT_POINTS
    if many and position.level(player, "contract") >= 2:
        ask(position, "draw", deck="contracts", left=CONTRACTS_DRAWN, tiles=[])


def becomes(position: TiletumPosition) -> list[str]:
    """Return the actions that a joker may become (T-407, S-202)."""
    kinds = ["merchant", "architect", "character", "contract", "king"]
    return [*kinds, "explorer"] if position.with_silver else kinds


def joker_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """Return the answers to what a joker becomes; a split joker names its share of king steps, and
    its second half may be ended (S-608)."""
    found = []
    for kind in becomes(position):
        if kind == "king" and frame.get("split") and "not" not in frame:
            found += [f"as king {share}" for share in range(1, frame["ap"] + 1)]
        elif kind != frame.get("not"):
            found.append(f"as {kind}")
    return [*found, "end"] if "not" in frame else found


def choose_joker(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """Carry out what the joker becomes; with a share of king steps, the remaining points are the
    second half (S-608)."""
    position["pending"].pop()
    if words == ["end"]:
        return
    _, kind, *share = words
    if "not" in frame:
        begin_second(position, kind, frame["ap"])
    elif share:
        rest = frame["ap"] - int(share[0])
        if rest:
            ask(position, "as", ap=rest, main=True, split=True, **{"not": "king"})
        begin_main(position, "king", int(share[0]), split=True)
    elif frame["main"]:
        begin_main(position, kind, frame["ap"], **({"split": True} if "split" in frame else {}))
    elif kind == "king":
        position.climb(position["seat"], frame["ap"])
    else:
        ask(position, "act", kind=kind, ap=frame["ap"], main=False)


def begin_second(position: TiletumPosition, action: str, points: int) -> None:
    """Begin the second half of a split joker, for which no marker and no technology counts
    (S-608)."""
    rest = 0 if action == "king" else points
    ask(position, "act", kind=action, ap=rest, main=True, split=True, switched=True)
    if action == "king":
        position.climb(position["seat"], points)
