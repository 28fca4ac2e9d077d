"""What a game begins with, and what is in the box (T-1)."""

from collections import Counter
from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from game.engine.rules import NOBODY
from game.titles.tiletum.components import components_digest, load_components
from tests.helpers.component_files import Mistake, changed_files, mistakes_of
from tests.helpers.table_host import faults_of_deals
from tests.titles.tiletum.tiletum_tables import new_table

rule = pytest.mark.rule
PRINTED = ["merchant", "architect", "character", "contract", "king", "joker"]
TASKS = ("buy", "use", "exchange")


@pytest.mark.thorough
@rule("T-101")
def test_two_to_four_seats_play_four_rounds_of_three_turns() -> None:
    table = new_table(2, seed=3)
    dice = 0
    while table.state.to_move != NOBODY:
        table.let_luck()
        if table.state.to_move != NOBODY:
            last = next(t for t in table.moves() if not t.startswith(TASKS))
            dice += last.startswith("take") and table.phase == "turn"
            table.play(last)
    assert dice == 2 * 12
    assert table.look()["round"] == 4


@rule("T-105", "T-106", "T-107", "T-108", "T-109", "T-111", "T-112", "T-113", "T-114")
@rule("C-101", "C-102", "C-104", "S-104", "S-107", "S-108", "S-109", "S-110", "S-901", "S-902")
def test_every_deal_is_as_the_oracle_has_it_by_the_rules() -> None:
    assert faults_of_deals("tiletum", "standard") == []


@rule("T-103")
def test_a_seed_makes_a_game_and_its_luck() -> None:
    def told(seed: int) -> str:
        return new_table(4, seed).let_luck().text()

    assert told(5) == told(5)
    assert told(5) != told(6)


@rule("T-104")
@pytest.mark.parametrize(("players", "tiles"), [(2, 19 + 30 + 42), (3, 22 + 40 + 48), (4, 125)])
def test_marked_tiles_are_used_with_more_seats(players: int, tiles: int) -> None:
    table = new_table(players)
    look = table.look()
    there = [*look["contract_offer"], *look["character_offer"], look["king_tile"]]
    there += [*look["action_tiles"].values(), *look["map_tiles"].values()]
    there += [tile for deck in look["decks"].values() for tile in deck]
    assert len(there) == tiles
    assert Counter(there)["crest:rose"] == (3 if players == 4 else 2)


@rule("T-105")
def test_six_actions_are_shuffled_onto_the_wheel() -> None:
    wheels = {tuple(new_table(2, seed).look()["wheel"]) for seed in range(20)}
    assert len(wheels) > 15


@rule("T-107")
def test_five_contracts_and_five_characters_are_offered() -> None:
    look = new_table(2).look()
    assert len(look["contract_offer"]) == len(look["character_offer"]) == 5


@rule("T-108")
def test_fairs_are_drawn_of_all_towns_and_tiles() -> None:
    games = [new_table(2, seed).look()["fairs"] for seed in range(40)]
    assert len({town for fairs in games for town, _ in fairs}) == 9
    assert len({fair for fairs in games for _, fair in fairs}) == 11


@rule("T-113")
def test_the_first_order_is_random() -> None:
    games = [new_table(3, seed).look() for seed in range(30)]
    assert len({tuple(look["order"]) for look in games}) == 6


@rule("T-114")
def test_in_a_first_game_the_wheel_is_turned_at_random() -> None:
    wheels = [new_table(2, seed, ("first-game",)).look()["wheel"] for seed in range(30)]
    assert len({tuple(wheel) for wheel in wheels}) == 6


@rule("T-115")
def test_a_view_hides_nothing_but_the_luck_to_come() -> None:
    table = new_table(3).let_luck()
    lines = table.text().splitlines()
    for seat in range(3):
        seen = table.game.position_text(table.view_of(seat), table.game.colours).splitlines()
        assert seen == [line for line in lines if not line.startswith("luck")]


def test_a_box_with_other_numbers_has_another_digest(tmp_path: Path) -> None:
    old, new = (f"goods_per_point = {goods}" for goods in (4, 5))
    changed = load_components(changed_files("tiletum", tmp_path, "box", old, new))
    assert changed.goods_per_point == 5
    assert components_digest(changed) != components_digest(load_components())


@mistakes_of(Path(__file__).with_name("mistakes.txt"))
def test_a_box_that_cannot_be_is_refused(tmp_path: Path, mistake: Mistake) -> None:
    with pytest.raises(Unreadable) as refused:
        load_components(mistake.made("tiletum", tmp_path))
    assert str(refused.value) == mistake.sentence


@pytest.mark.thorough
@rule("T-201", "T-203")
def test_a_round_has_three_turns_of_each_seat_with_corruption_before_each() -> None:
    table = new_table(3, seed=2)
    phases: list[str] = []
    turns: list[tuple[int, int]] = []
    while table.look()["round"] == 1:
        if table.phase not in ("play", "refill") and table.phase not in phases[-1:]:
            phases.append(table.phase)
        if table.phase == "turn" and table.look()["step"] not in [t for _, t in turns[-1:]]:
            turns.append((table.look()["turn"], table.look()["step"]))
        if table.to_move == "luck":
            table.play(next(iter(table.odds())))
        else:
            table.play(next(t for t in table.moves() if not t.startswith(("buy", "use"))))
    assert phases[0] == "dice"
    assert phases.count("corruption") == 3
    assert turns == [(turn, step) for turn in (1, 2, 3) for step in (0, 1, 2)]


@pytest.mark.thorough
@rule("T-202")
@pytest.mark.parametrize(("players", "dice", "each"), [(2, 8, 2), (3, 11, 3), (4, 14, 4)])
def test_dice_are_drawn_and_rolled_one_by_one(players: int, dice: int, each: int) -> None:
    table = new_table(players)
    assert table.odds() == {
        f"die {good} {value}": each
        for good in ("gold", "food", "wool", "stone", "iron")
        for value in range(1, 7)
    }
    for number in range(each):
        table.play(f"die stone {number + 1}")
    assert not [text for text in table.odds() if "stone" in text]
    while table.phase == "dice":
        table.play(next(iter(table.odds())))
    assert sum(map(len, table.look()["dice"].values())) == dice
    assert table.look()["dice"]["stone"] == list(range(1, each + 1))
