"""The animation of each kind of event."""

from collections.abc import Callable
from typing import Final

from game.engine.events import Event
from game.engine.rules import State
from game.scene.animation.animation import Animation
from game.tabletop.motion.step_animator import StepAnimator
from game.titles.brass.rules.kinds import LAST_INCOME_SPACE
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import SeatView, make_table_view
from game.titles.brass.table.motions import cotton, counters, goods, link_motions
from game.titles.brass.table.motions.cards_and_money import (
    card_draw_animation,
    card_play_animation,
    income_animation,
    loan_animation,
    text_note_animation,
)
from game.titles.brass.table.motions.counters import BrassEventWithModels
from game.titles.brass.table.motions.eras import (
    era_end_animation,
    round_start_animation,
    score_animation,
)
from game.titles.brass.table.motions.flights import BrassFlights
from game.titles.brass.table.panels.era_scoring import ERA_END_EVENTS, SCORING_EVENTS
from game.titles.brass.table.view_model import BrassModel, ValuesAfterEvents

MARKER_WALK_EVENTS = ("flipped", "market-bonus")

Motion = Callable[[BrassFlights, BrassEventWithModels], Animation]

ANIMATION_BY_EVENT: Final[dict[str, Motion]] = {
    "played": card_play_animation,
    "coal-taken": goods.coal_cube_animation,
    "coal-bought": goods.coal_cube_animation,
    "iron-taken": goods.iron_cube_animation,
    "iron-bought": goods.iron_cube_animation,
    "built": counters.new_counter_animation,
    "built-over": counters.counter_removal_animation,
    "removed": counters.counter_removal_animation,
    "delivered": goods.cubes_to_track_animation,
    "flipped": counters.counter_flip_animation,
    "developed": counters.development_animation,
    "dug-canal": link_motions.new_link_animation,
    "laid-rail": link_motions.new_link_animation,
    "sold-to-port": cotton.port_sale_animation,
    "sold-to-market": cotton.market_sale_animation,
    "demand-fell": cotton.market_tile_animation,
    "market-bonus": cotton.sale_bonus_animation,
    "market-paid": cotton.market_payment_animation,
    "market-closed": cotton.market_closing_animation,
    "borrowed": loan_animation,
    "passed": text_note_animation,
    "collected": income_animation,
    "owed": income_animation,
    "forfeited": text_note_animation,
    "drew": card_draw_animation,
    "canal-round": round_start_animation,
    "rail-round": round_start_animation,
    "canal-era-ended": era_end_animation,
    "rail-era-ended": era_end_animation,
    "link-scored": score_animation,
    "counter-scored": score_animation,
    "money-scored": score_animation,
}


EVENT_KINDS_AFTER_DECISION: Final = frozenset(ERA_END_EVENTS).union(
    ("next-in-order", "drew", "canal-round", "rail-round", "collected", "owed")
)


class BrassStepAnimator(StepAnimator[BrassFlights, BrassModel]):
    """The animations of Brass: incomes and points change when their event is animated, and an era
    is scored before its pieces leave.

    When the first events of a step were shown in advance, `model_before_step` is the model with
    their result.
    """

    event_kinds_after_decision = EVENT_KINDS_AFTER_DECISION

    def __init__(self, flights: BrassFlights, show_whole_map: Callable[[], None]) -> None:
        """Store the flights, and `show_whole_map`, which is called before an era is scored."""
        super().__init__(flights, ANIMATION_BY_EVENT)
        self._show_whole_map = show_whole_map
        self.model_before_step: BrassModel | None = None

    def remove_all_flying_pieces(self) -> None:
        """Remove all flying pieces, end the night overlay, and close the scoring; a scoring that a
        person has opened stays open."""
        super().remove_all_flying_pieces()
        parts = self.flight_animations.parts
        parts.era_scoring.visible = parts.era_scoring.is_opened_by_person
        parts.map_node.night_overlay.darkness = 0.0
        parts.map_node.spaces_with_counter_in_flight.clear()

    def step_animation(
        self,
        events: tuple[Event, ...],
        model_after: BrassModel,
        make_model: Callable[[State, int], BrassModel],
        set_model: Callable[[BrassModel], None],
    ) -> Animation:
        """Return the animation of a step, with links scored owner by owner; if an era ends, show
        the whole map first."""
        self.flight_animations.step_events = events_with_link_scores_sorted_by_owner(events)
        if any(event.kind in ERA_END_EVENTS for event in events):
            self._show_whole_map()
        return super().step_animation(
            self.flight_animations.step_events, model_after, make_model, set_model
        )

    def models_with_event_facts(
        self, events: tuple[Event, ...], models: list[BrassModel]
    ) -> list[BrassModel]:
        """Return the models before, between and after the events, with the money, income, points
        and demand that the events so far give; the map keeps its pieces until an era is scored."""
        begins, self.model_before_step = self.model_before_step or models[0], None
        return [
            *_models_with_event_values(
                events, _models_keeping_map_until_scored(events, models), begins
            )[:-1],
            models[-1],
        ]


