"""Whole records: legal ones, redacted ones and spoilt ones, read by two implementations."""
