"""What differs between Linux, Windows and macOS, each function with its systems side by side.

Nothing here knows anything of games; every floor may use it.
"""
