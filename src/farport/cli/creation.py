"""`farport creation`: creations of a server, published from a folder, looked at, rated, and fetched into a folder."""

from __future__ import annotations

import io
import json
import os
import re
import urllib.error
import urllib.parse
import urllib.request
import zipfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import click
from rich.markup import escape

from farport.cli.arguments import as_json, make_folder, say_json
from farport.cli.screen import console
from farport.cli.variant import game_for, short
from farport.kernel import FarportError, Plain, game, read_variant

TOKEN: Final = "FARPORT_TOKEN"  # in the environment, where no list of processes shows it
SERVER: Final = "FARPORT_SERVER"
PAGE: Final = re.compile(r"(?P<server>https?://[^/]+)/(creation|studio/[^/]+)/(?P<id>[^/?#]+)")
PATIENCE_S: Final = 60

server_option = click.option(
    "--server", envvar=SERVER, metavar="ADDRESS", help=f"Of the server, e.g. https://games.example.org; else {SERVER}."
)
creation_argument = click.argument("link", metavar="LINK")


class Creation(NamedTuple):
    """Where a creation lies: its link as the page copies it, or its id and the server's address."""

    server: str
    id: str
    version: str | None = None

    @staticmethod
    def read(link: str, server: str | None) -> Creation:
        found = PAGE.match(link)
        if found is not None:
            asked = urllib.parse.parse_qs(urllib.parse.urlsplit(link).query)
            return Creation(found["server"], found["id"], asked.get("version", [None])[0])
        if "/" in link:
            raise FarportError(
                f"{link}: this is no link of a creation, which is like https://games.example.org/creation/7f3k"
            )
        return Creation(address_of(server), link)

    @property
    def page(self) -> str:
        return f"{self.server}/creation/{self.id}"

    def get(self, what: str = "", version: str | None = None) -> bytes:
        query = f"?version={urllib.parse.quote(version)}" if version else ""
        return asked(self.server, "GET", f"/api/creations/{urllib.parse.quote(self.id)}{what}{query}")

    def told(self, what: str = "", version: str | None = None) -> Any:
        return json.loads(self.get(what, version))


def address_of(server: str | None) -> str:
    if not server:
        raise FarportError(f"which server? give its address with --server, or as {SERVER}")
    if not server.startswith(("http://", "https://")):
        raise FarportError(f"{server}: an address such as https://games.example.org is expected")
    return server.rstrip("/")


def asked(server: str, method: str, path: str, body: Plain | None = None) -> bytes:
    """What the server answers; its refusals are told in its own words."""
    request = urllib.request.Request(server + path, method=method)
    request.add_header("Content-Type", "application/json")
    if os.environ.get(TOKEN):
        request.add_header("Authorization", f"Bearer {os.environ[TOKEN]}")
    elif method != "GET":
        raise FarportError(
            f"make a token with the scopes read and tables in your settings there, and give it as {TOKEN}"
        )
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(request, data, PATIENCE_S) as answer:
            found: bytes = answer.read()
            return found
    except urllib.error.HTTPError as error:
        raise FarportError(f"{server}: {_sentence(error)}") from None
    except (OSError, ValueError) as error:
        raise FarportError(f"{server}: no answer ({getattr(error, 'reason', error)})") from None


def _sentence(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read())["refused"]["sentence"])
    except (ValueError, KeyError, TypeError):
        return f"it answers {error.code} {error.reason}"


@click.group()
def creation() -> None:
    """Creations of a server: variants that others see and play by a link."""


@creation.command("publish")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--game", "id", metavar="GAME", help="The game it changes; needed when its keys fit several games.")
@click.option("--name", help="What it is called; without it as the folder.")
@click.option("--to", "link", metavar="LINK", help="A creation of yours, of which this becomes the next version.")
@server_option
def publish(folder: Path, id: str | None, name: str | None, link: str | None, server: str | None) -> None:
    """Keep the variant in DIR on a server: a new creation, or the next version of one.

    A variant with mistakes is refused. The link of its page is written out.
    """
    overlay = read_variant(folder)
    base = game(id) if id is not None else game_for(overlay, folder)
    base.varied(overlay)
    body: Plain = {"game": base.id, "name": name or folder.resolve().name, "data": overlay}
    if link is None:
        at = address_of(server)
        made = json.loads(asked(at, "POST", "/api/creations", body))
    else:
        known = Creation.read(link, server)
        at = known.server
        if name is None:
            body["name"] = known.told()["name"]
        made = json.loads(asked(at, "PUT", f"/api/creations/{urllib.parse.quote(known.id)}", body))
    click.echo(f"{Creation(at, made['id']).page} (version {made['version']})")


