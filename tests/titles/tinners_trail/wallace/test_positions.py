"""Solo positions and moves as text: what is written is read, what cannot be is refused."""

import pytest

from ai.titles.tinners_trail.lord_wallace import explained
from game.engine.title import Options, Unreadable
from game.places import assets_folder
from game.titles import title
from game.titles.tinners_trail.notation.offer import OPTION_SETS
from game.titles.tinners_trail.rules.state_form import FORM
from game.titles.tinners_trail.rules.wallace.facts import (
    BidRolled,
    CardShown,
    ListChoice,
    Passed,
    Scene,
)
from game.titles.tinners_trail.rules.wallace.kinds import ACTION_WORDS
from game.titles.tinners_trail.rules.wallace.rehearsal import rehearse
from game.titles.tinners_trail.rules.wallace.rehearsed_actions import LISTS, PIECES
from game.titles.tinners_trail.rules.wallace.trace import explain
from game.words import Words as Sentences
from tests.titles.tinners_trail.tables import Table, face_down, face_up, new_table
from tests.titles.tinners_trail.toml_texts import Toml, Words
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

# Solo positions and moves as text: what is written is read, what cannot be is refused.

FAIR = face_up(2, 2, 2)


def refusal(**words: Toml) -> str:
    """Return the sentence that refuses a position."""
    with pytest.raises(Unreadable) as refused:
        solo(**words)
    return str(refused.value)


def his_text(table: Table) -> str:
    """Return what the position says of him."""
    text = table.game.write_position(table.state, ("", ""))
    return text[text.index('colour = "orange"') : text.index("[[area]]")]


@pytest.mark.parametrize("seat", [0, 1])
def test_he_is_always_orange_on_whichever_seat(seat: int) -> None:
    game = new_solo(1, seat=seat).game
    assert game.colours[seat] == HIS
    assert game.colours[1 - seat] == ("yellow", "pink")[seat]


def test_he_has_accounts_instead_of_money() -> None:
    text = his_text(solo(orange={"owed": 7, "income": 5}))
    assert "wallace = true\nowed = 7\nincome = 5\n" in text
    assert "money" not in text


def test_options_are_written_in_their_printed_order() -> None:
    options: Toml = ["bailing-out", "more-mines-2", "better-mines"]
    text = solo(wallace=options).game.write_position(solo(wallace=options).state, ("", ""))
    assert 'wallace = ["better-mines", "more-mines-2", "bailing-out"]' in text


def test_action_cards_left_out_are_all_there() -> None:
    assert len(solo().moves()) == 12
    assert solo(wallace_cards=[3, 9]).moves() == ["wallace card 3", "wallace card 9"]


