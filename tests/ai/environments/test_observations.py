"""Observations are described, bounded and, if wanted, turned to the agent's seat."""

from typing import Any

import numpy as np
import pytest

from ai.environments.aec import raw_env
from ai.environments.batch import BatchEnv
from ai.environments.observation_form import FALLBACK_ROW_DESCRIPTION, ObservationForm
from ai.environments.vector import OneAgentVectorEnv
from tests.helpers.environment_cases import every_case, set_up_of
from tools import observation_tables
from tools.proof.proofs import Case

GAMES = 8
STEPS = 220


def test_the_guide_is_as_the_code_describes_it() -> None:
    told = observation_tables.OBSERVATIONS_GUIDE_FILE.read_text(encoding="utf-8")
    assert told == observation_tables.guide_text(), "tools/observation_tables.py writes it"


@pytest.mark.thorough
@every_case
def test_every_row_is_described_and_stays_within_its_range(case: Case) -> None:
    form = ObservationForm(case.game(), "flat")
    assert [
        name for name in form.rows if form.row_description(name) is FALLBACK_ROW_DESCRIPTION
    ] == []
    batch = BatchEnv(set_up_of(case), GAMES)
    batch.reset(11)
    random = np.random.default_rng(1)
    for _ in range(STEPS):
        for name, row in form.rows.items():
            fact = form.row_description(name)
            cells = batch.observations[:, row]
            assert fact.lowest_value <= cells.min() and cells.max() <= fact.highest_value, name
        batch.step(batch.random_actions(random))


def test_the_agent_comes_first_in_rows_of_seats_and_is_seat_0() -> None:
    plain = raw_env("brass", num_players=3, form="rows")
    turned = raw_env("brass", num_players=3, form="rows", own_seat_first=True)
    for env in (plain, turned):
        env.reset(seed=3)
        for _ in range(30):
            env.step(int(np.flatnonzero(env.table.action_mask())[0]))
    seen = {env: env.observe("player_2")["observation"] for env in (plain, turned)}
    money = seen[plain]["money"].tolist()
    assert seen[turned]["money"].tolist() == [money[2], money[0], money[1]]
    assert seen[turned]["hand"][:8].tolist() == seen[plain]["hand"][16:].tolist()
    assert seen[turned]["own_seat"].tolist() == [0]
    for name in ("owner", "order", "link"):
        owners = [(seat - 2) % 3 if seat >= 0 else seat for seat in seen[plain][name].tolist()]
        assert seen[turned][name].tolist() == owners
    assert turned.form.observation_space().contains(seen[turned])


def test_rows_that_nobody_ever_knows_can_be_left_out() -> None:
    plain = raw_env("brass")
    short = raw_env("brass", leave_out_unknown=True)
    plain.reset(seed=1)
    short.reset(seed=1)
    whole: Any = plain.observe("player_0")["observation"]
    kept: Any = short.observe("player_0")["observation"]
    assert len(whole) - len(kept) == 132
    assert "deck" not in short.form.rows
    money = short.form.rows["money"]
    assert kept[money].tolist() == whole[plain.form.rows["money"]].tolist()


def test_many_games_are_turned_alike() -> None:
    wishes: dict[str, Any] = {"own_seat_first": True, "leave_out_unknown": True, "seat": 1}
    envs = OneAgentVectorEnv(3, "brass", opponents="random", **wishes)
    seen, _ = envs.reset(seed=1)
    assert seen.shape == (3, envs.form.width)
    assert (seen[:, envs.form.rows["own_seat"]] == 0).all()
    assert envs.observation_space.contains(seen)
