"""What a title's players think of a position, said in rule cases: `ai/cases/*.txt` of a title.

    pink goods iron 4 store iron4:6 | first fulfil iron4:6; rather fulfil iron4:6 than end
    wigan.0 pink coal-mine 1 | reason canal preston wigan: reaches place=preston
    pink money 17 | read pink: MONEY 17, NEXT_POUNDS 17

Moves are judged at first sight. A reason for a move, or a doubt, is told with all its facts; `or`
parts the move from others that were weighed. What is read are inputs of the learned value.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from ai.analysis.prepared_game import PreparedGame
from ai.search.learned_value import LearnedValue
from ai.title_ai import TitleAi
from ai.titles import title_ai_for
from game.engine.reasons import FactValue
from game.engine.rows import make_row, make_zero_row
from game.engine.title import Game
from tests.helpers.present import of_kind
from tests.helpers.rule_cases import Trial, listed, same
from tests.helpers.table_host import PlayedTable

Facts = dict[str, dict[str, FactValue]]


def mind_of(game: Game) -> TitleAi:
    """Return what is known of a game's title and edition."""
    return title_ai_for(game.options.title, game.options.edition)


def first_sight(table: PlayedTable[Any]) -> list[str]:
    """Return the texts of the legal moves, the best-looking first."""
    game = table.game
    state = table.state
    codes = game.rules.legal_codes(state)
    scores = make_zero_row(len(codes))
    mind_of(game).make_policy(game).score_moves(state, make_row(codes), len(codes), scores)
    order = sorted(range(len(codes)), key=lambda at: -int(scores[at]))
    return [game.readable_move(state, codes[at]).text for at in order]


def said(table: PlayedTable[Any], kind: str, text: str, *others: str) -> Facts:
    """Return the reasons or objections of a move by key, as the seat to move is told them."""
    view = table.view_of(int(table.state.to_move))
    explainer = PreparedGame(table.game.options).explainer
    code, *codes = (table.game.parse_move(table.state, each) for each in (text, *others))
    objections = kind == "doubt"
    found = (
        explainer.objections(view, code, 1)
        if objections
        else explainer.reasons(view, code, codes, 1)
    )
    return {reason.key: dict(reason.facts) for reason in found}


def begins(text: str, words: str) -> bool:
    """Whether a move is the one that is named, or begins so."""
    return text == words or text.startswith(f"{words} ")


class Advised(Trial):
    """What may hold of what players think; the rest is said by the trial of a title."""

    def _first(self, rest: str) -> None:
        """The best-looking move, perhaps of a kind: `first sell: sell bury.0 market`; or `not`."""
        kind, _, move = rest.rpartition(": ")
        wanted = not move.startswith("not ")
        best = next(text for text in first_sight(self.table) if not kind or begins(text, kind))
        assert begins(best, move.removeprefix("not ")) is wanted, best

    def _rather(self, rest: str) -> None:
        """Which of two moves looks better: `rather loan 30 than pass`."""
        texts = first_sight(self.table)
        (better, worse) = rest.split(" than ")
        assert texts.index(better) < texts.index(worse), texts

    def _reason(self, rest: str, kind: str = "reason") -> None:
        """What speaks for a move: `reason pass or pasties: act-again seat=1`."""
        move, _, told = rest.rpartition(": ")
        key, *facts = told.split()
        found = said(self.table, kind, *move.split(" or "))
        assert key in found, found
        same({f"{name}={fact}" for name, fact in found[key].items()}, {*facts})

    def _doubt(self, rest: str) -> None:
        """What speaks against a move."""
        self._reason(rest, "doubt")

    def _no(self, rest: str) -> None:
        """What is not said of a move: `no reason pass: act-again`, `no doubt pass: -`."""
        kind, _, told = rest.partition(" ")
        if kind not in ("reason", "doubt"):
            super()._no(rest)
            return
        move, _, key = told.rpartition(": ")
        found = said(self.table, kind, move)
        assert key not in found if key != "-" else not found, found

    def _read(self, rest: str) -> None:
        """Inputs of a seat by name, and those that follow: `read pink: NEXT_FAIRS_POINTS 6 0 0`."""
        colour, _, inputs = rest.partition(": ")
        value = of_kind(
            mind_of(self.table.game).make_named_value(self.table.game, "learned"), LearnedValue
        )
        places = import_module(
            type(value.feature_extractor).__module__.replace("feature_extractor", "input_indices")
        )
        first = self.seat(colour) * int(value.inputs_per_seat)
        read = value.feature_extractor.input_list(self.table.state)
        for name, *wanted in (words.split() for words in listed(inputs)):
            at = first + getattr(places, name)
            same([name, *read[at : at + len(wanted)]], [name, *map(int, wanted)])


def advised(begun: Callable[[list[str]], Trial]) -> Callable[[list[str]], Trial]:
    """Return how a case about advice begins, where other cases of the title begin like this."""

    def begin(entries: list[str]) -> Trial:
        trial = begun(entries)
        mixed: type[Trial] = type("AdvisedTrial", (Advised, type(trial)), {})
        return mixed(trial.table)

    return begin
