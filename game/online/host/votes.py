"""Votes: what the people at a table decide together, each with all seats they have there."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.online.protocol.messages import ANY_SEAT, Refused
from game.online.protocol.surroundings import VOTES, VoteCourse
from game.online.protocol.table_state import Vote
from game.records.records import HUMAN

PAUSE, GO_ON, COMPUTER, BACK = VOTES
MOST_VOTES: Final = 8
Wish = tuple[str, int, str]
"""What is put to the vote: the kind, and the seat and player it is about."""


@dataclass(slots=True)
class OpenVote:
    """A vote that is not decided: who asked for it, and who has agreed."""

    asker: int
    agreed: set[int] = field(default_factory=set)


class Votes:
    """What is put to the vote now; a vote ends when everybody who is asked agrees, or one does not.

    Nobody is asked about their own seat, and nobody who is not here. Whoever wants the own seat
    back needs nobody's consent.
    """

    def __init__(self) -> None:
        """Nothing is put to the vote yet."""
        self._open: dict[Wish, OpenVote] = {}

    def wish_of(self, kind: str, seat: int, player: str) -> Wish:
        """Return a wish as it is kept; Refused when there is no such vote."""
        if kind not in VOTES or (kind in (PAUSE, GO_ON)) != (seat == ANY_SEAT):
            raise Refused("no-such-vote")
        return kind, seat, player if kind == COMPUTER else HUMAN if kind == BACK else ""

    def is_open(self, wish: Wish) -> bool:
        """Whether a wish has been asked for and is not decided."""
        return wish in self._open

    def say(
        self, wish: Wish, voters: Sequence[int], here: Collection[int], *, agrees: bool
    ) -> bool:
        """Let voters agree to a wish, or not; return whether it is decided."""
        kind, seat, _ = wish = self.wish_of(*wish)
        is_own = kind == BACK and seat in voters
        voters = [voter for voter in voters if voter != seat or kind == BACK]
        if not voters:
            raise Refused("no-vote")
        if not agrees:
            self._open.pop(wish, None)
            return False
        if wish not in self._open and len(self._open) >= MOST_VOTES:
            raise Refused("no-such-vote")
        vote = self._open.setdefault(wish, OpenVote(voters[0]))
        vote.agreed.update(voters)
        if self._asked(wish, here) and not is_own:
            return False
        del self._open[wish]
        return True

    def take_decided(self, here: Collection[int]) -> list[Wish]:
        """Return what is decided because those who had not agreed have gone, and end it."""
        decided = [wish for wish in self._open if not self._asked(wish, here)]
        for wish in decided:
            del self._open[wish]
        return decided

    def drop_take_overs(self, seats: Collection[int]) -> None:
        """Forget the votes about computers for these seats: their people are back."""
        for wish in [wish for wish in self._open if wish[0] == COMPUTER and wish[1] in seats]:
            del self._open[wish]

    def _asked(self, wish: Wish, here: Collection[int]) -> list[int]:
        return sorted(set(here) - {wish[1]} - self._open[wish].agreed)

    def open(self, here: Collection[int]) -> tuple[Vote, ...]:
        """Return the votes that are not decided."""
        return tuple(Vote(*wish, tuple(self._asked(wish, here))) for wish in self._open)

    def courses(self) -> tuple[VoteCourse, ...]:
        """Return how each of them stands."""
        return tuple(
            VoteCourse(*wish, vote.asker, tuple(sorted(vote.agreed)))
            for wish, vote in self._open.items()
        )

    def clear(self) -> None:
        """Forget them all: what they were about has changed."""
        self._open.clear()
