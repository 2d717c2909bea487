"""The fields of a position, declared once: `python -m farport.kit.declared FOLDER` writes slots.py from state.toml.

A field of a state stands in many places: the slots, the annotation, the empty table, the copy, the dump, the way back.
Loops over names would be slow where a search copies a million positions, so the straight code is written out by this
program, and checked in: it is read, typed and compiled as any other. state.toml says of each field, in one line:

    mine = { each = "planets", start = "NONE", low = 0, high = "goods - 1", note = "the good that it gives" }

- what it is: a number, or a `flag`, a `text`, one of `words` (kept as its place among them), or an object of a `type`;
- how many: one, one for `each` of something, `many` (a list of any length), or `lists`: a list of lists, so many;
- `start`: what it is on an empty table (of each); or `whole`: the whole list on an empty table;
- `low` and `high`: the numbers that may stand there; `choices`: the texts;
- `shared`: copies share the list, because it is only ever replaced as a whole;
- `lent`: a copy borrows the list, and who writes first, the one or the other, takes a list of its own: rules write
  into `position.own_NAME()` and read `position.NAME` (tests/kit/test_declared.py finds who forgets it);
- `put`: of a lent list: `position.put_NAME(place, value)` writes too, but takes a list of its own only if another value
  stands there: for what rules set although it is mostly so already;
- `kept`: of a lent list: `position.keep_NAME()` gives it to who remembers something about it. It never changes, since
  who writes later writes into another: as long as it is the position's own, what is remembered holds;
- `dump`: another key for it in the dump; or false: dump.py and restore.py care for it by hand, or it is worked out;
- `when`: it stands in the dump only where that holds, as what came with a later version of the rules;
- `rows`: it is a column of that table of rows, which dump.py and restore.py write and read.

`names` are what the expressions may say, `uses` are modules of the game whose constants they name, and `terms` is what
does not change. A section is a group of fields; `every` in it holds for all of them.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

KEYS = frozenset(
    "choices dump each flag high kept lent lists low many note put rows shared start text type when whole words".split()  # noqa: SIM905
)
HEAD = '"""The fields of a position. Written by `make generate` from state.toml; do not edit."""'
SCALARS = {"number": ("int", "0"), "flag": ("bool", "False"), "text": ("str", '""'), "words": ("int", "0")}


class DeclarationError(Exception):
    """What is wrong in a state.toml, and where."""


class Declared:
    """One field."""

    def __init__(self, name: str, entry: dict[str, Any], where: str) -> None:
        unknown = sorted(set(entry) - KEYS)
        if unknown:
            raise DeclarationError(
                f"{where}: {name}: unknown key {unknown[0]}; the keys are: {', '.join(sorted(KEYS))}"
            )
        self.name = name
        self.entry = entry
        self.note = str(entry.get("note", ""))
        self.rows = entry.get("rows")
        self.when = entry.get("when")
        self.kind = next((kind for kind in ("type", "words", "flag", "text") if kind in entry), "number")
        self.shape = next((shape for shape in ("lists", "many", "each") if shape in entry), "one")
        self.shared = bool(entry.get("shared")) or self.shape == "one"
        self.lent = bool(entry.get("lent"))
        self.put = bool(entry.get("put"))
        self.kept = bool(entry.get("kept"))
        if self.lent and self.shape == "one":
            raise DeclarationError(f"{where}: {name}: only lists are lent")
        if self.put and not (self.lent and self.shape == "each" and self.kind == "number"):
            raise DeclarationError(f"{where}: {name}: put is for lists of numbers that are lent")
        if self.kept and not self.lent:
            raise DeclarationError(f"{where}: {name}: only what is lent can be kept")
        self.dumped = entry.get("dump", True) is not False and self.rows is None and self.kind != "type"
        key = entry.get("dump", name)
        self.key = key if isinstance(key, str) else name

    @property
    def annotation(self) -> str:
        inner = str(self.entry["type"]) if self.kind == "type" else SCALARS[self.kind][0]
        return {"one": inner, "lists": f"list[list[{inner}]]"}.get(self.shape, f"list[{inner}]")

    @property
    def start(self) -> str:
        """What the field is on an empty table."""
        if "whole" in self.entry:
            return str(self.entry["whole"])
        if self.shape == "many":
            return "[]"
        if self.shape == "lists":
            return f"[[] for _ in range({self.entry['lists']})]"
        value = str(self.entry["start"]) if "start" in self.entry else SCALARS[self.kind][1]
        if self.shape == "one":
            return value
        count = str(self.entry["each"])
        return f"[{value}] * {count}" if re.fullmatch(r"[\w.]+(\(\w+\))?", count) else f"[{value}] * ({count})"

    @property
    def copied(self) -> str:
        return f"self.{self.name}" if self.shared or self.lent else self.twin

    @property
    def twin(self) -> str:
        """An equal list of its own."""
        if self.shape == "lists":
            return f"[part.copy() for part in self.{self.name}]"
        return f"self.{self.name}.copy()"

    @property
    def written(self) -> str:
        """Its value in the dump."""
        mine = f"self.{self.name}"
        if self.kind == "words":
            words = self.entry["words"]
            return f"{words}[{mine}]" if self.shape == "one" else f"[{words}[place] for place in {mine}]"
        if self.shape == "lists":
            return f"[part.copy() for part in {mine}]"
        return mine if self.shape == "one" else f"{mine}.copy()"

    @property
    def read(self) -> str:
        """Its value from the dump, or a refusal."""
        key = f'"{self.key}"'
        bounds = f"{self.entry.get('low')}, {self.entry.get('high')}"
        length = self.entry.get("each")
        if self.shape == "lists":
            return f"table.integer_lists({key}, {self.entry['lists']}, {bounds})"
        if self.kind == "words" and self.shape == "one":
            return f"{self.entry['words']}.index(table.word({key}, {self.entry['words']}))"
        if self.kind == "text" and self.shape == "one" and "choices" in self.entry:
            return f"table.word({key}, {self.entry['choices']})"
        one = {"number": f"integer({key}, {bounds})", "flag": f"flag({key})", "text": f"text({key})"}
        several = {
            "number": f"integers({key}, {length}, {bounds})",
            "flag": f"flags({key}, {length})",
            "text": f"texts({key}, {length})",
        }
        return "table." + (one if self.shape == "one" else several)[self.kind]

    def later(self, line: str) -> str:
        """A line that holds under a condition."""
        return f"        if {self.when}:\n            {line}"

    @property
    def column(self) -> str:
        key = f'"{self.key}"'
        return f"({key}, self.{self.name}, {self.entry['low']}, {self.entry['high']})"


class Declaration:
    """All fields of a game's position, in their groups."""

    def __init__(self, path: Path) -> None:
        self.folder = path.parent
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        self.names: dict[str, str] = data.pop("names", {})
        self.uses: list[str] = data.pop("uses", [])
        self.groups: dict[str, list[Declared]] = {}
        for group, entries in data.items():
            every = entries.pop("every", {})
            where = f"{path}: {group}"
            self.groups[group] = [Declared(name, {**every, **entry}, where) for name, entry in entries.items()]

    @property
    def fields(self) -> list[Declared]:
        return [field for group in self.groups.values() for field in group]

    @property
    def lent(self) -> list[Declared]:
        """What copies borrow; the place of each is its bit in the number `lent`."""
        return [field for field in self.fields if field.lent]

    def package(self) -> str:
        """The dotted name of the game's package: as many folders up as have an __init__.py, or are named farport."""
        parts: list[str] = []
        folder = self.folder.resolve()
        while (folder / "__init__.py").exists():
            parts.insert(0, folder.name)
            folder = folder.parent
        return ".".join(parts)

    def source(self) -> str:
        """slots.py, not yet formatted."""
        package = self.package()
        methods = [self._clear(), self._copy(), *self._own(), self._dump(), self._restore(), *self._columns()]
        body = "\n\n".join(methods)
        return "\n".join(
            [
                HEAD,
                "from __future__ import annotations",
                "from typing import TYPE_CHECKING",
                *self._imports(package, body),
                "from farport.kernel import Plain, Rng, State, Table",
                "if TYPE_CHECKING:",
                f"    from {package}.terms import Terms",
                *self._types(package),
                "",
                "class Slots(State):",
                '    """What changes while a game runs, beside the terms, which do not."""',
                "    __slots__ = (" + "".join([f'"{name}", ' for name in self._slots()]) + ")",
                "",
                *self._annotations(),
                "",
                "    def __init__(self, terms: Terms, rng: Rng) -> None:",
                "        super().__init__(terms.seats)",
                "        self.terms = terms",
                "        self.rng = rng",
                *(["        self.lent = 0"] if self.lent else []),
                "",
                body,
                "",
            ]
        )

    def _slots(self) -> list[str]:
        return sorted([*[field.name for field in self.fields], *(["lent"] if self.lent else []), "rng", "terms"])

    def _imports(self, package: str, body: str) -> list[str]:
        used = set(re.findall(r"\b[A-Z][A-Z_0-9]+\b", body))
        lines = []
        for module in self.uses:
            wanted = sorted(used & constants(self.folder / (module.replace(".", "/") + ".py")))
            used -= set(wanted)
            if wanted:
                lines.append(f"from {package}.{module} import {', '.join(wanted)}")
        if used:
            raise DeclarationError(f"{self.folder}/state.toml: {min(used)} stands in none of the modules it uses")
        return sorted(lines)

    def _types(self, package: str) -> list[str]:
        """Imports of the classes that objects are of: each stands in one of the used modules, or in the kernel."""
        found = []
        for name in sorted(
            {name for field in self.fields for name in re.findall(r"\b[A-Z][a-z]\w+", field.annotation)}
        ):
            if name == "None":
                continue
            if name == "Any":
                found.append("    from typing import Any")
                continue
            for module in self.uses:
                if f"class {name}" in (self.folder / (module.replace(".", "/") + ".py")).read_text(encoding="utf-8"):
                    found.append(f"    from {package}.{module} import {name}")
                    break
            else:
                found.append(f"    from farport.kernel import {name}")
        return found

    def _annotations(self) -> list[str]:
        lines = ["    terms: Terms"]
        if self.lent:
            lines.append("    lent: int  # a bit for each list that a copy may have too")
        for group, fields in self.groups.items():
            lines.append(f"    # {group.replace('_', ' ')}")
            for field in fields:
                lines.append(f"    {field.name}: {field.annotation}" + (f"  # {field.note}" if field.note else ""))
        return lines

    def _local(self, text: str) -> list[str]:
        """The names that these lines use, as local variables, in the order in which they are declared."""
        wanted: set[str] = set()
        for name, value in reversed(self.names.items()):
            if re.search(rf"(?<![\w.\"]){name}\b(?!\")", text) or name in wanted:
                wanted.add(name)
                wanted |= {other for other in self.names if re.search(rf"(?<![\w.]){other}\b", value)}
        lines = [f"        {name} = {value}" for name, value in self.names.items() if name in wanted]
        if re.search(r"\bterms\.", text + "".join(lines)):
            lines.insert(0, "        terms = self.terms")
        return lines

    def _clear(self) -> str:
        lines = [f"        self.{field.name} = {field.start}" for field in self.fields]
        head = ["    def clear_fields(self) -> None:", '        """An empty table, before the set-up."""']
        return "\n".join([*head, *self._local(starts(self.fields)), *lines])

    def _copy(self) -> str:
        head = ["    def copy_fields(self, twin: Slots) -> None:", '        """Everything, equal and independent."""']
        lines = [f"        twin.{field.name} = {field.copied}" for field in self.fields]
        if self.lent:
            lines += [f"        self.lent = {(1 << len(self.lent)) - 1}", "        twin.lent = self.lent"]
        return "\n".join([*head, *lines])

    def _own(self) -> list[str]:
        own = [self._own_list(field, 1 << place) for place, field in enumerate(self.lent)]
        own += [self._keep(field, 1 << place) for place, field in enumerate(self.lent) if field.kept]
        return own + [self._put(field) for field in self.lent if field.put]

    def _keep(self, field: Declared, bit: int) -> str:
        return "\n".join(
            [
                f"    def keep_{field.name}(self) -> {field.annotation}:",
                f"        self.lent |= {bit}",
                f"        return self.{field.name}",
            ]
        )

    def _put(self, field: Declared) -> str:
        return "\n".join(
            [
                f"    def put_{field.name}(self, place: int, value: int) -> None:",
                f"        if self.{field.name}[place] != value:",
                f"            self.own_{field.name}()[place] = value",
            ]
        )

    def _own_list(self, field: Declared, bit: int) -> str:
        return "\n".join(
            [
                f"    def own_{field.name}(self) -> {field.annotation}:",
                f"        if self.lent & {bit}:",
                f"            self.{field.name} = {field.twin}",
                f"            self.lent -= {bit}",
                f"        return self.{field.name}",
            ]
        )

    def _dump(self) -> str:
        dumped = [field for field in self.fields if field.dumped]
        pairs = [f'"{field.key}": {field.written},' for field in dumped if not field.when]
        later = [field.later(f'data["{field.key}"] = {field.written}') for field in dumped if field.when]
        return "\n".join(
            [
                "    def dump_fields(self) -> Plain:",
                '        """What dump.py does not write by hand."""',
                *self._local("\n".join(later)),
                *["        data: Plain = {", *pairs, "}", *later, "        return data"],
            ]
        )

    def _restore(self) -> str:
        dumped = [field for field in self.fields if field.dumped]
        lines = [f"        self.{field.name} = {field.read}" for field in dumped if not field.when]
        later = [field.later(f"self.{field.name} = {field.read}") for field in dumped if field.when]
        return "\n".join(
            [
                "    def restore_fields(self, table: Table) -> None:",
                '        """The way back, with a sentence for whatever cannot be."""',
                *self._local("\n".join([bare(line) for line in lines + later])),
                *lines,
                *later,
            ]
        )

    def _columns(self) -> list[str]:
        return [self._columns_of(rows) for rows in dict.fromkeys([field.rows for field in self.fields if field.rows])]

    def _columns_of(self, rows: str) -> str:
        fields = [field for field in self.fields if field.rows == rows]
        columns = [field.column + "," for field in fields if not field.when]
        later = [field.later(f"columns.append({field.column})") for field in fields if field.when]
        return "\n".join(
            [
                f"    def {rows}_columns(self) -> list[tuple[str, list[int], int, int]]:",
                '        """The columns of these rows: name, list, and the numbers that may stand in it."""',
                *self._local("\n".join([bare(line) for line in columns + later])),
                "        columns: list[tuple[str, list[int], int, int]] = [",
                *[*columns, "]", *later, "        return columns"],
            ]
        )


WRITING = frozenset("append clear extend insert pop remove reverse sort".split())  # noqa: SIM905


def forgetful(folder: Path) -> list[str]:
    """Where a game writes into a list that may be lent, instead of into its own: file, line and field.

    A list that has another name by then is not seen here; a copy that changes with its original is, by the kit.
    """
    lent = {field.name for field in Declaration(folder / "state.toml").lent}
    found = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for place in [whole(part) for part in written_into(node)]:
                if isinstance(place, ast.Attribute) and place.attr in lent:
                    found.append(f"{path.relative_to(folder)}:{place.lineno}: {place.attr}")
    return found


def whole(part: ast.expr) -> ast.expr:
    """What something is a part of: of `position.piles[2]` it is `position.piles`."""
    return whole(part.value) if isinstance(part, ast.Subscript) else part


def written_into(node: ast.AST) -> list[ast.expr]:
    """The lists that this statement or call changes in place."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITING:
        return [node.func.value]
    targets: list[ast.expr] = []
    if isinstance(node, (ast.Assign, ast.Delete)):
        targets = list(node.targets)
    elif isinstance(node, ast.AugAssign):
        targets = [node.target]
    targets += [part for target in targets if isinstance(target, ast.Tuple) for part in target.elts]
    return [target.value for target in targets if isinstance(target, ast.Subscript)]


def starts(fields: list[Declared]) -> str:
    return "\n".join([bare(field.start) for field in fields])


def bare(text: str) -> str:
    """Without the texts in it, and without attributes: what is left are names."""
    return re.sub(r"self\.\w+", "", re.sub(r'"[^"]*"', "", text))


def constants(module: Path) -> set[str]:
    """The names in capitals that a module declares or imports."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def formatted(source: str) -> str:
    """As the project's formatter would have it."""
    ruff = shutil.which("ruff", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if ruff is None:
        raise DeclarationError("what is written is formatted by ruff, which is missing: pip install ruff")
    for command in ([ruff, "check", "--fix-only", "--quiet", "--select", "I", "-"], [ruff, "format", "--quiet", "-"]):
        source = subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout
    return source


def slots(folder: Path) -> str:
    """What slots.py in that folder should say."""
    return formatted(Declaration(folder / "state.toml").source())


def main() -> None:
    try:
        for name in sys.argv[1:]:
            folder = Path(name)
            (folder / "slots.py").write_text(slots(folder), encoding="utf-8")
    except (DeclarationError, OSError, tomllib.TOMLDecodeError) as error:
        sys.exit(f"farport.kit.declared: {error}")


if __name__ == "__main__":
    main()
