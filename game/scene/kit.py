"""Kit: what every screen needs to draw and to be heard."""

from dataclasses import dataclass, field

from game.scene.assets import Assets
from game.scene.keymap import Keymap
from game.scene.lettering import Lettering
from game.scene.sound import Sound


@dataclass(frozen=True, slots=True)
class Kit:
    """Letters, pictures, sounds and keys; made once and handed to every screen."""

    lettering: Lettering
    assets: Assets
    sound: Sound
    keymap: Keymap = field(default_factory=Keymap)
