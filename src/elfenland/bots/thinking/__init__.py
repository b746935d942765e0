"""How bots think, compiled: plans for one turn, and search over imagined worlds."""
