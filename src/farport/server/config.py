"""How a server is set up: defaults, a file, the environment, the command line; each overrides the one before."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from farport.server.errors import ConfigError
from farport.server.store.opening import checked_url, database_of

PREFIX: Final = "FARPORT_"
FILE: Final = "FARPORT_CONFIG"


class Config(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """Every setting, by the name it has in the file; in the environment it is FARPORT_ and the name in capitals."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8765
    database: str = ""  # empty: SQLite in the user's data folder
    bus: str = ""  # empty: in memory, for a single worker; or redis://host:port/number
    bus_prefix: str = "farport:"
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    public_url: str = ""  # how people reach it, e.g. https://games.example.org; other origins are refused
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    bots: str = ""  # more bots for every table, as in careful=my_bots:Careful,my_bots:Bold
    without: str = ""  # games that are left out, as in space-paper,duck-dealer
    bot_processes: Annotated[int, Meta(ge=0, le=64)] = 1
    bot_seconds: Annotated[float, Meta(gt=0, le=600)] = 10.0
    run_processes: Annotated[int, Meta(ge=0, le=64)] = 1  # that play runs of the studio; 0: thinkers elsewhere do
    run_ray: str = ""  # a Ray cluster that people may have runs played on: auto, or host:port
    bot_pause_seconds: Annotated[float, Meta(ge=0, le=10)] = 0.4
    rate_limits: bool = True
    sockets_per_person: Annotated[int, Meta(ge=1)] = 20  # open at the same time, at one worker
    sockets_per_address: Annotated[int, Meta(ge=1)] = 100
    connections_per_address: Annotated[int, Meta(ge=1)] = 300  # of any kind; not counted for trusted proxies
    webhooks_to_private_addresses: bool = False
    smtp_host: str = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    metrics: bool = True
    slow_ms: Annotated[int, Meta(ge=1)] = 250  # what takes longer is logged, with its cause
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def secure(self) -> bool:
        """People come by HTTPS: cookies must not travel without it."""
        return self.public_url.startswith("https://")

    @property
    def mail_offered(self) -> bool:
        return bool(self.smtp_host and self.smtp_from)


def read_config(
    given: Mapping[str, Any] | None = None, *, file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Config:
    """All sources together, checked; every mistake is one sentence that names its place."""
    environment = os.environ if environment is None else environment
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    values: dict[str, Any] = {}
    if file is not None:
        values.update(_checked(_read_file(file), str(file), strict=True))
    named = {field.lower(): value for field, value in _from_environment(environment).items()}
    values.update(_checked(named, "environment", strict=False))
    values.update({name: value for name, value in (given or {}).items() if value is not None})
    return _consistent(_converted(values, "configuration", strict=True))


def _from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    fields = {f"{PREFIX}{name.upper()}": name for name in Config.__struct_fields__}
    return {fields[name]: value for name, value in environment.items() if name in fields}


def _read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"{file}: the configuration cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file}: not valid TOML: {error}") from None


def _checked(values: dict[str, Any], where: str, *, strict: bool) -> dict[str, Any]:
    """The same values, converted, or the sentence that names the wrong one."""
    config = _converted(values, where, strict=strict)
    return {name: getattr(config, name) for name in values}


def _converted(values: dict[str, Any], where: str, *, strict: bool) -> Config:
    try:
        return msgspec.convert(values, Config, strict=strict)
    except msgspec.ValidationError as error:
        names = ", ".join(Config.__struct_fields__)
        hint = f"; the settings are: {names}" if "unknown field" in str(error) else ""
        raise ConfigError(f"{where}: {error}{hint}") from None


def _consistent(config: Config) -> Config:
    if config.workers > 1 and not config.bus:
        raise ConfigError("workers: several workers need a bus between them, e.g. --bus redis://localhost:6379/0")
    if config.workers > 1 and not (config.database and database_of(checked_url(config.database)).shared):
        raise ConfigError(
            "workers: several workers need a database that they can share, e.g. --database postgresql://localhost/farport"
        )
    if config.bot_processes == 0 and not config.bus:
        raise ConfigError("bot_processes: without processes here, bots need a bus to reach thinkers elsewhere")
    if config.run_processes == 0 and not config.bus:
        raise ConfigError("run_processes: without processes here, runs need a bus to reach machines that think")
    if config.bus and not config.bus.startswith(("redis://", "rediss://", "unix://")):
        raise ConfigError(f"bus: {config.bus!r} is not a Redis URL; it looks like redis://localhost:6379/0")
    if config.public_url and not config.public_url.startswith(("http://", "https://")):
        raise ConfigError(f"public_url: {config.public_url!r} should begin with https:// or http://")
    return config
