"""Renders every skin and widget to pictures: `python -m game.scene.testing.gallery DIR [FONTS]`."""

import os
import sys
from pathlib import Path

from game.scene.audio import Sound
from game.scene.drawing.assets import Assets
from game.scene.nodes.node import at
from game.scene.stage.modal import Modal
from game.scene.stage.placing import PxSize
from game.scene.testing.gallery_page import GalleryPage
from game.scene.testing.ui_driver import UiDriver
from game.scene.text import lettering
from game.scene.text.lettering import Lettering, Typefaces
from game.scene.widgets import Button, Label, Panel
from game.scene.window.waiting import FakeClock, Kit
from game.scene.window.window import Window, WindowOptions

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


SIZES: tuple[PxSize, ...] = ((1920, 1080), (1280, 720))
FONT_FILES = {
    "title": "IMFellEnglish-Regular.ttf",
    "italic": "IMFellEnglish-Italic.ttf",
    "head": "IMFellEnglishSC-Regular.ttf",
    "text": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "heavy": "AlegreyaSans-ExtraBold.ttf",
}


def kit_with_fonts(folder: Path) -> Kit:
    """A kit whose letters come from a folder of font files."""
    faces = Typefaces({face: folder / file for face, file in FONT_FILES.items()})
    return Kit(Lettering(faces), Assets(folder), Sound(folder))


def render(folder: Path, fonts: Path) -> list[Path]:
    """Write the page plain, with a tooltip and below a dialog, at every size; returns the files."""
    written: list[Path] = []
    for width, height in SIZES:
        window = Window(kit_with_fonts(fonts), WindowOptions(size=(width, height)), FakeClock())
        page = GalleryPage(window.kit)
        window.push(page)
        ui = UiDriver(window)
        for name in ("widgets", "tooltip", "dialog"):
            if name == "tooltip":
                page.stage.focus.set(page.stage.root.find("refused"), shown=True)
            elif name == "dialog":
                page.stage.open(_dialog())
            page.stage.refresh()
            ui.advance(0.1)
            written.append(folder / f"{name}-{width}x{height}.png")
            ui.shot(written[-1])
    return written


def _dialog() -> Modal:
    panel = Panel("bill", width=560, height=260, label="Leave the game?")
    head = lettering.HEAD_ON_PARCHMENT.sized(31)
    panel.add(
        Label("Leave the game?", head, align="centre", **at(24, 30, 512, 44)),
        Button("Stay", skin="quiet", cap="Esc", **at(40, 160, 230, 60)),
        Button("Leave", skin="commit", cap="Enter", **at(290, 160, 230, 60)),
    )
    return Modal(panel)


def main(arguments: list[str]) -> int:
    """Write the pictures into the folder named first, with the fonts of the folder named second."""
    if not arguments:
        print("Name a folder for the pictures, and after it the folder of the fonts if you like.")
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    fonts = Path(arguments[1]) if len(arguments) > 1 else Path("assets/shared/fonts")
    for file in render(folder, fonts):
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
