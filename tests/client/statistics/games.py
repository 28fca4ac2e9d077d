"""Finished games for tests, with as few words as they need."""

from game.client.statistics.ledger_entries import FinishedGameEntry


def finished(
    *,
    points: tuple[int, ...] = (100, 80),
    players: tuple[str, ...] = ("human", "ai:1"),
    own: int = 0,
    day: int = 739_000,
    counts: bool = True,
    challenge: str = "",
    grade: int = 0,
    game: bytes = b"last",
    file: str = "game-0001.counthouse",
    numbers: tuple[tuple[str, int], ...] = (),
) -> FinishedGameEntry:
    """Return a game whose ranking follows from its points."""
    ranking = tuple(sorted(range(len(points)), key=lambda seat: -points[seat]))
    return FinishedGameEntry(
        game, file, day, players, own, points, ranking, (), (), counts, challenge, grade, numbers
    )
