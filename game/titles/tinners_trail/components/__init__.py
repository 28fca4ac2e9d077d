"""The component numbers of the box: TOML tables read, checked and handed to the rules."""
