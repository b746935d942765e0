"""docs/rules.md as tests: one file per chapter, every test named after its rule."""
