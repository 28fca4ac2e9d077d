"""The kit of every screen: letters, sounds and keys."""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.scene.audio import Sound
from game.scene.input.keys import Keymap
from game.scene.text.lettering import Lettering


@dataclass(slots=True)
class SceneSentences:
    """What every screen says by itself, in the player's language."""

    field_full: Callable[[int], str] = lambda most: ""
    """That no more than so many characters can be typed."""


@dataclass(frozen=True, slots=True)
class Kit:
    """Lettering, sounds and keymap; made once and passed to every screen."""

    lettering: Lettering
    sound: Sound
    keymap: Keymap = field(default_factory=Keymap)
    sentences: SceneSentences = field(default_factory=SceneSentences)
