"""Entries of the ledger: begun games, finished games and judged play."""

from dataclasses import dataclass
from typing import Final

# Entries of the ledger of games: one begun for a challenge, one finished, one judged.

NO_SEAT: Final = -1


@dataclass(frozen=True, slots=True)
class BegunChallengeEntry:
    """A ledger entry: a challenge was begun in this file of the folder of saved games.

    An empty `title` means the default title.
    """

    challenge_name: str
    file_name: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class FinishedGameEntry:
    """A ledger entry: a finished game and its result.

    `last_fingerprint` is the fingerprint of its last position, `day_ordinal` the proleptic ordinal
    of the date it was finished, and `own_seat` the seat of the only person at the table, or
    NO_SEAT. `counts_for_career` is False for practice games, for branches of other games that are
    no challenges, and if a seat got another player. `own_statistics` are the title's statistics of
    `own_seat`. `challenge_name` is "" outside of challenges; `medal_grade` is its result: 0 none, 1
    bronze, 2 silver, 3 gold. Entries from the time when there was only one title have neither
    `title` nor `edition`. `pack_digest` is the digest of the pack, "" for the built-in numbers.
    """

    last_fingerprint: bytes
    file_name: str
    day_ordinal: int
    players: tuple[str, ...]
    own_seat: int
    scores: tuple[int, ...]
    seats_from_best: tuple[int, ...]
    expansions: tuple[str, ...]
    automa_options: tuple[str, ...]
    counts_for_career: bool
    challenge_name: str = ""
    medal_grade: int = 0
    own_statistics: tuple[tuple[str, int], ...] = ()
    title: str = ""
    edition: str = ""
    pack_digest: str = ""

    @property
    def points(self) -> int:
        """The points of `own_seat`; 0 if that is NO_SEAT."""
        return self.scores[self.own_seat] if self.own_seat != NO_SEAT else 0

    @property
    def rank(self) -> int:
        """The rank of `own_seat`, 1 for the winner; 0 if it is NO_SEAT."""
        return self.seats_from_best.index(self.own_seat) + 1 if self.own_seat != NO_SEAT else 0

    @property
    def lead_points(self) -> int:
        """The points of `own_seat` minus those of the best other seat; negative if the other seat
        has more."""
        others = [points for seat, points in enumerate(self.scores) if seat != self.own_seat]
        return self.points - max(others)

    @property
    def opponents(self) -> tuple[str, ...]:
        """The kinds of players on the other seats."""
        return tuple(player for seat, player in enumerate(self.players) if seat != self.own_seat)


@dataclass(frozen=True, slots=True)
class JudgedGameEntry:
    """A ledger entry: how the only person of a judged game played; accuracy in per cent, luck in
    thousandths of a win."""

    last_fingerprint: bytes
    accuracy_percent: int
    luck_in_thousandths_of_win: int
