"""Every symbol that is printed or drawn at the table says what it is while it is pointed at."""

from math import dist
from typing import Final

import pytest

from game.application.box_factory import read_words
from game.engine.title import Options
from game.scene.nodes.tooltip import Tooltip, tooltip_from_source
from game.scene.stage.placed_nodes import node_under_pointer
from game.tabletop.art.palette import parse_colour
from game.tabletop.art.player_colours import PLAYER_COLOURS
from game.titles.tiletum.rules.components import EXPLORER_ACTION_NAME, TABLET_GAIN_NAMES
from game.titles.tiletum.rules.forecasts import results_by_die_value
from game.titles.tiletum.table.art import rose_window
from game.titles.tiletum.table.art.technology_signs import TONES_BY_LEVEL_STATE
from game.titles.tiletum.table.panels.rose_window import ROSE_WINDOW_CENTRE
from game.titles.tiletum.table.view import question_key, table_view
from tests.helpers.present import present
from tests.titles.tiletum.table.court import Court, action_sheet_of

pytestmark = pytest.mark.thorough

SILVER = Options("tiletum", 3, expansions=("silver",))

CLOSE: Final = 60.0
"""How far two colours lie apart, channel by channel, before they are taken for one another."""


def told_at(court: Court, point: tuple[float, float]) -> Tooltip:
    """Return the tip of what lies at a pixel."""
    spot = present(
        node_under_pointer(court.host.stage.visible_nodes(), point, finds_tooltip_nodes=True)
    )
    return present(tooltip_from_source(spot.node.tooltip))


def told_on_wheel(court: Court, at: tuple[float, float]) -> Tooltip:
    """Return the tip of a point of the wheel, from its middle."""
    rose = court.spot("rose")
    return told_at(
        court, rose.transform.to_px(ROSE_WINDOW_CENTRE[0] + at[0], ROSE_WINDOW_CENTRE[1] + at[1])
    )


def told_by(court: Court, name: str) -> Tooltip:
    """Return the tip of a part by its name."""
    return present(tooltip_from_source(court.ui.find(name=name).tooltip))


def at_a_die(court: Court) -> None:
    """Ask for a die."""
    court.asked(lambda state, moves: question_key(state) == "turn" and moves[0].kind == "take")


def test_the_ring_of_the_wheel_says_the_same_as_the_glass_below_it(court: Court) -> None:
    at_a_die(court)
    for place in range(6):
        enamel = told_on_wheel(
            court,
            rose_window.point_of_place_at_radius(place, rose_window.RADIUS_OF_CIRCLE_OF_SIGNS),
        )
        glass = present(tooltip_from_source(court.ui.find(name=f"petal:{place}").tooltip))
        assert enamel == glass


def test_a_bonus_tile_of_the_wheel_says_what_it_is_and_who_gets_it(court: Court) -> None:
    at_a_die(court)
    view = table_view(court.state)
    for place, (_, action) in enumerate(view.rose_window_values_and_actions):
        tip = told_on_wheel(
            court,
            rose_window.point_of_place_at_radius(
                place,
                rose_window.RADIUS_OF_CIRCLE_OF_SIGNS,
                rose_window.TILE_DEGREES_FROM_PLACE_MIDDLE,
            ),
        )
        tile = view.tile_by_action[action]
        if tile:
            assert tip.title.casefold() == court.table.context.area_name(tile).casefold()
            assert any("can also take this tile" in line for line in tip.lines)
        else:
            assert tip.title == "No bonus tile"


def test_the_explorer_field_and_the_footprints_say_what_they_are() -> None:
    court = Court((1920, 1080), options=SILVER)
    at_a_die(court)
    below = present(table_view(court.state).silver_view)
    places = [value for value, _ in table_view(court.state).rose_window_values_and_actions]
    field = told_on_wheel(
        court, rose_window.explorer_field_point(places.index(below.explorer_field_values[0]), -30.0)
    )
    assert field.title == "Explorer field"
    assert f"{below.explorer_field_values[0]} or {below.explorer_field_values[1]}" in field.lines[0]
    symbol = told_on_wheel(
        court, rose_window.step_symbol_point(places.index(below.step_symbol_value))
    )
    assert symbol.title == "Step symbol: a free step"
    assert f"a die showing {below.step_symbol_value}," in symbol.lines[0]


def test_each_kind_of_tablet_says_its_own_effect_and_a_covered_one_that_it_is_used_up() -> None:
    court = Court((1920, 1080), options=SILVER)
    words = {court.table.context.say(f"tablet-tip-{name}") for name in TABLET_GAIN_NAMES}
    assert len(words) == len(TABLET_GAIN_NAMES)
    court.asked(
        lambda state, _: table_view(state).action == "explorer" and any(state.covered_tablets)
    )
    below = present(table_view(court.state).silver_view)
    said = {
        present(tooltip_from_source(node.tooltip)).lines
        for node in court.table.parts.map_node.tablets.children
    }
    assert len(said) == len({(each.name, each.is_covered) for each in below.tablets})
    used = "Used up: an explorer has already passed it."
    assert {lines[1] for lines in said} == {"Only for the first explorer to pass it.", used}


