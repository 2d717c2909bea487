"""Numbers that prove a build: every position near pinned tables (perft), and every choice of the bots (signature)."""

from farport.proof.golden import Golden
from farport.proof.perft import Count, Pin, count, deepened
from farport.proof.signature import Signature, read_signature, signature, written

__all__ = ["Count", "Golden", "Pin", "Signature", "count", "deepened", "read_signature", "signature", "written"]
