"""What is told of his steps, and why: events, facts and sentences."""

import pytest

from ai.titles.tinners_trail.lord_wallace import explained
from game.engine.options import Options
from game.places import assets_folder
from game.titles import title
from game.titles.tinners_trail.notation.offer import OPTION_SETS
from game.titles.tinners_trail.rules.plain_form import FORM
from game.titles.tinners_trail.rules.wallace.facts import BidRolled, CardShown, ListChoice, Passed
from game.titles.tinners_trail.rules.wallace.kinds import ACTION_WORDS
from game.titles.tinners_trail.rules.wallace.rehearsal import rehearse
from game.titles.tinners_trail.rules.wallace.rehearsed_actions import LISTS, PIECES
from game.titles.tinners_trail.rules.wallace.scenes import Scene
from game.titles.tinners_trail.rules.wallace.trace import explain
from game.words import Words as Sentences
from tests.titles.tinners_trail.tables import Table, face_up, new_table
from tests.titles.tinners_trail.trail_words import WORD_FILES, keys_of
from tests.titles.tinners_trail.wallace.solo import (
    DEAR,
    HIS,
    card_for,
    his_mine,
    kinds,
    new_solo,
    solo,
)
from tools.proof.random_games import steps

WORDS = Sentences(*WORD_FILES, assets_folder() / "tinners_trail" / "words" / "en" / "wallace.toml")
SILENT = ("asked", "moved-marker")
BANDS = (0, 4, 7)


def facts_of(table: Table, text: str) -> tuple[object, ...]:
    """Play an outcome and return the facts pink may be told."""
    before = table.view_of(0)
    move = table.game.move(before, table.game.read_move(before, text))
    table.play(text)
    return explain(before, move, table.view_of(0))


def test_a_card_tells_its_cell_and_whether_the_highlighted_action_counts() -> None:
    table = solo(round=2, prices=DEAR, work={"4": [HIS, "pink"]}, area_kea=his_mine(2, 2, 1))
    [card, *_] = facts_of(table, "wallace card 5")
    assert card == CardShown(5, 2, 1, "B/M", True, "mine")


def test_a_choice_tells_all_that_came_into_question_best_first() -> None:
    table = solo(
        round=2,
        prices=DEAR,
        area_kea=his_mine(0, 2, 2),
        area_redruth=his_mine(0, 2, 1),
        area_gwennap=his_mine(0, 1, 0),
    )
    choice = facts_of(table, card_for(table, "mine"))[1]
    assert isinstance(choice, ListChoice)
    assert [one.places[0] for one in choice.candidates] == ["redruth", "kea", "gwennap"]
    assert choice.decided_by == "least-water"
    assert [one.standings[:2] for one in choice.candidates] == [(2, -1), (2, -2), (1, 0)]


def test_a_bid_tells_the_row_the_dice_and_the_sum() -> None:
    table = solo(
        phase="survey",
        wallace=["deep-pockets"],
        orange={"hand": ["b:tin+1:2"]},
        auction={"opener": HIS},
        area_redruth={"tile": face_up(3, 4, 4)},
    ).play("draw b:tin+1:2")
    [rolled] = facts_of(table, "roll bid 1 0 3")
    assert rolled == BidRolled(4, (1, 0, 3), ("water",), "higher", 3, 2, 2, 7)


def test_nothing_is_explained_in_a_game_without_him() -> None:
    table = new_table(2, 1)
    before = table.state.clone()
    move = table.game.moves(table.state)[0]
    table.play(move.text)
    assert explain(before, move, table.state) == ()  # type: ignore[arg-type]


def test_a_card_tells_what_he_does_like_the_move_of_any_player() -> None:
    table = solo(round=2, prices=DEAR, area_kea=his_mine(1, 2, 1))
    events = table.events(card_for(table, "mine"), told_to="pink")
    told = [event.kind for event in events if event.kind not in SILENT]
    assert told == ["wallace-card", "wallace-chose", "extracted", "flooded"]
    assert all(not event.changes for event in events if event.kind == "wallace-chose")


def test_the_card_that_leaves_his_deck_belongs_to_the_event_of_the_card() -> None:
    table = solo(round=2, prices=DEAR, area_kea=his_mine(1, 2, 1))
    events = table.events(card_for(table, "mine"), told_to="pink")
    rows = {event.kind: [change.row for change in event.changes] for event in events}
    assert rows["wallace-card"] == [FORM.number_of("wallace_cards")]


def test_a_new_mine_after_the_human_has_passed_is_told_from_the_draw_on() -> None:
    table = solo(
        phase="survey",
        work={"8": [HIS]},
        invested=["pink"],
        pink={"money": 9},
        orange={"hand": ["b:tin+1:2"]},
        auction={"opener": HIS},
        area_redruth={"tile": {"tin": 2, "copper": 2, "water": 2, "face": "down"}},
    )
    events = table.events("draw b:tin+1:2", told_to="pink")
    told = [event.kind for event in events if event.kind not in SILENT]
    assert told == [
        *("drew", "wallace-chose", "opened-auction", "won", "revealed", "built", "cubes"),
        *("benefit", "wallace-passes", "passed", "wallace-profit"),
    ]


