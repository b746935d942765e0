"""A second implementation of the rules, written from the documents alone, and its tests."""
