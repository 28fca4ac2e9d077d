"""Files: the folders they are in, how foreign text is decoded, and TOML read and written."""
