"""Board games for the desktop: engine, records, match, screens and titles."""

from game import native

__version__ = "0.1.0"

native.install()
