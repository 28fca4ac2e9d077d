"""Where the pictures of this title lie, below the folder of all assets."""

from typing import Final

IMAGES: Final = "tinners_trail/images"
