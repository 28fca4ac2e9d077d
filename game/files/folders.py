"""The folders of the program's and the player's files, in a checkout and in an installed copy."""

from pathlib import Path

from game.program import COMMAND, NAME, OLDER_COMMAND, OLDER_NAME, environment_variable_value
from game.system.session import data_folder

PACKAGE_FOLDER = Path(__file__).resolve().parents[1]  # the folder `game`


def checkout_folder() -> Path | None:
    """The project's top folder when the game runs from a checkout, None when it is installed."""
    top = PACKAGE_FOLDER.parent
    return top if is_checkout(top) else None


def is_checkout(folder: Path) -> bool:
    """Whether this is the top folder of the project itself, which has a pyproject.toml, not of an
    installed copy."""
    return (folder / "pyproject.toml").is_file()


def assets_folder() -> Path:
    """The folder of pictures, texts, sounds and component tables; it is only read."""
    top = checkout_folder()
    return top / "assets" if top else PACKAGE_FOLDER / "assets"


def saves_folder() -> Path:
    """The folder of saved games; it may not exist yet.

    `COUNT_HOUSE_SAVES` sets it. Otherwise it is `saves/` in a checkout and the per-user data
    folder of the operating system in an installed copy.
    """
    wanted = environment_variable_value("SAVES")
    if wanted:
        return _expand_tilde(Path(wanted)).absolute()
    top = checkout_folder()
    return top / "saves" if top else user_folder() / "saves"


def older_saves_folder() -> Path | None:
    """The saves folder of an installed copy under the program's older name, None in other cases."""
    elsewhere = environment_variable_value("SAVES") or checkout_folder()
    return None if elsewhere else user_folder(is_of_older_name=True) / "saves"


def user_folder(*, is_of_older_name: bool = False) -> Path:
    """Return the program's folder in the user's application data, with `is_of_older_name` the
    folder of the program's older name; raises Unreadable when the system does not say where that
    is."""
    name, command = (OLDER_NAME, OLDER_COMMAND) if is_of_older_name else (NAME, COMMAND)
    try:
        return data_folder(name, command)
    except (RuntimeError, OSError, ValueError) as error:
        raise _make_unknown_folder_error("The folder for your data") from error


def _expand_tilde(folder: Path) -> Path:
    """Expand "~" in a path; raises Unreadable if the home folder is unknown."""
    try:
        return folder.expanduser()
    except RuntimeError as error:
        raise _make_unknown_folder_error(f"The home folder in {folder}") from error


def _make_unknown_folder_error(folder: str) -> Exception:
    from game.engine.reasons import Unreadable

    return Unreadable(
        f"{folder} is not known; allowed: COUNT_HOUSE_SAVES naming a folder for saved games."
    )
