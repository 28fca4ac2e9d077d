"""What is pointed at says what it would bring right now, by the rules and before it is played."""

import random
from math import hypot
from typing import cast

import pytest

from game.box.coach import Coach, read_explanations
from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import NOBODY, State
from game.engine.title import Options
from game.files.folders import assets_folder
from game.scene.nodes.tooltip import Tooltip
from game.table_protocol import PersonalQuestion
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import (
    ALL_FAIR_KINDS,
    CHARACTER_TILE_KIND,
    CONTRACT_TILE_KIND,
    GOOD_NAMES,
    parse_gain_parts,
)
from game.titles.tiletum.rules.forecasts import MoveForecast
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.art.tiles import printed_tiles
from game.titles.tiletum.table.art.underground_art import ROMAN_NUMERALS
from game.titles.tiletum.table.coaching import TiletumMoveForecaster, tiletum_position_facts
from game.titles.tiletum.table.map_board import HALF_WALK_COST_BADGE_SIZE
from game.titles.tiletum.table.map_plan import load_map_plan
from game.titles.tiletum.table.move_effects import compute_move_effects
from game.titles.tiletum.table.planned_moves import is_map_walking_action
from game.titles.tiletum.table.view import TiletumModel, question_key, table_view
from tests.helpers.present import present
from tests.titles.tiletum.table.court import Court

pytestmark = pytest.mark.thorough

COACH = assets_folder() / "tiletum" / "coach.toml"
SILVER = Options("tiletum", 3, expansions=("silver",))


def lines_of(court: Court, target: str) -> tuple[str, ...]:
    tip = court.table.tooltips.target_tooltip(target)
    return tip.lines if isinstance(tip, Tooltip) else ()


@pytest.mark.parametrize("of_dice", [True, False])
def test_the_coach_speaks_of_dice_not_while_tiles_are_taken(court: Court, of_dice: bool) -> None:
    court.asked(lambda _, moves: moves[0].kind == "take" and (not moves[0].card) == of_dice)
    seat = int(court.state.to_move)
    moves = court.moves()
    question = PersonalQuestion(seat, court.state, moves, can_undo=False, undo_reason="")
    facts = {**tiletum_position_facts(court.state, seat), "round": 1, "turn": 1}
    advice = [each for each in read_explanations(COACH) if each.asked_move_kind == "take"]
    fitting = [each.name for each in advice if each.applies_to(question, facts, moves[0])]
    assert ("first-die" in fitting) == of_dice
    assert of_dice or not fitting


def test_the_first_die_is_explained_before_the_analysis_answers(court: Court) -> None:
    court.asked(lambda _, moves: moves[0].kind == "take" and not moves[0].card)
    seat = int(court.state.to_move)
    question = PersonalQuestion(seat, court.state, court.moves(), can_undo=False, undo_reason="")
    facts = {**tiletum_position_facts(court.state, seat), "round": 1, "turn": 1}
    coach = Coach(read_explanations(COACH), tiletum_position_facts)
    assert present(coach.next_explanation(question, facts, None, ())).name == "first-die"


