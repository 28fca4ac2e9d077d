"""What pyproject.toml cannot say: the compiled library and the assets inside the package.

mypyc writes a file of C for each compiled module. Their functions are put together to one unit for
each title and one for the platform, since a compiler sees through calls inside a unit alone. What
is seldom called is a further unit for each of their folders, compiled with less effort: wrappers
and properties for Python, the making of classes, constructors and what only they call, such as the
filling of tables. A last small one makes the modules and holds what changes with every source: the
name of the library, the numbers of the lines and of the constants. The units are compiled side by
side and linked to one library, out of which `game.compiled.native` loads every module. Each
includes the declarations that it uses, and no others, and a checkout keeps what was compiled of it.
So a comment compiles the small one again, and a change of a function the functions of its title
too.

What each step gains, measured with gcc 12; seconds are processor time of `tools/build_native.py`:

- One unit for a title, with the platform's functions once more (`write_units`, `inlined`): games,
  decisions and iterations a second, 14 to 18 % more than with calls between libraries.
- The weights of policies among these functions (`INLINED`): Tiletum thinks 3 % faster.
- What reports errors is declared as seldom called (`native.C_CODE_MARKING_COLD_FUNCTIONS`): 6 %
  more iterations.
- Numbers in tables of their own, and the library named once (`keep_numbers_apart`,
  `name_library_once`): a comment in the largest title costs 18 s instead of three minutes.
- Each unit includes the declarations that it uses (`needed`): a new text or function compiles its
  title, not all.
- What is seldom called apart, with -Og (`keep_functions_apart`, `flags_of`): everything
  160 -> 104 s, a changed function 62 -> 35 s, speeds within 2 %.
"""

import hashlib
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext

TOP = Path(__file__).resolve().parent
sys.path.insert(0, str(TOP))
from game.compiled import native  # noqa: E402  (needs the path above; an isolated build does not set it)
from game.system.compilers import MICROSOFT_FLAGS, compiler_inlines_across_units  # noqa: E402

SOURCE = "https://github.com/count-house/count-house/blob/v{version}/"
PICTURES = "https://raw.githubusercontent.com/count-house/count-house/v{version}/"
LINK = re.compile(r"(!?\[[^\]]*\])\((?!https?:|#|mailto:)([^)]+)\)")
VERSION = re.compile(r'^__version__ = "(.+)"$', re.M)

PLATFORM = "platform"  # the unit of all that is no title's
ENTRIES = "library"  # the unit that makes the modules
SELDOM = "_seldom"  # ends the name of a unit of what is seldom called
FUNCTIONS = "____functions"  # ends the name of a file with the functions of a module
GENERATED = "__native_"  # how mypyc begins the name of a module's file
INLINED = (f"{GENERATED}game___engine___", f"{GENERATED}ai___search___policy_weights.c")
FUNCTION = re.compile(  # its name is the group
    r"^(?!static)\w[^\n;{}]*(CPyDef_(?!\w*__top_level__)\w+)\([^\n;]*\) \{\n.*?^\}\n",
    re.M | re.S,
)
LIFE = re.compile(  # of an object: made, emptied and freed; its head without `static` is the group
    r"^(?:static )?((?:PyObject \*CPyDef_\w+_setup\(PyObject \*cpy_r_type\)"
    r"|int32_t CPyDef_\w+_clear\(PyObject \*cpy_r_self\)"
    r"|void\n\w+_dealloc\(\w+ \*self\)))\n\{\n.*?^\}\n",
    re.M | re.S,
)
VTABLE = re.compile(r"^static (CPyVTableItem \w+_vtable\[\d+\];)$", re.M)
CALLED = re.compile(r"\bCPyDef_\w+")
CONSTRUCTOR = "_____init__"
DECLARED = "declared_"  # begins the name of a header with what one unit uses
INLINES = "inlined_"  # begins the name of a header with functions of other units
NAME_OF_LIBRARY = "count_house_name_of_library"
LIBRARY_FILE = re.compile(rf"^{GENERATED}{native.LIBRARY_NAME}_[0-9a-f]+$")
INCLUDED = re.compile(r'^#include "(.+)"$', re.M)
NUMBERS = "count_house_numbers_"  # begins the names of tables of numbers, one for each module
MOVING_NUMBER = re.compile(  # of a line, or of a constant in the list of all
    r'(CPy_(?:AddTraceback|TypeErrorTraceback)\((?:"[^"\n]*", ){2}'
    r'|CPy_AttributeError\((?:"[^"\n]*", ){4}'
    r"|CPyFunction_New\([^\n]*, (?=\d+, \d+, \d+\);)"
    r"|CPyStatics\[(?=\d+\];))(\d+)(?=, |\])"
)
CONSTANTS = re.compile(r"(?<=^extern PyObject \*CPyStatics\[)\d+(?=\];$)", re.M)
DECLARATION = re.compile(  # its name is one of the groups
    r"^extern [^\n(\[;]*?(\w+)[(\[;].*\n"
    r"|^typedef struct \{\n(?: .*\n)+\} (\w+);\n"
    r"|^#ifndef MYPYC_DECLARED_(\w+)\n(?:.*\n)*?#endif\n",
    re.M,
)
WORD = re.compile(r"\w+")
FOR_INLINING_ALONE = "extern inline __attribute__((gnu_inline)) "
CALLED_BY_PYTHON = re.compile(r"^(extern PyObject \*CPyPy_.*\));$", re.M)