REFUSALS: list[tuple[dict[str, Toml], str]] = [
    ({"wallace": ["rich"]}, 'wallace has "rich"; allowed: better-mines'),
    ({"wallace": ["cheap-labour", "cheap-labour"]}, "twice; allowed: each option once"),
    ({"wallace": ["more-mines", "more-mines-2"]}, "allowed: one of the two"),
    ({"wallace_cards": [13]}, "has 13; allowed: numbers of cards from 1 to 12"),
    ({"wallace_cards": [1, 1]}, "has 1 twice; allowed: each card once"),
    ({"impossible_cards": 12}, "impossible_cards is 12; allowed: a whole number from 0 to 11"),
    ({"orange": {"money": 3}}, "money is 3; allowed: a whole number from 0 to 0"),
    ({"orange": {"mines_left": 7}}, "mines_left is 7; allowed: a whole number from 0 to 6"),
    ({"pink": {"owed": 3}}, "owed is no key here"),
    ({"pink": {"wallace": True}}, "true for orange alone"),
    ({"orange": {"under": ["b:tin+1:2"]}}, "which is not in his hand"),
    ({"orange": {"hand": ["a:port:4"] * 7}}, "at most 6, as he was dealt"),
    ({"work": {"0": ["pink", HIS]}}, 'phase is "wallace", but nobody has a choice'),
    ({"work": {"10": [HIS]}, "invested": ["pink"]}, "nobody has a choice"),
    (
        {"round": 4, "work": {"7": [HIS], "8": ["pink"]}},
        "nobody has a choice",  # he passes before a card is revealed
    ),
    ({"phase": "actions"}, 'phase is "actions" in the turn of orange, who is Lord Wallace'),
    (
        {"phase": "pumps", "pumps_left": 1, "to_move": HIS, "area_kea": his_mine(2, 0, 2)},
        "allowed: pink",
    ),
    ({"phase": "survey", "auction": {"opener": HIS}}, "nobody has a choice"),
    (
        {
            "phase": "survey",
            "auction": {"opener": HIS},
            "orange": {"hand": ["b:tin+1:2"], "mines_left": 0},
        },
        "nobody has a choice",
    ),
    ({"phase": "survey", "auction": {"opener": "pink"}}, "opener is"),
    (
        {
            "phase": "look",
            "work": {"0": ["pink", HIS]},
            "area_redruth": {"tile": face_up(2, 2, 2)},
            "auction": {
                "area": "redruth",
                "opener": "pink",
                "survey": {"card": "b:tin+1:2", "from": "hand"},
            },
        },
        "area has a face-up tile; allowed: a tile to look at",
    ),
    (
        {
            "phase": "auction",
            "to_move": "luck",
            "work": {"0": ["pink"], "5": [HIS]},
            "area_redruth": {"tile": FAIR},
            "auction": {
                "area": "redruth",
                "opener": "pink",
                "survey": {"card": "b:tin+1:2", "from": "deck"},
                "high": {"bid": 3, "by": "pink"},
            },
        },
        "nobody has a choice",  # winning would put him too far ahead
    ),
    (
        {"phase": "peek", "peekers": [HIS], "area_redruth": {"tile": face_down(2, 2, 2)}},
        "peekers is",
    ),
]


@pytest.mark.parametrize(("words", "sentence"), REFUSALS)
def test_what_cannot_be_is_refused(words: dict[str, Toml], sentence: str) -> None:
    found = refusal(**words)
    assert sentence in found
    assert "\n" not in found


AUCTION: Words = {"area": "redruth", "survey": {"card": "b:tin+1:2", "from": "deck"}}


@pytest.mark.parametrize(
    ("work", "auction", "to_move"),
    [
        ({"0": ["pink", HIS]}, {"opener": "pink"}, "pink"),
        ({"0": ["pink", HIS]}, {"opener": "pink", "high": {"bid": 3, "by": "pink"}}, "luck"),
        ({"0": [HIS, "pink"]}, {"opener": HIS}, "luck"),
        ({"0": [HIS, "pink"]}, {"opener": HIS, "high": {"bid": 3, "by": HIS}}, "pink"),
    ],
)
def test_an_auction_asks_whom_the_rules_ask(work: Toml, auction: Words, to_move: str) -> None:
    table = solo(
        phase="auction", work=work, area_redruth={"tile": FAIR}, auction={**AUCTION, **auction}
    )
    assert table.to_move == to_move
    if to_move == "luck":
        assert table.moves()[0].startswith("roll bid")


def test_a_view_hides_his_survey_deck_and_tells_no_card_of_it() -> None:
    table = solo(phase="survey", orange={"hand": ["a:port:4", "b:port:4"]}, auction={"opener": HIS})
    view = table.view_of(0)
    assert 'hand = ["?", "?"]' in table.game.write_position(view, ("", ""))
    assert table.game.moves(view) == ()


def test_the_words_of_his_moves_are_named() -> None:
    table = solo(phase="survey", orange={"hand": ["b:port:4"]}, auction={"opener": HIS})
    for text in ("wallace card 3", "roll bid 1 2 3"):
        move = table.game.move(table.state, table.game.read_move(table.state, text))
        assert move.text == text
    for text, sentence in (("wallace cards 3", '"card"'), ("wallace card 0", "from 1 to")):
        with pytest.raises(Unreadable, match=sentence):
            table.game.read_move(table.state, text)


# What is told of his steps, and why: events, facts and sentences.

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
    from game.titles.tinners_trail.rules.wallace.auctions import TILES
    from game.titles.tinners_trail.rules.wallace.building import PUMPED
    from game.titles.tinners_trail.rules.wallace.emigration import EMIGRANTS
    from game.titles.tinners_trail.rules.wallace.mining import MINES

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
