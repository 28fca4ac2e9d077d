"""Fairs (T-705 .. T-709, S-705, S-911, S-916, C-602)."""

from tools.titles.tiletum.oracle import facts
from tools.titles.tiletum.oracle.game_end import finish
from tools.titles.tiletum.oracle.player_board import rooms_full
from tools.titles.tiletum.oracle.table import Player, TiletumPosition

BOX_FAIRS: list[int] = facts.BOX["fair_board"]


def fair_phase(position: TiletumPosition) -> None:
    """Score the fair of the round, unless the king phase has scored it; then begin the clean-up or,
    after round 4, finish the game (T-706)."""
    score_fair(position, at_once=False)
    if position["round"] < facts.LAST_ROUND:
        position |= {"phase": "clean-up", "to_move": "luck"}
    else:
        finish(position)


def score_fair(position: TiletumPosition, *, at_once: bool) -> None:
    """Score the fair of the round for every player who takes part (T-705, T-706, T-708).

    `at_once` is True in the king phase, which scores only the fair "king"; else all other fairs are
    scored. Without silver the Cardinal takes part in every fair (C-602, S-916).
    """
    town, tile = position["fairs"][position["round"] - 1]
    if (tile == "king") != at_once:
        return
    worth = facts.fairs(position.with_silver)[tile] + BOX_FAIRS[position["round"] - 1]
    for colour, player in position["player"].items():
        there = player["merchant"] == town or colour in position["houses"].get(town, [])
        if there or (player["cardinal"] and not position.with_silver):
            if tile == "king":
                player["points"] += worth + position["king"][colour]
            else:
                player["points"] += worth * fair_number(position, player, tile)


def fair_number(position: TiletumPosition, player: Player, tile: str) -> int:
    """Return how many of the things that a fair tile counts a player has; for a tile with "and" the
    smaller of two numbers (T-709, S-705, S-911)."""
    colour = player["colour"]
    pieces = {
        piece: position.number_on_maps(colour, piece) for piece in ("house", "pillar", "mine")
    }
    below = [position.number_on_maps(colour, one, below=True) for one in ("house", "pillar")]
    numbers = {
        **pieces,
        "building": sum(below),
        "contract": len(player["contracts"]),
        "cathedral": len(player["cathedral_tiles"]),
        "crest": len(list(filter(None, player["crests"]))),
        "upper-character": sum(max(0, len(rooms) - 1) for rooms in player["rooms"]),
        "full-building": sum(rooms_full(player, at) for at in facts.BUILDINGS),
        "tech-levels": len(player["tucked"]) if player["cardinal"] else sum(player["levels"]),
    }
    return min(numbers[part] for part in tile.split("-and-"))
