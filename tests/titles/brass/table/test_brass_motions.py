"""What moves at the table of Brass, and what is shown while it moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest

from game.engine.knowledge import Event
from game.engine.rules import CHANCE, NOBODY, State
from game.tabletop.motion.flights import point_on, ride
from game.titles.brass.rules.narrate import TELLERS
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.look.reckoning import SCORED
from game.titles.brass.table.motions.performance import REPERTOIRE, by_owner
from game.titles.brass.table.view_model import BrassModel
from tests.titles.brass.table.sitting import LIKED, HotSeat

VIEWER = 0
SEED = 40  # every kind of sale comes about in its game
Step = tuple[State, tuple[Event, ...], State]


@pytest.fixture(scope="module")
def sitting() -> Iterator[HotSeat]:
    """Sit down at a table."""
    seat = HotSeat()
    yield seat
    seat.close()


@pytest.fixture(scope="module")
def steps(sitting: HotSeat) -> list[Step]:
    """All steps of a game as one seat sees them."""
    workshop, chance = sitting.workshop, random.Random(SEED)
    workshop.rules.deal(workshop.state, SEED)
    found = []
    while workshop.state.to_move != NOBODY:
        before = workshop.view(VIEWER)
        if workshop.state.to_move == CHANCE:
            code = workshop.rules.draw_outcome(workshop.state)
        else:
            moves = workshop.moves()
            weights = [LIKED.get(move.kind, 1.0) for move in moves]
            code = chance.choices(moves, weights)[0].code
        face = workshop.game.move(workshop.state, code)
        workshop.rules.apply(workshop.state, code)
        after = workshop.view(VIEWER)
        found.append((before, workshop.game.narrate(before, face, after, VIEWER), after))
    return found


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
    assert set(REPERTOIRE) | silent >= told | silent
    assert len(TELLERS) <= len(told | silent)


@pytest.mark.parametrize("kind", ["built", "laid-rail", "demand-fell", "flipped", "coal-taken"])
def test_something_flies_while_a_step_is_played_and_nothing_stays_in_the_air(
    sitting: HotSeat, steps: list[Step], kind: str
) -> None:
    before, events, after = step_with(steps, kind)
    table = sitting.table
    table.show(before, VIEWER)
    still = table.picture()
    timeline = table.animate(events, after, VIEWER)
    seen = []
    while timeline.busy:
        timeline.advance(40)
        seen.append(table.picture())
    assert any(picture != still for picture in seen[:-1])
    table.show(after, VIEWER)
    assert seen[-1] == table.picture()


def test_a_ride_goes_along_its_way_at_an_even_pace_and_ends_exactly(sitting: HotSeat) -> None:
    way = [(0.0, 0.0), (100.0, 0.0), (100.0, 50.0)]
    assert point_on(way, 0.5) == (75.0, 0.0)
    assert point_on(way, 5 / 6) == (100.0, 25.0)
    node = sitting.table.root
    at = node.x, node.y
    ride(node, way, 100.0).finish()
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
    shown = income_told(sitting, (before, events, after), seat)
    last = cast("BrassState", after).income[seat]
    assert shown[0] == cast("BrassState", before).income[seat]
    assert shown[-1] == last
    at = [event.kind for event in events].index("flipped")
    assert set(shown[: at + 1]) == {shown[0]}


def income_told(sitting: HotSeat, step: Step, seat: int) -> list[int]:
    """Return the income space of a seat before a step and after each of its events."""
    before, events, after = step
    table = sitting.table
    table.show(before, VIEWER)
    told: list[int] = []
    turn = table._pass_stand

    def hear(model: BrassModel) -> None:
        told.append(model.view.seats[seat].income_space)
        turn(model)

    table._pass_stand = hear  # type: ignore[method-assign]  # to hear what is shown in between
    table.animate(events, after, VIEWER).finish()
    del table._pass_stand
    return told


def test_links_are_counted_owner_by_owner_and_nothing_is_lost(steps: list[Step]) -> None:
    _, events, _ = step_with(steps, "canal-era-ended", "link-scored")
    sorted_events = by_owner(events)
    owners = [event.seat for event in sorted_events if event.kind == "link-scored"]
    assert owners == sorted(owners)
    assert sorted(map(repr, sorted_events)) == sorted(map(repr, events))


def test_an_era_is_counted_with_everything_on_the_map_and_then_it_is_night(
    sitting: HotSeat, steps: list[Step]
) -> None:
    before, events, after = step_with(steps, "canal-era-ended", "link-scored")
    table = sitting.table
    table.show(before, VIEWER)
    timeline = table.animate(events, after, VIEWER)
    links, sums, nights = set[int](), list[tuple[int, ...]](), list[str]()
    while timeline.busy:
        timeline.advance(50)
        panel = table.root.find("reckoning")
        nights.append(table.shown.era)
        if panel is not None and panel.visible:
            links.add(len(table.shown.links))
            sums.append(panel.look.sums)  # type: ignore[attr-defined]  # the reckoning's look
    gained = [0] * 4
    for event in events:
        if event.kind in SCORED:
            gained[event.seat] += event.amount("points")
    assert sums[-1] == tuple(gained)
    assert sums[0] == (0,) * 4
    assert len(links) <= 2  # before and after the last link of the canal era was dug
    assert min(links) > 0
    assert (nights[0], nights[-1]) == ("canal", "rail")
    assert table.root.find("reckoning") is None or not table.root.find("reckoning").visible  # type: ignore[union-attr]  # it has just been found


def test_any_step_can_be_finished_at_any_moment(sitting: HotSeat, steps: list[Step]) -> None:
    table = sitting.table
    chosen = [*steps[::37], step_with(steps, "canal-era-ended")]
    for number, (before, events, after) in enumerate(chosen):
        table.show(before, VIEWER)
        timeline = table.animate(events, after, VIEWER)
        timeline.advance(130.0 * number)
        timeline.finish()
        told = table.picture()
        table.show(after, VIEWER)
        assert table.picture() == told
