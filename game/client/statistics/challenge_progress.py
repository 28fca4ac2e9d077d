"""A player's progress in the challenges, read from the ledger of games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import takewhile

from game.box.challenges import LadderRung
from game.box.goals import NO_MEDAL_GRADE
from game.client.challenges.challenge import RUNG_KIND, SCENARIO_KIND, parse_daily_name
from game.client.statistics.ledger_codec import LedgerEntry
from game.client.statistics.ledger_entries import BegunChallengeEntry, FinishedGameEntry


@dataclass(frozen=True, slots=True)
class DayResult:
    """The result of one day's daily game: the first time it was finished, and how often it was
    finished after that."""

    day: date
    first_game: FinishedGameEntry
    repeat_count: int


class DailyGameDiary:
    """The finished daily games of one edition, the latest first."""

    def __init__(self, day_results: Iterable[DayResult]) -> None:
        self.day_results = tuple(sorted(day_results, key=lambda result: result.day, reverse=True))
        self._played_day_ordinals = {result.day.toordinal() for result in self.day_results}

    def current_streak_days(self, today: date) -> int:
        """Return the number of consecutive days played up to `today` or, if today has not been
        played, up to yesterday."""
        day = today.toordinal()
        return self._days_in_a_row_until(day if day in self._played_day_ordinals else day - 1)

    def longest_streak_days(self) -> int:
        """Return the length of the longest run of consecutive days played."""
        ends = (
            day for day in self._played_day_ordinals if day + 1 not in self._played_day_ordinals
        )
        return max(map(self._days_in_a_row_until, ends), default=0)

    def _days_in_a_row_until(self, last_day_ordinal: int) -> int:
        """Return the number of consecutive days played that end with the day `last_day_ordinal`,
        an ordinal."""
        length = 0
        while last_day_ordinal - length in self._played_day_ordinals:
            length += 1
        return length

    def best_day_result(self) -> DayResult | None:
        """Return the day whose first game has the most points, None if no day was played."""
        return max(self.day_results, key=lambda result: result.first_game.points, default=None)


class ChallengeProgress:
    """What a player has reached in the challenges, computed once from the ledger's entries;
    games that do not count are left out."""

    def __init__(self, entries: Iterable[LedgerEntry]) -> None:
        self._finished_games_by_challenge: dict[str, list[FinishedGameEntry]] = {}
        # challenge -> file of the game that was begun last
        self._unfinished_file_by_challenge: dict[str, str] = {}
        for entry in entries:
            match entry:
                case BegunChallengeEntry(challenge, file):
                    self._unfinished_file_by_challenge[challenge] = file
                case FinishedGameEntry():
                    if (
                        self._unfinished_file_by_challenge.get(entry.challenge_name)
                        == entry.file_name
                    ):
                        del self._unfinished_file_by_challenge[entry.challenge_name]
                    if entry.challenge_name and entry.counts_for_career:
                        self._finished_games_by_challenge.setdefault(
                            entry.challenge_name, []
                        ).append(entry)

    @property
    def has_finished_challenge(self) -> bool:
        """Whether any challenge was ever finished in a game that counts."""
        return bool(self._finished_games_by_challenge)

    def finished_games(self, challenge_name: str) -> Sequence[FinishedGameEntry]:
        """Return the finished games of a challenge, oldest first."""
        return self._finished_games_by_challenge.get(challenge_name, ())

    def unfinished_file_name(self, challenge_name: str) -> str:
        """Return the file name of the game of a challenge that was begun last and not entered as
        finished; "" if there is none. The file itself is not checked."""
        return self._unfinished_file_by_challenge.get(challenge_name, "")

    def best_grade(self, challenge_name: str) -> int:
        """Return the best grade reached in a challenge, 1 bronze to 3 gold; NO_MEDAL_GRADE (0) if
        it was never finished or brought no medal."""
        return max(
            (game.medal_grade for game in self.finished_games(challenge_name)),
            default=NO_MEDAL_GRADE,
        )

    def best_game(self, challenge_name: str) -> FinishedGameEntry | None:
        """Return the finished game of a challenge with the best grade and, among equals, the
        most points; None if there is none."""
        games = self.finished_games(challenge_name)
        return max(games, key=lambda game: (game.medal_grade, game.points), default=None)

    def scenario_medal_counts(self) -> tuple[int, int, int]:
        """Return how many scenarios have bronze, silver and gold as their best medal."""
        names = [
            name
            for name in self._finished_games_by_challenge
            if name.startswith(f"{SCENARIO_KIND}:")
        ]
        grades = [self.best_grade(name) for name in names]
        return grades.count(1), grades.count(2), grades.count(3)

    def diary_of_edition(self, edition: str = "") -> DailyGameDiary:
        """Return the diary of an edition's daily games that count; "" for the default edition."""
        named = (
            (parse_daily_name(name), games)
            for name, games in self._finished_games_by_challenge.items()
        )
        return DailyGameDiary(
            DayResult(found[0], games[0], len(games) - 1)
            for found, games in named
            if found is not None and found[1] == edition
        )

    def count_rungs_won_without_gap(self, rungs: Sequence[LadderRung]) -> int:
        """Return how many rungs were won without a gap from the lowest up."""
        won = (self.best_grade(f"{RUNG_KIND}:{rung.name}") > NO_MEDAL_GRADE for rung in rungs)
        return sum(takewhile(bool, won))
