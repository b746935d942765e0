"""`python -m elfenland` is the command line."""

from elfenland.cli import main

main()
