"""Find the compiled build of rules and search, and use it only if it fits the sources exactly.

A module in a compiled folder is compiled when it uses the native numbers of `game.engine.cells`
or has a line `# compiled: why`, unless another says `# interpreted: why`. The extensions carry a
fingerprint of all those sources in their name. A checkout looks for them in `build/native/`, an
installed copy beside the sources; if the fingerprint does not fit, or `COUNT_HOUSE_PURE=1` is set,
the same modules run interpreted. So a stale extension never runs.
"""

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import source_hash, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal

from game.files.folders import PACKAGE_FOLDER, is_checkout
from game.processes.console_messages import print_message
from game.program import environment_variable_value

COMPILED_FOLDERS = ("game/engine", "game/titles/*/rules", "ai/search", "ai/titles")
NATIVE_NUMBER_IMPORT_LINE_START = b"\nfrom game.engine.cells import "
NOT_TO_COMPILE_MARK = b"\n# interpreted: "
COMPILED_MODULE_MARK = b"\n# compiled: "
COMPILER_FLAGS = (
    "-fvisibility=hidden",  # lets the compiler inline one rule into another
    "--param=max-inline-insns-auto=40",  # and do so more often; only gcc listens
    "--param=inline-min-speedup=5",
    "--param=inline-unit-growth=70",  # by how many per cent inlining may lengthen a unit
    "-w",  # what is written by a program reads badly, and mypyc makes an error of every warning
)
OPTIMISATION_LEVEL = "3"
OPTIMISATION_OF_SELDOM_CALLED_CODE = "-Og"  # of wrappers for Python, and what is called once
LIBRARY_NAME = "count_house"
C_CODE_MARKING_COLD_FUNCTIONS = """\
struct _object;
struct _object *PyErr_Occurred(void) __attribute__((cold));
void PyErr_SetNone(struct _object *) __attribute__((cold));
void PyErr_SetString(struct _object *, const char *) __attribute__((cold));
"""  # C read before the modules: what leads to an error is kept out of the way of all else


@dataclass(frozen=True, slots=True)
class ModulesToCompile:
    """The Python modules to be compiled, as their files are now.

    `modules` maps module names to paths below `root`; `fingerprint` is a digest of all files of
    the compiled folders.
    """

    root: Path
    path_by_module_name: dict[str, str]  # of compiled modules; paths below root, with slashes
    fingerprint: str

    @property
    def library_name(self) -> str:
        """The name of the library that contains all compiled modules."""
        return f"{LIBRARY_NAME}_{self.fingerprint}__mypyc"


def find_modules_to_compile(root: Path) -> ModulesToCompile:
    """Return the modules to be compiled below `root`, and the fingerprint of all files of the
    compiled folders."""
    modules: dict[str, str] = {}
    contents = [
        repr(
            (
                LIBRARY_NAME,
                COMPILER_FLAGS,
                OPTIMISATION_LEVEL,
                C_CODE_MARKING_COLD_FUNCTIONS,
                OPTIMISATION_OF_SELDOM_CALLED_CODE,
            )
        ).encode()
    ]
    for path in _python_files(root):
        content = (root / path).read_bytes()
        contents += [path.encode(), content]
        native = NATIVE_NUMBER_IMPORT_LINE_START in content or COMPILED_MODULE_MARK in content
        if native and NOT_TO_COMPILE_MARK not in content:
            modules[path.removesuffix(".py").replace("/", ".")] = path
    return ModulesToCompile(root, modules, source_hash(b"\0".join(contents)).hex())


def _python_files(root: Path) -> list[str]:
    """Return the Python files of the compiled folders, as paths relative to `root` with slashes,
    in the same order on every system."""
    found = []
    for pattern in COMPILED_FOLDERS:
        for top in root.glob(pattern):
            for folder, _, names in os.walk(top):
                below = Path(folder).relative_to(root).as_posix()
                found += [f"{below}/{name}" for name in names if name.endswith(".py")]
    return sorted(found)


