"""Export: a trained model as an ONNX file, written operation by operation so that it is the same everywhere."""

from __future__ import annotations

import json
from typing import Any, Final

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

from farport.bots.neural.layout import Layout
from farport.bots.neural.network import LAYOUT
from farport.learn.model import ABSENT, CALM, Model

OPSET: Final = 18
WHOLE: Final = TensorProto.INT64
REAL: Final = TensorProto.FLOAT


class Graph:
    """Nodes and constants under names that count up."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.constants: list[Any] = []
        self.known: set[str] = set()

    def half(self, name: str, array: Any) -> str:
        """Weights in half precision, which halves the file; the sums are in single."""
        self.constants.append(numpy_helper.from_array(array.astype(numpy.float16), f"{name}.half"))
        self.nodes.append(helper.make_node("Cast", [f"{name}.half"], [name], to=REAL))
        return name

    def constant(self, name: str, value: Any, kind: Any) -> str:
        if name not in self.known:
            self.known.add(name)
            self.constants.append(numpy_helper.from_array(numpy.array(value, kind), name))
        return name

    def add(self, operation: str, inputs: list[str], to: str | None = None, **attributes: Any) -> str:
        name = to or f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(operation, inputs, [name], **attributes))
        return name

    def linear(self, value: str, layer: Any, name: str) -> str:
        product = self.add("MatMul", [value, self.half(f"{name}.w", layer.weight.detach().cpu().numpy().T)])
        if layer.bias is None:
            return product
        return self.add("Add", [product, self.half(f"{name}.b", layer.bias.detach().cpu().numpy())])


def exported(model: Model, layout: Layout) -> bytes:
    """The file: weights in half precision, and the layout as metadata."""
    graph = Graph()
    row = _rows(graph, model)
    trunk = _trunk(graph, model, row)
    one = graph.constant("one", 1.0, numpy.float32)
    absent = graph.add("Sub", [one, "present"])
    absent = graph.add("Mul", [absent, graph.constant("absent", ABSENT, numpy.float32)])
    for name, head in (("wins", model.win), ("shares", model.share)):
        chances = graph.add("Add", [graph.linear(trunk, head, name), absent])
        graph.add("Softmax", [chances], to=name, axis=1)
    _preferences(graph, model, row, trunk)
    inputs = [
        ("entries", WHOLE, ["e"]),
        ("weights", REAL, ["e", 1]),
        ("rows", WHOLE, ["e", 1]),
        ("segments", WHOLE, ["r", 1]),
        ("features", REAL, ["b", layout.features]),
        ("present", REAL, ["b", layout.seats]),
        ("actions", WHOLE, ["a", 1 + layout.slots]),
        ("pointers", WHOLE, ["a", layout.slots]),
        ("owners", WHOLE, ["a"]),
    ]
    outputs = [("wins", ["b", layout.seats]), ("shares", ["b", layout.seats]), ("logits", ["a"])]
    whole = helper.make_graph(
        graph.nodes,
        "farport",
        [helper.make_tensor_value_info(name, kind, shape) for name, kind, shape in inputs],
        [helper.make_tensor_value_info(name, REAL, shape) for name, shape in outputs],
        graph.constants,
    )
    file = helper.make_model(whole, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=9)
    helper.set_model_props(file, {LAYOUT: json.dumps(layout.data(), sort_keys=True)})
    onnx.checker.check_model(file)
    return bytes(file.SerializeToString())


def _rows(graph: Graph, model: Model) -> str:
    """Entries to rows, and rows through their perceptron."""
    table = graph.half("entries.w", model.entries.weight.detach().cpu().numpy())
    weighted = graph.add("Mul", [graph.add("Gather", [table, "entries"], axis=0), "weights"])
    rows = graph.add("Shape", ["segments"], start=0, end=1)
    width = graph.constant("width", [model.width], numpy.int64)
    zeros = _zeros(graph, graph.add("Concat", [rows, width], axis=0))
    row = graph.add("ScatterND", [zeros, "rows", weighted], reduction="add")
    row = graph.add("Relu", [row])
    return graph.add("Relu", [graph.linear(row, model.row, "row")])


def _zeros(graph: Graph, shape: str) -> str:
    nothing = numpy_helper.from_array(numpy.zeros(1, numpy.float32))
    return graph.add("ConstantOfShape", [shape], value=nothing)


def _trunk(graph: Graph, model: Model, row: str) -> str:
    positions = graph.add("Shape", ["features"], start=0, end=1)
    tables = graph.constant("tables", [model.tables], numpy.int64)
    width = graph.constant("width", [model.width], numpy.int64)
    wide = graph.constant("wide", [-1, model.tables * model.width], numpy.int64)
    slots = graph.add("Concat", [graph.add("Mul", [positions, tables]), width], axis=0)
    sums = graph.add("ScatterND", [_zeros(graph, slots), "segments", row], reduction="add")
    sums = graph.add("Div", [graph.add("Reshape", [sums, wide]), graph.constant("calm", CALM, numpy.float32)])
    place = graph.add("Div", ["segments", tables])
    ground = _zeros(graph, graph.add("Concat", [positions, width], axis=0))
    highest = graph.add("ScatterND", [ground, place, row], reduction="max")
    features = graph.add("Div", ["features", graph.constant("scales", model.scales.cpu().numpy(), numpy.float32)])
    low = graph.constant("low", -4.0, numpy.float32)
    features = graph.add("Clip", [features, low, graph.constant("high", 4.0, numpy.float32)])
    seen = graph.add("Concat", [sums, highest, features, "present"], axis=1)
    trunk = graph.add("Relu", [graph.linear(seen, model.trunk, "trunk")])
    inner = graph.add("Relu", [graph.linear(trunk, model.first, "first")])
    return graph.add("Add", [trunk, graph.linear(inner, model.second, "second")])


def _preferences(graph: Graph, model: Model, row: str, trunk: str) -> None:
    """The preference for each action: by itself, by the rows that it points at, and by the position."""
    empty = graph.constant("empty", numpy.zeros((1, model.width)), numpy.float32)
    ground = graph.add("Concat", [empty, row], axis=0)
    flat = graph.constant("flat", [-1, model.slots * model.width], numpy.int64)
    pointed = graph.add("Reshape", [graph.add("Gather", [ground, "pointers"], axis=0), flat])
    second = graph.constant("second.axis", [1], numpy.int64)
    values = graph.half("values.w", model.values.weight.detach().cpu().numpy())
    own = graph.add("ReduceSum", [graph.add("Gather", [values, "actions"], axis=0), second], keepdims=0)
    choice = graph.add("Add", [own, graph.linear(pointed, model.pointed, "pointed")])
    bilinear = graph.add("Gather", [graph.linear(trunk, model.bilinear, "bilinear"), "owners"], axis=0)
    fits = graph.add("ReduceSum", [graph.add("Mul", [choice, bilinear]), second], keepdims=0)
    fits = graph.add("Div", [fits, graph.constant("calm", CALM, numpy.float32)])
    context = graph.add("Gather", [graph.linear(trunk, model.context, "context"), "owners"], axis=0)
    met = graph.add("Relu", [graph.add("Add", [choice, context])])
    preferred = graph.add("Squeeze", [graph.linear(met, model.preference, "preference"), second])
    graph.add("Add", [fits, preferred], to="logits")
