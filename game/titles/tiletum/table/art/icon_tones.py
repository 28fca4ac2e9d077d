"""The colours of an icon."""

from typing import NamedTuple


class IconTones(NamedTuple):
    """The colour of an icon's body and that of its accents."""

    body: str
    accent: str
