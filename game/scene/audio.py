"""Sound: plays named files; silent without a working sound device."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread

import pygame
from pygame.mixer import Channel
from pygame.mixer import Sound as Sample

from game.system.streams import discard_sound_driver_output

SOUND_FILE_ENDINGS = (".ogg", ".wav")
SOUND_GROUPS = ("effects", "music", "ambience")
CHANNEL_COUNT = 16
BACKGROUND_SOUND = "ambience"

PIECE_ENDED_EVENT = pygame.event.custom_type()
"""The event that is posted when a piece has ended or faded out; `MusicPlayer.start_next_piece` must
be called then."""
FADE_OUT_MS = 1200
FADE_IN_MS = 900
DUCKED_VOLUME_SHARE = 0.5  # 6 dB less while something important is heard


class SoundPlayer:
    """Plays the sounds of a folder by name; `click-1.ogg`, `click-2.ogg` are variants of "click",
    played in turn. Sounds in `preferred_folder` replace them.

    The device is opened at the first `play`, so that starting stays fast. No method raises an
    error.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.preferred_folder: Path | None = None
        self.problem_texts: list[str] = []
        self.music = MusicPlayer(folder / "music")
        self._volumes: dict[str, float] = {"master": 1.0, **dict.fromkeys(SOUND_GROUPS, 1.0)}
        self.samples_by_name: dict[str, list[Sample]] = {}
        self._play_counts: dict[str, int] = {}
        self.playing_channels: list[tuple[Channel, str, float]] = []
        self._muted = False
        self.has_device: bool | None = None  # None: not tried yet
        self.loading_thread: Thread | None = None
        self.stops_loading = False  # whether another thread waits for the end of the loading

    def play(
        self, name: str, volume_group: str = "effects", *, volume: float = 1.0, loops: bool = False
    ) -> None:
        """Play the next variant of a sound, with `loops` in an endless loop; `volume`, 0 to 1, is
        multiplied with the volume of its group.

        Nothing is played without a device. While the group is silent only sounds with `loops` are
        started.
        """
        samples = self._load_variants(name) if self._open_device() else []
        if not samples:
            return
        turn = self._play_counts.get(name, 0)
        self._play_counts[name] = turn + 1
        with suppress(pygame.error):  # the device has gone
            channel = pygame.mixer.find_channel()
            if channel is None or not (loops or self.effective_volume(volume_group)):
                return
            self.playing_channels = [
                entry for entry in self.playing_channels if entry[0].get_busy()
            ]
            self.playing_channels.append((channel, volume_group, volume))
            channel.play(samples[turn % len(samples)], loops=-1 if loops else 0)
            _set_channel_volume(channel, self.effective_volume(volume_group) * volume)

    def play_alert(self, name: str) -> None:
        """Play an effect even while everything is muted, to get the player's attention; it is
        silent if the volume of the effects is 0."""
        muted, self._muted = self._muted, False
        self.play(name)
        self._muted = muted

    def set_preferred_folder(self, own: Path | None) -> None:
        """From now on look for every sound and piece of music in this folder first, and in the
        usual folders only if it is not there; None for no such folder.

        If the background sound then has another file, this one is played instead.
        """
        if own == self.preferred_folder:
            return
        if self.loading_thread is not None:
            self.stops_loading = True
            self.loading_thread.join()  # so that a background sound it still starts is stopped too
            self.stops_loading = False
        bed = self.variant_files(BACKGROUND_SOUND)
        self.preferred_folder = own
        self.music.preferred_folder = own / "music" if own is not None else None
        self.samples_by_name.clear()
        if self.has_device and self.loading_thread is not None:
            if self.variant_files(BACKGROUND_SOUND) != bed:
                self.stop_group(BACKGROUND_SOUND)
            self._start_loading_thread(
                plays_background_sound=self.variant_files(BACKGROUND_SOUND) != bed
            )

    def start_music_and_background_sound(self) -> None:
        """Open the sound device, start the music and the background sound, and load all sounds
        in a thread, so that no frame waits for a sound played for the first time."""
        if self._open_device():
            self.music.start_playing()
            self._start_loading_thread(plays_background_sound=True)

    def _start_loading_thread(self, *, plays_background_sound: bool) -> None:
        """Start a thread that loads every sound; with `plays_background_sound` it also starts the
        background sound."""
        self.loading_thread = Thread(
            target=partial(self._load_all, plays_background_sound=plays_background_sound)
        )
        self.loading_thread.start()

    def _load_all(self, *, plays_background_sound: bool) -> None:
        if plays_background_sound:
            self.play(BACKGROUND_SOUND, BACKGROUND_SOUND, loops=True)
        for folder in (self.preferred_folder, self.folder):
            for file in sorted(folder.glob("*-1.ogg")) if folder is not None else ():
                if self.stops_loading:
                    return
                self._load_variants(file.stem.removesuffix("-1"))

    def close(self) -> None:
        """Wait for the loading thread, which uses the device, then stop all sounds and close the
        device."""
        self.stops_loading = True
        if self.loading_thread is not None:
            self.loading_thread.join()
        if self.has_device:
            pygame.mixer.quit()
        self.has_device = False
        self.playing_channels.clear()
        self.music.mark_as_stopped()

    def set_volume(self, volume_group: str, volume: float) -> None:
        """Set the volume, 0 to 1, of "master", "effects", "music" or "ambience"; sounds that are
        playing change at once."""
        self._volumes[volume_group] = min(max(volume, 0.0), 1.0)
        self._apply_volumes()

    def set_muted(self, is_muted: bool) -> None:
        """Mute or unmute everything, for instance while the window is in the background; music
        pauses.
        """
        self._muted = is_muted
        self._apply_volumes()

    def stop_group(self, volume_group: str) -> None:
        """Stop every sound of a group."""
        with suppress(pygame.error):
            for channel, own_group, _ in self.playing_channels:
                if own_group == volume_group:
                    channel.stop()

    def effective_volume(self, volume_group: str) -> float:
        """Return the volume at which a group is heard now, 0 to 1; 0 while all sound is muted."""
        return 0.0 if self._muted else self._volumes["master"] * self._volumes[volume_group]

    def _apply_volumes(self) -> None:
        self.music.set_volume(self.effective_volume("music"))
        for channel, group, volume in self.playing_channels:
            _set_channel_volume(channel, self.effective_volume(group) * volume)

    def _open_device(self) -> bool:
        if self.has_device is None:
            try:
                with discard_sound_driver_output():
                    pygame.mixer.init()
                pygame.mixer.set_num_channels(CHANNEL_COUNT)
                self.has_device = True
            except pygame.error as reason:
                self.problem_texts.append(f"There is no sound: {reason}.")
                self.has_device = False
        return self.has_device

    def _load_variants(self, name: str) -> list[Sample]:
        if name not in self.samples_by_name:
            samples = []
            for file in self.variant_files(name):
                try:
                    samples.append(Sample(file))
                except (OSError, pygame.error):
                    self.problem_texts.append(f"The sound file {file.name} cannot be read.")
            self.samples_by_name[name] = samples
            if not samples:
                self.problem_texts.append(f"The sound {name} is missing or cannot be read.")
        return self.samples_by_name[name]

    def variant_files(self, name: str) -> list[Path]:
        """Return the files of all variants of a sound. They are those in the preferred folder or,
        if it has none, those in the usual folder; [] when there are none in either."""
        for folder in (self.preferred_folder, self.folder):
            if folder is not None:
                files = [folder / f"{name}{kind}" for kind in SOUND_FILE_ENDINGS]
                files += sorted(folder.glob(f"{name}-[0-9]*"))
                if found := [file for file in files if file.is_file()]:
                    return found
        return []


