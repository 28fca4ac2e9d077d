"""Sound: plays named files; silent without a working sound device."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pygame
from pygame.mixer import Channel
from pygame.mixer import Sound as Sample

from game.system.streams import drivers_silenced

KINDS = (".ogg", ".wav")
GROUPS = ("effects", "music", "ambience")
CHANNELS = 16
BED = "ambience"

TUNE_OVER = pygame.event.custom_type()
"""Comes when a piece has ended or faded out; `Music.start_next_piece` answers it."""
FADE_OUT_MS = 1200
FADE_IN_MS = 900
DUCKED = 0.5  # 6 dB less while something important is heard


class Sound:
    """The sounds of one folder by name; `click-1.ogg`, `click-2.ogg` are variants of "click",
    played in turn. Those of `own`, a second folder, have priority.

    The device is opened at the first `play`, so that starting stays fast. No method raises an
    error.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.own: Path | None = None
        self.missing: list[str] = []
        self.music = Music(folder / "music")
        self._volumes: dict[str, float] = {"master": 1.0, **dict.fromkeys(GROUPS, 1.0)}
        self.samples: dict[str, list[Sample]] = {}
        self._played: dict[str, int] = {}
        self.busy: list[tuple[Channel, str, float]] = []
        self._muted = False
        self.device: bool | None = None  # None: not tried yet
        self.reading: Thread | None = None
        self.hurried = False  # whether another thread waits for the end of the loading

    def play(
        self, name: str, group: str = "effects", *, volume: float = 1.0, forever: bool = False
    ) -> None:
        """Play a sound; `volume` 0 to 1 is multiplied with its group's."""
        samples = self._variants(name) if self._open_device() else []
        if not samples:
            return
        turn = self._played.get(name, 0)
        self._played[name] = turn + 1
        with suppress(pygame.error):  # the device has gone
            channel = pygame.mixer.find_channel()
            if channel is None or not (forever or self.effective_volume(group)):
                return
            self.busy = [entry for entry in self.busy if entry[0].get_busy()]
            self.busy.append((channel, group, volume))
            channel.play(samples[turn % len(samples)], loops=-1 if forever else 0)
            _set_channel_volume(channel, self.effective_volume(group) * volume)

    def play_alert(self, name: str) -> None:
        """Play a sound even while everything is muted, to get the player's attention."""
        muted, self._muted = self._muted, False
        self.play(name)
        self._muted = muted

    def prefer_folder(self, own: Path | None) -> None:
        """Give sounds of another folder priority from now on, for another title."""
        if own == self.own:
            return
        if self.reading is not None:
            self.hurried = True
            self.reading.join()  # so that a background sound it still starts is stopped too
            self.hurried = False
        bed = self.files(BED)
        self.own = own
        self.music.own = own / "music" if own is not None else None
        self.samples.clear()
        if self.device and self.reading is not None:
            if self.files(BED) != bed:
                self.stop(BED)
            self._load_in_thread(bed=self.files(BED) != bed)

    def start_background_sounds(self) -> None:
        """Start music and the background sound of the sea.

        All sounds are loaded in a thread, so that no frame waits for a sound played for the first
        time.
        """
        if self._open_device():
            self.music.begin()
            self._load_in_thread(bed=True)

    def _load_in_thread(self, *, bed: bool) -> None:
        """Load every sound in a thread; with `bed` start the background sound."""
        self.reading = Thread(target=self._load_all, kwargs={"bed": bed})
        self.reading.start()

    def _load_all(self, *, bed: bool) -> None:
        if bed:
            self.play(BED, BED, forever=True)
        for folder in (self.own, self.folder):
            for file in sorted(folder.glob("*-1.ogg")) if folder is not None else ():
                if self.hurried:
                    return
                self._variants(file.stem.removesuffix("-1"))

    def close(self) -> None:
        """Stop all sounds and close the device.

        It first waits for the loading thread, which uses the device.
        """
        self.hurried = True
        if self.reading is not None:
            self.reading.join()
        if self.device:
            pygame.mixer.quit()
        self.device = False
        self.busy.clear()
        self.music.end()

    def set_volume(self, group: str, volume: float) -> None:
        """Set the volume, 0 to 1, of "master", "effects", "music" or "ambience" at once."""
        self._volumes[group] = min(max(volume, 0.0), 1.0)
        self._apply_volumes()

    def mute(self, muted: bool) -> None:
        """Mute or unmute everything, for instance while the window is in the background; music
        pauses.
        """
        self._muted = muted
        self._apply_volumes()

    def stop(self, group: str) -> None:
        """Stop every sound of a group."""
        with suppress(pygame.error):
            for channel, own_group, _ in self.busy:
                if own_group == group:
                    channel.stop()

    def effective_volume(self, group: str) -> float:
        """Return the present volume of a group, 0 to 1; 0 while all sound is muted."""
        return 0.0 if self._muted else self._volumes["master"] * self._volumes[group]

    def _apply_volumes(self) -> None:
        self.music.set_volume(self.effective_volume("music"))
        for channel, group, volume in self.busy:
            _set_channel_volume(channel, self.effective_volume(group) * volume)

    def _open_device(self) -> bool:
        if self.device is None:
            try:
                with drivers_silenced():
                    pygame.mixer.init()
                pygame.mixer.set_num_channels(CHANNELS)
                self.device = True
            except pygame.error as reason:
                self.missing.append(f"There is no sound: {reason}.")
                self.device = False
        return self.device

    def _variants(self, name: str) -> list[Sample]:
        if name not in self.samples:
            samples = []
            for file in self.files(name):
                try:
                    samples.append(Sample(file))
                except (OSError, pygame.error):
                    self.missing.append(f"The sound file {file.name} cannot be read.")
            self.samples[name] = samples
            if not samples:
                self.missing.append(f"The sound {name} is missing or cannot be read.")
        return self.samples[name]

    def files(self, name: str) -> list[Path]:
        """Return the files of a sound, from the first folder that has any."""
        for folder in (self.own, self.folder):
            if folder is not None:
                files = [folder / f"{name}{kind}" for kind in KINDS]
                files += sorted(folder.glob(f"{name}-[0-9]*"))
                if found := [file for file in files if file.is_file()]:
                    return found
        return []


