"""Words of the table: prompts, moves and reasons as sentences, the position for those who
listen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from game.engine.move import Move
from game.engine.rules import State
from game.tabletop.panel.prompt import LeftOver, PromptLook
from game.tabletop.plain.sayings import PlainPhrases
from game.tabletop.question.question_input import QuestionInput
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import card_text, hand_of
from game.titles.tinners_trail.rules.views import SeatView, TableView
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.look.journal import card_in_text, load_in_text, region_in_text
from game.titles.tinners_trail.table.move_kinds import kind_of
from game.titles.tinners_trail.table.selection import pairs_of

# Prompts: the words of the prompt panel for every question and step.

WORK_POINTS = 10
WITH_DAY = frozenset({"action", "pump"})


@dataclass(frozen=True, slots=True)
class PromptFacts:
    """What a prompt is written from: the enquiry of the seat asked, and a hint of its effect.

    `on_sheet` when a sheet carries the question: then it is confirmed there. `aside` is said beside
    the heading while a mine can be built, the second part in strong letters; `luck` is the key of
    what is said while luck decides.
    """

    view: TableView
    seat: int
    question_input: QuestionInput
    effect: str
    note: str
    on_sheet: bool
    aside: tuple[str, str]
    is_last_action: bool
    luck: str


def prompt_of(facts: PromptFacts, context: TableContext) -> PromptLook:
    """Return the prompt for a question, or for a table at rest when nobody is asked."""
    question_input = facts.question_input
    if not question_input.moves:
        return _at_rest(facts, context)
    say = context.say
    seat = facts.view.seats[facts.seat]
    step = say(_step(facts), **_step_facts(facts, context))
    ready = question_input.pending is not None and not facts.on_sheet
    if ready and facts.effect:
        step = facts.effect
    in_day = question_input.kind in WITH_DAY
    refusal = ""
    if question_input.refusal is not None and not facts.on_sheet:
        refusal = say(f"decline-{question_input.kind}")
    may_build = any(move.kind == "build" for move in question_input.moves)
    aside = facts.aside if question_input.kind == "action" and may_build else ("", "")
    return PromptLook(
        head=say("your-turn-name", name=context.name(facts.seat)),
        aside=aside[0],
        aside_strong=aside[1],
        tally=_day(seat.work_left, context) if in_day and not (ready or refusal) else None,
        step=step,
        confirm=say("confirm") if ready else "",
        ready=ready,
        decline=refusal,
    )


def _step(facts: PromptFacts) -> str:
    """Return the key of what is to be done next; of an action only what is true of it."""
    question_input = facts.question_input
    if question_input.step != "action":
        return f"step-{question_input.step}"
    if {move.kind for move in question_input.moves} == {"pass"}:
        return "step-only-pass"
    if facts.is_last_action:
        return "step-last-action"
    return (
        "step-action" if any(move.places for move in question_input.moves) else "step-action-alone"
    )


def _day(left: int, context: TableContext) -> LeftOver:
    """Return the work points that are left of a day."""
    return LeftOver("watch", left, WORK_POINTS, context.say("work-left", work=left))


def _step_facts(facts: PromptFacts, context: TableContext) -> dict[str, object]:
    places = sorted(facts.question_input.chosen)
    return {
        "area": context.area(places[0]) if places else "",
        "pumps": facts.view.pumps_left,
        "piece": context.say(f"kind-{facts.question_input.piece}").lower()
        if facts.question_input.piece
        else "",
        "action": context.say(f"action-{facts.question_input.action}")
        if facts.question_input.action
        else "",
    }


def _at_rest(facts: PromptFacts, context: TableContext) -> PromptLook:
    view = facts.view
    if view.phase == "over":
        return PromptLook(head=context.say("game-over"), step=facts.note)
    if view.to_move < 0:
        return PromptLook(head=context.say(facts.luck), step=facts.note)
    head = context.say("turn-of", name=context.name(view.to_move))
    in_day = view.phase in ("actions", "pumps")
    tally = _day(view.seats[view.to_move].work_left, context) if in_day else None
    return PromptLook(head=head, tally=tally, step=facts.note)


# Moves and reasons as sentences for hints and judged games.

AUCTIONED = ("bid", "drop")
DISCARDED = "discard"
PLACES = {1: "place", 2: "places"}


class TrailPhrases(PlainPhrases):
    """Says what a hint shows: where to look, what to do, and why."""

    def places(self, move: Move, view: State) -> tuple[str, ...]:
        """Return the areas a move is about, that of a running auction included."""
        state = cast("TrailState", view)
        if not move.places and state.area != EMPTY:
            return (state.board.area_names[state.area],)
        return move.places

    def where(self, move: Move, view: State) -> str:
        """Return a sentence that says where to look, and no more."""
        if move.kind in AUCTIONED:
            return self._words.say("look.bidding", place=self.places(move, view)[0])
        if move.kind == DISCARDED:
            region = move.card.split(":")[0]
            return self._words.say("look.pair", region=region_in_text(region, self._words))
        key = kind_of(move.kind).where or PLACES.get(len(move.places), "board")
        return self._words.say(f"look.{key}", **self._facts(move))

    def what(self, move: Move, view: State) -> str:
        """Return a move of this position as advice, without a full stop."""
        key = f"tell.{move.kind}"
        if move.choice and f"{key}-{move.choice}" in self._words:
            key = f"{key}-{move.choice}"
        facts = self._facts(move)
        if move.kind in AUCTIONED:
            facts["place"] = self.places(move, view)[0]
        if move.kind == DISCARDED:
            kept = kept_instead(move.card, cast("TrailState", view))
            facts["kept"] = card_in_text(kept, self._words)
        return self._words.say(key, **facts)

    def _facts(self, move: Move) -> dict[str, object]:
        facts: dict[str, object] = dict(move.amounts)
        places = move.places or ("",)
        facts["place"], facts["other"] = places[0], places[-1]
        if move.card:
            facts["card"] = card_in_text(move.card, self._words)
        facts["load"] = load_in_text(move, "both", self._words)
        return facts


def kept_instead(card: str, view: TrailState) -> str:
    """Return the other card of its pair in the hand of whoever lays one aside (S-4)."""
    hand = (card_text(view.board, each) for each in hand_of(view, int(view.to_move)))
    pairs = pairs_of(tuple(hand))[card.split(":", maxsplit=1)[0]]
    return next((each for each in pairs if each != card), card)


# Described: parts of the position in words, for those who listen instead of looking.
#
# Made from what one seat sees and from nothing else, so they tell nothing that the table hides.


def picks_in_words(question_input: QuestionInput, context: TableContext) -> str:
    """Return which actions and areas may be picked now."""
    say, parts = context.say, []
    if question_input.actions:
        names = ", ".join(
            context.say(f"action-{action}") for action in sorted(question_input.actions)
        )
        parts.append(say("describe-actions", actions=names))
    if question_input.targets:
        places = ", ".join(context.area(area) for area in sorted(question_input.targets))
        parts.append(say("describe-targets", areas=places))
    return " ".join(parts)


def auction_in_words(view: TableView, context: TableContext) -> str:
    """Return what is for sale, and who leads."""
    auction, say = view.auction, context.say
    if auction is None:
        return ""
    area = context.area(auction.area)
    if auction.high_bidder < 0:
        return say("describe-auction", area=area, minimum=auction.minimum)
    name = context.name(auction.high_bidder)
    return say("describe-high-bid", area=area, name=name, pounds=auction.high_bid)


def round_in_words(view: TableView, context: TableContext) -> str:
    """Return the round and its prices."""
    told = [context.say("describe-round", round=view.round)]
    if view.tin_price:
        told.append(context.say("describe-prices", tin=view.tin_price, copper=view.copper_price))
    return " ".join(told)


def seat_in_words(view: TableView, seat: SeatView, more: str, context: TableContext) -> str:
    """Return what a seat has; `more` is what an edition says of it besides."""
    say = context.say
    mines = [context.area(area.name) for area in view.areas if area.owner == seat.seat]
    told = [
        say("describe-seat", name=context.name(seat.seat), money=seat.money, points=seat.points),
        say("describe-ore", tin=seat.tin, copper=seat.copper) if seat.tin + seat.copper else "",
        say("describe-mines", count=len(mines), areas=", ".join(mines)) if mines else "",
        say("describe-mines-left", count=seat.mines_left),
        more,
    ]
    if seat.place >= 0:
        told.append(say("describe-passed", place=seat.place + 1))
    else:
        told.append(say("describe-work", column=seat.column, count=seat.work_left))
    return " ".join(part for part in told if part)


def adits_in_words(view: TableView, context: TableContext) -> str:
    """Return the borders with an adit."""
    pairs = [f"{context.area(one)} – {context.area(other)}" for one, other in view.adits]
    return context.say("describe-adits", places=", ".join(pairs)) if pairs else ""