def extensions(work_folder: str, *mypy_options: str) -> list[Extension]:
    """The library of the compiled modules, or nothing; it may fail, then the sources run
    interpreted.

    Works below the current folder. Stops the process when mypyc finds an error.
    """
    sources = native.find_modules_to_compile(TOP)
    if native.is_interpreted_build_wanted() or not sources.path_by_module_name:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    # A build by pip asks three times in one folder, whose files were already taken apart
    for generated in Path(work_folder).glob(f"{GENERATED}*"):
        generated.unlink()
    group = mypycify(
        [*mypy_options, *sources.path_by_module_name.values()],
        opt_level=native.OPTIMISATION_LEVEL,
        debug_level="0",
        multi_file=True,
        target_dir=work_folder,
        group_name=sources.library_name.removesuffix("__mypyc"),
    )
    [library] = [
        each for each in group if each.name == sources.library_name
    ]  # the rest loads from it
    assert isinstance(library, Extension)
    library.optional = True
    group_name = sources.library_name.removesuffix("__mypyc")
    name_library_once(Path(work_folder), group_name)
    files = [*map(str, library.sources), *keep_functions_apart(Path(work_folder))]
    files.append(keep_numbers_apart(Path(work_folder), group_name))
    library.sources = write_units(Path(work_folder), files, sources.path_by_module_name)
    if compiler_inlines_across_units():
        header = Path(work_folder, "seldom_called.h")
        header.write_text(native.C_CODE_MARKING_COLD_FUNCTIONS, encoding="utf-8")
        own = [*native.COMPILER_FLAGS, "-include", str(header)]
        library.extra_compile_args = [*library.extra_compile_args, *own]
    else:
        library.extra_compile_args = [*library.extra_compile_args, *MICROSOFT_FLAGS]
    return [library]


def name_library_once(folder: Path, group: str) -> None:
    """Let only the file that makes the library hold its name, which changes with every source.

    All others ask for it by a variable, so that their compiled form outlives a change elsewhere.
    """
    lock = f"CPyModuleLockAPI_{group}"
    main = folder / f"{GENERATED}{group}.c"
    for file in [*folder.rglob("*.c"), *folder.rglob("*.h")]:
        text = file.read_text(encoding="utf-8")
        changed = text.replace(lock, "CPyModuleLockAPI_of_library")
        if file == main and NAME_OF_LIBRARY not in text:
            changed += f'\nconst char {NAME_OF_LIBRARY}[] = "{group}__mypyc";\n'
        elif file.suffix == ".c" and file != main:
            changed = changed.replace(f'"{group}__mypyc"', NAME_OF_LIBRARY)
        elif file.name == f"{GENERATED}internal_{group}.h" and NAME_OF_LIBRARY not in text:
            changed = f"extern const char {NAME_OF_LIBRARY}[];\n{changed}"
        if changed != text:
            file.write_text(changed, encoding="utf-8")


def keep_functions_apart(folder: Path) -> list[str]:
    """Move the functions of each module to a file of their own, but for what is called when objects
    are made and not later; return the files."""
    texts = {
        file: file.read_text(encoding="utf-8")
        for file in sorted(folder.glob(f"{GENERATED}*___*.c"))
    }
    functions = {
        found.group(1): found.group()
        for text in texts.values()
        for found in FUNCTION.finditer(text)
    }
    stay = called_by_constructors_alone(functions)
    made = []
    for file, text in texts.items():
        moved: list[str] = []

        def move(found: re.Match[str], moved: list[str] = moved) -> str:
            if found.group(1) in stay:
                return found.group()
            moved.append(found.group())
            return ""

        def move_life(found: re.Match[str], moved: list[str] = moved) -> str:
            moved.append(found.group().removeprefix("static "))
            return f"{found.group(1)};\n"

        moved += [f"extern {vtable}\n" for vtable in VTABLE.findall(text)]
        rest = FUNCTION.sub(move, LIFE.sub(move_life, VTABLE.sub(r"\1", text)))
        if moved:
            own = file.with_name(f"{file.stem}{FUNCTIONS}.c")
            own.write_text("\n".join(moved), encoding="utf-8")
            file.write_text(rest, encoding="utf-8")
            made.append(str(own))
    return made


