"""Whole records: lawful ones, redacted ones and spoilt ones, read by two implementations."""
