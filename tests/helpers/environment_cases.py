"""The set-ups every environment is tested on: all titles, editions and numbers of players."""

from typing import Any

import pytest

from ai.environments.environment_names import EnvironmentName
from ai.environments.game_set_up import GameSetUp
from game import titles
from tools.proof.cases import CASES
from tools.proof.proofs import Case

SHELVED = tuple(case for case in CASES if case.title in titles.title_names())


def set_up_of(case: Case) -> GameSetUp:
    """Return a case in the words of an environment."""
    options = case.options
    return GameSetUp(
        options.title,
        options.seats,
        options.edition,
        options.expansions,
        options.automa,
        options.automa_seat,
    )


def load_spiel(case: Case) -> Any:
    """Return a case as OpenSpiel's game, by the name and parameters its users write."""
    import pyspiel

    from ai.environments import open_spiel

    open_spiel.register_all_editions()
    return pyspiel.load_game(spiel_string(case))


def spiel_string(case: Case) -> str:
    """Return how OpenSpiel's users write a case."""
    from ai.environments import open_spiel

    options = case.options
    words = [f"players={options.seats}"] if options.automa is None else []
    if options.automa is not None:
        words.append(f"automa_seat={options.automa_seat}")
        automa = open_spiel.PARAMETER_WORD_SEPARATOR.join(options.automa)
        words.append(f"automa={automa or open_spiel.NO_AUTOMA_OPTIONS_PARAMETER_VALUE}")
    if options.expansions:
        words.append(f"expansions={open_spiel.PARAMETER_WORD_SEPARATOR.join(options.expansions)}")
    name = EnvironmentName(case.title, case.options.edition).openspiel_name
    return f"{name}({','.join(words)})"


every_case = pytest.mark.parametrize("case", SHELVED, ids=str)
solo_cases = pytest.mark.parametrize(
    "case", [case for case in SHELVED if case.options.automa is not None], ids=str
)
