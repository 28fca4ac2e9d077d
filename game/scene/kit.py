"""Kit: what every screen needs to draw and to be heard."""

from dataclasses import dataclass

from game.scene.assets import Assets
from game.scene.lettering import Lettering
from game.scene.sound import Sound


@dataclass(frozen=True, slots=True)
class Kit:
    """Letters, pictures and sounds; made once and handed to every screen."""

    lettering: Lettering
    assets: Assets
    sound: Sound
