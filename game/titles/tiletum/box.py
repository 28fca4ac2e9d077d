"""The box of Tiletum: its table and its pictures."""

from typing import Final, cast

from game.box.box import BoxMaterials, GameBox, seat_colour_keys_of_largest_game
from game.box.box_pictures import ScreenshotSamples, TableScreenshot, TitlePuzzles
from game.box.challenges import AllowedChallengeWords, read_challenge_file
from game.box.coach import Coach, read_explanations
from game.box.lesson import read_lessons
from game.box.rules_reference import Automa, read_reference
from game.engine.move import Move
from game.engine.rules import State
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from game.scene.drawing.accents import AccentTones
from game.scene.drawing.hex_colours import hex_to_rgb
from game.tabletop.plain.table_texts import PlainPhrases
from game.titles.tiletum.notation.game_options import (
    EXPANSIONS,
    FIRST_GAME_EXPANSION,
    SILVER_EXPANSION,
    USUAL_CARDINAL_LEVEL_NAME,
)
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import CARDINAL_LEVEL_NAMES
from game.titles.tiletum.rules.narrate import is_round_scored_by_move
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.coaching import (
    TiletumGameFacts,
    tiletum_event_facts,
    tiletum_position_facts,
)
from game.titles.tiletum.table.factory import TiletumTableFactory
from game.titles.tiletum.table.move_targets import ENDING_MOVE_KINDS
from game.titles.tiletum.table.pack_art import TiletumPackArt
from game.titles.tiletum.table.pictures_outside_table import TiletumPicturesOutsideTable
from game.titles.tiletum.table.words import TiletumTableTexts, table_key_commands
from game.titles.tiletum.title import TiletumTitle

FACE_AND_SCALE_BY_ROLE: Final = {
    "title": ("garalde", 1.0),
    "head": ("garalde", 1.0),
    "italic": ("garalde-italic", 1.0),
    "wordmark": ("blackletter", 1.15),
}
"""Garamond as printed in its age; the name of the game alone in blackletter."""
GOLD_LEAF_ACCENTS: Final = AccentTones(
    hex_to_rgb("#FFF2BE"), hex_to_rgb("#E0B247"), hex_to_rgb("#A3741E")
)
"""Gold leaf, as on its vellum."""
TUNES_BY_OCCASION: Final = {
    "title": ("minster",),
    "table": ("fair-morning", "stalls", "minster"),
    "end": ("stalls", "fair-morning"),
}
FIRST_ROUND_BY_SHORT_GAME: Final = {"last-two": 3, "last": 4}
PUZZLE_ICONS: Final = {"finish": "flag", "spend": "goods", "fair": "fair", "silver": "explorer"}
DRILL_PUZZLE_KINDS = ("fair", "silver")
QUICK_PUZZLE_KINDS = ("finish", "fair")
SCREENSHOT_SAMPLES: Final = ScreenshotSamples(
    (
        TableScreenshot("board", "take", first_round=2),
        TableScreenshot("bill", "take", leading_move_kind="take", first_round=2, keys=("1",)),
        TableScreenshot("late", "take", first_round=4),
        TableScreenshot("merchant", "step", leading_move_kind="take", first_round=2),
        TableScreenshot("building", "house", leading_move_kind="take", first_round=2),
        TableScreenshot("contract", "exchange", leading_move_kind="take", first_round=2),
        TableScreenshot("character", "place", leading_move_kind="take", first_round=2),
        TableScreenshot("buy", "buy", leading_move_kind="take", first_round=2, keys=("b",)),
        TableScreenshot("gain", "gain", leading_move_kind="take"),
        TableScreenshot("below", "take", first_round=2, keys=("m",), expansion=SILVER_EXPANSION),
        TableScreenshot("field", "do", leading_move_kind="take", expansion=SILVER_EXPANSION),
        TableScreenshot(
            "technology", "raise", first_round=2, keys=("t",), expansion=SILVER_EXPANSION
        ),
    ),
    search_text="fair",
    rebound_command="buy",
    map_target_kind="space",
)


def _can_turn_be_undone_after_move(view: State, move: Move) -> bool:
    """Return whether the turn that `move` ends can still be undone: not if the person has ended the
    turn with this move, nor if the round is scored after it, since the table has asked for
    confirmation before that."""
    state = cast("TiletumState", view)
    return move.kind not in ENDING_MOVE_KINDS and not is_round_scored_by_move(state, move.code)


def _round_and_scoring_stage(view: State) -> int:
    """Return a number that rises when a round begins and when the round's scoring begins."""
    state = cast("TiletumState", view)
    return 2 * int(state.round) + int(state.phase == kinds.KING_TILE_PHASE)


def make_title_box(materials: BoxMaterials) -> GameBox:
    """Return the `GameBox` of Tiletum: the title with its table, pictures, words, lessons, puzzles,
    challenges and coach; raise Unreadable for a faulty file."""
    title = TiletumTitle()
    allowed = AllowedChallengeWords(
        (HUMAN_PLAYER, AUTOMA_PLAYER, *materials.computer_kinds), EXPANSIONS, CARDINAL_LEVEL_NAMES
    )
    return GameBox(
        title=title,
        table_factory=TiletumTableFactory(title, materials.words),
        pictures_outside_table=TiletumPicturesOutsideTable(materials.all_assets_folder),
        game_facts=TiletumGameFacts(title),
        colours=seat_colour_keys_of_largest_game(title),
        automa=Automa(
            (CARDINAL_LEVEL_NAMES,),
            {level: (level,) for level in CARDINAL_LEVEL_NAMES},
            default_options=(USUAL_CARDINAL_LEVEL_NAME,),
        ),
        first_game_expansions=(FIRST_GAME_EXPANSION,),
        commands=table_key_commands(),
        minutes_per_person=35,
        phrases=PlainPhrases(materials.words, TiletumTableTexts(materials.words, ())),
        face_and_scale_by_role=FACE_AND_SCALE_BY_ROLE,
        accent_tones=GOLD_LEAF_ACCENTS,
        tune_names_by_occasion=TUNES_BY_OCCASION,
        coach=Coach(
            read_explanations(materials.title_assets_folder / "coach.toml"),
            tiletum_position_facts,
            tiletum_event_facts,
        ),
        challenges=read_challenge_file(materials.title_assets_folder / "challenges.toml", allowed),
        reference=read_reference(materials.title_assets_folder / "reference.toml"),
        first_round_by_short_game=FIRST_ROUND_BY_SHORT_GAME,
        waits_for_turn_end_after=_can_turn_be_undone_after_move,
        turn_stage_of_state=_round_and_scoring_stage,
        puzzles=TitlePuzzles(
            materials.title_assets_folder / "puzzles",
            PUZZLE_ICONS,
            DRILL_PUZZLE_KINDS,
            QUICK_PUZZLE_KINDS,
        ),
        lessons=read_lessons(materials.title_assets_folder / "lessons"),
        screenshot_samples=SCREENSHOT_SAMPLES,
        pack_art=TiletumPackArt(materials.all_assets_folder),
    )