@creation.command("fetch")
@creation_argument
@click.option("--version", metavar="N", help="An earlier version; without it the newest, or the link's.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="The folder to write.")
@server_option
def fetch(link: str, version: str | None, out: Path | None, server: str | None) -> None:
    """Write a creation as a folder that every command takes as --variant."""
    wanted = Creation.read(link, server)
    with zipfile.ZipFile(io.BytesIO(wanted.get("/folder", version or wanted.version))) as packed:
        (file,) = packed.namelist()
        folder = out if out is not None else Path(file.partition("/")[0])
        if (folder / "data.toml").exists():
            raise FarportError(f"{folder}: there is a variant in this folder already; choose another with --out")
        make_folder(folder)
        (folder / "data.toml").write_bytes(packed.read(file))
    click.echo(str(folder))


@creation.command("show")
@creation_argument
@server_option
@as_json
def show(link: str, server: str | None, as_json: bool) -> None:
    """What differs, its versions, what players think of it, and what bots have answered."""
    wanted = Creation.read(link, server)
    made = wanted.told(version=wanted.version)
    differences = wanted.told("/differences", wanted.version)
    versions, rating = wanted.told("/versions")["versions"], wanted.told("/rating")
    runs = json.loads(asked(wanted.server, "GET", f"/api/studio/runs?creation={urllib.parse.quote(wanted.id)}"))["runs"]
    if as_json:
        say_json({"creation": made, "differences": differences, "versions": versions, "rating": rating, "runs": runs})
        return
    screen = console()
    by = "" if made["owner"] is None else f" by {made['owner']['name']}"
    screen.print(f"[bold]{escape(made['name'])}[/], {made['game']}{escape(by)}, version {made['version']}")
    if made["problem"] is not None:
        screen.print(f"[red]It cannot be played:[/] {escape(made['problem']['sentence'])}")
    for each in differences["differences"]:
        screen.print(escape(f"  {'.'.join(each['place'])}: {short(each['old'])} -> {short(each['new'])}"))
    for warning in differences["warnings"]:
        screen.print(f"[yellow]Mind:[/] {escape(warning)}")
    mean = "nobody has rated it" if rating["mean"] is None else f"{rating['mean']} of 5 stars by {rating['count']}"
    screen.print(f"{rating['tables']} tables played; {mean}")
    for run in runs:
        screen.print(escape(f"  {run['name']}: {run['done']} games, {wanted.server}/studio/runs/{run['id']}"))
    for each in versions:
        screen.print(escape(f"  version {each['number']}: {each['name']}"))


@creation.command("rate")
@creation_argument
@click.argument("stars", type=click.IntRange(0, 5))
@server_option
def rate(link: str, stars: int, server: str | None) -> None:
    """Give a creation that you have played one to five STARS; 0 takes them back."""
    wanted = Creation.read(link, server)
    found = json.loads(asked(wanted.server, "PUT", f"/api/creations/{wanted.id}/rating", {"stars": stars}))
    click.echo("nobody has rated it" if found["mean"] is None else f"{found['mean']} of 5 stars by {found['count']}")


@creation.command("mine")
@click.option("--game", "id", metavar="GAME", help="Only those of this game.")
@server_option
@as_json
def mine(id: str | None, server: str | None, as_json: bool) -> None:
    """What you have made, the latest first."""
    at = address_of(server)
    query = "" if id is None else f"?game={urllib.parse.quote(id)}"
    made = json.loads(asked(at, "GET", f"/api/creations{query}"))["creations"]
    if as_json:
        say_json(made)
        return
    for each in made:
        click.echo(f"{Creation(at, each['id']).page}  {each['game']}  {each['name']} (version {each['version']})")
