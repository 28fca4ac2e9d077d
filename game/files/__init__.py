"""Files: their folders, decoding of text files, and reading and writing of TOML."""
