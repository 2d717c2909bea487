"""Mutants: every small fault that can be planted into a function, named so that the name outlives edits elsewhere."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType
from typing import Final, TypeVar

T = TypeVar("T")

# The rules of a game stand in these of its files. Dumps, views, words, features, planners, encodings do not decide.
RULES_CODE: Final = ("actions", "course", "mechanics", "scoring", "setup", "state", "default", "terms")

# Functions of those files that tell or judge instead of deciding.
SILENT: Final = {
    "__eq__", "__hash__", "__init__", "__repr__", "copy", "data", "dump", "evaluate", "facets", "features", "guess",
    "plan", "say", "standing", "tell", "text", "view", "violations",
}  # fmt: skip

# Calls that tell what happens; what they are given is words.
TELLING: Final = {
    "Event",
    "RuleError",
    "Refusal",
    "StateError",
    "OptionError",
    "DataError",
    "say",
    "says",
    "tell",
    "wrong",
}

BOUNDARY: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
NEGATED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}
CALLED: Final = "__mutant_called__"  # a name among the builtins
LARGEST: Final = 99  # constants up to here count something; larger ones are names for bits and the like
LONGEST: Final = 90  # characters of a source text in a name

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Site:
    """A place in a syntax tree, and what stands there in the mutant."""

    parent: ast.AST
    name: str
    place: int | None
    fault: ast.AST

    def exchange(self) -> ast.AST:
        """Plant the fault; what stood there is returned."""
        if self.place is None:
            before: ast.AST = getattr(self.parent, self.name)
            setattr(self.parent, self.name, self.fault)
        else:
            before = getattr(self.parent, self.name)[self.place]
            getattr(self.parent, self.name)[self.place] = self.fault
        return before


@dataclass(frozen=True)
class Mutant:
    """One fault in one function. `name` says which; it does not depend on anything outside the function."""

    function: Judged
    name: str
    line: int
    last_line: int
    site: Site = field(compare=False, repr=False)

    @property
    def id(self) -> str:
        return f"{self.function.name}: {self.name}"

    @property
    def key(self) -> str:
        """Short enough to type."""
        return hashlib.sha256(self.id.encode()).hexdigest()[:8]

    def planted(self) -> CodeType:
        """The code of the function with this fault; it says so when it is called."""
        return self._with(self._saying)

    def _saying(self) -> CodeType:
        body = self.function.node.body
        body.insert(0, ast.copy_location(ast.Expr(ast.Call(ast.Name(CALLED, ast.Load()), [], [])), body[0]))
        try:
            return self.function.compiled()
        finally:
            del body[0]

    def planted_module(self) -> CodeType:
        """The code of the whole module with this fault."""
        return self._with(lambda: compile(self.function.module, str(self.function.path), "exec"))

    def source(self) -> str:
        """The function with this fault, as text."""
        return self._with(lambda: ast.unparse(self.function.node))

    def _with(self, make: Callable[[], T]) -> T:
        before = self.site.exchange()
        try:
            return make()
        finally:
            Site(self.site.parent, self.site.name, self.site.place, before).exchange()


@dataclass(frozen=True)
class Judged:
    """A function whose mutants are judged."""

    path: Path
    dotted: str  # the module, as imported
    name: str  # its file within the game and its qualified name, e.g. actions.build:BuildMine.refusal
    source: str  # a fingerprint: another one means other code, though not other formatting or comments
    node: Function = field(compare=False, repr=False)
    outer: tuple[ast.ClassDef, ...] = field(compare=False, repr=False)
    module: ast.Module = field(compare=False, repr=False)

    @property
    def qualified(self) -> str:
        return self.name.partition(":")[2]

    @property
    def first_line(self) -> int:
        return min([self.node.lineno, *[decorator.lineno for decorator in self.node.decorator_list]])

    def compiled(self) -> CodeType:
        """Its code alone, made within its classes so that private names and super() mean what they mean there."""
        body: ast.stmt = self.node
        for around in reversed(self.outer):
            body = ast.ClassDef(around.name, [], [], [body], [])
        future = ast.ImportFrom("__future__", [ast.alias("annotations")], 0)
        module = ast.fix_missing_locations(ast.Module([future, body], []))
        code = compile(module, str(self.path), "exec", dont_inherit=True)
        for name in self.qualified.split("."):
            code = next(each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name)
        return code


# ---------------------------------------------------------------------- the functions of a game


def rules_files(folder: Path) -> list[Path]:
    """The files of a game that hold its rules."""
    found = [path for name in RULES_CODE for path in [folder / f"{name}.py", *sorted((folder / name).rglob("*.py"))]]
    return [path for path in found if path.is_file()]


def functions_of(folder: Path, package: str) -> list[Judged]:
    return [function for path in rules_files(folder) for function in functions_in(path, folder, package)]


def functions_in(path: Path, folder: Path, package: str) -> list[Judged]:
    inside = ".".join(path.relative_to(folder).with_suffix("").parts)
    module = ast.parse(path.read_text(encoding="utf-8"))
    return [
        Judged(
            path,
            f"{package}.{inside.removesuffix('.__init__')}",
            f"{inside}:{name}",
            fingerprint(node),
            node,
            outer,
            module,
        )
        for name, node, outer in named_functions(module.body, ())
    ]


def named_functions(
    body: list[ast.stmt], outer: tuple[ast.ClassDef, ...]
) -> Iterator[tuple[str, Function, tuple[ast.ClassDef, ...]]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from named_functions(node.body, (*outer, node))
        elif isinstance(node, Function) and node.name not in SILENT:
            yield ".".join([*[around.name for around in outer], node.name]), node, outer


def fingerprint(node: Function) -> str:
    """Of what the function does: neither formatting nor comments nor its docstring change it."""
    body = without_docstring(node)
    parts = [ast.dump(node.args), *[ast.dump(decorator) for decorator in node.decorator_list], *map(ast.dump, body)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]


def without_docstring(node: Function) -> list[ast.stmt]:
    return node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body


# ---------------------------------------------------------------------- the faults of a function


def mutants_of(function: Judged) -> list[Mutant]:
    """All faults, in the order of the text. Of several that read the same each has a number."""
    found: list[Mutant] = []
    seen: dict[str, int] = {}
    for what, before, site in faults(function.node):
        after = ast.unparse(site.fault) if not isinstance(site.fault, ast.Pass) else "nothing"
        name = f"{what}: {short(ast.unparse(before))} -> {short(after)}"
        seen[name] = seen.get(name, 0) + 1
        if seen[name] > 1:
            name = f"{name} #{seen[name]}"
        line: int = getattr(before, "lineno", function.node.lineno)
        last: int = getattr(before, "end_lineno", line) or line
        found.append(Mutant(function, name, line, line if isinstance(before, ast.stmt) else last, site))
    return found


def short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 2]} …"


Fault = tuple[str, ast.AST, Site]


def faults(node: Function) -> Iterator[Fault]:
    body = without_docstring(node)
    returns = "" if node.returns is None else ast.unparse(node.returns)
    start = len(node.body) - len(body)
    for place in range(start, len(node.body)):
        yield from statement_faults(node, "body", place, returns)


def statement_faults(parent: ast.AST, name: str, place: int, returns: str) -> Iterator[Fault]:
    statement: ast.stmt = getattr(parent, name)[place]
    if isinstance(statement, (ast.Assert, ast.Raise, ast.Pass, ast.FunctionDef, ast.Import, ast.ImportFrom)):
        return
    if isinstance(statement, ast.Expr) and (tells(statement.value) or not isinstance(statement.value, ast.Call)):
        return
    if droppable(statement):
        yield "dropped", statement, Site(parent, name, place, ast.copy_location(ast.Pass(), statement))
    if isinstance(statement, (ast.If, ast.While)):
        yield from condition_faults(statement, "test", None, endless=isinstance(statement, ast.While))
    elif isinstance(statement, ast.Return) and statement.value is not None:
        yield from return_faults(statement, returns)
    else:
        yield from inner_faults(statement)
    for block in ("body", "orelse", "finalbody"):
        for inside in range(len(getattr(statement, block, []))):
            yield from statement_faults(statement, block, inside, returns)


def droppable(statement: ast.stmt) -> bool:
    """Statements that change something which outlives the function's own variables, or that leave a loop."""
    if isinstance(statement, ast.Expr):
        return "super()" not in ast.unparse(statement)
    if isinstance(statement, ast.Assign):
        return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in statement.targets)
    return isinstance(statement, (ast.AugAssign, ast.Break, ast.Continue, ast.Delete))


