"""Tests of imagined worlds."""
