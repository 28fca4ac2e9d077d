"""Sound never stands in the way."""

from pathlib import Path

import pygame
import pytest

from game.files.folders import assets_folder
from game.scene.audio import MusicPlayer, SoundPlayer
from tests.helpers.present import present


def test_nothing_is_opened_before_the_first_sound(tmp_path: Path) -> None:
    pygame.mixer.quit()
    SoundPlayer(tmp_path)
    assert pygame.mixer.get_init() is None


def test_a_missing_sound_is_silent_and_noted_once(tmp_path: Path) -> None:
    sound = SoundPlayer(tmp_path)
    sound.play("gavel")
    sound.play("gavel")
    assert sound.problem_texts == ["The sound gavel is missing or cannot be read."]


def test_a_broken_sound_file_is_silent_and_noted(tmp_path: Path) -> None:
    (tmp_path / "gavel.ogg").write_text("no sound", encoding="utf-8")
    sound = SoundPlayer(tmp_path)
    sound.play("gavel")
    assert "The sound file gavel.ogg cannot be read." in sound.problem_texts


def test_without_a_device_all_is_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sound = SoundPlayer(tmp_path)
    sound.play("gavel")
    assert sound.problem_texts == ["There is no sound: no device."]


def test_a_device_that_goes_in_the_middle_leaves_silence() -> None:
    sound = SoundPlayer(assets_folder() / "shared" / "sounds")
    for _ in range(2):
        sound.play("bid")
    assert len(sound.playing_channels) == 2
    pygame.mixer.quit()
    sound.play("bid")
    sound.play_alert("adit")
    sound.set_volume("master", 0.5)
    sound.set_muted(True)
    sound.stop_group("effects")
    sound.close()
    assert not sound.playing_channels


def test_volumes_stay_between_0_and_1(tmp_path: Path) -> None:
    sound = SoundPlayer(tmp_path)
    sound.set_volume("music", 3.0)
    assert sound.effective_volume("music") == 1.0
    sound.set_volume("music", -1.0)
    assert sound.effective_volume("music") == 0.0


def test_music_is_silent_before_it_begins(tmp_path: Path) -> None:
    music = MusicPlayer(tmp_path)
    music.set_playlist(("air", "hymn"))
    assert music.playing_piece == ""


class Streams:
    """Stands in for the mixer's music: notes what is asked of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.notes: list[str] = []
        for name in ("load", "fadeout", "set_volume"):
            monkeypatch.setattr(
                pygame.mixer.music, name, lambda value, name=name: self._note(name, value)
            )
        for name in ("pause", "unpause"):
            monkeypatch.setattr(pygame.mixer.music, name, lambda name=name: self.notes.append(name))
        monkeypatch.setattr(pygame.mixer.music, "play", lambda fade_ms: None)
        monkeypatch.setattr(pygame.mixer.music, "set_endevent", lambda kind: None)

    def _note(self, name: str, value: object) -> None:
        self.notes.append(f"{name} {value.stem if isinstance(value, Path) else value}")


@pytest.fixture
def streams(monkeypatch: pytest.MonkeyPatch) -> Streams:
    return Streams(monkeypatch)


@pytest.fixture
def air(streams: Streams, tmp_path: Path) -> MusicPlayer:
    """Music that has begun to play an air, through the streams."""
    music = MusicPlayer(tmp_path)
    music.set_playlist(("air",))
    music.start_playing()
    return music


def test_pieces_follow_one_another(streams: Streams, air: MusicPlayer) -> None:
    air.set_playlist(("air", "hymn"))
    air.start_next_piece()
    air.start_next_piece()
    air.set_playlist(("dance", "air"))
    loaded = [note for note in streams.notes if "load" in note]
    assert loaded == ["load air", "load hymn", "load air"]
    assert not any("fadeout" in note for note in streams.notes)


def test_an_unwanted_piece_fades(streams: Streams, air: MusicPlayer) -> None:
    air.set_playlist(("dance",))
    assert (streams.notes[-1], air.playing_piece) == ("fadeout 1200", "air")
    air.start_next_piece()
    assert air.playing_piece == "dance"


def test_music_steps_back_by_half(streams: Streams, air: MusicPlayer) -> None:
    air.set_volume(0.8)
    air.set_ducked(True)
    assert streams.notes[-2:] == ["set_volume 0.4", "unpause"]
    air.set_ducked(False)
    assert streams.notes[-2:] == ["set_volume 0.8", "unpause"]


def test_a_piece_that_cannot_be_read_is_silence(tmp_path: Path) -> None:
    pygame.mixer.init()
    music = MusicPlayer(tmp_path)
    music.set_playlist(("air",))
    music.start_playing()
    assert music.playing_piece == ""


def test_music_nobody_hears_waits(streams: Streams, air: MusicPlayer) -> None:
    air.set_volume(0.0)
    assert streams.notes[-1] == "pause"
    air.start_next_piece()
    assert streams.notes[-1] == "pause"  # a new piece begins by sounding
    air.set_volume(0.3)
    assert streams.notes[-1] == "unpause"


class Channels:
    """Stands in for the mixer's channels: each notes what is asked of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, sound: SoundPlayer) -> None:
        self.notes: list[str] = []
        monkeypatch.setattr(pygame.mixer, "find_channel", lambda: self)
        monkeypatch.setattr(sound, "_load_variants", lambda name: [name])
        sound.has_device = True

    def play(self, sample: str, loops: int) -> None:
        """Note it."""
        self.notes.append(f"play {sample}")

    def get_busy(self) -> bool:
        """Nothing ends here."""
        return True

    def set_volume(self, volume: float) -> None:
        """Note nothing: the tests look at what waits and what goes on."""

    def pause(self) -> None:
        """Note it."""
        self.notes.append("pause")

    def unpause(self) -> None:
        """Note it."""
        self.notes.append("unpause")