def called_by_constructors_alone(functions: dict[str, str]) -> set[str]:
    """Return the names of constructors, and of functions that no others call; `functions` has C by
    name."""
    callers: dict[str, set[str]] = {}
    for name, text in functions.items():
        for called in functions.keys() & CALLED.findall(text):
            callers.setdefault(called, set()).add(name)
    found = {name for name in functions if name.endswith(CONSTRUCTOR)}
    added = found
    while added:
        added = {
            name
            for name in callers
            if name not in found and callers[name] - {name} and callers[name] - {name} <= found
        }
        found |= added
    return found


def keep_numbers_apart(folder: Path, group: str) -> str:
    """Let files take the numbers of lines and constants from tables; return the file with them.

    A comment moves lines, a new text in one title moves the constants of all. So both change
    nothing but that file.
    """
    tables = []
    names = []
    for file in sorted(folder.glob(f"{GENERATED}*___*.c")):
        name = NUMBERS + file.stem.removeprefix(GENERATED)
        text, numbers = with_numbers_of(file.read_text(encoding="utf-8"), name)
        if numbers:
            file.write_text(text, encoding="utf-8")
            names.append(f"extern const int {name}[];\n")
            tables.append(f"const int {name}[] = {{{', '.join(numbers)}}};\n")
    header = folder / f"{GENERATED}internal_{group}.h"
    text = CONSTANTS.sub("", header.read_text(encoding="utf-8"))
    begin = "#include <Python.h>\n"  # what stands after it is read once
    header.write_text(text.replace(begin, begin + "".join(names), 1), encoding="utf-8")
    file = folder / f"{NUMBERS}.c"
    file.write_text("".join(tables), encoding="utf-8")
    return str(file)


def with_numbers_of(text: str, table: str) -> tuple[str, list[str]]:
    """Return C that takes the numbers of its lines and constants from a table, and the numbers."""
    numbers: list[str] = []

    def place(found: re.Match[str]) -> str:
        numbers.append(found.group(2))
        return f"{found.group(1)}{table}[{len(numbers) - 1}]"

    return MOVING_NUMBER.sub(place, text), numbers


def write_units(folder: Path, files: Iterable[str], modules: Iterable[str]) -> list[str]:
    """Put files of C together to units with entry points; their paths, the longest first."""
    units: dict[str, list[Path]] = {}
    for file in map(Path, files):
        units.setdefault(unit_of(file.stem), []).append(file)
    headers = [
        path.name for path in sorted(folder.glob(f"{GENERATED}*.h"), key=lambda p: len(p.name))
    ]
    if compiler_inlines_across_units():
        mark_wrappers(folder / headers[-1])
    declared = "".join((folder / header).read_text(encoding="utf-8") for header in headers)
    paths = {}
    for name, parts in units.items():
        path = folder / f"unit_{name}.c"
        lines = [str(part.resolve()) for part in parts]
        if name != ENTRIES:
            takes_copies = name != PLATFORM and not name.endswith(SELDOM)
            takes_copies = takes_copies and compiler_inlines_across_units()
            copied = "\n".join(inlined(units[PLATFORM])) if takes_copies else ""
            (folder / f"{INLINES}{name}.h").write_text(copied, encoding="utf-8")
            texts = [copied, *(part.read_text(encoding="utf-8") for part in parts)]
            used = {word for text in texts for word in WORD.findall(text)}
            own = folder / f"{DECLARED}{name}.h"
            own.write_text(needed(declared, used), encoding="utf-8")
            lines = [own.name, f"{INLINES}{name}.h", *lines]
        lines = [f'#include "{line}"' for line in lines]
        if name == ENTRIES:
            lines += [entry_point(native.entry_point_name(module)) for module in modules]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        paths[str(path)] = sum(part.stat().st_size for part in parts)
    return sorted(paths, key=lambda path: -paths[path])


