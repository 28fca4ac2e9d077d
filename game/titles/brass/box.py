"""The box of Brass: its table and its pictures."""

from functools import cache
from pathlib import Path
from typing import Final, cast

from game.box.box import BoxMaterials, GameBox, seat_colour_keys_of_largest_game
from game.box.box_pictures import ScreenshotSamples, TableScreenshot, TitlePuzzles
from game.box.challenges import AllowedChallengeWords, ChallengeContents, read_challenge_file
from game.box.coach import Coach, read_explanations
from game.box.lesson import read_lessons
from game.box.rules_reference import read_reference
from game.engine.title import Options
from game.records.records import HUMAN_PLAYER
from game.scene.drawing.accents import AccentTones
from game.scene.drawing.hex_colours import hex_to_rgb
from game.titles.brass.notation.game_options import (
    DISTANT_MONEY_OPTION,
    EXPANSIONS,
    FERRY_BOTH_WAYS_OPTION,
)
from game.titles.brass.notation.moves import SEAT_COUNTS_OF_VARIANT
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.coaching import BrassGameFacts, brass_event_facts, brass_position_facts
from game.titles.brass.table.factory import BrassTableFactory
from game.titles.brass.table.pack_art import BrassPackArt
from game.titles.brass.table.phrases import BrassPhrases
from game.titles.brass.table.pictures_outside_table import BrassPicturesOutsideTable
from game.titles.brass.table.words import BrassTableTexts, table_key_commands
from game.titles.brass.title import BrassTitle

FACE_AND_SCALE_BY_ROLE: Final = {
    "title": ("clarendon", 0.86),
    "head": ("clarendon", 0.82),
    "italic": ("clarendon-italic", 0.86),
    "wordmark": ("clarendon", 0.82),
}
"""Besley for names and heads: it is wider than the engraved letters it takes the place of."""
GASLIGHT_ACCENTS: Final = AccentTones(
    hex_to_rgb("#FFD68E"), hex_to_rgb("#E8A048"), hex_to_rgb("#954C20")
)
"""Brass by gaslight, brick in its shadow."""
TUNES_BY_OCCASION: Final = {
    "title": ("the-cut",),
    "table": ("clog-hornpipe", "night-mail", "the-cut"),
    "end": ("clog-hornpipe", "the-cut"),
}
EXPANSIONS_BY_RULE_SET: Final = {
    "clarified": (),
    "printed": (FERRY_BOTH_WAYS_OPTION, DISTANT_MONEY_OPTION),
}
"""The optional rules of each rule set: the rules with the publisher's later notes, and as printed
(B-5.7, B-12.5).
"""
FIRST_ROUND_BY_SHORT_GAME: Final = {"rail": 11, "last-three": 18}  # rounds of a game of three
PUZZLE_ICONS: Final = {
    "finish": "flag",
    "canals": "barge",
    "market": "scales",
    "coal": "coal-mine",
    "route": "link",
}
DRILL_PUZZLE_KINDS = ("coal",)
QUICK_PUZZLE_KINDS = ("finish", "canals")
SCREENSHOT_SAMPLES: Final = ScreenshotSamples(
    (
        TableScreenshot("board", "build", leading_move_kind="build", first_round=3),
        TableScreenshot("build", "build", leading_move_kind="build", first_round=3, keys=("b",)),
        TableScreenshot(
            "deed",
            "build",
            leading_move_kind="build",
            first_round=2,
            keys=("b",),
            picks_first_place=True,
        ),
        TableScreenshot("canal", "canal", leading_move_kind="canal", first_round=3, keys=("n",)),
        TableScreenshot("sell", "sell", leading_move_kind="sell", first_round=4, keys=("s",)),
        TableScreenshot(
            "develop", "develop", leading_move_kind="build", first_round=2, keys=("d",)
        ),
        TableScreenshot("loan", "loan", leading_move_kind="build", first_round=2, keys=("o",)),
        TableScreenshot("gaslight", "build", leading_move_kind="build", first_round=12),
        TableScreenshot("rails", "rail", leading_move_kind="build", first_round=11, keys=("n",)),
        TableScreenshot(
            "reckoning", "build", leading_move_kind="build", first_round=12, keys=("f7",)
        ),
        TableScreenshot("counts", "build", leading_move_kind="build", first_round=13, keys=("k",)),
    ),
    search_text="coal",
    rebound_command="build",
    map_target_kind="space",
)


def make_title_box(materials: BoxMaterials) -> GameBox:
    """Return the game box of Brass: the title with its table, pictures, words, lessons and
    puzzles; raise Unreadable for a faulty file."""
    title = BrassTitle()
    return GameBox(
        title=title,
        table_factory=BrassTableFactory(title, materials.words),
        pictures_outside_table=BrassPicturesOutsideTable(materials.all_assets_folder),
        game_facts=BrassGameFacts(title),
        colours=seat_colour_keys_of_largest_game(title),
        variant_seat_counts=SEAT_COUNTS_OF_VARIANT,
        rule_sets=EXPANSIONS_BY_RULE_SET,
        commands=table_key_commands(),
        minutes_per_person=30,
        phrases=BrassPhrases(materials.words, BrassTableTexts(materials.words, ())),
        can_wait_for_end_turn=True,
        rounds_per_era=rounds_per_era,
        face_and_scale_by_role=FACE_AND_SCALE_BY_ROLE,
        accent_tones=GASLIGHT_ACCENTS,
        tune_names_by_occasion=TUNES_BY_OCCASION,
        first_round_by_short_game=FIRST_ROUND_BY_SHORT_GAME,
        coach=Coach(
            read_explanations(materials.title_assets_folder / "coach.toml"),
            brass_position_facts,
            brass_event_facts,
        ),
        challenges=load_challenges(materials.title_assets_folder, materials.computer_kinds),
        reference=read_reference(materials.title_assets_folder / "reference.toml"),
        puzzles=TitlePuzzles(
            materials.title_assets_folder / "puzzles",
            PUZZLE_ICONS,
            DRILL_PUZZLE_KINDS,
            QUICK_PUZZLE_KINDS,
        ),
        lessons=read_lessons(materials.title_assets_folder / "lessons"),
        screenshot_samples=SCREENSHOT_SAMPLES,
        pack_art=BrassPackArt(materials.all_assets_folder, materials.words),
    )


@cache
def rounds_per_era(seats: int) -> int:
    """Return how many rounds each of the two eras has in a game with that number of seats (B-2.7);
    raise Unreadable for a number that Brass does not offer."""
    state = BrassTitle().make_game(Options("brass", seats)).rules.new_state()
    return int(cast("BrassState", state).board.rounds_per_era)


def load_challenges(asset_folder: Path, computers: tuple[str, ...]) -> ChallengeContents:
    """Return the challenges of a title's folder; `computers` are the allowed kinds of computer
    players. Raise Unreadable for a faulty file."""
    return read_challenge_file(
        asset_folder / "challenges.toml",
        AllowedChallengeWords((HUMAN_PLAYER, *computers), EXPANSIONS, ()),
    )
