"""Everything that is claimed about the players' strength, as contests that can be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from ai.levels import level_names
from tools.contest.contest import Block, Contest, GameLog, blocks, gauntlet, ladder, read_log
from tools.contest.contestants import with_part_of_the_budget
from tools.contest.result import ContestResult, Seating, Setting
from tools.contest.workers import Workers
from tools.titles.tinners_trail.sparring.partners import PARTNERS
from tools.titles.tinners_trail.sparring.style import PartnerStyle

TENTH = 10
FIRST_SEED = 1
UNENDING = "search:iterations=99999999"
DOUBLED = tuple(f"{UNENDING}@{milliseconds}" for milliseconds in (25, 50, 100, 200, 400, 800))
SETTING = Setting("tinners-trail", "remastered")
STRONGEST = with_part_of_the_budget(level_names()[-1], TENTH)
LADDER = (*level_names()[:-1], STRONGEST)  # the others think as they ship


@dataclass(frozen=True, slots=True)
class ProgrammePart:
    """One contest of the programme.

    `games` in all; `cost` is seconds of one core a game, about, as measured on a machine that
    cuts 96,000 iterations a second at the round with 4 players.
    """

    name: str
    claim: str
    players: tuple[str, ...]
    seats: int
    games: int
    cost: float
    neighbours_only: bool = False

    @property
    def minutes(self) -> float:
        """Return the processor time all games take, in minutes."""
        return self.games * self.cost / 60

    def at_most(self, games: int) -> ProgrammePart:
        """Return the part cut down to so many games."""
        return replace(self, games=min(self.games, games))

    def planned(self) -> list[Block]:
        """Return the blocks to be played: whole ones, so perhaps a few games more."""
        lineups: list[Seating] = (
            ladder(self.players, self.seats)
            if self.neighbours_only
            else gauntlet(self.players, self.seats)
        )
        a_seed = sum(len(Block(SETTING, lineup, 0).bouts()) for lineup in lineups)
        return list(blocks(SETTING, lineups, FIRST_SEED, -(-self.games // a_seed)))

    def log_in(self, folder: Path) -> Path:
        """Return the file of the part's finished games."""
        return folder / f"{self.name}.jsonl"

    def play(self, folder: Path, workers: Workers) -> Iterator[ContestResult]:
        """Play what the log lacks; yield every game when it is in the log."""
        path = self.log_in(folder)
        contest = Contest(self.planned(), read_log(path))
        with GameLog(path) as log:
            yield from contest.play(workers, log)


def _against(
    opponent: str, seats: int, cost: float, claim: str, games: int = 1000
) -> ProgrammePart:
    return ProgrammePart(f"{opponent}-{seats}", claim, (STRONGEST, opponent), seats, games, cost)


def _ladder(seats: int, cost: float) -> ProgrammePart:
    claim = "each level about 200 Elo from the next"
    return ProgrammePart(f"levels-{seats}", claim, LADDER, seats, 1200, cost, neighbours_only=True)


def rehearsing_cost(style: PartnerStyle) -> float:
    """Return the seconds a game that a partner takes to play moves on in imagined worlds."""
    return 0.5 * sum(style.worlds)


STRANGERS = (
    (2, 2.0, "95 % against a stranger"),
    (3, 3.0, "75 % among strangers"),
    (4, 4.0, "85 % among strangers"),
    (5, 6.0, "80 % among strangers"),
)
PROGRAMME = (
    _against("random", 2, 1.0, "1,000 of 1,000"),
    _against("random", 3, 1.3, "1,000 of 1,000"),
    _against("random", 4, 1.9, "1,000 of 1,000"),
    _against("random", 5, 3.0, "1,000 of 1,000"),
    _against("naive", 4, 2.0, "at least 99 %"),
    _against("onestep", 2, 1.4, "at least 85 %"),
    _against("onestep", 4, 3.0, "at least 70 %"),
    *(
        _against(stranger, seats, cost + (seats - 1) * rehearsing_cost(style), claim, 200)
        for stranger, style in PARTNERS.items()
        for seats, cost, claim in STRANGERS
    ),
    _ladder(2, 0.8),
    _ladder(3, 1.2),
    _ladder(4, 1.8),
    _ladder(5, 2.8),
    ProgrammePart(
        "doublings-2",
        "at least +50 Elo for each doubling of the time",
        DOUBLED,
        2,
        120,
        20.0,
        neighbours_only=True,
    ),
    ProgrammePart(
        "doublings-4",
        "at least +50 Elo for each doubling of the time",
        DOUBLED,
        4,
        120,
        40.0,
        neighbours_only=True,
    ),
)
