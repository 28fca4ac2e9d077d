"""The rules of Tinners' Trail: pure and compiled, without screens, files or clocks."""
