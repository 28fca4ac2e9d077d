"""The rules of Tinners' Trail: pure, compiled, knowing no screen, file or clock."""
