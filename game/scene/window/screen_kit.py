"""The kit of every screen: letters, sounds and keys."""

from dataclasses import dataclass, field

from game.scene.audio import Sound
from game.scene.input.keys import Keymap
from game.scene.text.lettering import Lettering


@dataclass(frozen=True, slots=True)
class Kit:
    """Letters, sounds and keys; made once and handed to every screen."""

    lettering: Lettering
    sound: Sound
    keymap: Keymap = field(default_factory=Keymap)
