"""What a game is played with: every option can be chosen by itself, and is told afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.screens.setup import SetupScreen
from game.scene.widgets import Toggle
from tests.client.pilot import Pilot
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application

TITLES = ("tinners-trail", "brass", "tiletum")
pytestmark = pytest.mark.thorough


@pytest.fixture(params=TITLES)
def each_title(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Pilot]:
    """A pilot on the title page of every title."""
    with application(tmp_path / "saves", title=request.param) as flow:
        yield Pilot(flow)


# ---- choosing


def test_every_option_of_an_automa_can_be_switched_by_itself(each_title: Pilot) -> None:
    ui = each_title
    ui.visit("new-game")
    if ui.app.box.automa is None:
        assert not ui.app.box.title.automa_options
        return
    for option in ui.app.box.title.automa_options:
        ui.visit("new-game", "preset:solo", f"mix:{next(iter(ui.app.box.automa.mixes))}")
        names = [node.name for node in ui.all() if node.pressable]
        ways = [name for name in names if name.startswith(("automa:", "mix:"))]
        [way] = [name for name in ways if name.endswith(f":{option}")]
        ui.click(name=way)
        assert ui.at(SetupScreen).set_up.automa == (option,)


def test_the_first_step_of_lord_wallace_is_seen_switched_on(trail: Pilot) -> None:
    trail.visit("new-game", "preset:solo", "mix:first-step")
    assert of_kind(trail.find(name="automa:better-mines"), Toggle).value
    trail.click(name="automa:better-mines")
    assert trail.at(SetupScreen).set_up.automa == ()
    assert trail.sees(label=trail.app.say("automa.mix-standard-note"))


def test_as_many_computers_as_there_are_seats_are_one_click(each_title: Pilot) -> None:
    each_title.visit("new-game")
    seats = each_title.app.box.title.seats
    keys = ("duel", "three", "four", "five")
    for count, key in zip(seats, keys, strict=False):
        each_title.click(name=f"preset:{key}")
        players = [seat.player for seat in each_title.at(SetupScreen).set_up.seats]
        assert len(players) == count
        assert players.count("human") == 1
