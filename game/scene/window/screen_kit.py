"""The kit of every screen: letters, sounds and keys."""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.scene.audio import SoundPlayer
from game.scene.input.keys import Keymap
from game.scene.text.lettering import TextRenderer


@dataclass(slots=True)
class SceneTexts:
    """Texts that the scene graph itself shows on any screen, in the player's language."""

    field_full_text: Callable[[int], str] = lambda most: ""
    """Returns the text that says that a field takes no more than this number of characters."""


@dataclass(frozen=True, slots=True)
class Kit:
    """The lettering, sounds, keymap and scene texts that all screens share; made once."""

    lettering: TextRenderer
    sound: SoundPlayer
    keymap: Keymap = field(default_factory=Keymap)
    scene_texts: SceneTexts = field(default_factory=SceneTexts)
