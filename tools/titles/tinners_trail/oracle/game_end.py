"""The end of the game (R-4, LW-16)."""

from tools.titles.tinners_trail.oracle import table, wallace_bids
from tools.titles.tinners_trail.oracle.table import TrailPosition


def end_game(position: TrailPosition) -> None:
    """R-4: best first; LW-16: equal points are not enough; E-4: what was not placed is lost."""
    for player in position["player"].values():
        player["waiting"] = []

    def standing(colour: str) -> tuple[int, ...]:
        """R-4: points, money, ore left in own mines, place in the final passing order."""
        player = position["player"][colour]
        left = sum(map(table.ore, position.mines_of(colour)))
        if position.wallace:
            return player["points"], player["wallace"]
        return player["points"], player["money"], left, -position["invested"].index(colour)

    ranking = sorted(position["player"], key=standing, reverse=True)
    position |= {"ranking": ranking, "phase": "over", "to_move": "nobody"}


def answer(position: TrailPosition) -> bool:
    """LW-6: Lord Wallace's bid, when it is his turn."""
    return position.is_wallace(position["to_move"]) and wallace_bids.answer(position)
