"""RULES.md as tests: one file a chapter, every test named after its rule."""
