"""The edition of 2007 (C): its set-up, a whole game, what everybody sees, and where it is offered.

Its rules case by case: `cases/edition_2007.txt`.
"""

from pathlib import Path
from typing import Any

import pytest

from game.application.app_factory import make_app
from game.application.computer_players import InstantPlayers
from game.client.stored.settings import Settings
from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.table_protocol import PersonalQuestion
from game.titles import title_by_name
from game.titles.tinners_trail.components.edition_2007 import load_components_2007
from game.titles.tinners_trail.notation.game_options import (
    EDITION_2007,
    REMASTERED_EDITION,
    TITLE_NAME,
)
from game.titles.tinners_trail.rules.forecasts import table_view_after_move_unless_tile_unknown
from tests.helpers.present import present
from tests.titles.tinners_trail.tables import Table, new_table, read, table_of

rule = pytest.mark.rule
PRINTED = {
    ground.area: (ground.tin, ground.copper) for ground in load_components_2007().printed_ore
}
EXAMPLE = Path(__file__).parent / "example.toml"
LAST = "edition 2007; invested yellow blue; work 3 pink; kea pink 2/0/0"


def dealt(players: int, seed: int) -> Table:
    """Return a newly dealt game of the edition."""
    return new_table(players, seed, edition=EDITION_2007)


@rule("C-1")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_begins_with_15_pounds_6_mines_12_cubes_and_no_points(players: int) -> None:
    for seat in dealt(players, 7).look().seats:
        assert (seat.money, seat.mines_left, seat.investment_cubes_left, seat.points) == (
            15,
            6,
            12,
            0,
        )


@rule("C-1", "C-19")
def test_the_turn_order_of_round_1_is_drawn_and_the_same_seed_gives_the_same_game() -> None:
    orders = {dealt(4, seed).look().seats_by_track_column[0] for seed in range(20)}
    assert len(orders) > 10
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert dealt(4, 11).text() == dealt(4, 11).text()


@rule("C-1", "C-2")
def test_only_3_or_4_play_without_tiles_cards_or_lord_wallace() -> None:
    for players in (2, 5):
        with pytest.raises(Unreadable, match=r"allowed in the edition of 2007: 3, 4 players\.$"):
            title_by_name(TITLE_NAME).make_game(Options(TITLE_NAME, players, EDITION_2007))
    with pytest.raises(Unreadable, match="The expansions have arsenic"):
        title_by_name(TITLE_NAME).make_game(Options(TITLE_NAME, 3, EDITION_2007, ("arsenic",)))
    with pytest.raises(Unreadable, match="Lord Wallace does not play"):
        title_by_name(TITLE_NAME).make_game(Options(TITLE_NAME, 2, EDITION_2007, automa=()))


@rule("C-2", "C-17")
def test_dice_are_rolled_for_the_eleven_areas_with_printed_ore_and_seen_until_the_prices() -> None:
    assert len(PRINTED) == 11
    assert [sum(ore) for ore in zip(*PRINTED.values(), strict=True)] == [8, 10]
    for seed in range(20):
        table = dealt(4, seed)
        assert table.shows("phase prices; to_move luck; boxes {}")
        areas = table.look().areas
        assert len(areas) == 19
        for area in areas:
            assert area.printed_tin_and_copper == PRINTED.get(area.name, (0, 0))
            assert (area.set_up_dice_faces is not None) == (area.name in PRINTED)
            tin, copper, water = area.set_up_dice_faces or (0, 0, 0)
            assert (area.tin, area.copper) == (
                area.printed_tin_and_copper[0] + tin,
                area.printed_tin_and_copper[1] + copper,
            )
            assert area.water == water
            assert not area.set_up_dice_faces or (tin <= 3 and copper <= 4 and 2 <= water <= 4)
        assert not any(area.set_up_dice_faces for area in table.play("roll tin 1 1 2").look().areas)


@rule("C-3")
def test_a_round_is_prices_actions_sale_investments_prospecting() -> None:
    table = dealt(3, 4)
    seen = []
    for _round in range(4):
        table.play("roll tin 1 1 2", "roll copper 1 1 2", "pass", "pass", "pass")
        while table.phase in ("invest", "prospect"):
            seen.append(table.phase)
            table.play(table.moves()[0])
    assert table.phase == "over"
    assert seen == [*["invest"] * 3, *["prospect"] * 4] * 3 + ["invest"] * 3


@rule("C-14", "C-24")
def test_the_example_of_an_investment() -> None:
    table = read(EXAMPLE.read_text(encoding="utf-8"))
    assert table.moves() == ["invest none", "invest 5", "invest 15"]
    table.play("invest 15")
    assert table.shows('green points 25 money 9 cubes_left 10; boxes {2 = {15 = ["green"]}}')


