"""What the stubs of the compiled modules say is what the modules have, by mypy's stubtest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import elfenland

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
STUBS = sorted((SOURCES / "elfenland").rglob("*.pyi"))
MODULES = [".".join(stub.relative_to(SOURCES).with_suffix("").parts) for stub in STUBS]

#: What stubtest may find, as regular expressions, each with its reason.
ALLOWED = {
    r"elfenland\..*\.__init__": "Cython gives it no signature, so at runtime it looks like (*args, **kwargs)",
    r"elfenland\.journeys\.tours\.BIT": "a C table where compiled; tours_by_bits.py reads it where interpreted",
}


def stubtest(folder: Path, modules: list[str], tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """Compare stubs and modules; what no other Python module uses need not be in a stub."""
    allowed = tmp_path / "allowed"
    allowed.write_text("\n".join(ALLOWED))
    settings = tmp_path / "mypy.ini"
    settings.write_text(f"[mypy]\nmypy_path = {folder}\n")
    options = ["--ignore-missing-stub", "--ignore-unused-allowlist", "--concise", "--allowlist", str(allowed)]
    command = [sys.executable, "-m", "mypy.stubtest", "--mypy-config-file", str(settings), *options, *modules]
    return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)


@pytest.mark.skipif(not elfenland.COMPILED, reason="the stubs describe the compiled modules")
def test_the_stubs_say_what_the_compiled_modules_have(tmp_path: Path) -> None:
    assert len(MODULES) >= 14
    done = stubtest(SOURCES, MODULES, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_wrong_stub_is_found(tmp_path: Path) -> None:
    """A small module with its stub, in which each kind of statement is wrong once."""
    (tmp_path / "thing.py").write_text("def measure(most: int) -> int: return most\nclass Thing: pass\n")
    (tmp_path / "thing.pyi").write_text(
        "def measure(least: int) -> int: ...\ndef weigh() -> int: ...\nclass Thing:\n    def width(self) -> int: ...\n"
    )
    told = stubtest(tmp_path, ["thing"], tmp_path).stdout
    assert "thing.measure is inconsistent" in told
    assert "thing.weigh is not present at runtime" in told
    assert "thing.Thing.width is not present at runtime" in told


@pytest.mark.parametrize("stub", STUBS, ids=MODULES)
def test_no_stub_admits_everything(stub: Path) -> None:
    assert "__getattr__" not in stub.read_text(encoding="utf-8")


def test_every_compiled_module_has_a_stub() -> None:
    compiled = [*(SOURCES / "elfenland").rglob("*.pxd"), *(SOURCES / "elfenland").rglob("*.pyx")]
    missing = [file.name for file in compiled if file.stem != "numbering" and not file.with_suffix(".pyi").exists()]
    assert missing == []
