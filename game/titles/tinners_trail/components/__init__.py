"""The component data of the box: TOML tables that are read, checked and passed to the rules."""
