"""The box of a game: its title, tables, texts and everything else its screens need."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.box.box_pictures import ScreenshotSamples, TitlePuzzles
from game.box.challenges import ChallengeContents
from game.box.coach import Coach
from game.box.lesson import Lesson
from game.box.pack_art import PackArt
from game.box.rules_reference import Automa, KeyCommand, RulesReference
from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Options, Title
from game.scene.drawing.accents import AccentTones
from game.scene.drawing.house_accents import HOUSE_ACCENTS
from game.scene.window.screen_kit import Kit
from game.table_protocol import GameFacts, Phrases, PicturesOutsideTable, TableFactory
from game.text.words import Words


@dataclass(frozen=True, slots=True)
class BoxMaterials:
    """The shared things from which a title builds its box.

    `words` are the title's and the shared texts in the current language. `all_assets_folder` is the
    folder of all assets, `title_assets_folder` that of the title. `computer_kinds` are the kinds of
    computer players by name."""

    kit: Kit
    words: Words
    all_assets_folder: Path
    title_assets_folder: Path
    computer_kinds: tuple[str, ...]


def seat_colour_keys_of_largest_game(title: Title) -> tuple[str, ...]:
    """Return the key of each seat's colour, in seat order, in a game with the largest number of
    seats."""
    return title.make_game(Options(title.name, max(title.seats))).colours


@dataclass(frozen=True, slots=True)
class GameBox:
    """One title with everything its screens need.

    `colours` are the keys of the seats' colours, in seat order. `automa` is the opponent of the
    solo game. For a number of players in `variant_seat_counts` a variant is played, which the texts
    of the table `variant` describe. `rule_sets` are named sets of optional rules, the default
    first. `first_game_expansions` are the expansions of a first game with the coach; later games do
    not have them. `rounds_per_era` returns the number of rounds of an era by number of players, for
    titles that count rounds from 1 in each era.

    `words` are the title's and the shared texts; `sentences_by_language` returns the sentences of
    every language. `commands` are key commands of this title's table, in addition to those of every
    title. `reference` holds the rules. `accent_tones` are the accent colours of the title's pages,
    and `tune_names_by_occasion` holds the tunes of "title", "table" and "end". `pack_art` draws the
    pieces of packs; without it they are plain plates.

    `table_factory_by_edition_or_expansion` holds the makers of the tables of editions and
    expansions that look different, and `coach_by_edition` the coaches of editions that are played
    differently. `lessons` are in the order a newcomer needs them; without a `coach` a first game is
    not explained. Without `phrases` hints have no sentences. `first_round_by_short_game` are names
    of practice games and the round in which each begins. `challenges` are games with a goal.
    `puzzles` are those of the first edition, None if there are none; `puzzles_by_later_edition`
    holds those of other editions.

    `can_wait_for_end_turn` is True if the table itself shows the last answer of a turn before it is
    sent. Otherwise the client holds the end of a turn after the moves for which
    `waits_for_turn_end_after` returns True; it gets the view before a move and the move.
    `turn_stage_of_state` returns the stage of a state, by default its round: if the stage
    changes, a turn has ended even if the same seat decides next.
    """

    title: Title
    table_factory: TableFactory
    pictures_outside_table: PicturesOutsideTable
    game_facts: GameFacts
    colours: tuple[str, ...]
    table_factory_by_edition_or_expansion: Mapping[str, TableFactory] = field(default_factory=dict)
    automa: Automa | None = None
    variant_seat_counts: tuple[int, ...] = ()
    rule_sets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    first_game_expansions: tuple[str, ...] = ()
    commands: tuple[KeyCommand, ...] = ()
    reference: RulesReference = field(default_factory=RulesReference)
    phrases: Phrases | None = None
    first_round_by_short_game: Mapping[str, int] = field(default_factory=dict)
    lessons: tuple[Lesson, ...] = ()
    challenges: ChallengeContents = field(default_factory=ChallengeContents)
    coach: Coach | None = None
    coach_by_edition: Mapping[str, Coach] = field(default_factory=dict)
    puzzles: TitlePuzzles | None = None
    puzzles_by_later_edition: Mapping[str, TitlePuzzles] = field(default_factory=dict)
    words: Words = field(default_factory=Words)
    sentences_by_language: Callable[[], Mapping[str, Mapping[str, str]]] = dict
    screenshot_samples: ScreenshotSamples = field(default_factory=ScreenshotSamples)
    can_wait_for_end_turn: bool = False
    waits_for_turn_end_after: Callable[[State, Move], bool] | None = None
    turn_stage_of_state: Callable[[State], int] | None = None
    rounds_per_era: Callable[[int], int] | None = None
    face_and_scale_by_role: Mapping[str, tuple[str, float]] = field(default_factory=dict)
    tune_names_by_occasion: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    accent_tones: AccentTones = HOUSE_ACCENTS
    pack_art: PackArt | None = None
    minutes_per_person: int = 25  # of a game: some 75 decisions of twenty seconds

    @property
    def player_names(self) -> tuple[str, ...]:
        """The default player name of each seat in the title's largest game, in the language of
        the texts at this moment."""
        places = range(1, max(self.title.seats) + 1)
        return tuple(self.words.say(f"seat-name.{place}") for place in places)

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that pages offer, the default first."""
        return self.title.editions

    def table_factory_of(self, edition: str, expansions: tuple[str, ...] = ()) -> TableFactory:
        """Return the table factory for a game: that of the first of the expansions that has a
        special table; if none has, that of the edition, and otherwise the title's usual one."""
        own = (
            self.table_factory_by_edition_or_expansion[word]
            for word in expansions
            if word in self.table_factory_by_edition_or_expansion
        )
        return next(
            own, self.table_factory_by_edition_or_expansion.get(edition, self.table_factory)
        )

    def coach_of_edition(self, edition: str) -> Coach | None:
        """Return the coach for a first game of an edition: the one for this edition if there is
        one, otherwise the title's, which may be None."""
        return self.coach_by_edition.get(edition, self.coach)

    def puzzles_of_edition(self, edition: str) -> TitlePuzzles | None:
        """Return the puzzles of an edition ("" for the first one), None when it has none."""
        usual = edition in ("", self.editions[0])
        return self.puzzles if usual else self.puzzles_by_later_edition.get(edition)
