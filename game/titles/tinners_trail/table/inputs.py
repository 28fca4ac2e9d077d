"""The inputs of questions: an area, a card, a sum, a choice; and proxy bids."""

from dataclasses import dataclass, field

from game.engine.move import Move
from game.tabletop.sheet.pounds_slider import PoundsChoice
from game.titles.tinners_trail.table.picks_input import DECLINING_CHOICES, PicksInput, TrailInput


class AreaInput(PicksInput):
    """The input of a question that is answered by one area or by declining."""

    def __init__(self, moves: tuple[Move, ...], kind: str) -> None:
        """Store the moves and their kind."""
        super().__init__(moves, kind, kind)

    @property
    def pickable_areas(self) -> frozenset[str]:
        """The areas that can be picked now, without the one already picked; none while the player
        is asked whether to decline."""
        if self.asks_to_decline:
            return frozenset()
        return frozenset(move.places[0] for move in self._moves if move.places) - self.picked_areas

    @property
    def confirmable_move(self) -> Move | None:
        """The only move that fits the picked area, or None while no area is picked."""
        return self.sole_fitting_move() if self.places else None

    @property
    def next_step_key(self) -> str:
        """The key of the text that says what to do next."""
        if self.asks_to_decline:
            return f"give-up-{self.kind}"
        return f"confirm-{self.kind}" if self.confirmable_move is not None else f"area-{self.kind}"

    def begin_asking_to_decline(self) -> None:
        """Ask whether to decline, with no area picked any more."""
        self.places = ()
        super().begin_asking_to_decline()

    @property
    def can_undo_pick(self) -> bool:
        """Whether an area is picked, or it is asked whether to decline."""
        return self.asks_to_decline or super().can_undo_pick

    def undo_pick(self) -> bool:
        """Stop asking whether to decline; if it was not asked, unpick the area. Return False if
        there was neither."""
        was_asking, self.asks_to_decline = self.asks_to_decline, False
        return was_asking or super().undo_pick()

    def pick_area(self, area: str) -> Move | None:
        """Replace the picked area by this one; return the move if it needs no confirmation."""
        self.undo_pick()
        self.try_pick_area(area)
        return self.sole_move_without_confirmation()


class CardInput(TrailInput):
    """The input of a question that is answered by a card, by the deck instead of a card, or by
    declining."""

    picked_move: Move | None = None

    @property
    def next_step_key(self) -> str:
        """The key of the text that says what to do next; it has another text where a card must
        be played, as in every auction of two players (A2-1)."""
        return f"{self.kind}-must" if self.declining_move is None else self.kind

    @property
    def confirmable_move(self) -> Move | None:
        """The move with the picked card, or None."""
        return self.picked_move

    @property
    def has_unsent_picks(self) -> bool:
        """Whether a card is picked."""
        return self.picked_move is not None

    def toggle_card(self, move: Move) -> None:
        """Pick the card of a move, or unpick it if it is picked."""
        self.picked_move = None if move == self.picked_move else move

    @property
    def can_undo_pick(self) -> bool:
        """Whether a card is picked."""
        return self.picked_move is not None

    def undo_pick(self) -> bool:
        """Unpick the card; return False if none is picked."""
        picked, self.picked_move = self.picked_move, None
        return picked is not None


class SumInput(TrailInput):
    """The input of an amount of money, a bid or an investment. Declining it drops out of the
    auction or invests nothing."""

    def __init__(
        self, moves: tuple[Move, ...], kind: str, proposed_pounds: int | None = None
    ) -> None:
        """Store the moves and the question's kind, such as "bid"; `proposed_pounds` is the sum
        to propose in pounds."""
        super().__init__(moves, kind)
        sums = tuple(move for move in moves if move.amounts)
        self.sum_choice = PoundsChoice(sums, proposed_pounds) if sums else None
        self._proposed_move = self.confirmable_move
        self.asks_at_limit = (
            False  # what follows a limit that is reached: dropping out, or a question
        )

    @property
    def has_unsent_picks(self) -> bool:
        """Whether a sum other than the proposed one is chosen."""
        return self.confirmable_move != self._proposed_move

    @property
    def confirmable_move(self) -> Move | None:
        """The move with the chosen sum, or None if there is no sum to choose."""
        return self.sum_choice.move_of_sum if self.sum_choice is not None else None

    @property
    def next_step_key(self) -> str:
        """The key of the text that says what to do next; it has another text where declining is
        not possible, as for the seat that opens an auction."""
        if self.asks_to_decline:
            return f"give-up-{self.kind}"
        return f"{self.kind}-must" if self.declining_move is None else self.kind


class ChoiceInput(TrailInput):
    """The input of a choice in which every option is an answer."""

    @property
    def next_step_key(self) -> str:
        """The key of the text that asks for the choice."""
        return f"fork-{self.kind}"

    @property
    def options_to_choose(self) -> tuple[str, ...]:
        """The options of the choice; "no" and the like come last."""
        return tuple(
            sorted(
                (move.choice for move in self._moves),
                key=lambda choice: choice in DECLINING_CHOICES,
            )
        )

    def pick_choice(self, choice: str) -> Move | None:
        """Return the move with this choice, or None if there is no such move."""
        return next((move for move in self._moves if move.choice == choice), None)


@dataclass(frozen=True, slots=True)
class ProxyBid:
    """A seat's order to bid for it in one auction up to `limit_pounds`, which the other seats do
    not see.

    With `asks_at_limit` the seat is asked once the limit is passed, instead of dropping out.
    """

    seat: int
    area: str
    limit_pounds: int
    asks_at_limit: bool = False  # above the limit its owner decides again

    def belongs_to_seat_and_auction(self, seat: int, area: str) -> bool:
        """Return whether the proxy bid belongs to this seat and to the auction of this area."""
        return (self.seat, self.area) == (seat, area)

    def lowest_raise_or_drop(self, moves: tuple[Move, ...]) -> Move | None:
        """Return the lowest bid within the limit; if there is none, the move that drops out.

        Return None if neither move is offered, or if the limit is passed and the owner wants to be
        asked then.
        """
        bids = [move for move in moves if move.kind == "bid"]
        least = min(bids, key=lambda move: move.amount("pounds"), default=None)
        if least is not None and least.amount("pounds") <= self.limit_pounds:
            return least
        if self.asks_at_limit:
            return None
        return next((move for move in moves if move.kind == "drop"), None)


@dataclass(frozen=True, slots=True)
class KeptBidsAndPicks:
    """What a new table takes over from the one it replaces: proxy bids by seat, the picks of a
    draft by the cards of the hand, and the seats that want to be asked at a limit."""

    proxy_bid_by_seat: dict[int, ProxyBid] = field(default_factory=dict)
    draft_picks_by_hand: dict[tuple[str, ...], dict[str, int]] = field(default_factory=dict)
    seats_asked_at_limit: set[int] = field(default_factory=set)
