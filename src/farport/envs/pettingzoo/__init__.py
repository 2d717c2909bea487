"""PettingZoo environments, one module a game, called as PettingZoo's own: `env()`, `raw_env()`, `parallel_env()`."""
