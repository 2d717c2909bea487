"""Space Dealer: three to eight seats in real time; one may act after the other, or all at once."""

from functools import partial

from farport.envs import pettingzoo

raw_env = partial(pettingzoo.raw_env, "space-dealer")
env = partial(pettingzoo.env, "space-dealer")
parallel_env = partial(pettingzoo.parallel_env, "space-dealer")
