"""Every shipped font, picture and sound is listed with its source, licence and hash."""

import sys

from tools.bake.manifest import files_to_list, verify_manifest


def main() -> int:
    """Name every file that differs from the manifest."""
    faults = verify_manifest()
    for fault in faults:
        print(fault)
    print(f"{len(files_to_list())} shipped files")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
