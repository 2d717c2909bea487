"""The balance report: one self-contained page on one run, or on two side by side."""

from farport.arena.report.page import write_report

__all__ = ["write_report"]
