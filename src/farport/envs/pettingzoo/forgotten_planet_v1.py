"""The Forgotten Planet: two to four seats, one acts at a time."""

from functools import partial

from farport.envs import pettingzoo

raw_env = partial(pettingzoo.raw_env, "forgotten-planet")
env = partial(pettingzoo.env, "forgotten-planet")
