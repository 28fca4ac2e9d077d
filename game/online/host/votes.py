"""Votes of the people at a table, each with all their seats."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.online.protocol.messages import ANY_OR_NO_SEAT, Refused, SeatNumber, SeatOrNone
from game.online.protocol.surroundings import UNDO_VOTE_KINDS, VOTE_KINDS, VoteProgress
from game.online.protocol.table_state import Vote
from game.records.records import HUMAN_PLAYER

PAUSE_VOTE_KIND, RESUME_VOTE_KIND, COMPUTER_TAKE_OVER_VOTE_KIND, GIVE_SEAT_BACK_VOTE_KIND, *_ = (
    VOTE_KINDS
)
MAX_OPEN_VOTES: Final = 8
VoteKey = tuple[str, int, str]
"""What a vote is about: its kind, a seat, and the kind of player that the seat gets."""


@dataclass(frozen=True, slots=True)
class StoredVote:
    """An open vote as the file of its table contains it; `OpenVote` explains `asking_seat`,
    `seats_agreed` and `only_deciding_seat`.

    `new_player_kind` is the kind of player that the seat gets if the vote is accepted, "" for a
    vote that changes no player.
    """

    kind: str
    concerned_seat: SeatOrNone
    new_player_kind: str
    asking_seat: SeatOrNone
    seats_agreed: tuple[SeatNumber, ...]
    only_deciding_seat: SeatOrNone


@dataclass(slots=True)
class OpenVote:
    """An undecided vote: the seat that started it (`asking_seat`) and the seats that have agreed.

    `only_deciding_seat` is the only seat that decides, connected or not; ANY_OR_NO_SEAT when all
    connected people decide.
    """

    asking_seat: int
    seats_agreed: set[int] = field(default_factory=set)
    only_deciding_seat: int = ANY_OR_NO_SEAT


class Votes:
    """The open votes of a table.

    A vote is accepted when everybody who is asked agrees, and rejected when one person disagrees.
    Absent people, and people whose seat it is about, are not asked. A person who takes back a seat
    from a computer needs no consent.
    """

    def __init__(self, stored_votes: Iterable[StoredVote] = ()) -> None:
        """Start with the stored votes `stored_votes`."""
        self._votes_by_key: dict[VoteKey, OpenVote] = {
            (vote.kind, vote.concerned_seat, vote.new_player_kind): OpenVote(
                vote.asking_seat, set(vote.seats_agreed), vote.only_deciding_seat
            )
            for vote in stored_votes
        }

    def stored_votes(self) -> list[StoredVote]:
        """Return the open votes in the form in which a table's file stores them."""
        return [
            StoredVote(
                *wish, vote.asking_seat, tuple(sorted(vote.seats_agreed)), vote.only_deciding_seat
            )
            for wish, vote in self._votes_by_key.items()
        ]

    def checked_vote_key(self, vote_kind: str, seat: int, player: str) -> VoteKey:
        """Return the key of a vote, with only those values that its kind needs; raise Refused when
        there is no such kind, or the seat does not fit it.
        """
        if vote_kind not in VOTE_KINDS or (vote_kind in (PAUSE_VOTE_KIND, RESUME_VOTE_KIND)) != (
            seat == ANY_OR_NO_SEAT
        ):
            raise Refused("no-such-vote")
        return (
            vote_kind,
            seat,
            player
            if vote_kind == COMPUTER_TAKE_OVER_VOTE_KIND
            else HUMAN_PLAYER
            if vote_kind == GIVE_SEAT_BACK_VOTE_KIND
            else "",
        )

    def is_open(self, vote_key: VoteKey) -> bool:
        """Return whether a vote on `vote_key` has been opened and is not decided yet."""
        return vote_key in self._votes_by_key

    def record_votes_and_tell_if_accepted(
        self,
        vote_key: VoteKey,
        voting_seats: Sequence[int],
        connected_seats: Collection[int],
        *,
        agrees: bool,
    ) -> bool:
        """Record the yes (`agrees`) or no of the seats `voting_seats` on `vote_key`; return True,
        and remove the vote, when it is accepted now.

        The first yes opens the vote, a no removes it; a vote on an undo is opened only by
        `ask_for_undo_consent`. `connected_seats` are the connected seats. Raise Refused when the
        voters have no vote, or too many votes are open.
        """
        kind, seat, _ = vote_key = self.checked_vote_key(*vote_key)
        if kind in UNDO_VOTE_KINDS:
            return self._close_undo_vote_by_decider(vote_key, voting_seats, agrees=agrees)
        is_own = kind == GIVE_SEAT_BACK_VOTE_KIND and seat in voting_seats
        voting_seats = [
            voter for voter in voting_seats if voter != seat or kind == GIVE_SEAT_BACK_VOTE_KIND
        ]
        if not voting_seats:
            raise Refused("no-vote")
        if not agrees:
            self._votes_by_key.pop(vote_key, None)
            return False
        if vote_key not in self._votes_by_key and len(self._votes_by_key) >= MAX_OPEN_VOTES:
            raise Refused("no-such-vote")
        vote = self._votes_by_key.setdefault(vote_key, OpenVote(voting_seats[0]))
        vote.seats_agreed.update(voting_seats)
        if self._seats_still_asked(vote_key, connected_seats) and not is_own:
            return False
        del self._votes_by_key[vote_key]
        return True

    def ask_for_undo_consent(self, vote_key: VoteKey, deciding_seat: int) -> bool:
        """Open a vote in which only the seat `deciding_seat` is asked, and remove other requests
        for an undo; return False when it is open already."""
        known = self._votes_by_key.get(vote_key)
        if known is not None and known.only_deciding_seat == deciding_seat:
            return False
        self.drop_undo_requests()
        self._votes_by_key[vote_key] = OpenVote(vote_key[1], only_deciding_seat=deciding_seat)
        return True

    def _close_undo_vote_by_decider(
        self, vote_key: VoteKey, voting_seats: Sequence[int], *, agrees: bool
    ) -> bool:
        """Remove a vote about an undo, because the seat that was asked has answered; return whether
        it agrees.

        Raise Refused when there is no such vote or the voters were not asked.
        """
        vote = self._votes_by_key.get(vote_key)
        if vote is None:
            raise Refused("no-such-vote")
        if vote.only_deciding_seat not in voting_seats:
            raise Refused("no-vote")
        del self._votes_by_key[vote_key]
        return agrees

    def drop_undo_requests(self) -> bool:
        """Remove the open requests for an undo; return whether there were any."""
        dropped = [wish for wish in self._votes_by_key if wish[0] in UNDO_VOTE_KINDS]
        for wish in dropped:
            del self._votes_by_key[wish]
        return bool(dropped)

    def take_votes_decided_by_departure(self, connected_seats: Collection[int]) -> list[VoteKey]:
        """Remove and return the votes that are decided because people who had not agreed have
        left."""
        decided = [
            wish
            for wish in self._votes_by_key
            if not self._seats_still_asked(wish, connected_seats)
        ]
        for wish in decided:
            del self._votes_by_key[wish]
        return decided

    def drop_computer_take_over_votes(self, seats: Collection[int]) -> None:
        """Remove the votes to let computers play these seats: their people are back."""
        for wish in [
            wish
            for wish in self._votes_by_key
            if wish[0] == COMPUTER_TAKE_OVER_VOTE_KIND and wish[1] in seats
        ]:
            del self._votes_by_key[wish]

    def _seats_still_asked(self, vote_key: VoteKey, connected_seats: Collection[int]) -> list[int]:
        vote = self._votes_by_key[vote_key]
        if vote.only_deciding_seat != ANY_OR_NO_SEAT:
            return [vote.only_deciding_seat]
        return sorted(set(connected_seats) - {vote_key[1]} - vote.seats_agreed)

    def undecided_votes(self, connected_seats: Collection[int]) -> tuple[Vote, ...]:
        """Return the open votes, each with the seats whose consent is still missing;
        `connected_seats` are the connected seats."""
        return tuple(
            Vote(*wish, tuple(self._seats_still_asked(wish, connected_seats)))
            for wish in self._votes_by_key
        )

    def progress_of_votes(self) -> tuple[VoteProgress, ...]:
        """Return for each open vote who has started it and who has agreed."""
        return tuple(
            VoteProgress(*wish, vote.asking_seat, tuple(sorted(vote.seats_agreed)))
            for wish, vote in self._votes_by_key.items()
        )

    def remove_all_votes(self) -> None:
        """Remove all open votes."""
        self._votes_by_key.clear()
