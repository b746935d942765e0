"""Every .pxd declares what its .py has, and nothing else: names, parameters, locals and attributes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "elfenland"
PXDS = sorted(pxd for pxd in PACKAGE.rglob("*.pxd") if pxd.name != "numbering.pxd")  # the build writes that one

LOCALS = re.compile(r"@cython\.locals\((.*)\)$")
LOCAL = re.compile(r"(\w+)=")
FUNCTION = re.compile(r"c(?:p)?def .*?(\w+)\((.*)\)[^()]*$")
CLASS = re.compile(r"cdef class (\w+)")
VARIABLES = re.compile(r"cdef (?:public |readonly )?(?:\w+ )*?[\w\[\], :]*? ?(\w+(?:\[\d+\])?(?:, \w+(?:\[\d+\])?)*)$")


@dataclass
class Declared:
    """What a .pxd declares: functions with parameters and locals, module variables, and classes."""

    functions: dict[str, tuple[list[str], set[str]]] = field(default_factory=dict)
    variables: set[str] = field(default_factory=set)
    classes: dict[str, Declared] = field(default_factory=dict)


def statements(text: str) -> Iterator[str]:
    """Lines without comments; a declaration over several lines as one."""
    whole = ""
    for line in text.splitlines():
        line = line.split("#")[0].rstrip()
        whole = f"{whole} {line.strip()}" if whole else line
        if whole.count("(") == whole.count(")"):
            if whole.strip():
                yield whole
            whole = ""


def parameters(text: str) -> list[str]:
    names = [part.strip().split()[-1].lstrip("*") for part in re.split(r",(?![^\[]*\])", text) if part.strip()]
    return names


def read_pxd(text: str) -> Declared:
    declared = Declared()
    here, local = declared, set[str]()
    for line in statements(text):
        if not line.startswith(" "):
            here = declared
        statement = line.strip()
        if found := LOCALS.match(statement):
            local = set(LOCAL.findall(found.group(1)))
        elif found := CLASS.match(statement):
            here = declared.classes[found.group(1)] = Declared()
        elif statement.startswith(("cdef", "cpdef")) and (found := FUNCTION.match(statement)):
            here.functions[found.group(1)] = (parameters(found.group(2)), local)
            local = set()
        elif found := VARIABLES.match(statement):
            here.variables |= {name.split("[")[0] for name in found.group(1).split(", ")}
        else:
            assert re.match(r"cimport|from|ctypedef|@cython\.final", statement), f"cannot read {statement!r}"
    return declared


def stored(tree: ast.AST) -> set[str]:
    """The names that code binds."""
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def attributes(tree: ast.AST, context: type) -> set[str]:
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, context)}


def stale_functions(declared: Declared, body: list[ast.stmt], where: str) -> Iterator[str]:
    defined = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
    for name, (names, local) in declared.functions.items():
        if name not in defined:
            yield f"{where} declares {name}(), which is not there"
            continue
        actual = [argument.arg for argument in defined[name].args.args]
        if names != actual:
            yield f"{where} declares {name}({', '.join(names)}), which is {name}({', '.join(actual)})"
        missing = local - stored(defined[name]) - {"self"}
        if missing:
            yield f"{where} declares locals of {name} that it does not have: {', '.join(sorted(missing))}"


def stale(pxd: str, source: str) -> list[str]:
    """What a .pxd says and its .py does not."""
    declared, tree = read_pxd(pxd), ast.parse(source)
    wrong = list(stale_functions(declared, tree.body, "the module"))
    bound = {name for node in tree.body if isinstance(node, ast.Assign) for name in stored(node)}
    filled_at_run_time = {"HOPS", "EFFORTS"}  # tours.py: the tables that `fill` writes
    wrong += [f"the module has no {name}" for name in sorted(declared.variables - bound - filled_at_run_time)]
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    for name, content in declared.classes.items():
        if name not in classes:
            wrong.append(f"the module has no class {name}")
            continue
        wrong += stale_functions(content, classes[name].body, f"class {name}")
        set_somewhere = attributes(tree, ast.Store)
        wrong += [f"{name} never gets {attribute}" for attribute in sorted(content.variables - set_somewhere)]
    return wrong


def test_there_are_some() -> None:
    assert len(PXDS) >= 12
    for pxd in PXDS:
        declared = read_pxd(pxd.read_text())
        assert len(declared.functions) + len(declared.classes) >= 1


@pytest.mark.parametrize("pxd", PXDS, ids=[str(pxd.relative_to(PACKAGE)) for pxd in PXDS])
def test_declarations_are_not_stale(pxd: Path) -> None:
    assert stale(pxd.read_text(), pxd.with_suffix(".py").read_text()) == []


def test_every_attribute_is_read_somewhere() -> None:
    """An attribute that is only set is a leftover; what Python may read stands in the stub."""
    sources = [file for file in PACKAGE.rglob("*.py") if file.with_suffix(".pxd").exists()]
    read = set().union(*(attributes(ast.parse(file.read_text()), ast.Load) for file in sources))
    unread = []
    for pxd in PXDS:
        stub = pxd.with_suffix(".pyi").read_text()
        for name, content in read_pxd(pxd.read_text()).classes.items():
            unread += [
                f"{name}.{attribute}"
                for attribute in sorted(content.variables - read)
                if not re.search(rf"\b{attribute}:", stub)
            ]
    assert unread == []


EXAMPLE = """
cdef int LIMIT
cdef byte TABLE[21]
cdef class Thing:
    cdef public int size, width
    cdef byte block[434]
    @cython.locals(i=int, row=cython.uchar[24])
    cdef void fill(self, byte* to, unsigned char[:, ::1] rows) noexcept nogil
@cython.locals(count=int)
cpdef int measure(Thing thing, int most)
"""
SOURCE = """
LIMIT = 3
TABLE = [0] * 21
class Thing:
    def __init__(self):
        self.size = self.width = 0
        self.block = [0] * 434
    def fill(self, to, rows):
        row = [0] * 24
        for i in range(24):
            to[i] = row[i]
def measure(thing, most):
    count = thing.size
    return count
"""


def test_the_example_is_not_stale() -> None:
    assert stale(EXAMPLE, SOURCE) == []


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("LIMIT = 3", "BOUND = 3", "no LIMIT"),
        ("TABLE = ", "ROW = ", "no TABLE"),
        ("class Thing", "class Other", "no class Thing"),
        ("self.width = 0", "self.breadth = 0", "never gets width"),
        ("self.block = ", "self.bytes = ", "never gets block"),
        ("def fill", "def fill_up", "fill(), which is not there"),
        ("to, rows):", "to, lines):", "fill(self, to, lines)"),
        ("row = [0] * 24", "to[0] = 1", "locals of fill that it does not have: row"),
        ("def measure(thing, most)", "def measure(thing)", "measure(thing, most), which is measure(thing)"),
        ("count = thing.size\n    return count", "return thing.size", "locals of measure that it does not have: count"),
    ],
)
def test_each_kind_of_stale_declaration_is_found(old: str, new: str, found: str) -> None:
    assert old in SOURCE
    assert any(found in line for line in stale(EXAMPLE, SOURCE.replace(old, new)))
