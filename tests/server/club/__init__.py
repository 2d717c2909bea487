"""Tests of the club: ratings, lists, reliability, tournaments."""