def tells(node: ast.AST) -> bool:
    """A call that tells somebody something."""
    if not isinstance(node, ast.Call):
        return False
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return called in TELLING


def return_faults(statement: ast.Return, returns: str) -> Iterator[Fault]:
    value = statement.value
    assert value is not None
    if returns == "bool":
        yield from condition_faults(statement, "value", None)
        return
    if returns.endswith("| None") and isinstance(value, ast.Call):
        yield "returned", value, Site(statement, "value", None, constant(None, value))
    yield from expression_faults(statement, "value", None)


def condition_faults(parent: ast.AST, name: str, place: int | None, endless: bool = False) -> Iterator[Fault]:
    """Where only true or false counts: always, never, and what is left when a part of it is forgotten."""
    test = getattr(parent, name) if place is None else getattr(parent, name)[place]
    for verdict in (True, False):
        already = isinstance(test, ast.Constant) and test.value is verdict
        if not already and not (endless and verdict):
            yield "condition", test, Site(parent, name, place, constant(verdict, test))
    yield from truth_faults(parent, name, place)


def truth_faults(parent: ast.AST, name: str, place: int | None) -> Iterator[Fault]:
    test = getattr(parent, name) if place is None else getattr(parent, name)[place]
    if isinstance(test, ast.BoolOp):
        for number, operand in enumerate(test.values):
            neutral = constant(isinstance(test.op, ast.And), operand)
            yield "forgotten", operand, Site(test, "values", number, neutral)
            yield from truth_faults(test, "values", number)
    elif isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        yield from truth_faults(test, "operand", None)
    elif isinstance(test, ast.Compare):
        yield from boundary_faults(test, parent, name, place)
        yield from inner_faults(test, constants=False)
    else:
        yield from inner_faults(test)