def needed(header: str, used: set[str]) -> str:
    """Return a header without the declarations whose names are not used.

    The others may use names too, such as a function the tuple that it returns.
    """
    known: set[str] = set()
    words = used
    while not words <= known:
        known |= words
        words = {
            word
            for found in DECLARATION.finditer(header)
            if known.intersection(filter(None, found.groups()))
            for word in WORD.findall(found.group())
        }
    return DECLARATION.sub(
        lambda found: found.group() if known.intersection(filter(None, found.groups())) else "",
        header,
    )


def unit_of(file: str) -> str:
    """Return the unit of a file of C; what all compiled modules use belongs to the platform."""
    if file in (NUMBERS, *LIBRARY_FILE.findall(file)):
        return ENTRIES
    words = file.split("___")
    owner = words[2] if words[1:2] == ["titles"] else PLATFORM
    if file.endswith(FUNCTIONS) or not file.startswith(GENERATED):
        return owner
    # What Python calls of one folder stays as it is when another one changes
    folders = [words[0].removeprefix(GENERATED), *words[3:-1]]
    return "_".join([owner, *folders]) + SELDOM


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


def fingerprint_of(unit: Path, command: Iterable[str], library: str) -> str:
    """What the compiled form of a unit depends on: its C, its headers, and how it is compiled.

    The name of the library changes with every source and is of no matter but in the unit that makes
    the modules. This one alone reads the declarations of all.
    """
    folder = unit.parent
    own = [Path(folder, name) for name in INCLUDED.findall(unit.read_text(encoding="utf-8"))]
    makes_modules = unit.stem == f"unit_{ENTRIES}"
    of_all = [
        header
        for header in sorted(folder.rglob("*.h"))
        if makes_modules or not header.name.startswith((GENERATED, DECLARED, INLINES))
    ]
    found = hashlib.sha256(repr((sys.version, *command)).encode())
    for file in [unit, *own, *of_all]:
        text = file.read_text(encoding="utf-8").replace(str(folder.resolve()), "")
        found.update((text if makes_modules else text.replace(library, "")).encode())
    return found.hexdigest()[:20]


def flags_of(unit: Path) -> list[str]:
    """Return the options for one unit alone: they come last and replace those of all."""
    seldom = unit.stem.endswith(SELDOM) and compiler_inlines_across_units()
    return [native.OPTIMISATION_OF_SELDOM_CALLED_CODE] if seldom else []


class BuildInUnits(build_ext):
    """Compiles the units side by side; puts no library beside a checkout's sources.

    With a folder of `kept_objects` a unit that did not change is taken from there.
    """

    kept_objects: Path | None = None
    made_by: str = ""
    """Which compilers make the objects: those of others are not used."""
    tell: Callable[[int, int], None] = staticmethod(lambda done, units: None)
    """Told how many units of how many are compiled."""

    def run(self) -> None:
        """Build, unless an editable or in-place build was asked for."""
        if not (self.inplace or self.editable_mode):
            super().run()

    def build_extension(self, ext: Extension) -> None:
        """Compile as many units at once as there are cores, then link."""

        def compile_unit(source: str) -> list[str]:
            flags = flags_of(Path(source))
            kept = self.kept_objects
            if kept is not None:
                library = ext.name.removesuffix("__mypyc")
                own = [arg for arg in ext.extra_compile_args if not arg.endswith("seldom_called.h")]
                own += [*flags, self.made_by, *map(str, getattr(self.compiler, "compiler_so", ()))]
                kept /= f"{fingerprint_of(Path(source), own, library)}.o"
                if kept.is_file():
                    kept.touch()
                    return [str(kept)]
            paths: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=[*ext.extra_compile_args, *flags],
            )
            if kept is not None:
                [made] = paths
                kept.parent.mkdir(parents=True, exist_ok=True)
                half = kept.with_suffix(f".{os.getpid()}")
                shutil.copyfile(made, half)
                half.replace(kept)
            return paths

        compiled = []
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            units = [pool.submit(compile_unit, os.fspath(source)) for source in ext.sources]
            for done in as_completed(units):
                compiled.append(done.result())
                self.tell(len(compiled), len(units))
        ext.extra_objects = [*ext.extra_objects, *(path for paths in compiled for path in paths)]
        ext.sources = []
        super().build_extension(ext)


if __name__ == "__main__":
    setup(
        packages=[*find_packages(include=["game*", "ai*"]), "game.assets"],
        package_dir={"game.assets": "assets"},
        package_data={
            "game": ["**/*.md", "py.typed"],
            "ai": ["**/*.md", "**/*.png", "py.typed"],
            "game.assets": ["**/*"],
        },
        long_description=readme(),
        long_description_content_type="text/markdown",
        ext_modules=extensions("build"),
        cmdclass={"build_ext": BuildInUnits},
    )
