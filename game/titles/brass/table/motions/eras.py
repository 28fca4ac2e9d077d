"""Animations at the end of an era and of a round."""

from functools import partial

from game.scene.animation import animation, easings, node_animations
from game.scene.animation.animation import (
    Animation,
    CallAnimation,
    DelayAnimation,
    ParallelAnimation,
    SequentialAnimation,
    Tween,
)
from game.tabletop.motion.floating_note import BANNER_SIZE, FloatingNote
from game.tabletop.panel.prompt import PromptLook
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.motions.counters import BrassEventWithModels, target_flash_animation
from game.titles.brass.table.motions.flights import BrassFlights
from game.titles.brass.table.panels.era_scoring import (
    ERA_END_EVENTS,
    events_of_same_era_end,
    score_row_of,
    scored_era,
    scoring_look_before_count,
)
from game.titles.brass.table.view_model import counter_face_on_space

DUSK_MS = 600.0
SCORING_READING_MS = 2600.0
NIGHTFALL_MS = 900.0
SLOW_MS_PER_SCORE = 200.0
FAST_MS_PER_SCORE = 110.0
SLOW_SCORE_COUNT = 5
NIGHTFALL_PICTURE_COUNT = 10  # pictures as large as the window: not one for every frame
DUSK_DARKNESS = 0.4
ROUND_BANNER_MS = 700.0
ROUND_BANNER_FADE_MS = 240.0
PIECE_LEAVING_MS = 460.0
PIECE_STAGGER_MS = 26.0
REMOVED_COUNTER_RISE_HEIGHT = 30.0


def era_end_animation(flights: BrassFlights, event_with_models: BrassEventWithModels) -> Animation:
    """Return the animation that opens the scoring panel with nothing counted yet, and darkens the
    map at the end of the canal era. When an earlier era ended in the same step, it first pauses so
    that the person can read that scoring."""
    panel = flights.parts.era_scoring
    ending = events_of_same_era_end(flights.step_events, event_with_models.event)
    # the points are those after all earlier scores, the map is that of the era that is scored
    look = scoring_look_before_count(ending, event_with_models.model_after)
    ended = [event for event in flights.step_events if event.kind in ERA_END_EVENTS]
    pause = (
        SequentialAnimation()
        if ended[0] is event_with_models.event
        else SequentialAnimation(flights.reading_pause_animation(SCORING_READING_MS))
    )

    def show_panel() -> None:
        panel.show_look(look)
        panel.is_opened_by_person = False
        panel.visible = True

    dusk = _darkness_animation(flights, 0.0, DUSK_DARKNESS if look.era == "canal" else 0.0)
    return SequentialAnimation(
        pause,
        flights.sound_animation("era"),
        event_with_models.change_to_after_animation,
        CallAnimation(show_panel),
        dusk,
        DelayAnimation(DUSK_MS),
    )


def score_animation(flights: BrassFlights, event_with_models: BrassEventWithModels) -> Animation:
    """Return the animation of one score: its link or counter lights up, and a coin flies to the
    owner's bar; scores after the first few are faster."""
    panel = flights.parts.era_scoring
    event = event_with_models.event
    ending = events_of_same_era_end(flights.step_events, event)
    number = next(at for at, each in enumerate(ending) if each is event)
    ms = SLOW_MS_PER_SCORE if number <= SLOW_SCORE_COUNT else FAST_MS_PER_SCORE
    points = event.amount("points")

    def add() -> None:
        if panel.look is not None:
            panel.show_look(
                panel.look.with_score_added(
                    score_row_of(event, event_with_models.model_before), event
                )
            )
        head = flights.context.say(
            f"era-scoring-{scored_era(ending, event_with_models.model_before)}"
        )
        flights.parts.prompt.show_look(
            PromptLook(head, next_step_text=flights.event_sentence(event_with_models.event))
        )

    if not event.places:
        return SequentialAnimation(
            event_with_models.change_to_after_animation, CallAnimation(add), DelayAnimation(ms)
        )
    here = flights.map_spot(event.places[0])
    there = flights.scoring_bar_spot(
        scoring_look_before_count(ending, event_with_models.model_before), event.seat
    )
    coin = flights.piece_flight_animation(
        lambda art: art.coin(f"+{points}", 17), here, there, ms, 30
    )
    return SequentialAnimation(
        flights.sound_animation("coin"),
        event_with_models.change_to_after_animation,
        CallAnimation(add),
        target_flash_animation(flights, event.places[0], ms * 0.5),
        coin,
    )


