"""Compare the speed of our core with a hand-written C program.

    python bench/limit.py FOLDER

Compiles FOLDER/elf.c with `gcc -O3 -march=native`, then runs it and our playouts in turn on one processor core. Prints
the decisions per second of random four-player games, and the median ratio.
"""

from __future__ import annotations

import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from elfenland.board import resolve
from elfenland.rules import simulate

GAMES = 60_000
ROUNDS = 7


def build(folder: Path, target: Path) -> Path:
    """Compile the C program."""
    program = target / "elf"
    subprocess.run(
        ["gcc", "-O3", "-march=native", "-w", "-o", str(program), str(folder / "elf.c"), f"-I{folder}"], check=True
    )
    return program


def theirs(program: Path) -> float:
    """Decisions per second of the C program."""
    told = subprocess.run([str(program), str(GAMES)], capture_output=True, text=True, check=True).stdout
    found = re.search(r"dec/s=([0-9.]+)M", told)
    assert found
    return float(found.group(1)) * 1e6


def ours() -> float:
    """Decisions per second of our core, in processor time like the C program's."""
    begun = time.process_time()
    decisions, _, _ = simulate(resolve(), 4, 0, GAMES)
    return decisions / (time.process_time() - begun)


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(sys.argv[1]), Path(folder))
        pairs = []
        for number in range(ROUNDS):
            pairs.append((ours(), theirs(program)))
            print(f"\r{number + 1} of {ROUNDS}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    mine, yardstick = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(a / b for a, b in pairs)
    print(f"ours {mine / 1e6:.2f}M  C {yardstick / 1e6:.2f}M decisions/s  ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
