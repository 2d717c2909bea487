"""SpacePaper: two to six seats; orders are given at once, or one seat after the other."""

from functools import partial

from farport.envs import pettingzoo

raw_env = partial(pettingzoo.raw_env, "space-paper")
env = partial(pettingzoo.env, "space-paper")
parallel_env = partial(pettingzoo.parallel_env, "space-paper")
