"""Component files of titles, and packs: numbers of the owner's box
that replace the built-in ones.
"""