def _set_channel_volume(channel: Channel, volume: float) -> None:
    """Set a channel's volume; a silent channel is paused to save work."""
    with suppress(pygame.error):
        channel.set_volume(volume)
        (channel.unpause if volume else channel.pause)()


class MusicPlayer:
    """Plays the pieces of a playlist in turn, endlessly; files in `preferred_folder` replace those
    of the folder.

    It is silent until `start_playing`; no method raises an error.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.preferred_folder: Path | None = None
        self.playing_piece = ""
        self._playlist: tuple[str, ...] = ()
        self._is_started = False
        self._volume = 1.0
        self._ducked = False

    def start_playing(self) -> None:
        """Start the playlist, since there is a sound device now; do nothing if it is already
        started."""
        if not self._is_started:
            self._is_started = True
            self.start_next_piece()

    def mark_as_stopped(self) -> None:
        """Note that nothing plays any more, since the sound device has gone."""
        self._is_started = False
        self.playing_piece = ""

    def set_playlist(self, piece_names: Sequence[str]) -> None:
        """Play these pieces from now on. A piece that is playing continues if it is in the list;
        otherwise it fades out before the first piece of the list starts."""
        if tuple(piece_names) == self._playlist:
            return
        self._playlist = tuple(piece_names)
        if not self._is_started or self.playing_piece in self._playlist:
            return
        if self.playing_piece:
            with suppress(pygame.error):
                pygame.mixer.music.fadeout(FADE_OUT_MS)  # the event TUNE_OVER follows
        else:
            self.start_next_piece()

    def start_next_piece(self) -> None:
        """Start the piece after the current one, or the first after the last; a file that cannot be
        played leaves silence. Do nothing while not started or when the playlist is empty."""
        if not self._is_started or not self._playlist:
            self.playing_piece = ""
            return
        pieces = self._playlist
        at = pieces.index(self.playing_piece) + 1 if self.playing_piece in pieces else 0
        self.playing_piece = pieces[at % len(pieces)]
        try:
            pygame.mixer.music.load(self.piece_path(f"{self.playing_piece}.ogg"))
            pygame.mixer.music.set_endevent(PIECE_ENDED_EVENT)
            pygame.mixer.music.play(fade_ms=FADE_IN_MS)
            self._apply_volume()
        except (OSError, pygame.error):
            self.playing_piece = ""

    def set_volume(self, volume: float) -> None:
        """Set the volume, 0 to 1; a playing piece changes at once."""
        self._volume = volume
        self._apply_volume()

    def set_ducked(self, is_ducked: bool) -> None:
        """Reduce the volume while another sound is more important, or restore it."""
        if is_ducked != self._ducked:
            self._ducked = is_ducked
            self._apply_volume()

    def piece_path(self, piece_name: str) -> Path:
        """Return the path of a piece: in the preferred folder if the file exists there, otherwise
        in the usual one."""
        own = self.preferred_folder / piece_name if self.preferred_folder is not None else None
        return own if own is not None and own.is_file() else self.folder / piece_name

    def _apply_volume(self) -> None:
        if not self._is_started:
            return
        stream = pygame.mixer.music
        with suppress(pygame.error):
            stream.set_volume(self._volume * (DUCKED_VOLUME_SHARE if self._ducked else 1.0))
            (stream.unpause if self._volume else stream.pause)()  # a silent piece is paused
