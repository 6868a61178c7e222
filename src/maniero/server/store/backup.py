"""A backup: every row of a database in one compressed file, the same for SQLite and PostgreSQL.

Lines of JSON: what it is, then each table with its columns and rows, then how many rows there were.

    {"maniero": "backup", "format": 1, "schema": "0003"}
    {"table": "guests", "columns": ["id", "name", "language", "created"]}
    ["5f3a...", "Anna", "it", 1700000000000]
    {"rows": 1}
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import MetaData, exists, insert, inspect, select, text

from maniero.server.store.engine import check_version, known_version, lock, upgrade
from maniero.server.store.errors import StoreError
from maniero.server.store.models import METADATA, guests, tables, tournaments

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection, Table

MARK: Final = {"maniero": "backup", "format": 1}
AT_ONCE: Final = 1000  # Rows that are read or written together.
LONGEST: Final = 16_000_000  # Characters of a line: a file that swells to more is none of ours.


class BackupError(StoreError):
    """A backup that cannot be made or used, with the reason."""


def write_backup(connection: Connection, file: Path, force: bool) -> int:
    """Keep all rows as they are at one moment; how many there were.  There is a whole file or none."""
    if file.exists() and not force:
        raise BackupError(f"{file} is there already (--force writes over it)")
    schema = known_version(connection)
    if schema is None:
        raise BackupError("there is nothing in this database")
    number, name = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.parent)  # Only its owner may read it.
    part = Path(name)
    try:
        with os.fdopen(number, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", newline="\n") as out:
                count = 0
                for line in _lines(connection, schema):
                    count += isinstance(line, list)
                    print(json.dumps(line, ensure_ascii=True), file=out)
                print(json.dumps({"rows": count}), file=out)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return count


def _lines(connection: Connection, schema: str) -> Iterator[Any]:
    yield {**MARK, "schema": schema}
    for table in _found(connection):
        yield {"table": table.name, "columns": list(table.columns.keys())}
        for row in connection.execute(select(table).execution_options(yield_per=AT_ONCE)):
            yield list(row)


def _found(connection: Connection) -> list[Table]:
    """Our tables as they are in the database, in the order in which their rows can be written."""
    there = set(inspect(connection).get_table_names()) & set(METADATA.tables)
    found = MetaData()
    found.reflect(connection, only=sorted(there))
    return found.sorted_tables


def read_backup(connection: Connection, file: Path, force: bool) -> int:
    """Put the rows of a backup into a database, and bring it up to date; how many there were.

    Part of one transaction: when it fails, the database stays as it was.
    """
    lines = _read(file)
    head = next(lines, None)
    if not isinstance(head, dict) or not head.items() >= MARK.items():
        raise BackupError(f"{file} is no backup of Maniero")
    schema = str(head.get("schema"))
    check_version(schema, "backup")
    lock(connection)
    if known_version(connection) is not None and _used(connection) and not force:
        raise BackupError("this database is not empty (--force replaces all that is in it)")
    METADATA.drop_all(connection)
    connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
    upgrade(connection, schema)
    count = _insert(connection, lines, {table.name: table for table in _found(connection)}, file)
    upgrade(connection)
    return count


def _used(connection: Connection) -> bool:
    there = set(inspect(connection).get_table_names())
    found = [each for each in (guests, tables, tournaments) if each.name in there]
    return any(connection.scalar(select(exists().select_from(each))) for each in found)


def _read(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as stream:
            while line := stream.readline(LONGEST):
                yield json.loads(line)
    except gzip.BadGzipFile:
        raise BackupError(f"{file} is no backup of Maniero") from None
    except (EOFError, zlib.error, ValueError, RecursionError):
        raise BackupError(f"{file} is damaged or cut short") from None


def _described(line: dict[str, Any], found: dict[str, Table], file: Path) -> tuple[Table, list[str]]:
    """A table of ours, and columns that it has."""
    table = found.get(str(line["table"]))
    columns = line.get("columns")
    known = [column.name for column in table.columns] if table is not None else []
    if table is None or not isinstance(columns, list) or not all(name in known for name in columns):
        raise BackupError(f"{file} is damaged or cut short")
    return table, columns


def _insert(connection: Connection, lines: Iterator[Any], found: dict[str, Table], file: Path) -> int:
    count, claimed = 0, None
    table: Table | None = None
    columns: list[str] = []
    rows: list[dict[str, Any]] = []

    def write() -> None:
        if rows and table is not None:
            try:
                connection.execute(insert(table), rows)
            except OverflowError:  # A number that no database takes.
                raise BackupError(f"{file} is damaged or cut short") from None
            rows.clear()

    for line in lines:
        if isinstance(line, list) and len(line) == len(columns):
            rows.append(dict(zip(columns, line, strict=True)))
            count += 1
            if len(rows) == AT_ONCE:
                write()
        elif isinstance(line, dict) and "table" in line:
            write()
            table, columns = _described(line, found, file)
        elif isinstance(line, dict) and "rows" in line:
            claimed = line["rows"]
        else:
            break
    write()
    if count != claimed:
        raise BackupError(f"{file} is damaged or cut short")
    return count
