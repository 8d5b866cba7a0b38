"""The commands `turncoat store`: check, export, import and copy."""

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from turncoat.core.refusal import Illegal
from turncoat.server.store.address import is_database, store_path
from turncoat.server.store.interface import Damaged
from turncoat.words import Words

if TYPE_CHECKING:
    from turncoat.server.maintenance.transfer import CopyReport
    from turncoat.server.store.interface import Store

DAMAGED: Final = 1


def add_commands(app: typer.Typer, say: Words) -> None:
    store = typer.Typer(cls=app.info.cls, help=say("store-help"), rich_markup_mode="rich")

    @store.callback(invoke_without_command=True)
    def about(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())

    @store.command("check", help=say("store-check-help"))
    def check_store(store: Annotated[str, typer.Argument(help=say("store-store-help"))]) -> None:
        _check(store, say)

    @store.command("export", help=say("store-export-help"))
    def export(
        store: Annotated[str, typer.Argument(help=say("store-store-help"))],
        file: Annotated[Path, typer.Argument(help=say("store-parcel-help"))],
        table: Annotated[list[str] | None, typer.Option(help=say("store-table-help"))] = None,
        finished: Annotated[bool, typer.Option("--finished", help=say("store-finished-help"))] = False,
    ) -> None:
        _print_report(_export(store, file, table or (), finished), say)

    @store.command("import", help=say("store-import-help"))
    def import_(
        file: Annotated[Path, typer.Argument(help=say("store-parcel-help"))],
        store: Annotated[str, typer.Argument(help=say("store-store-help"))],
    ) -> None:
        _print_report(asyncio.run(_import(file, store)), say)

    @store.command("copy", help=say("store-copy-help"))
    def copy(
        source: Annotated[str, typer.Argument(help=say("store-from-help"))],
        target: Annotated[str, typer.Argument(help=say("store-to-help"))],
        table: Annotated[list[str] | None, typer.Option(help=say("store-table-help"))] = None,
        finished: Annotated[bool, typer.Option("--finished", help=say("store-finished-help"))] = False,
    ) -> None:
        with tempfile.TemporaryDirectory() as folder:  # readable by its owner only, like the export
            export = Path(folder) / "tables"
            packed = _export(source, export, table or (), finished)
            done = asyncio.run(_import(export, target))
            done.damaged |= packed.damaged
            _print_report(done, say)

    app.add_typer(store, name="store")


def _check(store: str, say: Words) -> None:
    from turncoat.server.maintenance.check import check

    found = check(store)
    for page in found.pages:
        typer.echo(say("store-page", what=page))
    _print_damage(found.damaged, say)
    if found.open_to_others:
        typer.echo(say("store-open", file=str(store_path(store))))
    if not found.is_healthy:
        typer.echo(say("store-what-now"))
        raise typer.Exit(DAMAGED)
    typer.echo(say("store-well", tables=found.tables, records=found.records))


def _export(store: str, file: Path, tables: Sequence[str], finished: bool) -> "CopyReport":
    from turncoat.server.maintenance.transfer import export_tables
    from turncoat.server.store.reader import open_reader

    reader = open_reader(store)
    try:
        return export_tables(reader, file, tables, finished)
    finally:
        reader.close()


async def _import(file: Path, address: str) -> "CopyReport":
    from turncoat.server.maintenance.transfer import import_tables

    if not file.is_file():
        raise Illegal("not_a_parcel", file=str(file))
    store = await _open_for_writing(address)
    try:
        return await import_tables(file, store)
    finally:
        await store.close()


async def _open_for_writing(address: str) -> "Store":
    store: Store
    if is_database(address):
        try:
            from turncoat.server.store.postgres.store import PostgresStore, prepare
        except ModuleNotFoundError:
            raise Illegal("extra_missing", what="postgresql://", extra="postgres") from None
        await prepare(address)
        store = PostgresStore(address)
    else:
        from turncoat.server.store.sqlite.store import SqliteStore

        store = SqliteStore(store_path(address))
    await store.open()
    return store


def _print_report(done: "CopyReport", say: Words) -> None:
    typer.echo(say("store-copied", tables=len(done.copied)))
    if done.there:
        typer.echo(say("store-there", tables=len(done.there)))
    if done.taken:
        typer.echo(say("store-taken", codes=", ".join(done.taken)))
    _print_damage(done.damaged, say)
    if done.taken or done.damaged:
        raise typer.Exit(DAMAGED)


def _print_damage(damaged: dict[str, Damaged], say: Words) -> None:
    for code, damage in damaged.items():
        what = say(f"store-damage-{damage.what}", number=damage.number, detail=damage.detail)
        typer.echo(say("store-table", code=code, what=what))
