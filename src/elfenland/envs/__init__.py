"""Research environments: PettingZoo, Gymnasium, OpenSpiel, and batches of games on NumPy arrays.

    from elfenland.envs.pettingzoo import elfenland_v1    docs/pettingzoo.md
    gymnasium.make("Elfenland-v1")                        docs/gymnasium.md, after `import elfenland.envs`
    pyspiel.load_game("python_elfenland")                 docs/openspiel.md, after `import elfenland.envs.openspiel`
    from elfenland.envs.vector import Games               docs/vector.md

They need the extra `research`; from a clone: pip install ".[research]".
"""

from __future__ import annotations

from elfenland.errors import from_clone

try:
    import gymnasium as _gymnasium
except ImportError as error:
    raise ImportError(f"the research environments need an extra, {from_clone('research')}", name=error.name) from error

if "Elfenland-v1" not in _gymnasium.registry:
    _gymnasium.register(
        "Elfenland-v1",
        entry_point="elfenland.envs.gymnasium:ElfenlandEnv",
        vector_entry_point="elfenland.envs.vector:ElfenlandVectorEnv",
    )
