"""Print the AppStream metadata of this version: `-m tools.packaging.metainfo`."""

import sys

from tools.packaging.debian import metainfo

if __name__ == "__main__":
    sys.stdout.write(metainfo())