@rule("C-22")
def test_the_dice_of_an_area_weigh_what_their_faces_do() -> None:
    table = table_of("edition 2007").play("build padstow", "bid 1", "drop", "drop")
    odds = table.odds()
    assert (len(odds), sum(odds.values())) == (60, 216)
    assert odds["roll area 1 2 3"] == 2 * 2 * 3


@rule("C-12", "C-27")
def test_empty_ground_says_what_stands_there_does_to_its_dice() -> None:
    words = "padstow port; lanivet train; adits lanivet+padstow; kea 0/0/1; camborne pink"
    look = table_of("edition 2007", words).look()
    plain = look.area("st-just").empty_ground
    ground = look.area("padstow").empty_ground
    assert plain is not None
    assert ground is not None
    assert (
        plain.cubes_added_to_ore_dice,
        plain.cubes_taken_off_water_die,
        plain.min_cubes,
        plain.max_cubes,
    ) == (0, 0, (0, 0, 2), (3, 4, 4))
    assert (
        ground.cubes_added_to_ore_dice,
        ground.cubes_taken_off_water_die,
        ground.min_cubes,
        ground.max_cubes,
    ) == (1, 3, (1, 1, 0), (4, 5, 1))
    assert look.area("kea").empty_ground is look.area("camborne").empty_ground is None


@rule("C-14")
def test_boxes_show_their_cubes_and_which_are_open_now() -> None:
    boxes = '1 = {10 = ["yellow"]}, 2 = {10 = ["pink", "blue"]}'
    words = "edition 2007; round 2; phase invest; to_move pink; invested pink yellow blue"
    first, second = (
        table_of(words, f"boxes {{{boxes}}}; pink money 20").look().investment_boxes_by_round[:2]
    )
    assert [box.owners_of_cubes for box in first] == [(), (1,), (), (), (), ()]
    assert not any(box.is_open for box in first)
    assert [(box.pounds, box.points) for box in second[:3]] == [(5, 5), (10, 10), (15, 15)]
    assert [box.is_open for box in second] == [True, False, True, True, True, True]
    assert second[1].owners_of_cubes == (0, 2)


@rule("C-7")
def test_a_forecast_of_the_last_action_shows_neither_the_pass_nor_the_sale() -> None:
    table = table_of(LAST)

    def after(text: str) -> Any:
        view = present(
            table_view_after_move_unless_tile_unknown(
                table.state, table.game.parse_move(table.state, text)
            )
        )
        return view.seats[0]

    assert table.player("pink").has_one_action_left
    then = after("extract kea tin 2 copper 0")
    assert (then.tin, then.track_column, then.passing_row) == (2, 4, -1)
    assert after("pass").passing_row == 2


@rule("C-15")
def test_whoever_prospects_is_named_and_the_ground_whose_dice_are_due() -> None:
    table = table_of("edition 2007; phase prospect; prospectors pink yellow")
    assert (table.state.next_prospector, table.state.later_prospector) == (0, 1)
    look = table.play("prospect padstow").look()
    assert (look.area_with_dice_due, look.auction) == ("padstow", None)


def test_every_page_offers_it_after_the_remastered_one_with_a_table_of_its_own(
    tmp_path: Path,
) -> None:
    box = make_app(tmp_path, Settings(), InstantPlayers()).box
    assert box.editions == (REMASTERED_EDITION, EDITION_2007)
    assert (
        box.table_factory_of(REMASTERED_EDITION)
        is box.table_factory
        is not box.table_factory_of(EDITION_2007)
    )
    assert box.table_factory_of(EDITION_2007).leaving_reply_kind == "drop"
    assert not box.table_factory_of(EDITION_2007).private_move_kinds


@rule("C-15")
@pytest.mark.parametrize("game_round", [1, 4])
def test_who_passes_first_is_told_of_prospecting_but_not_in_round_4(
    game_round: int, tmp_path: Path
) -> None:
    box = make_app(tmp_path, Settings(), InstantPlayers()).box
    coach = present(box.coach_of_edition(EDITION_2007))
    table = table_of(f"edition 2007; round {game_round}; pink ore tin 2 copper 0")
    moves = [table.game.readable_move(table.state, table.game.parse_move(table.state, "pass"))]
    question = PersonalQuestion(0, table.state, tuple(moves), False, "")
    facts = {
        **coach.decision_facts(table.state, 0),
        **coach.move_facts(table.state, 0, moves[0], ()),
    }
    others = {each.name for each in coach.explanations} - {"pass-2007"}
    due = coach.next_explanation(question, facts, moves[0], others)
    assert (due is not None) == (game_round == 1)
