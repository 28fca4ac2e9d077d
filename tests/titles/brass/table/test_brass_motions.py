"""What moves at the table of Brass, and what is shown while it moves."""

import math
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.engine.events import Event
from game.engine.move import Move
from game.files.folders import assets_folder
from game.scene.audio import SoundPlayer
from game.tabletop.motion.line_movement import line_movement_animation, point_at_share_of_line
from game.titles.brass.rules import kinds
from game.titles.brass.rules.narrate import EVENT_BUILDER_BY_FACT
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.map_animation import (
    MAX_MOVING_VEHICLES,
    MAX_SMOKING_CHIMNEYS,
    moving_scenery_look,
)
from game.titles.brass.table.map_board import BrassMapBoard, FerryLineNode
from game.titles.brass.table.map_plan import load_map_plan
from game.titles.brass.table.motions.step_animator import (
    ANIMATION_BY_EVENT,
    events_with_link_scores_sorted_by_owner,
)
from game.titles.brass.table.panels.era_scoring import SCORING_EVENTS
from game.titles.brass.table.targets import BrassPlateLook, PlateNode
from game.titles.brass.table.view_model import BrassModel
from tests.helpers.present import of_kind, present
from tests.titles.brass.table.sitting import HotSeat
from tools.bake.manifest import ASSETS

VIEWER = 0
SEED = 40  # every kind of sale comes about in its game
Step = tuple[BrassState, tuple[Event, ...], BrassState]

MOTIONS = ASSETS.parent / "game" / "titles" / "brass" / "table" / "motions"

SEEDS = 60


@pytest.fixture(scope="module")
def sitting() -> Iterator[HotSeat]:
    """Sit down at a table."""
    seat = HotSeat()
    yield seat
    seat.close()


@pytest.fixture(scope="module")
def steps(sitting: HotSeat) -> list[Step]:
    """All steps of a game as one seat sees them."""
    return list(sitting.workshop.whole_game(VIEWER, SEED))


def step_with(steps: list[Step], *kinds: str) -> Step:
    """Return the first step with an event of every kind."""
    return next(step for step in steps if set(kinds) <= {event.kind for event in step[1]})


def test_every_fact_that_a_piece_or_coin_could_tell_has_a_motion() -> None:
    silent = {"next-in-order", "asked", "chose", "ended"}
    told = {
        "played", "coal-taken", "coal-bought", "iron-taken", "iron-bought", "built", "built-over",
        "delivered", "flipped", "dug-canal", "laid-rail", "developed", "sold-to-port",
        "sold-to-market", "demand-fell", "market-bonus", "market-paid", "market-closed",
        "borrowed", "passed", "removed", "collected", "owed", "forfeited", "drew", "canal-round",
        "rail-round", "canal-era-ended", "rail-era-ended", "link-scored", "counter-scored",
        "money-scored",
    }  # fmt: skip
    assert set(ANIMATION_BY_EVENT) | silent >= told | silent
    assert len(EVENT_BUILDER_BY_FACT) <= len(told | silent)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["built", "laid-rail", "demand-fell", "flipped", "coal-taken"])
def test_something_flies_while_a_step_is_played_and_nothing_stays_in_the_air(
    sitting: HotSeat, steps: list[Step], kind: str
) -> None:
    before, events, after = step_with(steps, kind)
    table = sitting.table
    table.show_view(before, VIEWER)
    still = table.comparable_contents()
    timeline = table.prepare_step_animation(events, after, VIEWER)
    seen = []
    while timeline.is_playing:
        timeline.advance(40)
        seen.append(table.comparable_contents())
    assert any(picture != still for picture in seen[:-1])
    table.show_view(after, VIEWER)
    assert seen[-1] == table.comparable_contents()


def test_a_ride_goes_along_its_way_at_an_even_pace_and_ends_exactly(sitting: HotSeat) -> None:
    way = [(0.0, 0.0), (100.0, 0.0), (100.0, 50.0)]
    assert point_at_share_of_line(way, 0.5) == (75.0, 0.0)
    assert point_at_share_of_line(way, 5 / 6) == (100.0, 25.0)
    node = sitting.table.root
    at = node.x, node.y
    line_movement_animation(node, way, 100.0).finish()
    assert (node.x, node.y) == way[-1]
    node.x, node.y = at