def boundary_faults(test: ast.Compare, parent: ast.AST, name: str, place: int | None) -> Iterator[Fault]:
    for number, operation in enumerate(test.ops):
        if type(operation) in BOUNDARY:
            shifted = [*test.ops[:number], BOUNDARY[type(operation)](), *test.ops[number + 1 :]]
            fault = ast.copy_location(ast.Compare(test.left, shifted, test.comparators), test)
            yield "boundary", test, Site(parent, name, place, fault)


def inner_faults(node: ast.AST, constants: bool = True) -> Iterator[Fault]:
    """The faults of all expressions within."""
    if tells(node) or isinstance(node, (ast.JoinedStr, ast.Lambda)):
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "body", "orelse", "finalbody", "targets", "target") and isinstance(node, ast.stmt):
            continue
        for place, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, (ast.comprehension, ast.keyword)):
                yield from clause_faults(child)
            elif isinstance(child, ast.expr):
                yield from expression_faults(node, name, place if isinstance(value, list) else None, constants)


def clause_faults(clause: ast.comprehension | ast.keyword) -> Iterator[Fault]:
    """A `for … if …` of a comprehension, or an argument by name."""
    if isinstance(clause, ast.keyword):
        yield from expression_faults(clause, "value", None)
        return
    yield from expression_faults(clause, "iter", None)
    for place in range(len(clause.ifs)):
        yield from condition_faults(clause, "ifs", place)


def expression_faults(parent: ast.AST, name: str, place: int | None, constants: bool = True) -> Iterator[Fault]:
    node: ast.expr = getattr(parent, name) if place is None else getattr(parent, name)[place]
    if isinstance(node, ast.IfExp):
        yield from condition_faults(node, "test", None)
        yield from expression_faults(node, "body", None)
        yield from expression_faults(node, "orelse", None)
        return
    if isinstance(node, ast.BoolOp):
        yield from truth_faults(parent, name, place)
        return
    for what, fault in exchanges(node, constants):
        yield what, node, Site(parent, name, place, ast.copy_location(fault, node))
    if isinstance(node, ast.Compare):
        yield from boundary_faults(node, parent, name, place)
    shifting = isinstance(node, ast.BinOp) and isinstance(node.op, (ast.LShift, ast.RShift))
    yield from inner_faults(node, constants=not isinstance(node, ast.Compare) and not shifting)


def exchanges(node: ast.expr, constants: bool) -> Iterator[tuple[str, ast.expr]]:
    """What an expression may be mistaken for."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield "negated", ast.Compare(node.left, [NEGATED[type(node.ops[0])]()], node.comparators)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "negated", node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not worded(node):
        yield "arithmetic", ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
        other = ast.Name("max" if node.func.id == "min" else "min", ast.Load())
        yield "extreme", ast.Call(ast.copy_location(other, node), node.args, node.keywords)
    elif constants and isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield "constant", ast.Constant(not node.value)
        elif isinstance(node.value, int) and 0 <= node.value <= LARGEST:
            yield "constant", ast.Constant(node.value + 1)


def worded(node: ast.BinOp) -> bool:
    """Texts and lists are joined, not added."""
    return any(
        isinstance(side, (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr))
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )


def constant(value: bool | None, at: ast.AST) -> ast.Constant:
    return ast.copy_location(ast.Constant(value), at)
