"""The host: its tables, the connections of the people at them, and its files."""
