"""Environments show the real table: as a picture, in a window, as text."""

import copy
import pickle
import sys
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest

from ai.environments import registration
from ai.environments.aec import env, raw_env
from ai.environments.environment_names import EnvironmentName, environment_names
from ai.environments.game_set_up import GameSetUp
from ai.environments.one_agent import OneAgentEnv

pytestmark = [pytest.mark.thorough, pytest.mark.filterwarnings("ignore::UserWarning")]

gymnasium.register_envs(registration)
every_name = pytest.mark.parametrize(
    "name", environment_names(), ids=lambda found: found.pettingzoo_module_name
)
CLIPS = "moviepy.video.io.ImageSequenceClip"
COLOURS = 2000  # fewer than any real table has


def colours(picture: Any) -> int:
    """Return how many colours a picture has."""
    return len(np.unique(np.asarray(picture).reshape(-1, 3), axis=0))


def test_pettingzoo_finds_the_rendering_in_order() -> None:
    with warnings.catch_warnings():  # it warns of how it imports its own games
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.test import render_test
    render_test(lambda render_mode: env("brass", render_mode=render_mode))


@every_name
def test_a_picture_is_the_table_and_changes_with_it(name: EnvironmentName) -> None:
    played = raw_env(name.set_up_keywords, render_mode="rgb_array")
    played.reset(seed=1)
    first = played.render()
    for _ in range(12):
        played.step(int(np.flatnonzero(played.table.action_mask())[-1]))
    second = played.render()
    played.close()
    assert colours(first) > COLOURS
    assert (first != second).any()


def test_an_agent_is_shown_what_it_knows_and_nothing_else() -> None:
    alone = OneAgentEnv("brass", render_mode="rgb_array", opponents="random")
    alone.reset(seed=1)
    first = alone.render()
    state = alone.table.state
    twin = state.clone()
    view = alone.table.view(alone.seat)
    alone.table.state = view
    assert (alone.render() == first).all()
    assert twin.to_plain() != view.to_plain(), "something is hidden"
    alone.close()


class Clip:
    """Stands for moviepy's clip, with which RecordVideo writes its files: keeps their pictures."""

    files: ClassVar[dict[str, list[Any]]] = {}

    def __init__(self, frames: list[Any], fps: int) -> None:
        """Take the pictures; `fps` of them are shown in a second."""
        assert fps > 0
        self._frames = list(frames)

    def write_videofile(self, path: str, logger: object) -> None:
        """Keep the pictures of a file."""
        self.files[Path(path).name] = self._frames


def test_a_video_is_recorded_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clips = SimpleNamespace(ImageSequenceClip=Clip)
    for name in ("moviepy", "moviepy.video", "moviepy.video.io", CLIPS):
        monkeypatch.setitem(sys.modules, name, clips)
    monkeypatch.setattr(Clip, "files", {})
    made = gymnasium.make("CountHouse/Brass-v0", render_mode="rgb_array", opponents="random")
    filmed = gymnasium.wrappers.RecordVideo(made, str(tmp_path), video_length=3)
    _, info = filmed.reset(seed=1)
    for _ in range(4):
        action = int(np.flatnonzero(info["action_mask"])[0])
        _, _, _, _, info = filmed.step(action)
    made.close()
    [frames] = Clip.files.values()
    assert len(frames) >= 3
    assert {frame.shape for frame in frames} == {(720, 1280, 3)}
    assert colours(frames[0]) > COLOURS


def test_frames_are_collected_for_a_video() -> None:
    made = gymnasium.make("CountHouse/Brass-v0", render_mode="rgb_array_list", opponents="random")
    _, info = made.reset(seed=1)
    made.step(int(np.flatnonzero(info["action_mask"])[0]))
    frames: Any = made.render()
    made.close()
    assert [frame.shape for frame in frames] == [(720, 1280, 3)] * 2


def test_what_draws_ends_with_close_and_begins_anew_as_a_copy_does() -> None:
    played = raw_env("brass", render_mode="rgb_array")
    played.reset(seed=1)
    first = played.render()
    played.close()
    played.close()
    copied = copy.deepcopy(pickle.loads(pickle.dumps(played)))
    assert (copied.render() == first).all()
    copied.close()


def test_a_window_needs_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.environments.table_pictures.has_display", lambda: False)
    with pytest.raises(ValueError, match="no display to open a window on; allowed"):
        raw_env("brass", render_mode="human")


def test_nothing_is_rendered_without_a_mode() -> None:
    played = raw_env(GameSetUp("brass"))
    played.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode is None"):
        assert played.render() is None