def test_a_figure_over_a_road_leaves_the_tile_below_it_in_sight() -> None:
    court = Court()
    people = court.table.parts.map_node.people
    for name, plan in court.table.parts.map_node.plan.spaces.items():
        if plan.bonus_tile_point == plan.centre:
            x, y, half = *plan.centre, 21.0
            people.people_by_space = {name: (("oxblood", "merchant"), ("gorse", "architect"))}
            for left, top, width, height in people.figure_boxes_in_space(name):
                assert left >= half or left + width <= -half or top >= half or top + height <= -half
            assert (x, y) == plan.bonus_tile_point


def test_a_figure_over_a_town_tells_of_the_town_and_is_clicked_like_it(court: Court) -> None:
    at_a_die(court)
    chart = court.table.parts.map_node
    name, people = next(iter(chart.people.people_by_space.items()))
    at = chart.people.person_spot(name, 0, len(people))
    x, y = chart.coordinates.window_position(at)
    point = court.spot("chart").transform.to_px(x, y - 24 * chart.coordinates.scale)
    spot = present(
        node_under_pointer(court.host.stage.visible_nodes(), point, finds_tooltip_nodes=True)
    )
    assert spot.node is chart.targets[name]


@pytest.mark.parametrize(
    "figure", ["gold", "iron", "house", "pillar", "contract", "points", "dice"]
)
def test_every_figure_of_a_seat_says_what_it_counts(court: Court, figure: str) -> None:
    court.late()
    panel = court.ui.find(name="seat:1")
    told = present(panel.find(f"told:{figure}"))
    tip = present(tooltip_from_source(told.tooltip))
    own = table_view(court.state).seats[1]
    counts = {"gold": own.goods[0], "iron": own.goods[4], "house": own.houses_on_maps}
    counts |= {
        "pillar": own.pillars_on_maps,
        "contract": len(own.fulfilled_contracts),
        "points": own.points,
    }
    if figure == "dice":
        assert tip.title == "Dice taken this round"
    else:
        assert str(counts[figure]) in tip.title


def test_the_corruption_tokens_and_the_tile_of_the_king_say_what_they_are(court: Court) -> None:
    court.asked(lambda state, _: state.turn == 2 and bool(table_view(state).king_track.tile))
    track = court.ui.find(name="track")
    tokens = present(tooltip_from_source(present(track.find("told:tokens")).tooltip))
    assert tokens.title == "Corruption"
    assert tokens.lines[-1].startswith("This round so far: ")
    tile = present(tooltip_from_source(present(track.find("told:track-tile")).tooltip))
    assert "ahead on the king track" in tile.lines[-1]


@pytest.mark.parametrize("part", ["rounds", "turns", "order"])
def test_each_part_of_the_top_bar_says_what_it_shows(court: Court, part: str) -> None:
    at_a_die(court)
    assert told_by(court, f"told:{part}").lines


def apart(one: str, other: str) -> float:
    return sum(abs(a - b) for a, b in zip(parse_colour(one), parse_colour(other), strict=True))


@pytest.mark.parametrize("state", ["", "next"])
def test_a_level_nobody_has_reached_bears_no_colour_of_a_player(state: str) -> None:
    fill, line, _ = TONES_BY_LEVEL_STATE[state]
    tones = [tone for colour in PLAYER_COLOURS for tone in (colour.light, colour.mid, colour.dark)]
    for own in (fill, line):
        assert min(apart(own, tone) for tone in tones) > CLOSE


@pytest.mark.rule("S-201")
def test_a_die_below_the_explorer_field_tells_both_tiles_of_which_one_may_be_taken() -> None:
    court = Court(options=SILVER)
    at_a_die(court)
    view = table_view(court.state)
    field = present(view.silver_view).explorer_field_values
    die = next(m for m in court.moves() if m.kind == "take" and m.amount("value") in field)
    court.ui.click(name=f"die:{die.choice}.{die.amount('value')}")
    told = " ".join(present(action_sheet_of(court.table).look).die_value_effect_lines)
    action = results_by_die_value(court.state, court.mover, die.choice, die.amount("value"))
    for name in (action[die.amount("value") - 1].action, EXPLORER_ACTION_NAME):
        assert str(read_words("tiletum", "en").name_of_key(view.tile_by_action[name])) in told


@pytest.mark.rule("S-205")
@pytest.mark.parametrize("place", range(6))
def test_the_step_symbol_lies_in_the_middle_of_its_place(place: int) -> None:
    x, y = rose_window.step_symbol_point(place)
    middle = rose_window.point_of_place_at_radius(
        place, rose_window.RADIUS_OF_CIRCLE_OF_STEP_SYMBOLS, 0
    )
    border = rose_window.point_of_place_at_radius(
        place, rose_window.RADIUS_OF_CIRCLE_OF_STEP_SYMBOLS, rose_window.DEGREES_BETWEEN_PLACES / 2
    )
    assert dist((x, y), middle) < dist(middle, border) / 4