def events_with_link_scores_sorted_by_owner(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events with the scores of links sorted by owner; their order does not matter
    for the result."""
    first = next((n for n, event in enumerate(events) if event.kind == "link-scored"), None)
    if first is None:
        return events
    links = [event for event in events if event.kind == "link-scored"]
    rest = events[first + len(links) :]
    return (*events[:first], *sorted(links, key=lambda event: event.seat), *rest)


def _models_keeping_map_until_scored(
    events: tuple[Event, ...], models: list[BrassModel]
) -> list[BrassModel]:
    """Return the models with some of them replaced if an era ends: those from its end to its last
    score by the model before its end, so that the map keeps its pieces, and all later ones by the
    last model. If both eras end in this step, the last model is shown from the end of the rail era
    on."""
    ends = [n for n, event in enumerate(events) if event.kind in ERA_END_EVENTS]
    if not ends:
        return models
    last = max(
        n for n, event in enumerate(events) if event.kind in (*SCORING_EVENTS, *ERA_END_EVENTS)
    )
    full = ends[1] if len(ends) > 1 else last + 1
    return [
        model if number <= ends[0] else models[ends[0]] if number <= full else models[-1]
        for number, model in enumerate(models)
    ]


def _models_with_event_values(
    events: tuple[Event, ...], models: list[BrassModel], model_before_step: BrassModel
) -> list[BrassModel]:
    """Return the models with the demand, income, money, pounds spent and points that follow from
    the events up to each model.

    `model_before_step` is the model before the step. The income of a new round is not included
    before its event.
    """
    start = model_before_step.state
    end = models[-1].state
    seats = range(int(start.seats))
    income = [int(start.income[seat]) for seat in seats]
    points = [int(start.points[seat]) for seat in seats]
    due = [
        sum(_signed_income_of_event(event) for event in events if event.seat == seat)
        for seat in seats
    ]
    scored = [0 for _ in seats]
    demand = int(start.demand)
    hands = tuple(seat.hand for seat in make_table_view(start).seats)
    spent = _pounds_spent_at_models(events, models, start)
    now = ValuesAfterEvents(
        demand, tuple(start.money), spent[0], tuple(income), tuple(points), tuple(scored), hands
    )
    found = [BrassModel(models[0].state, models[0].seat, now, model_before_step.known_hand)]
    cards_played: list[list[str]] = [[] for _ in seats]
    for event, model, spent_now in zip(events, models[1:], spent[1:], strict=True):
        if event.kind in MARKER_WALK_EVENTS:
            space = income[event.seat] + event.amount("spaces")
            income[event.seat] = min(space, LAST_INCOME_SPACE)
        elif event.kind == "demand-fell":
            demand = event.amount("demand")
        elif event.kind == "borrowed":
            income[event.seat] = int(end.income[event.seat])
        elif event.kind in SCORING_EVENTS:
            points[event.seat] += event.amount("points")
            scored[event.seat] += event.amount("points")
        elif event.kind == "played":
            cards_played[event.seat].append(event.card)
        elif event.kind == "forfeited":
            points[event.seat] -= event.amount("points")
        due = [
            owed - _signed_income_of_event(event) * (event.seat == seat)
            for seat, owed in enumerate(due)
        ]
        purses = zip(start.money, model.state.money, due, strict=True)
        money = [now - owed if now != before else now for before, now, owed in purses]
        now = ValuesAfterEvents(
            demand,
            tuple(money),
            spent_now,
            tuple(income),
            tuple(points),
            tuple(scored),
            _hands_before_replacements_are_drawn(
                hands, make_table_view(model.state).seats, cards_played
            ),
        )
        found.append(BrassModel(model.state, model.seat, now, model_before_step.known_hand))
    return found


def _pounds_spent_at_models(
    events: tuple[Event, ...], models: list[BrassModel], start: BrassState
) -> list[tuple[int, ...]]:
    """Return the pounds that every seat has spent in the round, for each model.

    If the step ends the round, the sums of the models may be cleared too early. Until every seat
    has its place in the order of the next round, a seat therefore shows the sum from before the
    step and, from its first event on, the sum in its event `next-in-order`.
    """
    ranked = {event.seat: event for event in events if event.kind == "next-in-order"}
    if not ranked:
        return [tuple(map(int, model.state.spent)) for model in models]
    last_ranked = max(n for n, event in enumerate(events) if event.kind == "next-in-order")
    shown = [int(pounds) for pounds in start.spent]
    found = [tuple(shown)]
    for number, (event, model) in enumerate(zip(events, models[1:], strict=True)):
        if event.seat in ranked:
            shown[event.seat] = ranked[event.seat].amount("spent")
        is_cleared = number >= last_ranked
        found.append(tuple(map(int, model.state.spent)) if is_cleared else tuple(shown))
    return found


def _hands_before_replacements_are_drawn(
    hands_before: tuple[tuple[str, ...], ...],
    seats: tuple[SeatView, ...],
    cards_played: list[list[str]],
) -> tuple[tuple[str, ...], ...]:
    """Return the hand of every seat without the cards it has played. A hand in `seats` that still
    equals the one in `hands_before` contains these cards, because no new card has been drawn in
    this view; they are removed from it."""
    hands: list[tuple[str, ...]] = []
    for seat, held, played in zip(seats, hands_before, cards_played, strict=True):
        left = list(seat.hand)
        if seat.hand == held:
            for card in played[: len(left)]:
                left.remove(card if card in left else left[-1])
        hands.append(tuple(left))
    return tuple(hands)


def _signed_income_of_event(event: Event) -> int:
    return event.amount("pounds") * ((event.kind == "collected") - (event.kind == "owed"))
