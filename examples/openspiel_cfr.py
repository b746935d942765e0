"""Solve a small Elfenland exactly: OpenSpiel's CFR and CFR+, and how far from an equilibrium they still are.

    python examples/openspiel_cfr.py [--size small] [--iterations 1000] [--curve curve.png]

The whole tree is written down once in Gambit's format, and OpenSpiel reads it as a game of its own: then an iteration
takes milliseconds. Exploitability is how much more than the value of the game a best response wins, on average over the
seats; 0 means an equilibrium.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python.algorithms import gambit

import elfenland.envs.small  # noqa: F401  (registers the game)

SOLVERS = {"CFR": pyspiel.CFRSolver, "CFR+": pyspiel.CFRPlusSolver}


def solve(game: Any, solver: Any, iterations: int) -> dict[int, float]:
    """Exploitability of the average policy after 1, 2, 4, ... iterations and after the last one."""
    told: dict[int, float] = {}
    for done in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if done & (done - 1) == 0 or done == iterations:
            told[done] = pyspiel.exploitability(game, solver.average_policy())
    return told


def draw(curves: dict[str, dict[int, float]], title: str, file: Path) -> None:
    """The curves as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    for name, curve in curves.items():
        axes.loglog(list(curve), list(curve.values()), marker="o", label=name)
    axes.set(title=title, xlabel="iterations", ylabel="exploitability (share of a victory)")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(file, dpi=110)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--size", default="small")
    words.add_argument("--iterations", type=int, default=1000)
    words.add_argument("--curve", type=Path)
    given = words.parse_args()
    game = pyspiel.load_efg_game(gambit.export_gambit(pyspiel.load_game(f"python_elfenland_small(size={given.size})")))
    curves = {}
    for name, make in SOLVERS.items():
        solver = make(game)
        curves[name] = solve(game, solver, given.iterations)
        for done, distance in curves[name].items():
            print(f"{name:5}{done:6}  {distance:.6f}")
    values = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, True)
    print("shares of the victory: " + ", ".join(f"{value:.4f}" for value in values))
    if given.curve:
        draw(curves, f"Small Elfenland, size {given.size}", given.curve)


if __name__ == "__main__":
    main()
