"""The plain table: for any title, without art and without knowing its rules."""
