"""The box of Tinners' Trail: its table, pictures, lessons, puzzles and challenges."""

from pathlib import Path
from typing import Final

from game.box.box import BoxMaterials, GameBox, seat_colour_keys_of_largest_game
from game.box.box_pictures import ScreenshotSamples, TableScreenshot, TitlePuzzles
from game.box.challenges import AllowedChallengeWords, ChallengeContents, read_challenge_file
from game.box.coach import Coach, read_explanations
from game.box.lesson import read_lessons
from game.box.rules_reference import Automa, read_reference
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from game.titles.tinners_trail.notation import game_options
from game.titles.tinners_trail.table import coach_facts, game_facts
from game.titles.tinners_trail.table.county.map_card import region_letters_of_map_card
from game.titles.tinners_trail.table.factory import TrailTableFactory
from game.titles.tinners_trail.table.pack_art import TrailPackArt
from game.titles.tinners_trail.table.phrases import TrailPhrases
from game.titles.tinners_trail.table.pictures_outside_table import TrailPicturesOutsideTable
from game.titles.tinners_trail.title import TrailTitle

FIRST_ROUND_BY_SHORT_GAME: Final = {"last-two": 3, "last": 4}
PUZZLE_ICONS: Final = {
    "finish": "flag",
    "auction": "gavel",
    "development": "train",
    "passing": "pass",
}
PUZZLE_ICONS_OF_2007: Final = {  # in the order of a round
    "auction": "gavel",
    "development": "train",
    "passing": "pass",
    "boxes": "coin",
    "last": "flag",
}
LOSS_OBJECTION_KEYS: Final = frozenset({"bid-above-worth", "mine-not-worth-it"})
TUNES_BY_OCCASION: Final = {
    "title": ("count-house",),
    "table": ("night-core", "feast-day", "count-house"),
    "end": ("feast-day", "count-house"),
}
SCREENSHOT_SAMPLES: Final = ScreenshotSamples(
    (
        TableScreenshot("draft", "discard"),
        TableScreenshot("survey", "survey", leading_move_kind="build", first_round=1),
        TableScreenshot("auction", "bid", leading_move_kind="build", first_round=1),
        TableScreenshot("card", "play", leading_move_kind="build", first_round=1),
        TableScreenshot("pumps", "pump", leading_move_kind="pumps", first_round=2),
        TableScreenshot("board", "extract", first_round=2),
        TableScreenshot("extract", "extract", first_round=2, keys=("e",), picks_first_place=True),
        TableScreenshot("peek", "peek", leading_move_kind="pass", first_round=2),
        TableScreenshot("invest", "invest", first_round=2),
        TableScreenshot(
            "prospect", "prospect", leading_move_kind="pass", edition=game_options.EDITION_2007
        ),
    ),
    search_text="drainage",
    rebound_command="build",
)


def make_title_box(materials: BoxMaterials) -> GameBox:
    """Return the title's box, with everything that the screens need to show it; raise Unreadable
    for a faulty file.
    """
    title = TrailTitle()
    own = materials.title_assets_folder
    old = game_options.EDITION_2007
    puzzles = own / "puzzles"
    county = region_letters_of_map_card(max(game_options.SEAT_COUNTS))
    return GameBox(
        title=title,
        table_factory=TrailTableFactory(materials.words),
        pictures_outside_table=TrailPicturesOutsideTable(materials.all_assets_folder),
        game_facts=game_facts.TrailGameFacts(),
        colours=seat_colour_keys_of_largest_game(title),
        table_factory_by_edition_or_expansion={
            old: TrailTableFactory(materials.words, edition_2007=True)
        },
        automa=lord_wallace_as_automa(),
        commands=game_facts.trail_key_commands(),
        first_round_by_short_game=FIRST_ROUND_BY_SHORT_GAME,
        reference=read_reference(own / "reference.toml"),
        phrases=TrailPhrases(materials.words),
        coach=make_coach(own / "coach.toml"),
        coach_by_edition={old: make_coach(own / "coach_2007.toml")},
        lessons=read_lessons(own / "lessons"),
        challenges=read_challenges(own, materials.computer_kinds),
        puzzles=TitlePuzzles(
            puzzles,
            PUZZLE_ICONS,
            drill_kinds=("auction",),
            quick_practice_kinds=("finish",),
            loss_objection_keys=LOSS_OBJECTION_KEYS,
        ),
        puzzles_by_later_edition={
            old: TitlePuzzles(
                puzzles / old,
                PUZZLE_ICONS_OF_2007,
                drill_kinds=("auction",),
                quick_practice_kinds=("last",),
                declining_moves=frozenset({"invest none"}),
                loss_objection_keys=LOSS_OBJECTION_KEYS,
            )
        },
        screenshot_samples=SCREENSHOT_SAMPLES,
        tune_names_by_occasion=TUNES_BY_OCCASION,
        pack_art=TrailPackArt(materials.all_assets_folder, materials.words, county),
    )


def make_coach(file: Path) -> Coach:
    """Return the coach of an edition, read from `file`; raise Unreadable for a faulty file."""
    return Coach(
        read_explanations(file),
        coach_facts.coach_facts_of_view,
        coach_facts.coach_facts_of_event,
        coach_facts.coach_facts_of_move,
    )


def read_challenges(asset_folder: Path, computers: tuple[str, ...]) -> ChallengeContents:
    """Return the title's challenges from its folder; `computers` are the levels allowed as
    players. Raise Unreadable for a faulty file."""
    allowed = AllowedChallengeWords(
        (HUMAN_PLAYER, AUTOMA_PLAYER, *computers),
        game_options.EXPANSIONS,
        game_options.WALLACE_OPTIONS,
        (game_options.EDITION_2007,),
    )
    return read_challenge_file(asset_folder / "challenges.toml", allowed)


def lord_wallace_as_automa() -> Automa:
    """Return the entry for Lord Wallace on the set-up page: his options, in groups of which at most
    one may be chosen, the printed sets of options, and the recommended options by expansion."""
    groups = tuple(
        game_options.MORE_MINES_OPTIONS if option in game_options.MORE_MINES_OPTIONS else (option,)
        for option in game_options.WALLACE_OPTIONS
        if option not in game_options.MORE_MINES_OPTIONS[1:]
    )
    advised = game_options.ADVISED_WALLACE_OPTIONS_BY_EXPANSION
    return Automa(
        groups,
        game_options.WALLACE_OPTIONS_BY_SET,
        game_options.SOLO_SEAT_COUNT_WITH_WALLACE,
        recommended_options_by_expansion=advised,
    )