def test_an_income_rises_when_its_counter_flips_and_not_before(
    sitting: HotSeat, steps: list[Step]
) -> None:
    before, events, after = next(
        step
        for step in steps
        if [event.kind for event in step[1]].count("flipped") == 1
        and not {"next-in-order", "borrowed"} & {event.kind for event in step[1]}
    )
    seat = next(event.seat for event in events if event.kind == "flipped")
    views = told(sitting, (before, events, after))
    shown = [view.seats[seat].income_space for view in views]
    last = after.income[seat]
    assert shown[0] == before.income[seat]
    assert shown[-1] == last
    at = [event.kind for event in events].index("flipped")
    assert set(shown[: at + 1]) == {shown[0]}


def test_the_demand_marker_moves_before_the_mill_flips(sitting: HotSeat, steps: list[Step]) -> None:
    before, events, after = next(
        step
        for step in steps
        if step[0].demand < step[2].demand and "flipped" in {event.kind for event in step[1]}
    )
    at = [event.kind for event in events].index("flipped")
    views = told(sitting, (before, events, after))
    assert [views[0].demand_marker_space, views[at].demand_marker_space] == [
        before.demand,
        after.demand,
    ]


def test_the_income_of_a_round_is_not_paid_before_the_round_begins(
    sitting: HotSeat, steps: list[Step]
) -> None:
    before, events, after = step_with(steps, "flipped", "collected")
    seat = next(event.seat for event in events if event.kind == "flipped")
    paid = sum(
        event.amount("pounds")
        for event in events
        if (event.kind, event.seat) == ("collected", seat)
    )
    begun = next(n for n, event in enumerate(events) if event.kind.endswith("-round"))
    money = [view.seats[seat].money for view in told(sitting, (before, events, after))]
    assert money[begun] == after.money[seat] - paid
    assert money[-1] == after.money[seat]


def test_what_was_spent_in_a_round_stays_until_the_order_of_the_next_one(
    sitting: HotSeat, steps: list[Step]
) -> None:
    ends = 0
    for before, events, after in steps:
        ranked = [event for event in events if event.kind == "next-in-order"]
        if not ranked or ranked[-1] is events[-1]:
            continue
        ends += 1
        views = told(sitting, (before, events, after))
        spent = {event.seat: event.amount("spent") for event in ranked}
        decided = events.index(ranked[0])
        shown = [seat.pounds_spent_this_round for seat in views[decided].seats]
        assert shown == [spent[seat] for seat in range(len(shown))]
        for view in views[:decided]:
            for seat in view.seats:
                assert seat.pounds_spent_this_round in (before.spent[seat.seat], spent[seat.seat])
    assert ends > 0


def told(sitting: HotSeat, step: Step) -> list[TableView]:
    """Return what is shown before a step and after each of its events."""
    before, events, after = step
    table = sitting.table
    table.show_view(before, VIEWER)
    shown: list[TableView] = []

    def hear(model: BrassModel) -> None:
        shown.append(model.view)

    performance = table.assembly.step_animator
    performance.step_animation(
        events, table.make_model(after, VIEWER), table.make_model, hear
    ).finish()
    return shown


def test_links_are_counted_owner_by_owner_and_nothing_is_lost(steps: list[Step]) -> None:
    _, events, _ = step_with(steps, "canal-era-ended", "link-scored")
    sorted_events = events_with_link_scores_sorted_by_owner(events)
    owners = [event.seat for event in sorted_events if event.kind == "link-scored"]
    assert owners == sorted(owners)
    assert sorted(map(repr, sorted_events)) == sorted(map(repr, events))


def test_an_era_is_scored_after_the_last_cards_are_gone_and_the_last_action_is_in_the_journal(
    sitting: HotSeat, steps: list[Step]
) -> None:
    before, events, after = step_with(steps, "canal-era-ended", "link-scored")
    table = sitting.table
    table.show_view(before, VIEWER)
    table.remove_later_journal_lines()
    timeline = table.prepare_step_animation(events, after, VIEWER)
    panel = table.parts.era_scoring
    while not panel.visible:
        timeline.advance(50)
    assert [len(seat.hand) for seat in table.drafted_or_shown_model.view.seats] == [0] * 4
    led_to_it = events[: [event.kind for event in events].index("canal-era-ended")]
    said = [entry.text for entry in table.journal.entries]
    assert said == [entry.text for entry in table.journal_entries(led_to_it, 0)]
    timeline.finish_all()
    table.add_to_journal(events, VIEWER, 7)
    said = [entry.text for entry in table.journal.entries]
    assert said == [entry.text for entry in table.journal_entries(events, 7)]


