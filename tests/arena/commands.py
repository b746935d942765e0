"""The command line as a process, for the tests of this folder."""

from __future__ import annotations

import subprocess
import sys


def run(*arguments: str, code: int = 0) -> str:
    """Run a command; its standard output, or standard error where it must fail."""
    done = subprocess.run([sys.executable, "-m", "elfenland", *arguments], capture_output=True, text=True, timeout=120)
    assert done.returncode == code, done.stderr + done.stdout
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr
