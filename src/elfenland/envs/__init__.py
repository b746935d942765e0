"""Research environments: PettingZoo, Gymnasium, OpenSpiel, and batches of games on NumPy arrays.

    from elfenland.envs.pettingzoo import elfenland_v1    docs/pettingzoo.md
    gymnasium.make("Elfenland-v1")                        docs/gymnasium.md, after `import elfenland.envs`
    pyspiel.load_game("python_elfenland")                 docs/openspiel.md, after `import elfenland.envs.openspiel`
    from elfenland.envs.vector import Games               docs/vector.md

They need the extra `research`: pip install 'elfenland[research]'.
"""

from __future__ import annotations

try:
    import gymnasium as _gymnasium
except ImportError as error:
    raise ImportError(
        "the research environments need the extra: pip install 'elfenland[research]'", name=error.name
    ) from error

if "Elfenland-v1" not in _gymnasium.registry:
    _gymnasium.register(
        "Elfenland-v1",
        entry_point="elfenland.envs.gymnasium:ElfenlandEnv",
        vector_entry_point="elfenland.envs.vector:ElfenlandVectorEnv",
    )
