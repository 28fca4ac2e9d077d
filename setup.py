"""What pyproject.toml cannot say: the compiled modules and the assets inside the package."""

import sys
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext

TOP = Path(__file__).resolve().parent
sys.path.insert(0, str(TOP))
from game import native  # noqa: E402  (needs the path above; an isolated build does not set it)


def extensions(work_folder: str, *mypy_options: str) -> list[Extension]:
    """The compiled modules as one group; each may fail, then the sources run interpreted.

    Works below the current folder. Stops the process when mypy finds an error.
    """
    sources = native.read_sources(TOP)
    if native.pure_is_wanted() or not sources.modules:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    group = mypycify(
        [*mypy_options, *sources.modules.values()],
        opt_level=native.OPTIMISATION,
        debug_level="1",
        target_dir=work_folder,
        group_name=sources.library.removesuffix("__mypyc"),
    )
    header = Path(work_folder) / "seldom_called.h"
    header.write_text(native.SELDOM_CALLED)
    for extension in group:
        extension.optional = True
        if extension.name == sources.library and sys.platform != "win32":  # all the rest is shims
            own = [*native.COMPILER_FLAGS, "-include", str(header)]
            extension.extra_compile_args = [*extension.extra_compile_args, *own]
    return [extension for extension in group if isinstance(extension, Extension)]


class BuildOutsideTheSources(build_ext):
    """Puts no extension beside the sources of a checkout, where it would soon be stale."""

    def run(self) -> None:
        """Build, unless an editable or in-place build was asked for."""
        if not (self.inplace or self.editable_mode):
            super().run()


if __name__ == "__main__":
    setup(
        packages=[*find_packages(include=["game*", "ai*"]), "game.assets"],
        package_dir={"game.assets": "assets"},
        package_data={"game": ["**/*.md", "**/py.typed"], "game.assets": ["**/*"]},
        ext_modules=extensions("build"),
        cmdclass={"build_ext": BuildOutsideTheSources},
    )
