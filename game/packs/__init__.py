"""The component files of titles, and packs: an owner's own numbers in the place of ours."""
