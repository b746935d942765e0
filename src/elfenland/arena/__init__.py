"""The arena: matches and tournaments between bots, with honest statistics."""