@pytest.mark.parametrize("has_contract", [True, False])
def test_the_coach_speaks_of_paying_for_a_tile_only_if_a_stored_tile_costs_goods(
    court: Court, has_contract: bool
) -> None:
    def has_tiles_that_cost_goods(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        facts = tiletum_position_facts(state, int(state.to_move))
        is_wanted = facts["stored"] > 0 and bool(facts["payable"]) == has_contract
        return is_wanted and moves[0].kind == "take" and not moves[0].card

    court.asked(has_tiles_that_cost_goods)
    seat = int(court.state.to_move)
    question = PersonalQuestion(seat, court.state, court.moves(), can_undo=False, undo_reason="")
    facts = {**tiletum_position_facts(court.state, seat), "round": 2, "turn": 2}
    named = {
        each.name
        for each in read_explanations(COACH)
        if each.name.startswith("fourth-die") and each.applies_to(question, facts, court.moves()[0])
    }
    assert named == {"fourth-die" if has_contract else "fourth-die-without-costs"}


def test_the_coach_says_of_an_empty_storehouse_only_that_it_is_empty(court: Court) -> None:
    def has_empty_storehouse(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        stored = tiletum_position_facts(state, int(state.to_move))["stored"]
        return not stored and moves[0].kind == "take" and not moves[0].card

    court.asked(has_empty_storehouse)
    seat = int(court.state.to_move)
    question = PersonalQuestion(seat, court.state, court.moves(), can_undo=False, undo_reason="")
    facts = {**tiletum_position_facts(court.state, seat), "round": 2, "turn": 2}
    named = {
        each.name
        for each in read_explanations(COACH)
        if each.name.startswith("fourth-die") and each.applies_to(question, facts, court.moves()[0])
    }
    assert named == {"fourth-die-without-tiles"}


def test_only_the_sixth_building_says_that_it_takes_every_type(court: Court) -> None:
    court.asked(lambda state, moves: moves[0].kind == "take")
    told = [
        number
        for number in range(1, 7)
        if "It takes characters of any type" in lines_of(court, f"building:{number}")
    ]
    assert told == [6]


def test_a_town_offers_no_contribution_that_its_viewer_has_made(court: Court) -> None:
    def has_contributed(state: TiletumState, _: tuple[Move, ...]) -> bool:
        return bool(contributed_spaces(state))

    def contributed_spaces(state: TiletumState) -> list[str]:
        model = TiletumModel(state, int(state.to_move))
        return [name for name in model.view.spaces if model.has_viewer_contributed(name)]

    court.asked(has_contributed)
    (space, *_) = contributed_spaces(court.state)
    lines = lines_of(court, space)
    assert "You’ve already contributed here" in lines
    assert not [line for line in lines if line.startswith("Contributing costs")]


def test_a_ring_goes_round_the_prices_of_what_it_points_at(court: Court) -> None:
    court.asked(lambda state, moves: sum(move.kind == "step" for move in moves) > 1)
    offers = present(court.table.ui_anchor("offers"))
    assert offers.box[1] < 0, "prices stand on the upper edge of the cards"
    step = next(move for move in court.moves() if move.kind == "step")
    town = present(court.table.ui_anchor(step.places[0]))
    assert town.box[2] > town.node.bounding_box()[2], "steps stand on the edge of the town"


def test_a_town_next_to_the_merchant_says_how_many_points_are_left(court: Court) -> None:
    court.asked(lambda state, moves: sum(move.kind == "step" for move in moves) > 1)
    step = next(move for move in court.moves() if move.kind == "step")
    view = TiletumModel(court.state, int(court.state.to_move)).view
    (first, *_) = lines_of(court, step.places[0])
    left = view.action_points_left - 1
    assert first.endswith(f"{left} AP left")


def test_a_far_town_says_how_long_the_way_is(court: Court) -> None:
    court.until(
        lambda state, moves: (
            question_key(state) == "act"
            and table_view(state).action_points_left > 2
            and is_map_walking_action(table_view(state).action)
        )
    )
    court.ask()
    far = next((name, way) for name, way in court.asking.pickable_paths.items() if len(way) == 2)
    assert lines_of(court, far[0])[0].startswith("2 steps, ")


def test_a_house_says_its_points_before_it_is_built(court: Court) -> None:
    def points_of(state: TiletumState, move: Move) -> int:
        after = state.clone()
        court.rules.apply(after, move.code)
        return int(cast("TiletumState", after).points[state.to_move] - state.points[state.to_move])

    def paying(state: TiletumState, moves: tuple[Move, ...]) -> list[Move]:
        houses = [move for move in moves if move.kind == "house" and move.places]
        return [move for move in houses if points_of(state, move)]

    court.asked(lambda state, moves: bool(paying(state, moves)))
    house = paying(court.state, court.moves())[0]
    said = " ".join(lines_of(court, house.places[0]))
    assert f"VP +{points_of(court.state, house)}" in said


def test_a_line_of_the_action_sheet_says_the_same_as_the_place_it_leads_to(court: Court) -> None:
    court.asked(lambda state, moves: moves[0].kind == "step")
    for number, answer in enumerate(court.asking.answer_lines):
        if len(answer.moves) == 1 and answer.moves[0].kind == "step":
            (place,) = answer.moves[0].places
            court.ui.hover(name=f"answer:{number + 1}")
            said = lines_of(court, f"line:{number}")[0]
            assert said.casefold() in lines_of(court, place)[0].casefold()
            return
    raise AssertionError("no step is asked about")


def test_a_step_to_the_town_of_a_fair_says_that_one_takes_part_there(court: Court) -> None:
    def fair_next(state: TiletumState, moves: tuple[Move, ...]) -> list[int]:
        view = table_view(state)
        towns = {fair.town: fair for fair in view.fairs if fair.round >= view.round}
        places = [move.places[0] for move in moves if move.kind == "step" and move.places]
        if view.action != "merchant":
            return []
        seat = int(state.to_move)
        return [
            towns[at].round
            for at in places
            if at in towns and not towns[at].takes_part_by_seat[seat]
        ]

    court.asked(lambda state, moves: bool(fair_next(state, moves)))
    number = fair_next(court.state, court.moves())[0]
    town = table_view(court.state).fairs[number - 1].town
    assert f"take part in fair {ROMAN_NUMERALS[number]} " in lines_of(court, town)[0]


def test_a_contract_on_offer_says_what_it_costs(court: Court) -> None:
    court.asked(lambda state, moves: moves[0].kind == "take")
    view = TiletumModel(court.state, 0).view
    told = [lines_of(court, f"offer:{tile}")[-1] for tile in view.offered_contracts if tile]
    assert told[0].startswith("Costs ")


@pytest.mark.parametrize("options", [Options("tiletum", 2), SILVER], ids=["base", "silver"])
def test_whatever_may_be_picked_can_be_told_of_all_through_a_game(options: Options) -> None:
    court = Court(options=options)
    chance = random.Random(8)
    court.rules.deal(court.state, 8)
    told = 0
    asked = 0
    while court.state.to_move != NOBODY:
        if court.state.to_move >= 0:
            asked += 1
            if asked % 5 == 0:
                court.ask()
                before = court.state.to_plain()
                for target in court.asking.pickable_areas:
                    told += bool(lines_of(court, target))
                for number in range(len(court.asking.answer_lines)):
                    told += bool(lines_of(court, f"line:{number}"))
                assert court.state.to_plain() == before
        court.rules.apply(court.state, court.choose(chance))
    assert told > len(GOOD_NAMES) * 10


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_tip_of_a_line_leaves_the_head_of_the_action_sheet_in_sight(
    size: tuple[int, int],
) -> None:
    court = Court(size)
    court.asked(lambda state, moves: moves[0].kind == "step")
    court.ui.hover(name="answer:1")
    court.ui.advance_time(0.5)
    stage = court.host.stage
    bubble = present(stage.tooltips.bubble)
    action_sheet = next(spot for spot in stage.visible_nodes() if spot.node.name == "action-sheet")
    assert not bubble.bubble_position.rect.colliderect(
        action_sheet.visible_rect().inflate(-30, -30)
    )


def test_a_die_of_the_explorer_field_says_that_it_may_be_explorer_instead() -> None:
    court = Court((1920, 1080), options=SILVER)
    court.asked(lambda state, moves: question_key(state) == "turn" and moves[0].kind == "take")
    below = present(table_view(court.state).silver_view)
    for value in range(1, 7):
        told = any("explorer" in line.lower() for line in lines_of(court, f"petal:{value}"))
        assert told == (value in (*below.explorer_field_values, below.step_symbol_value))


def test_what_a_line_brings_is_reckoned_once_while_it_is_pointed_at(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    court.asked(lambda state, moves: moves[0].kind == "step")
    asked: list[Move] = []
    after = TiletumMoveForecaster.forecast_of_move

    def noted(guide: TiletumMoveForecaster, view: State, move: Move) -> MoveForecast:
        asked.append(move)
        return after(guide, view, move)

    monkeypatch.setattr(TiletumMoveForecaster, "forecast_of_move", noted)
    court.ui.hover(name="answer:1")
    for _ in range(30):
        court.ui.advance_time(1 / 30)
        court.host.stage.update_before_next_drawing()
    assert len(asked) == 1


@pytest.mark.rule("T-506")
def test_a_crest_that_is_owned_already_says_why_it_cannot_be_taken(court: Court) -> None:
    def owned_again(state: TiletumState, _moves: tuple[Move, ...]) -> list[str]:
        view = table_view(state)
        own = view.seats[max(int(state.to_move), 0)]
        held = {tile for tile in own.storehouse_tiles if tile.startswith("crest:")}
        held |= {f"crest:{building.crest}" for building in own.buildings}
        free = not all(own.storehouse_tiles)
        offered = [f"offer:{tile}" for tile in view.offered_contracts if tile in held]
        lying = [space.name for space in view.spaces.values() if space.tile in held]
        return [*offered, *lying] if free else []

    court.asked(lambda state, moves: bool(owned_again(state, moves)))
    name = owned_again(court.state, court.moves())[0]
    assert any("You already have this crest" in line for line in lines_of(court, name))


@pytest.mark.rule("T-505")
def test_a_tile_says_that_the_storehouse_is_full(court: Court) -> None:
    court.asked(
        lambda state, _: all(table_view(state).seats[max(int(state.to_move), 0)].storehouse_tiles)
    )
    tile = next(tile for tile in table_view(court.state).offered_contracts if tile)
    assert any("storehouse is full" in line for line in lines_of(court, f"offer:{tile}"))


def test_a_crest_tells_what_its_place_brings_and_a_person_that_no_room_is_left(
    court: Court,
) -> None:
    court.asked(lambda state, moves: any(move.kind == "crest" for move in moves))
    crest = next(m for m in court.moves() if m.kind == "crest")
    model = court.table.tooltips.model
    assert lines_of(court, f"building:{crest.amount('building')}")[-1].startswith("Then ")
    state = present(model).state
    named = present(model).view.offered_characters
    for cells, tile in ((state.rooms, 0), (state.store, int(kinds.EMPTY))):
        for cell in range(len(cells)):
            cells[cell] = tile
    assert lines_of(court, f"offer:{named[0]}")[-1].startswith("None of your buildings has a room")


def test_the_price_of_a_way_leaves_the_whole_name_of_its_town_in_sight(court: Court) -> None:
    """A name may be as wide as its plate less the margin, and as high as its capitals."""
    margin, letters = 8.0, 8.0
    targets = court.table.parts.map_node.targets
    for name, plan in load_map_plan().spaces.items():
        if plan.name_plate_rect is None or name not in targets:
            continue
        left, top, width, height = plan.name_plate_rect
        end = left + width - margin - plan.centre[0]
        foot = top + height / 2 + letters - plan.centre[1]
        x, y = targets[name].walk_cost_spot
        assert hypot(x - end, y - foot) > HALF_WALK_COST_BADGE_SIZE, name


def test_a_stored_tile_is_not_said_to_go_to_the_storehouse(court: Court) -> None:
    court.asked(lambda _, moves: any(move.kind == "use" for move in moves))
    tile = next(move.card for move in court.moves() if move.kind == "use")
    offered = next(filter(None, present(court.table.model).view.offered_contracts))
    assert "goes to your storehouse" not in " ".join(lines_of(court, f"store:{tile}"))
    assert "goes to your storehouse" in " ".join(lines_of(court, f"offer:{offered}"))


def test_a_fair_that_is_over_is_said_to_be_over(court: Court) -> None:
    court.late()
    said = " ".join(court.table.position_paragraphs())
    assert "Fair I in" in said
    assert said.count(" is over.") == 2
    labels = [court.ui.find(name=f"fair:{number}").label for number in (1, 2, 3)]
    assert [label.endswith("is over") for label in labels] == [True, True, False]


def test_the_fair_of_the_king_counts_the_space_of_the_king_track(court: Court) -> None:
    court.late()
    court.state.fair[2] = ALL_FAIR_KINDS.index("king")
    court.ask()
    said = court.ui.find(name="fair:3").label
    assert "VP + the number of your king track space" in said
    assert "×" not in said


def test_a_contract_with_an_action_says_that_the_action_follows(court: Court) -> None:
    def with_action(state: TiletumState, moves: tuple[Move, ...]) -> list[Move]:
        if question_key(state) != "act" or table_view(state).action_points_left < 2:
            return []
        return [move for move in moves if move.kind == "fulfil" and ":character" in move.card]

    court.asked(lambda state, moves: bool(with_action(state, moves)))
    move = with_action(court.state, court.moves())[0]
    said = " ".join(lines_of(court, f"store:{move.card}"))
    assert "then: character action" in said
    assert "AP left" not in said


def test_a_crest_that_completes_a_building_says_what_its_marker_adds(court: Court) -> None:
    court.asked(lambda _, moves: completing_crest(court, moves) is not None)
    move = present(completing_crest(court, court.moves()))
    model = TiletumModel(court.state, int(court.state.to_move))
    forecast = TiletumMoveForecaster(court.game).forecast_of_move(court.state, move)
    effects = compute_move_effects(model, forecast)
    assert effects.completed_building == move.amount("building")
    assert effects.added_action_points


def completing_crest(court: Court, moves: tuple[Move, ...]) -> Move | None:
    """Return a crest's move below one of buildings 1 to 5 with all rooms taken, None without."""
    seat = int(court.state.to_move)
    buildings = table_view(court.state).seats[seat].buildings
    full = {each.number for each in buildings[:-1] if all(each.person_by_floor)}
    return next((m for m in moves if m.kind == "crest" and m.amount("building") in full), None)


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("place", ["store", "offer"])
def test_a_contract_or_character_says_what_is_printed_on_it(place: str, language: str) -> None:
    court = Court(language=language, options=SILVER)
    court.asked(lambda _, moves: len(moves) > 1)
    told = 0
    for name, kind in printed_tiles().kind_by_name.items():
        if kind.kind not in (CONTRACT_TILE_KIND, CHARACTER_TILE_KIND):
            continue
        first = lines_of(court, f"{place}:{name}")[0]
        for part, number in (*kind.contract_cost, *parse_gain_parts(kind.gain_text)):
            assert court.table.context.words.say(f"printed.part.{part}", number=number) in first
        assert not kind.points or str(kind.points) in first
        told += 1
    assert told > 40


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_rounds_are_written_alike_in_bar_and_journal(language: str) -> None:
    court = Court(language=language)
    court.late()
    began = Event("round-began", NOBODY, amounts=(("round", 3),))
    (entry,) = court.table.journal_entries((began,), 1)
    assert "III" in entry.text
    assert "III" in present(court.table.tooltips.target_tooltip("rounds")).title
