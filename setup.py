"""What pyproject.toml cannot say: the compiled library and the assets inside the package.

mypyc writes a file of C for each compiled module. They are put together to one unit for each title
and one for the platform, since a compiler sees through calls inside a unit alone; the units are
compiled side by side and linked to one library, out of which `game.compiled.native` loads every
module.
"""

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext

TOP = Path(__file__).resolve().parent
sys.path.insert(0, str(TOP))
from game.compiled import native  # noqa: E402  (needs the path above; an isolated build does not set it)
from game.system.compilers import MICROSOFT_FLAGS, inlines_between_units  # noqa: E402

SOURCE = "https://github.com/count-house/count-house/blob/v{version}/"
PICTURES = "https://raw.githubusercontent.com/count-house/count-house/v{version}/"
LINK = re.compile(r"(!?\[[^\]]*\])\((?!https?:|#|mailto:)([^)]+)\)")
VERSION = re.compile(r'^__version__ = "(.+)"$', re.M)

PLATFORM = "platform"  # the unit of all that is no title's
GENERATED = "__native_"  # how mypyc begins the name of a module's file
INLINED = (f"{GENERATED}game___engine___", f"{GENERATED}ai___search___policy_weights.c")
FUNCTION = re.compile(
    r"^(?!static)\w[^\n;{}]*CPyDef_(?!\w*__top_level__)\w+\([^\n;]*\) \{\n.*?^\}\n", re.M | re.S
)
FOR_INLINING_ALONE = "extern inline __attribute__((gnu_inline)) "
CALLED_BY_PYTHON = re.compile(r"^(extern PyObject \*CPyPy_.*\));$", re.M)


def extensions(work_folder: str, *mypy_options: str) -> list[Extension]:
    """The library of the compiled modules, or nothing; it may fail, then the sources run
    interpreted.

    Works below the current folder. Stops the process when mypyc finds an error.
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
        debug_level="0",
        multi_file=True,
        target_dir=work_folder,
        group_name=sources.library.removesuffix("__mypyc"),
    )
    [library] = [each for each in group if each.name == sources.library]  # the rest loads from it
    assert isinstance(library, Extension)
    library.optional = True
    library.sources = write_units(Path(work_folder), map(str, library.sources), sources.modules)
    if inlines_between_units():
        header = Path(work_folder, "seldom_called.h")
        header.write_text(native.SELDOM_CALLED, encoding="utf-8")
        own = [*native.COMPILER_FLAGS, "-include", str(header)]
        library.extra_compile_args = [*library.extra_compile_args, *own]
    else:
        library.extra_compile_args = [*library.extra_compile_args, *MICROSOFT_FLAGS]
    return [library]


def write_units(folder: Path, files: Iterable[str], modules: Iterable[str]) -> list[str]:
    """Put files of C together to units with entry points; their paths, the longest first."""
    units: dict[str, list[Path]] = {}
    for file in map(Path, files):
        words = file.stem.removeprefix(GENERATED).split("___")
        units.setdefault(words[2] if words[1:2] == ["titles"] else PLATFORM, []).append(file)
    headers = [
        path.name for path in sorted(folder.glob(f"{GENERATED}*.h"), key=lambda p: len(p.name))
    ]
    if inlines_between_units():
        mark_wrappers(folder / headers[-1])
        (folder / "inlined.h").write_text("\n".join(inlined(units[PLATFORM])), encoding="utf-8")
    paths = {}
    for name, parts in units.items():
        path = folder / f"unit_{name}.c"
        own = [] if name == PLATFORM or not inlines_between_units() else [*headers, "inlined.h"]
        lines = [f'#include "{part}"' for part in (*own, *(part.resolve() for part in parts))]
        if name == PLATFORM:
            lines += [entry_point(native.entry_point(module)) for module in modules]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        paths[str(path)] = sum(part.stat().st_size for part in parts)
    return sorted(paths, key=lambda path: -paths[path])


def mark_wrappers(header: Path) -> None:
    """Tell the compiler that what Python calls, and rules do not, need not be fast."""
    text = header.read_text(encoding="utf-8")
    text = CALLED_BY_PYTHON.sub(r"\1 __attribute__((cold));", text)
    header.write_text(text, encoding="utf-8")


def inlined(files: Iterable[Path]) -> Iterator[str]:
    """Functions of the platform once more, for units that may copy them into their own."""
    for file in files:
        if file.name.startswith(INLINED):
            for function in FUNCTION.finditer(file.read_text(encoding="utf-8")):
                yield FOR_INLINING_ALONE + function.group()


def entry_point(name: str) -> str:
    """What Python calls to make a module of the library."""
    make = f"CPyInit_{name}(void)"
    return f"PyObject *{make};\nPyMODINIT_FUNC PyInit_{name}(void) {{ return CPyInit_{name}(); }}"


def readme() -> str:
    """The readme with whole addresses, as PyPI knows no files beside it."""
    [version] = VERSION.findall((TOP / "game" / "__init__.py").read_text(encoding="utf-8"))

    def whole(link: re.Match[str]) -> str:
        words, place = link.groups()
        begin = PICTURES if words.startswith("!") else SOURCE
        return f"{words}({begin.format(version=version)}{place})"

    return LINK.sub(whole, (TOP / "README.md").read_text(encoding="utf-8"))


class BuildInUnits(build_ext):
    """Compiles the units side by side; puts no library beside a checkout's sources."""

    tell: Callable[[int, int], None] = staticmethod(lambda done, units: None)
    """Told how many units of how many are compiled."""

    def run(self) -> None:
        """Build, unless an editable or in-place build was asked for."""
        if not (self.inplace or self.editable_mode):
            super().run()

    def build_extension(self, ext: Extension) -> None:
        """Compile as many units at once as there are cores, then link."""

        def compile_unit(source: str) -> list[str]:
            paths: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
            )
            return paths

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            units = [pool.submit(compile_unit, os.fspath(source)) for source in ext.sources]
            for number, _ in enumerate(as_completed(units), start=1):
                self.tell(number, len(units))
            compiled = [unit.result() for unit in units]
        ext.extra_objects = [*ext.extra_objects, *(path for paths in compiled for path in paths)]
        ext.sources = []
        super().build_extension(ext)


if __name__ == "__main__":
    setup(
        packages=[*find_packages(include=["game*", "ai*"]), "game.assets"],
        package_dir={"game.assets": "assets"},
        package_data={
            "game": ["**/*.md", "py.typed"],
            "ai": ["**/*.md", "py.typed"],
            "game.assets": ["**/*"],
        },
        long_description=readme(),
        long_description_content_type="text/markdown",
        ext_modules=extensions("build"),
        cmdclass={"build_ext": BuildInUnits},
    )
