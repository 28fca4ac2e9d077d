"""The animation of each kind of event of Tiletum; other kinds have none."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

from game.engine.events import Event
from game.engine.rules import State
from game.scene.animation import animation
from game.scene.animation.physics import PhysicsRoom
from game.tabletop.motion.landings import lamp_passing_animation
from game.tabletop.motion.step_animator import StepAnimator, states_around_events
from game.tabletop.motion.thrown_dice import DieToThrow, ThrownDice
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.event_animations import (
    contract_fulfilment_animation,
    die_to_seat_animation,
    document_scoring_animation,
    goods_to_panel_animation,
    king_marker_animation,
    new_explorer_animation,
    piece_to_town_animation,
    points_to_panel_animation,
    silver_to_technology_animation,
    step_on_map_animation,
    text_note_animation,
    tile_to_building_animation,
    tile_to_store_animation,
)
from game.titles.tiletum.table.flights import TiletumEventWithModels, TiletumFlights
from game.titles.tiletum.table.panels.rose_window import DIE_SIZE_BY_COUNT, ROSE_WINDOW_CENTRE
from game.titles.tiletum.table.view import TiletumModel

SEVERAL_DICE_ROLL_MS = 1300.0
SINGLE_DIE_ROLL_MS = 500.0
SCORING_READING_MS = 1800.0
DICE_ROLL_RADIUS = 118.0  # u from the middle of the window within which dice roll
DOCUMENT_SCORING_EVENTS: Final = frozenset({"king-scored", "fair-scored", "led-at-last"})
"""What is counted in a document that lies open meanwhile."""
DECREE_EVENT: Final = "decreed"
EVENT_KINDS_AFTER_DECISION: Final = DOCUMENT_SCORING_EVENTS | {"round-began"}

Motion = Callable[[TiletumFlights, TiletumEventWithModels], animation.Animation]

ANIMATION_BY_EVENT: Final[dict[str, Motion]] = {
    kind: motion
    for motion, kinds in {
        die_to_seat_animation: "took-die",
        goods_to_panel_animation: "gained gained-silver",
        step_on_map_animation: "moved-merchant moved-architect moved-explorer",
        new_explorer_animation: "new-explorer",
        silver_to_technology_animation: "raised-level",
        piece_to_town_animation: "built-house built-pillar built-mine",
        tile_to_store_animation: "stored cardinal-took",
        tile_to_building_animation: "moved-in placed-crest",
        contract_fulfilment_animation: "fulfilled",
        points_to_panel_animation: (
            "contributed scored buildings-scored pieces-scored goods-scored silver-scored "
            "levels-scored"
        ),
        document_scoring_animation: "king-scored fair-scored led-at-last",
        king_marker_animation: "king-rose",
        text_note_animation: (
            "corrupted round-began decreed completed covered surprised dug chose-bonused "
            "no-house no-pillar no-mine"
        ),
    }.items()
    for kind in kinds.split()
}


def are_only_dice_rolls(events: tuple[Event, ...]) -> bool:
    """Return whether the events are nothing but dice rolls."""
    kinds = {event.kind for event in events}
    return "rolled" in kinds and kinds <= {"rolled", "asked"}


def dice_throw_animation(
    flights: TiletumFlights,
    events: tuple[Event, ...],
    before: TiletumModel,
    after: TiletumModel,
    turn_animation: animation.Animation,
) -> animation.Animation:
    """Return the animation in which the dice of these events tumble over the rose window together
    and slide to their places; `turn_animation` is played when they lie."""
    rose = flights.parts.rose
    scale = flights.parts.rose.scale
    (x, y) = flights.position_in_air(rose, ROSE_WINDOW_CENTRE)
    reach = DICE_ROLL_RADIUS * scale
    room = PhysicsRoom(x - reach, y - reach, 2 * reach, 2 * reach)
    lying = Counter({(good, value): number for good, value, number in before.view.dice})
    dice = []
    spots = []
    rolled = [event for event in events if event.kind == "rolled"]
    for event in rolled:
        good = event.card
        value = event.amount("value")
        there = [each for each, at, number in after.view.dice if at == value for _ in range(number)]
        every = rose.die_spots(value, len(there))
        place = there.index(good) + lying[good, value]
        lying[good, value] += 1
        spots.append(flights.position_in_air(rose, every[min(place, len(every) - 1)]))
        size = DIE_SIZE_BY_COUNT[min(len(there), len(DIE_SIZE_BY_COUNT))]
        dice.append(
            DieToThrow(
                partial(TiletumArt.rolling_die_sprite, good=good, value=value, size=size), 0.0
            )
        )
    thrown = ThrownDice(flights, dice, room, spots, die_scale=scale)
    thrown.roll_ms = SEVERAL_DICE_ROLL_MS if len(rolled) > 1 else SINGLE_DIE_ROLL_MS
    return animation.SequentialAnimation(
        thrown.throw_animation(), turn_animation, thrown.removal_animation()
    )


class TiletumStepAnimator(StepAnimator[TiletumFlights, TiletumModel]):
    """Animates the events of steps; when the acting seat changes, a light moves to its panel."""

    event_kinds_after_decision = EVENT_KINDS_AFTER_DECISION

    def __init__(self, flights: TiletumFlights) -> None:
        """Store the positions for animations."""
        super().__init__(flights, ANIMATION_BY_EVENT)
        self._number_of_event = 0  # of the event whose animation was made last, from 1
        self._last_events = set[Event]()  # those after which a document is read

    def remove_all_flying_pieces(self) -> None:
        """Remove all flying pieces, show walking people where they stand, and reopen the document
        that lay open before a payment.
        """
        super().remove_all_flying_pieces()
        self.flight_animations.parts.map_node.people.walking_people.clear()
        self.flight_animations.reopen_previous_document()

    def event_animation(self, event_with_models: TiletumEventWithModels) -> animation.Animation:
        """Return the animation of an event; for an event that has none, it only shows the new
        model.

        First the map sheet with the event's space is shown. An animated event other than the
        payment of a fair or of the king track also reopens the document that was open before such
        payments.
        """
        motion = super().event_animation(event_with_models)
        if event_with_models.event in self._last_events:
            motion = animation.SequentialAnimation(
                motion, self.flight_animations.reading_pause_animation(SCORING_READING_MS)
            )
        if (
            event_with_models.event.kind in ANIMATION_BY_EVENT
            and event_with_models.event.kind not in DOCUMENT_SCORING_EVENTS
        ):
            motion = animation.SequentialAnimation(
                animation.CallAnimation(self.flight_animations.reopen_previous_document), motion
            )
        if any(event.kind == DECREE_EVENT for event in self.flight_animations.step_events):
            motion = animation.SequentialAnimation(self._next_cardinal_event_animation(), motion)
        if not event_with_models.first_place:
            return motion
        return animation.SequentialAnimation(
            animation.CallAnimation(
                partial(
                    self.flight_animations.show_map_sheet_with_place, event_with_models.first_place
                )
            ),
            motion,
        )

    def _next_cardinal_event_animation(self) -> animation.Animation:
        """Return an animation that shows one more event of the Cardinal's turn on the action sheet.
        It is called once for each event, in order."""
        self._number_of_event += 1
        options = self.flight_animations.view_options
        return animation.CallAnimation(
            partial(
                options.show_cardinal_turn_until,
                self.flight_animations.step_events,
                self._number_of_event,
            )
        )

    def step_animation(
        self,
        events: tuple[Event, ...],
        model_after: TiletumModel,
        make_model: Callable[[State, int], TiletumModel],
        set_model: Callable[[TiletumModel], None],
    ) -> animation.Animation:
        """Return the animation of a step; a step that only rolls dice throws them all together."""
        self.flight_animations.step_events = events
        self._number_of_event = 0
        if any(event.kind == DECREE_EVENT for event in events):
            self.flight_animations.view_options.show_cardinal_turn_until(events, 0)
        self._last_events = {
            a for a, b in pairwise(events) if a.kind in DOCUMENT_SCORING_EVENTS and b.kind != a.kind
        }
        self._last_events |= {
            event for event in events[-1:] if event.kind in DOCUMENT_SCORING_EVENTS
        }
        if not are_only_dice_rolls(events):
            return super().step_animation(events, model_after, make_model, set_model)
        before = make_model(states_around_events(events, model_after.state)[0], model_after.seat)
        return animation.SequentialAnimation(
            animation.CallAnimation(partial(set_model, before)),
            dice_throw_animation(
                self.flight_animations,
                events,
                before,
                model_after,
                animation.CallAnimation(partial(set_model, model_after)),
            ),
            animation.CallAnimation(self.remove_all_flying_pieces),
        )

    def turn_passing_animation(
        self, model_before: TiletumModel, model_after: TiletumModel
    ) -> animation.Animation | None:
        """Return the animation of the light that moves to the panel of the seat that decides now;
        None if the same seat decides as before."""
        return lamp_passing_animation(
            self.flight_animations,
            self.flight_animations.parts.seats,
            model_before.deciding_seat,
            model_after.deciding_seat,
        )
