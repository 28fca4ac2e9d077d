"""Information-set tree search over the generic interface of rules, independent of titles."""
