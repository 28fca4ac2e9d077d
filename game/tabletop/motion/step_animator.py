"""Animate the events of one step one after another, each with its changes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from game.engine.events import Event
from game.engine.rules import State
from game.scene.animation.animation import Animation, CallAnimation, SequentialAnimation
from game.tabletop.motion.flights import FlightAnimations
from game.tabletop.table_model import NO_DECIDING_SEAT, AnyModel, TableModel

AnyFlight = TypeVar("AnyFlight", bound=FlightAnimations[Any])


class StepAnimator(Generic[AnyFlight, AnyModel]):
    """Makes the animation of a step from those of its events; between events the table shows the
    intermediate views.

    `event_kinds_after_decision` are the kinds of events that no longer belong to the decision of
    the step, such as the end of an auction or the scoring of a round: from the first such event on
    no seat is marked as the one that decides.
    """

    event_kinds_after_decision: frozenset[str] = frozenset()

    def __init__(
        self,
        flight_animations: AnyFlight,
        motion_by_kind: "Mapping[str, Callable[[AnyFlight, EventWithModels[AnyModel]], Animation]]",
    ) -> None:
        """Store the flights, and `motion_by_kind`, the function that makes the animation
        for each kind of event; other kinds have none."""
        self.flight_animations = flight_animations
        self._animations_by_event_kind = motion_by_kind

    def remove_all_flying_pieces(self) -> None:
        """Remove all flying pieces."""
        self.flight_animations.remove_all_flying_pieces()

    def event_animation(self, event_with_models: "EventWithModels[AnyModel]") -> Animation:
        """Return the animation of an event; for a kind without one, only the change to the view
        model after it."""
        motion = self._animations_by_event_kind.get(event_with_models.event.kind)
        return (
            motion(self.flight_animations, event_with_models)
            if motion is not None
            else event_with_models.change_to_after_animation
        )

    def models_with_event_facts(
        self, events: tuple[Event, ...], models: list[AnyModel]
    ) -> list[AnyModel]:
        """Return the view models `models` (before the first and after each event), completed with
        facts that only the events contain; unchanged here, titles may override it."""
        return models

    def turn_passing_animation(
        self, model_before: AnyModel, model_after: AnyModel
    ) -> Animation | None:
        """Return the animation that shows that another seat is to act; None here, titles may
        override it."""
        return None

    def step_animation(
        self,
        events: tuple[Event, ...],
        model_after: AnyModel,
        make_model: Callable[[State, int], AnyModel],
        set_model: Callable[[AnyModel], None],
    ) -> Animation:
        """Return the animation of a whole step: its events in order, the change to the view model
        `model_after`, and `turn_passing_animation`. `make_model` makes the view model of a seat's
        view, `set_model` shows a view model."""
        states = states_around_events(events, model_after.state)
        stands = [*(make_model(state, model_after.seat) for state in states[:-1]), model_after]
        stands = self.models_with_event_facts(events, stands)
        stands = self._models_without_decider_after_decision(events, stands)
        motions = [
            self.event_animation(
                EventWithModels(event, before, then, CallAnimation(partial(set_model, then)))
            )
            for event, before, then in zip(events, stands, stands[1:], strict=False)
        ]
        lamp = self.turn_passing_animation(stands[0], model_after)
        return SequentialAnimation(
            CallAnimation(partial(set_model, stands[0])),
            *motions,
            CallAnimation(partial(set_model, model_after)),
            *([lamp] if lamp is not None else []),
            CallAnimation(self.remove_all_flying_pieces),
            CallAnimation(partial(set_model, model_after)),
        )

    def _models_without_decider_after_decision(
        self, events: tuple[Event, ...], models: list[AnyModel]
    ) -> list[AnyModel]:
        """Return the models, in which no seat decides from the first event that no longer belongs
        to the decision until the last event of the step; the model after the last event is
        unchanged."""
        kinds = self.event_kinds_after_decision
        start = next((n for n, event in enumerate(events) if event.kind in kinds), len(events))
        return [
            model.with_deciding_seat(NO_DECIDING_SEAT) if start <= number < len(events) else model
            for number, model in enumerate(models)
        ]


AnyRulesState = TypeVar("AnyRulesState", bound=State)


def states_around_events(
    events: tuple[Event, ...], state_after: AnyRulesState
) -> list[AnyRulesState]:
    """Return the view before the first event and after each one; the last is `state_after` itself.

    The changes of the events are undone from the end, so the earlier views are not needed.
    """
    rows = state_after.to_plain()
    found = [state_after]
    for event in reversed(events):
        for change in reversed(event.changes):
            rows[change.row][change.cell] = change.value_before
        found.append(_state_from_rows(rows, state_after) if event.changes else found[-1])
    return found[::-1]


def _state_from_rows(rows: list[list[int]], example_state: AnyRulesState) -> AnyRulesState:
    state = example_state.clone()
    assert isinstance(state, type(example_state))
    state.load_plain([list(row) for row in rows])
    return state


Model_co = TypeVar("Model_co", bound=TableModel, covariant=True)


@dataclass(frozen=True)  # with slots, `Name[TrailModel](...)` would fail
class EventWithModels(Generic[Model_co]):
    """An event with the view models before and after it; `change_to_after_animation` shows the
    model after the event and must run exactly once."""

    event: Event
    model_before: Model_co
    model_after: Model_co
    change_to_after_animation: Animation

    @property
    def first_place(self) -> str:
        """The first place of the event, "" when it has none."""
        return self.event.places[0] if self.event.places else ""
