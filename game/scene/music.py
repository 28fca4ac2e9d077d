"""Music: streams one piece after the other from files, never more than a moment of it in memory."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pygame

TUNE_OVER = pygame.event.custom_type()
"""Comes when a piece has ended or faded out; `Music.go_on` answers it."""
FADE_OUT_MS, FADE_IN_MS = 1200, 900
DUCKED = 0.5  # 6 dB less while something important is said


class Music:
    """Plays the wanted pieces in turn for ever, those of `own`, a second folder, before others.

    Silent until `begin`; nothing here ever raises.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.own: Path | None = None
        self.playing = ""
        self._wanted: tuple[str, ...] = ()
        self._begun = False
        self._volume, self._ducked = 1.0, False

    def begin(self) -> None:
        """There is a sound device: play what is wanted from now on."""
        if not self._begun:
            self._begun = True
            self.go_on()

    def end(self) -> None:
        """There is no sound device any more."""
        self._begun, self.playing = False, ""

    def want(self, pieces: Sequence[str]) -> None:
        """Play these pieces; one of them that is playing already plays on, another fades out."""
        if tuple(pieces) == self._wanted:
            return
        self._wanted = tuple(pieces)
        if not self._begun or self.playing in self._wanted:
            return
        if self.playing:
            with suppress(pygame.error):
                pygame.mixer.music.fadeout(FADE_OUT_MS)  # TUNE_OVER follows
        else:
            self.go_on()

    def go_on(self) -> None:
        """Begin the piece after the one that ended."""
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
            self._apply()
        except (OSError, pygame.error):
            self.playing = ""

    def set_volume(self, volume: float) -> None:
        """Loudness from 0 to 1, heard at once."""
        self._volume = volume
        self._apply()

    def duck(self, ducked: bool) -> None:
        """Step back behind what matters more, or come forward again."""
        if ducked != self._ducked:
            self._ducked = ducked
            self._apply()

    def file(self, name: str) -> Path:
        """Return where a piece lies: in the own folder, if it is there."""
        own = self.own / name if self.own is not None else None
        return own if own is not None and own.is_file() else self.folder / name

    def _apply(self) -> None:
        if not self._begun:
            return
        stream = pygame.mixer.music
        with suppress(pygame.error):
            stream.set_volume(self._volume * (DUCKED if self._ducked else 1.0))
            (stream.unpause if self._volume else stream.pause)()  # unheard it waits where it is