def test_a_scoring_that_a_person_opens_stays_open_while_others_play(
    sitting: HotSeat, steps: list[Step]
) -> None:
    before, events, after = step_with(steps, "canal-era-ended", "link-scored")
    table = sitting.table
    table.show_view(before, VIEWER)
    table.prepare_step_animation(events, after, VIEWER).finish_all()
    table.add_to_journal(events, VIEWER, 7)
    panel = table.parts.era_scoring
    number = next(at for at, step in enumerate(steps) if step[1] is events)
    later = steps[number + 1 : number + 4]
    _, following, then = later[0]
    table.prepare_step_animation(following, then, VIEWER).finish_all()
    assert not panel.visible, "the animation closes its own"
    present(table.parts.last_scoring_button.on_click)()
    assert panel.visible
    for _, following, then in later[1:]:
        timeline = table.prepare_step_animation(following, then, VIEWER)
        assert panel.visible
        timeline.finish_all()
        assert panel.visible
    present(table.parts.era_scoring.on_click)()
    assert not panel.visible


def test_an_era_is_counted_with_everything_on_the_map_and_then_it_is_night(
    sitting: HotSeat, steps: list[Step]
) -> None:
    before, events, after = step_with(steps, "canal-era-ended", "link-scored")
    table = sitting.table
    table.show_view(before, VIEWER)
    timeline = table.prepare_step_animation(events, after, VIEWER)
    links = set[int]()
    sums = list[tuple[int, ...]]()
    nights = list[str]()
    while timeline.is_playing:
        timeline.advance(50)
        panel = table.root.find("era-scoring")
        nights.append(table.drafted_or_shown_model.view.era)
        if panel is not None and panel.visible:
            links.add(len(table.drafted_or_shown_model.view.links))
            sums.append(panel.look.points_so_far_by_seat)  # type: ignore[attr-defined]  # the scoring's look
            coins = table.parts.flight_layer.children
            assert all(math.dist((coin.x, coin.y), (panel.x, panel.y)) > 100 for coin in coins)
    gained = [0] * 4
    for event in events:
        if event.kind in SCORING_EVENTS:
            gained[event.seat] += event.amount("points")
    assert sums[-1] == tuple(gained)
    assert sums[0] == (0,) * 4
    assert len(links) <= 2  # before and after the last link of the canal era was dug
    assert min(links) > 0
    assert (nights[0], nights[-1]) == ("canal", "rail")
    assert table.root.find("era-scoring") is None or not table.root.find("era-scoring").visible  # type: ignore[union-attr]  # it has just been found


# What stirs by itself on the map of Brass, and the layers over it.


@pytest.fixture
def late_sitting() -> HotSeat:
    """Sit down at a table in the middle of the rail era."""

    def late(state: BrassState, moves: tuple[Move, ...]) -> bool:
        return bool(
            state.phase == kinds.ACTIONS_PHASE and state.era == kinds.RAIL_ERA and state.round > 4
        )

    seat = HotSeat()
    seat.asked(late)
    return seat


@pytest.mark.thorough
def test_at_most_three_trains_run_and_only_on_rails_that_are_laid(late_sitting: HotSeat) -> None:
    model = BrassModel(late_sitting.workshop.state, 0)
    look = moving_scenery_look(model, load_map_plan())
    assert look.era == "rail"
    assert 0 < len(look.links_with_vehicle) <= MAX_MOVING_VEHICLES
    assert set(look.links_with_vehicle) <= {link.line for link in model.view.links}
    assert len(look.smoking_chimneys) <= MAX_SMOKING_CHIMNEYS


