"""The plain table for any title: no art, and no knowledge of its rules."""
