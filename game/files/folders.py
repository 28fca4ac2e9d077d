"""Where the game's own files and the player's files are, in a checkout and in an installed copy."""

from pathlib import Path

from game.program import COMMAND, NAME, OLDER_COMMAND, OLDER_NAME, setting
from game.system.session import data_folder

PACKAGE_FOLDER = Path(__file__).resolve().parents[1]  # the folder `game`


def checkout_folder() -> Path | None:
    """The project's top folder when the game runs from a checkout, None when it is installed."""
    top = PACKAGE_FOLDER.parent
    return top if is_checkout(top) else None


def is_checkout(folder: Path) -> bool:
    """Whether this is the top folder of the project itself, not of an installed copy."""
    return (folder / "pyproject.toml").is_file()


def assets_folder() -> Path:
    """The folder of pictures, words, sounds and component tables; it is only read."""
    top = checkout_folder()
    return top / "assets" if top else PACKAGE_FOLDER / "assets"


def saves_folder() -> Path:
    """The folder of the player's games; whoever writes into it makes it first.

    `COUNT_HOUSE_SAVES` names it outright. Otherwise it is `saves/` in a checkout and the per-user
    data folder of the operating system in an installed copy.
    """
    wanted = setting("SAVES")
    if wanted:
        return _without_tilde(Path(wanted)).absolute()
    top = checkout_folder()
    return top / "saves" if top else user_folder() / "saves"


def older_saves_folder() -> Path | None:
    """Where an installed copy kept those games under the program's older name, None for others."""
    elsewhere = setting("SAVES") or checkout_folder()
    return None if elsewhere else user_folder(older=True) / "saves"


def user_folder(*, older: bool = False) -> Path:
    """This game's folder among the user's application data, by the custom of the system; or the
    one it had under its older name.
    """
    if older:
        return _without_tilde(data_folder(OLDER_NAME, OLDER_COMMAND))
    return _without_tilde(data_folder(NAME, COMMAND))


def _without_tilde(folder: Path) -> Path:
    """The folder a path in a home folder means; Unreadable when nobody knows that home."""
    try:
        return folder.expanduser()
    except RuntimeError as error:
        from game.engine.reasons import Unreadable

        raise Unreadable(
            f"The home folder in {folder} is not known; "
            "allowed: COUNT_HOUSE_SAVES naming a folder for saved games."
        ) from error