@pytest.mark.thorough
def test_life_moves_with_time_and_rests_where_it_is_not_wanted(late_sitting: HotSeat) -> None:
    timeline = late_sitting.host.stage.timeline
    board = late_sitting.ui.find(name="chart")
    life = board.animation_layer  # type: ignore[attr-defined]  # the board's own part
    timeline.advance(1000)
    assert life.seconds > 0
    timeline.are_endless_animations_off = True
    before = life.seconds
    timeline.advance(1000)
    assert life.seconds == before


def test_the_ferry_is_inked_for_the_night_after_the_map_was_asked_whether_it_is_sharp() -> None:
    seat = HotSeat()
    seat.asked(lambda state, moves: True)
    board = of_kind(seat.ui.find(name="chart"), BrassMapBoard)
    assert board.are_layers_drawn_in_current_size
    board.show_look(replace(present(board.look), era="rail"))
    assert [node.is_night for node in board.children if isinstance(node, FerryLineNode)] == [True]
    board.set_zoom(2 * board.coordinates.zoom)
    ferry = next(node for node in board.children if isinstance(node, FerryLineNode))
    assert ferry.is_night
    assert ferry.scale == board.coordinates.scale
    assert (ferry.x, ferry.y) == board.coordinates.window_position(board.plan.ferry_curve[0])


def test_whose_network_a_place_is_in_is_marked_while_it_is_wanted(late_sitting: HotSeat) -> None:
    before = late_sitting.table.comparable_contents()
    late_sitting.ui.press_keys("g")
    nodes = late_sitting.table.root.walk()
    plates = {node.target_name: node for node in nodes if isinstance(node, PlateNode)}
    marked = {name: seats_at(plate) for name, plate in plates.items() if seats_at(plate)}
    for link in late_sitting.table.drafted_or_shown_model.view.links:
        for place in link.places:
            if load_map_plan().places[place].space_middles:
                colour = late_sitting.table.context.art_colour_name(link.owner)
                assert colour in marked[place]
    late_sitting.ui.press_keys("g")
    assert late_sitting.table.comparable_contents() == before


def seats_at(plate: PlateNode) -> tuple[str, ...]:
    """The colours of those in whose network a place is."""
    assert isinstance(plate.look, BrassPlateLook)
    return plate.look.network_colour_names


def test_every_sound_of_a_motion_can_be_heard() -> None:
    sound = SoundPlayer(assets_folder() / "shared" / "sounds")
    sound.set_preferred_folder(assets_folder() / "brass" / "sounds")
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(MOTIONS.glob("*.py")))
    table = text.partition("SOUNDS = {")[2].partition("}")[0]
    names = re.findall(r"flights\.sound(?:_animation)?\(\"([a-z-]+)\"", text)
    names += re.findall(r": \"([a-z]+)\"", table)
    assert len(set(names)) > 12
    assert not [name for name in set(names) if not sound.variant_files(name)]


# Tags at nameplates: which cards of the hand name a place.


def tags(late_sitting: HotSeat) -> dict[str, str]:
    """Return the tag of every place that has one."""
    nodes = [node for node in late_sitting.table.root.walk() if isinstance(node, PlateNode)]
    looks = [(node.target_name, node.look) for node in nodes]
    return {
        at: it.card_numbers_text
        for at, it in looks
        if isinstance(it, BrassPlateLook) and it.card_numbers_text
    }


@pytest.mark.thorough
def test_the_numbers_of_cards_are_those_of_the_hand_and_gone_when_it_is_hidden() -> None:
    late_sitting = HotSeat()
    for seed in range(SEEDS):
        late_sitting.workshop.rules.deal(late_sitting.workshop.state, seed)
        seat = late_sitting.ask().seat
        hand = late_sitting.table.drafted_or_shown_model.view.seats[seat].hand
        twice = [name for name in tags(late_sitting) if hand.count(name) > 1]
        if twice:
            break
    places = [str(at) for at, card in enumerate(hand, 1) if card == twice[0]]
    assert tags(late_sitting)[twice[0]] == "·".join(places)
    before = tags(late_sitting)
    late_sitting.ui.press_keys("d")
    for _ in range(2):  # the first counter plays a card, which lies in the hand all the same
        late_sitting.ui.click(name="stack:cotton-mill")
    assert tags(late_sitting) == before
    late_sitting.table.set_hand_hidden(True)
    assert not tags(late_sitting)
