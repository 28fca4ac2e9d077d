"""Pages that are made from the code: the diagram of the architecture and the API reference."""