def test_passing_by_himself_is_told_after_the_move_that_led_to_it() -> None:
    table = solo(
        phase="actions", work={"0": ["pink"], "10": [HIS]}, pink={"money": 9}, orange={"owed": 3}
    )
    assert kinds(table.events("pass")) == [
        *("passed", "wallace-passes", "passed", "wallace-profit", "asked"),
    ]


@pytest.mark.rule("LW-5")
@pytest.mark.parametrize(("deck", "put_up"), [([], True), (["miner:2"], False)], ids=str)
def test_he_puts_an_area_up_at_once_when_its_deck_has_no_card(
    deck: list[str], put_up: bool
) -> None:
    table = solo(round=2, prices=DEAR, decks={"b": deck}, area_redruth={"tile": face_up(2, 2, 2)})
    text = card_for(table, "build")
    before = table.view_of(0)
    move = table.game.move(before, table.game.read_move(before, text))
    table.play(text)
    scenes = [beat for beat in rehearse(before, move, table.view_of(0)) if isinstance(beat, Scene)]
    assert [scene.move.kind for scene in scenes] == ["put-up"] * put_up


@pytest.mark.rule("A-3")
def test_without_a_card_his_minimum_is_1_and_1_for_who_has_passed() -> None:
    area = {"tile": face_up(2, 2, 2)}
    table = solo(round=2, prices=DEAR, work={"0": [HIS]}, invested=["pink"], area_redruth=area)
    events = table.events(card_for(table, "build"), told_to="pink")
    [opened] = [event for event in events if event.kind == "opened-auction"]
    assert opened.amount("minimum") == 2


@pytest.mark.rule("LW-E")
def test_a_waiting_piece_is_placed_and_told_with_his_last_work_point() -> None:
    table = solo(
        phase="actions",
        round=3,
        expansions=["emigration"],
        work={"8": ["pink"], "9": [HIS]},
        orange={"waiting": ["port"]},
        emigrated=[{"place": "michigan", "round": 3, "by": HIS}],
        area_gwennap=his_mine(5, 0, 2),
    )
    choices = [fact for fact in facts_of(table, "pasties") if isinstance(fact, ListChoice)]
    assert table.player(HIS).waiting == ()
    assert [choice.candidates[0].places for choice in choices] == [("gwennap",)]


@pytest.mark.parametrize("expansions", [(), title("tinners-trail").expansions])
@pytest.mark.parametrize("seed", range(6))
def test_a_rehearsal_comes_to_the_same_table(seed: int, expansions: tuple[str, ...]) -> None:
    options = Options("tinners-trail", 2, "remastered", expansions, OPTION_SETS["merciless"])
    game = title("tinners-trail").game(options)
    for step in steps(game, seed):
        move = game.move(step.before, step.code)
        scenes = [
            beat
            for beat in rehearse(step.before, move, step.after)  # type: ignore[arg-type]
            if isinstance(beat, Scene)
        ]
        for name in ("tin", "copper", "water", "owner", "port", "train", "miner", "column"):
            found = list(scenes[-1].after.row(name)) if scenes else None
            if found is not None and move.kind != "draw":
                assert found == list(step.after.row(name)), (name, move.text)  # type: ignore[attr-defined]


def test_every_fact_becomes_a_whole_sentence() -> None:
    asked = set()
    for seed in range(12):
        options = Options(
            "tinners-trail",
            2,
            "remastered",
            ("arsenic", "emigration"),
            OPTION_SETS["merciless" if seed % 2 else "standard"],
        )
        game = title("tinners-trail").game(options)
        for step in steps(game, seed):
            move = game.move(step.before, step.code)
            facts = explain(step.before, move, step.after)  # type: ignore[arg-type]
            for sentence in explained(facts, WORDS, BANDS):
                assert sentence[0].isupper()
                assert sentence.endswith(".")
                assert "{" not in sentence
                assert "explain." not in sentence
                assert "wallace." not in sentence
            asked |= {type(fact).__name__ for fact in facts}
    assert asked >= {"CardShown", "ListChoice", "BidRolled", "Declined", "Impossible", "Passed"}


def test_there_is_a_word_for_every_line_of_every_list_and_no_other() -> None:
    from game.titles.tinners_trail.rules.wallace.build import TILES
    from game.titles.tinners_trail.rules.wallace.emigrate import EMIGRANTS
    from game.titles.tinners_trail.rules.wallace.mine import MINES
    from game.titles.tinners_trail.rules.wallace.pumps import PUMPED

    lists = [TILES, EMIGRANTS, MINES, PUMPED, *LISTS.values(), *(one for one, _ in PIECES.values())]
    lines = {line for one in lists for line in one.lines}
    why = {"too-far-ahead", "poor-tile", "outbid", "one-bid-each"}
    passes = {"card", "final-column", "nothing-to-mine", "all-impossible"}
    assert keys_of("wallace") == lines | why | passes | {"only", *ACTION_WORDS}


def test_a_pass_says_why() -> None:
    table = solo(work={"7": [HIS, "pink"]})
    facts = facts_of(table, card_for(table, "pass"))
    assert facts[-1] == Passed("card")


@pytest.mark.parametrize("name", list(OPTION_SETS))
def test_every_named_mix_of_options_can_be_played(name: str) -> None:
    assert new_solo(1, OPTION_SETS[name]).phase == "draft"