def test_a_sea_nobody_hears_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = SoundPlayer(tmp_path)
    channels = Channels(monkeypatch, sound)
    sound.set_volume("ambience", 0.0)
    sound.play("sea", "ambience", loops=True)
    assert channels.notes == ["play sea", "pause"]
    sound.set_volume("ambience", 0.5)
    assert channels.notes[-1] == "unpause"
    sound.set_muted(True)
    assert channels.notes[-1] == "pause"


def test_effects_nobody_hears_never_begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = SoundPlayer(tmp_path)
    channels = Channels(monkeypatch, sound)
    sound.set_volume("effects", 0.0)
    sound.play("gavel")
    assert channels.notes == []


@pytest.mark.thorough
def test_the_device_stays_while_it_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mixer turns a file into its own format; without it that is the end of the program."""
    sea = next(assets_folder().rglob("ambience-1.ogg"))
    (tmp_path / sea.name).write_bytes(sea.read_bytes())
    happened: list[str] = []
    close = pygame.mixer.quit

    def read(file: Path) -> pygame.mixer.Sound:
        sample = pygame.mixer.Sound(file)
        happened.append("read")
        return sample

    def quit_mixer() -> None:
        happened.append("closed")
        close()

    monkeypatch.setattr("game.scene.audio.Sample", read)
    monkeypatch.setattr(pygame.mixer, "quit", quit_mixer)
    sound = SoundPlayer(tmp_path)
    sound.start_music_and_background_sound()
    sound.close()
    assert happened == ["read", "closed"]
    sound.play("gavel")
    sound.set_volume("master", 0.5)
    assert pygame.mixer.get_init() is None


def test_sounds_of_a_title_go_before_the_shared_ones(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    own = tmp_path / "own"
    for folder, names in ((shared, ("coin", "card")), (own, ("coin",))):
        folder.mkdir()
        for name in names:
            (folder / f"{name}-1.ogg").write_bytes(b"")
    sound = SoundPlayer(shared)
    sound.set_preferred_folder(own)
    assert [file.parent for file in sound.variant_files("coin")] == [own]
    assert [file.parent for file in sound.variant_files("card")] == [shared]
    sound.set_preferred_folder(None)
    assert [file.parent for file in sound.variant_files("coin")] == [shared]


def test_a_piece_of_a_title_goes_before_a_shared_one(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "air.ogg").write_bytes(b"")
    music = MusicPlayer(tmp_path)
    music.preferred_folder = own
    assert music.piece_path("air.ogg").parent == own
    assert music.piece_path("hymn.ogg").parent == tmp_path


@pytest.mark.thorough
@pytest.mark.usefixtures("streams")
def test_once_begun_every_sound_is_read_beside_frames() -> None:
    sound = SoundPlayer(assets_folder() / "shared" / "sounds")
    sound.set_preferred_folder(assets_folder() / "tiletum" / "sounds")
    sound.start_music_and_background_sound()
    reading = present(sound.loading_thread)
    reading.join()
    assert {"coin", "gavel", "cathedral", "quill"} <= set(sound.samples_by_name)
    assert not sound.problem_texts
    sound.close()


@pytest.mark.thorough
@pytest.mark.usefixtures("streams")
def test_a_sound_that_is_closed_stops_reading() -> None:
    sound = SoundPlayer(assets_folder() / "shared" / "sounds")
    sound.stops_loading = True
    sound.start_music_and_background_sound()
    sound.close()
    assert set(sound.samples_by_name) <= {"ambience"}
