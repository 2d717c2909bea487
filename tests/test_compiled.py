"""The second run of `make test` really runs compiled code, and the first really runs pure Python."""

from __future__ import annotations

import importlib
import os
import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import farport
from tools.compile import COMPILED_MODULES

EXPECT_COMPILED = os.environ.get("FARPORT_EXPECT_COMPILED") == "1"
COMPILED_PACKAGES = ("farport.kernel", "farport.games")


def modules_below(package: str) -> list[str]:
    paths = importlib.import_module(package).__path__
    return [package, *(module.name for module in pkgutil.walk_packages(paths, prefix=f"{package}."))]


@pytest.mark.parametrize("package", COMPILED_PACKAGES)
def test_every_module_is_of_the_expected_build(package: str) -> None:
    modules = modules_below(package)
    compiled = [name for name in modules if is_extension(name)]
    assert compiled == (modules if EXPECT_COMPILED else [])


def test_what_a_move_goes_through_at_the_server_is_of_the_expected_build() -> None:
    names = [module.removesuffix(".py").replace("/", ".") for module in COMPILED_MODULES]
    assert [name for name in names if is_extension(name)] == (names if EXPECT_COMPILED else [])


def test_the_rest_of_the_package_comes_from_the_same_tree() -> None:
    in_build_folder = "build" in str(farport.__file__).split(os.sep)[-4:]
    assert in_build_folder == EXPECT_COMPILED


def is_extension(module: str) -> bool:
    file = importlib.import_module(module).__file__
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))
