"""One folder a game, all of the same shape. No game imports another.

The contract has `farport.games()`, and this package is an attribute of the same name; so the package is callable and
means the same.
"""

import sys
from types import ModuleType

from mypy_extensions import mypyc_attr

from farport.kernel.game import Game
from farport.kernel.registry import games as installed_games


@mypyc_attr(native_class=False)
class _CallablePackage(ModuleType):
    def __call__(self) -> list[Game]:
        return installed_games()


sys.modules[__name__].__class__ = _CallablePackage
