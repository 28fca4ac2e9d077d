"""The host: tables, the connections of people who sit at them, and their files."""