def round_start_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation that announces a round; the first round of the rail era begins with
    nightfall."""
    number = event_with_models.event.amount("round")
    first = event_with_models.event.kind == "rail-round" and number == 1
    words = (
        flights.context.say("era-begins") if first else f"{flights.context.say('round')} {number}"
    )
    banner = FloatingNote(words, flights.middle_of_map(), BANNER_SIZE)
    shown = flights.temporary_node_animation(
        banner,
        DelayAnimation(ROUND_BANNER_MS),
        node_animations.make_fade_tween(banner, 0.0, ROUND_BANNER_FADE_MS),
    )
    called = SequentialAnimation(flights.sound_animation("round-end"), shown)
    return (
        SequentialAnimation(_nightfall_animation(flights, event_with_models), called)
        if first
        else SequentialAnimation(event_with_models.change_to_after_animation, called)
    )


def _nightfall_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the transition to the rail era: the scoring closes after a pause, links and removed
    counters leave the map, and it gets dark."""
    panel = flights.parts.era_scoring

    def hide_panel() -> None:
        panel.visible = False

    return SequentialAnimation(
        flights.reading_pause_animation(SCORING_READING_MS),
        CallAnimation(hide_panel),
        _map_clearing_animation(flights, event_with_models),
        flights.sound_animation("train"),
        _darkness_animation(flights, DUSK_DARKNESS, 1.0),
        event_with_models.change_to_after_animation,
        _darkness_animation(flights, 0.0, 0.0),
    )


def _map_clearing_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation of the pieces that leave the map at the end of an era: links fly to
    their owners, removed counters fade."""
    before = event_with_models.model_before.view
    after = event_with_models.model_after.view
    chart = flights.parts.map_node
    stays = {space.name for space in after.spaces if space.counter is not None}
    leaves = [s for s in before.spaces if s.counter is not None and s.name not in stays]
    links = []
    works = []
    for link in before.links:
        way = flights.map_spot(link.line), flights.middle_of_seat_panel(link.owner)
        face = partial(
            BrassArt.line_counter,
            colour=flights.context.art_colour_name(link.owner),
            is_rail=before.era == "rail",
        )
        links.append(
            flights.piece_flight_animation(face, *way, PIECE_LEAVING_MS, 40, is_map_size=True)
        )
    for space in leaves:
        counter = counter_face_on_space(flights.context, space)
        (x, y) = flights.map_spot(space.name)
        assert counter is not None
        painted = partial(BrassArt.counter, face=counter)
        works.append(
            flights.drift_and_fade_animation(
                painted, (x, y), (x, y - REMOVED_COUNTER_RISE_HEIGHT), PIECE_LEAVING_MS
            )
        )

    def clear() -> None:
        if chart.look is not None:
            chart.show_look(chart.look.without_pieces(before.links, leaves))

    home = ParallelAnimation(
        animation.make_staggered_animation(PIECE_STAGGER_MS, *links),
        animation.make_staggered_animation(PIECE_STAGGER_MS, *works),
    )
    return SequentialAnimation(CallAnimation(clear), flights.sound_animation("card"), home)


def _darkness_animation(flights: BrassFlights, start_share: float, end_share: float) -> Animation:
    """Return the animation of the map's darkness from `start_share` to `end_share`, both 0 to 1."""
    dusk = flights.parts.map_node.night_overlay

    def darken(progress_share: float) -> None:
        dusk.darkness = round(progress_share * NIGHTFALL_PICTURE_COUNT) / NIGHTFALL_PICTURE_COUNT

    return Tween(
        darken,
        (start_share, end_share),
        NIGHTFALL_MS * abs(end_share - start_share),
        easings.ease_in_out_sine,
    )
