"""Every edition has one name in all libraries, works without arguments, and can be made again."""

import json
from importlib import import_module

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.envs.registration import EnvSpec

from ai.environments import registration, zoo
from ai.environments.environment_names import EnvironmentName, environment_names

gymnasium.register_envs(registration)
every_name = pytest.mark.parametrize(
    "name", environment_names(), ids=lambda found: found.pettingzoo_module_name
)
EXPECTED = (
    "CountHouse/TinnersTrail-v0",
    "CountHouse/TinnersTrail2007-v0",
    "CountHouse/Brass-v0",
    "CountHouse/Tiletum-v0",
)


def test_the_ids_are_those_of_the_guide() -> None:
    assert tuple(name.gymnasium_id for name in environment_names()) == EXPECTED


@every_name
def test_an_id_works_without_arguments(name: EnvironmentName) -> None:
    env = gymnasium.make(name.gymnasium_id)
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    env.close()


@every_name
def test_a_spec_that_went_through_json_makes_the_same_environment(name: EnvironmentName) -> None:
    first = gymnasium.make(
        name.gymnasium_id, num_players=3, opponents=["random", "greedy"], reward="ranks", seat=1
    )
    assert first.spec is not None
    again = gymnasium.make(EnvSpec.from_json(first.spec.to_json()))
    assert np.array_equal(first.reset(seed=4)[0], again.reset(seed=4)[0])
    assert again.unwrapped.reward == "ranks"  # type: ignore[attr-defined]


def test_expansions_and_an_automa_go_through_json_too() -> None:
    made = gymnasium.make("CountHouse/Tiletum-v0", expansions=("silver",), automa=("hard",))
    assert made.spec is not None
    json.loads(made.spec.to_json())
    again = gymnasium.make(EnvSpec.from_json(made.spec.to_json()))
    assert again.unwrapped.set_up == made.unwrapped.set_up  # type: ignore[attr-defined]


@every_name
def test_pettingzoo_has_a_module_of_the_same_name(name: EnvironmentName) -> None:
    module = getattr(zoo, name.pettingzoo_module_name)
    for made in (module.env(num_players=3), module.raw_env(num_players=3)):
        assert made.metadata["name"] == name.pettingzoo_module_name
        assert made.possible_agents == ["player_0", "player_1", "player_2"]


def test_pettingzoos_modules_are_imported_as_modules_are() -> None:
    from ai.environments.zoo import tinners_trail_2007_v0

    assert import_module("ai.environments.zoo.brass_v0").env().metadata["name"] == "brass_v0"
    assert tinners_trail_2007_v0.raw_env().set_up.edition == "2007"


@every_name
def test_pettingzoo_makes_it_by_its_id(name: EnvironmentName) -> None:
    made = pettingzoo.make("aec", name.gymnasium_id, num_players=3)
    assert made.metadata["name"] == name.pettingzoo_module_name


def test_a_module_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(AttributeError, match="There is no brass_v9; allowed: tinners_trail_v0"):
        zoo.brass_v9  # noqa: B018


@every_name
def test_openspiel_has_a_game_of_the_same_name(name: EnvironmentName) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not made for this system")
    from ai.environments import open_spiel

    open_spiel.register_all_editions()
    game = pyspiel.load_game(name.openspiel_name)
    assert (
        game.num_players() == zoo.__dict__[name.pettingzoo_module_name].raw_env().set_up.num_players
    )
