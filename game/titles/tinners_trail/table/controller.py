"""The open question of a person, and the proxy bids that answer for it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from game.engine.move import Move
from game.table_protocol import PersonalQuestion
from game.tabletop.question.question_input import QuestionController, QuestionInput
from game.tabletop.sheet.pounds_slider import PoundsChoice
from game.tabletop.table_model import collect_special_move_kinds
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.table import action_inputs, draft_input, inputs
from game.titles.tinners_trail.table.move_kinds import RECORD_BY_MOVE_KIND, record_of_move_kind
from game.titles.tinners_trail.table.picks_input import PicksInput
from game.titles.tinners_trail.table.trail_move_kind import QuestionKey
from game.titles.tinners_trail.table.view_model import TrailModel

SPECIAL_MOVE_KINDS: Final = collect_special_move_kinds(
    RECORD_BY_MOVE_KIND.values(), leaving_reply_kind="drop"
)
POUNDS_KEPT_BY_FIRST_PROPOSED_INVESTMENT = 10  # pounds: with an empty purse nobody gets a mine


def make_question_input(
    moves: tuple[Move, ...],
    hand: tuple[str, ...],
    worth: action_inputs.OreWorth,
    kept_pounds: int = POUNDS_KEPT_BY_FIRST_PROPOSED_INVESTMENT,
) -> QuestionInput:
    """Return the input that fits the kind of a question's moves. `hand` are the cards of its seat,
    `worth` returns the pounds that an amount of ore is worth, and `kept_pounds` is the money that
    the first proposed investment leaves to the seat."""
    kind = moves[0].kind
    most = max(move.amount("pounds") for move in moves)
    makers: dict[QuestionKey, Callable[[], QuestionInput]] = {
        "action": lambda: action_inputs.ActionInput(moves, worth),
        "sum": lambda: inputs.SumInput(moves, "bid"),
        "investment": lambda: inputs.SumInput(moves, kind, proposed_pounds=most - kept_pounds),
        "draft": lambda: draft_input.DraftInput(moves, hand),
        "card": lambda: inputs.CardInput(moves, kind),
        "area": lambda: inputs.AreaInput(moves, kind),
        "crossroads": lambda: inputs.ChoiceInput(moves, kind),
        "placement": lambda: action_inputs.PlacementInput(moves),
    }
    question = record_of_move_kind(kind).question
    if question == "placement" and all(
        move.choice != action_inputs.POSTPONING_CHOICE for move in moves
    ):
        question = "action"  # pieces kept from an earlier turn
    return makers[question]()


class TrailController(QuestionController[TrailModel]):
    """The controller of this title's questions, which keeps proxy bids, draft picks and a confirmed
    draft. Proxy bids, until their auction ends, and draft picks outlive the table.
    """

    def __init__(
        self, kept_inputs: inputs.KeptBidsAndPicks, *, answers_standing_orders: bool = True
    ) -> None:
        """Start without a question; `kept_inputs` is shared with later tables. If
        `answers_standing_orders` is False, every question is asked, even if an order could answer
        it."""
        super().__init__()
        self._answers_by_order = answers_standing_orders
        self.proxies = kept_inputs.proxy_bid_by_seat
        self._draft_picks_by_hand = kept_inputs.draft_picks_by_hand
        self._seats_asked_at_limit = kept_inputs.seats_asked_at_limit
        self._confirmed_draft: tuple[int, draft_input.DraftInput] | None = None

    def input_for(self, question: PersonalQuestion, model: TrailModel) -> QuestionInput:
        """Return the input with which a person answers a question, and forget the confirmed
        draft."""
        view = model.view
        old = model.printed_tables.is_edition_2007
        self._confirmed_draft = None

        def worth(area: str, tin: int, copper: int) -> int:
            water = view.area(area).water
            return tin * (view.tin_price - water) + copper * (view.copper_price - water)

        is_last = view.round == ROUND_COUNT  # what is kept then buys nothing any more
        kept_pounds = 0 if old and is_last else POUNDS_KEPT_BY_FIRST_PROPOSED_INVESTMENT
        hand = view.seats[question.seat].hand
        asked = make_question_input(question.moves, hand, worth, kept_pounds)
        if isinstance(asked, draft_input.DraftInput):
            asked.kept_index_by_region = self._draft_picks_by_hand.setdefault(hand, {})
        if isinstance(asked, PicksInput):
            asked.must_be_confirmed = partial(must_be_confirmed, question, model)
        if isinstance(asked, inputs.SumInput):
            asked.asks_at_limit = question.seat in self._seats_asked_at_limit
        return asked

    def answer_given_by_order(self, question: PersonalQuestion, model: TrailModel) -> Move | None:
        """Return an automatic answer, None if the person must decide.

        It comes from a proxy bid, a confirmed draft or an auction without rivals.
        """
        moves = question.moves
        auction = model.view.auction
        if self._confirmed_draft is not None and moves[0].kind == "discard":
            seat, draft = self._confirmed_draft
            return draft.take_next_question_and_answer(moves) if seat == question.seat else None
        answer = self._take_proxy_answer(question, auction.area) if auction is not None else None
        if answer is not None or auction is None or not self._answers_by_order:
            return answer
        bids = [move for move in moves if move.kind == "bid"]
        if auction.seats_still_bidding != (question.seat,) or len(bids) != len(moves):
            return None  # with no rival the least sum must be made: that was confirmed
        return min(bids, key=lambda move: move.amount("pounds"))

    def on_confirm(self) -> None:
        """If the question was the draft, let its confirmed picks answer the questions of the other
        regions."""
        if self.question is not None and isinstance(self.question_input, draft_input.DraftInput):
            self.question_input.is_confirmed = True
            self._confirmed_draft = (self.question.seat, self.question_input)

    def cancel_orders(self) -> None:
        """Forget the confirmed draft, so that an undo is not answered automatically; proxy bids
        stay."""
        self._confirmed_draft = None

    def keep_what_follows_limit(self, *, asks_at_limit: bool) -> None:
        """Keep for later auctions whether the deciding seat wants to be asked at a limit."""
        if self.question is None:
            return
        if asks_at_limit:
            self._seats_asked_at_limit.add(self.question.seat)
        else:
            self._seats_asked_at_limit.discard(self.question.seat)

    def store_proxy_bid(
        self, area: str, pounds_choice: PoundsChoice, *, asks_at_limit: bool
    ) -> None:
        """Store that from its next question on the deciding seat's bids in this auction are
        answered for it up to a limit; `asks_at_limit` asks the person at the limit instead of
        dropping out. Do nothing while no question is open."""
        if self.question is not None:
            seat = self.question.seat
            self.proxies[seat] = inputs.ProxyBid(seat, area, pounds_choice.pounds, asks_at_limit)

    def on_model_shown(self, model: TrailModel) -> None:
        """Remove the proxies of auctions that are over."""
        auction = model.view.auction
        area = auction.area if auction is not None else ""
        for seat in [seat for seat, proxy in self.proxies.items() if proxy.area != area]:
            del self.proxies[seat]

    def _take_proxy_answer(self, question: PersonalQuestion, area: str) -> Move | None:
        proxy = self.proxies.get(question.seat)
        if proxy is None:
            return None
        answer = (
            proxy.lowest_raise_or_drop(question.moves)
            if proxy.belongs_to_seat_and_auction(question.seat, area)
            else None
        )
        if answer is None and proxy.asks_at_limit:
            del self.proxies[question.seat]  # its owner goes on alone
        return answer


def must_be_confirmed(question: PersonalQuestion, model: TrailModel, move: Move) -> bool:
    """Return whether a move must be confirmed because it cannot be undone: chance or another seat
    decides next, or it starts an auction.

    Always False if the question does not ask before passing.
    """
    if not question.asks_before_passing:
        return False
    after = model.table_view_after_move_unless_tile_unknown(move.code)
    if after is None or after.to_move != question.seat:
        return True
    return after.auction is not None
