"""The compiled build of rules and search: finding it, and how far its making is."""
