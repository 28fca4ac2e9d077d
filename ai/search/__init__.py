"""Information-set tree search over the generic contract of rules; knows no title."""
