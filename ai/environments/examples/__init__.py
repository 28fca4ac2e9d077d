"""Small programs that show how to use the environments; see ../README.md."""