def _set_channel_volume(channel: Channel, volume: float) -> None:
    """Set a channel's volume; a silent channel is paused to save work."""
    with suppress(pygame.error):
        channel.set_volume(volume)
        (channel.unpause if volume else channel.pause)()


class Music:
    """Plays the wanted pieces in turn endlessly; those of `own`, a second folder, have priority.

    It is silent until `begin`; no method raises an error.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.own: Path | None = None
        self.playing = ""
        self._wanted: tuple[str, ...] = ()
        self._begun = False
        self._volume = 1.0
        self._ducked = False

    def begin(self) -> None:
        """Start playing: there is a sound device."""
        if not self._begun:
            self._begun = True
            self.start_next_piece()

    def end(self) -> None:
        """Stop playing: the sound device has gone."""
        self._begun = False
        self.playing = ""

    def set_playlist(self, pieces: Sequence[str]) -> None:
        """Play these pieces; if one of them is playing it continues, another one fades out."""
        if tuple(pieces) == self._wanted:
            return
        self._wanted = tuple(pieces)
        if not self._begun or self.playing in self._wanted:
            return
        if self.playing:
            with suppress(pygame.error):
                pygame.mixer.music.fadeout(FADE_OUT_MS)  # the event TUNE_OVER follows
        else:
            self.start_next_piece()

    def start_next_piece(self) -> None:
        """Start the next piece."""
        if not self._begun or not self._wanted:
            self.playing = ""
            return
        pieces = self._wanted
        at = pieces.index(self.playing) + 1 if self.playing in pieces else 0
        self.playing = pieces[at % len(pieces)]
        try:
            pygame.mixer.music.load(self.file(f"{self.playing}.ogg"))
            pygame.mixer.music.set_endevent(TUNE_OVER)
            pygame.mixer.music.play(fade_ms=FADE_IN_MS)
            self._apply_volume()
        except (OSError, pygame.error):
            self.playing = ""

    def set_volume(self, volume: float) -> None:
        """Set the volume, 0 to 1, at once."""
        self._volume = volume
        self._apply_volume()

    def duck(self, ducked: bool) -> None:
        """Reduce the volume while something more important is heard, or restore it."""
        if ducked != self._ducked:
            self._ducked = ducked
            self._apply_volume()

    def file(self, name: str) -> Path:
        """Return the path of a piece: in the own folder if it is there."""
        own = self.own / name if self.own is not None else None
        return own if own is not None and own.is_file() else self.folder / name

    def _apply_volume(self) -> None:
        if not self._begun:
            return
        stream = pygame.mixer.music
        with suppress(pygame.error):
            stream.set_volume(self._volume * (DUCKED if self._ducked else 1.0))
            (stream.unpause if self._volume else stream.pause)()  # a silent piece is paused
