"""The names of a title's editions in each research library."""

from __future__ import annotations

from dataclasses import dataclass

from game import titles

ENVIRONMENT_NAMESPACE = "CountHouse"
ENVIRONMENT_VERSION = 0


@dataclass(frozen=True, slots=True)
class EnvironmentName:
    """The names of one edition of a title; the first edition has the title's name."""

    title_name: str
    edition: str

    @property
    def name_words(self) -> tuple[str, ...]:
        """The words that all names are composed of: those of the title, and the edition if it is
        not the first."""
        words = tuple(self.title_name.split("-"))
        is_first = self.edition == titles.title_by_name(self.title_name).editions[0]
        return words if is_first else (*words, self.edition)

    @property
    def gymnasium_id(self) -> str:
        """The id for `gymnasium.make`, such as CountHouse/NameOfTheTitle2007-v0."""
        name = "".join(map(str.capitalize, self.name_words))
        return f"{ENVIRONMENT_NAMESPACE}/{name}-v{ENVIRONMENT_VERSION}"

    @property
    def pettingzoo_module_name(self) -> str:
        """The name of the module with `env` and `raw_env`, such as name_of_the_title_2007_v0."""
        return f"{'_'.join(self.name_words)}_v{ENVIRONMENT_VERSION}"

    @property
    def openspiel_name(self) -> str:
        """The name for `pyspiel.load_game`, such as python_name_of_the_title_2007."""
        return f"python_{'_'.join(self.name_words)}"

    @property
    def set_up_keywords(self) -> dict[str, str]:
        """Title and edition as keyword arguments of a GameSetUp."""
        return {"title": self.title_name, "edition": self.edition}


def environment_names() -> tuple[EnvironmentName, ...]:
    """Return the names of every edition of every title."""
    return tuple(
        EnvironmentName(title, edition)
        for title in titles.title_names()
        for edition in titles.title_by_name(title).editions
    )