def native_build_folder(sources: ModulesToCompile) -> Path:
    """Return the folder, in the checkout of these sources, for a build made from them with the
    installed tools."""
    return sources.root / "build" / "native" / f"{sources.fingerprint}-{build_tool_versions_text()}"


def build_tool_versions_text() -> str:
    """Return the names and versions of the installed tools that make a build."""
    return "-".join(f"{name}{_installed_version(name)}" for name in ("mypy", "librt"))


def _installed_version(distribution: str) -> str:
    """Return the installed version of a distribution, "none" if it is not installed;
    importlib.metadata would take 20 ms."""
    for entry in sys.path:
        if os.path.isdir(entry):
            for name in os.listdir(entry):
                if name.startswith(f"{distribution}-") and name.endswith(".dist-info"):
                    return name.removesuffix(".dist-info").split("-")[1]
    return "none"


def is_interpreted_build_wanted() -> bool:
    """Return whether the environment variable COUNT_HOUSE_PURE asks for the interpreted build."""
    return environment_variable_value("PURE") not in ("", "0")


def entry_point_name(module: str) -> str:
    """Return the name of a module's C function PyInit_... in the library."""
    return module.replace(".", "___")


class LibraryLoader(ExtensionFileLoader):
    """Loads a module from the library that contains all compiled modules."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Create a module by calling its entry point in the library, whose name is made from the
        full module name; Python alone would use only its last part."""
        entry = entry_point_name(spec.name)
        module = super().create_module(ModuleSpec(entry, self, origin=spec.origin))
        sys.modules.pop(entry, None)
        return module


class CompiledModuleFinder:
    """An import hook for the compiled modules only; it finds each of them in the compiled
    library, or else its source."""

    def __init__(self, sources: ModulesToCompile, extensions: Path | None) -> None:
        """Store the sources; `extensions` is the folder of the fitting build, None to interpret
        the sources."""
        self.sources = sources
        self.extensions = extensions

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec with which Python imports a compiled module: from the library if there is
        a build, otherwise from its source. Return a spec for the library itself too, and None for
        every other module. Called by `import`."""
        source = self.sources.path_by_module_name.get(name)
        if self.extensions and (source or name == self.sources.library_name):
            file = str(self.extensions / (self.sources.library_name + EXTENSION_SUFFIXES[0]))
            loader = LibraryLoader if source else ExtensionFileLoader
            return spec_from_file_location(name, file, loader=loader(name, file))
        return spec_from_file_location(name, self.sources.root / source) if source else None

    def use_sources_if_library_unusable(self) -> None:
        """Import the library; if that fails, because it is damaged or needs a missing library,
        print a message and use the sources."""
        if self.extensions is None:
            return
        try:
            import_module(self.sources.library_name)
        except ImportError as fault:
            print_message(f"The compiled rules are not used: {fault}.")
            self.extensions = None


def find_fitting_build_folder(sources: ModulesToCompile) -> Path | None:
    """Return the folder with a compiled library made from exactly these sources, None if there
    is none."""
    folder = native_build_folder(sources) if is_checkout(sources.root) else sources.root
    library = folder / (sources.library_name + EXTENSION_SUFFIXES[0])
    return folder if library.is_file() else None


def install_import_hook() -> None:
    """Choose the compiled or the interpreted build for this process, and install the import hook
    for it; do nothing if it is installed. Must be called before any compiled module is imported."""
    if not any(isinstance(finder, CompiledModuleFinder) for finder in sys.meta_path):
        sources = find_modules_to_compile(PACKAGE_FOLDER.parent)
        modules = CompiledModuleFinder(
            sources, None if is_interpreted_build_wanted() else find_fitting_build_folder(sources)
        )
        sys.meta_path.insert(0, modules)
        modules.use_sources_if_library_unusable()


def running_build_kind() -> Literal["native", "pure"]:
    """Return which build this process runs: "native" for the compiled one, "pure" for the
    interpreted one."""
    finders = (finder for finder in sys.meta_path if isinstance(finder, CompiledModuleFinder))
    return "native" if any(finder.extensions for finder in finders) else "pure"
