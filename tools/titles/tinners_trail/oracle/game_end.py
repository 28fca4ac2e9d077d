"""The end of the game (R-4, LW-16)."""

from tools.titles.tinners_trail.oracle import table, wallace_bids
from tools.titles.tinners_trail.oracle.table import TrailPosition


def end_game(position: TrailPosition) -> None:
    """Set the ranking and end the game: by points, then by the tie-breaks of R-4; in solo the
    person loses a tie (LW-16).

    Pieces not placed are lost (E-4).
    """
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
    """Let Lord Wallace make or decline a bid if it is his turn to bid; return whether the auction
    goes on without a chance event (LW-6)."""
    return position.is_wallace(position["to_move"]) and wallace_bids.answer(position)
