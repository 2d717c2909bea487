"""Duck Dealer: two to five seats, one acts at a time, and offers are made and answered."""

from functools import partial

from farport.envs import pettingzoo

raw_env = partial(pettingzoo.raw_env, "duck-dealer")
env = partial(pettingzoo.env, "duck-dealer")
