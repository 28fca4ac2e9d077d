"""The compiled build of rules and search: how it is found, and the progress of making it."""
