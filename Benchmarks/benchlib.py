"""What the benchmark scripts share: where things lie, and how DuckDB and Larder are asked."""

import csv
import io
import re
import subprocess
import sys
from decimal import Decimal
from pathlib import Path

HERE = Path(__file__).resolve().parent
DATA = HERE / "data"
DUCKDB = DATA / "venv" / "bin" / "duckdb"
LARDER = HERE.parent / ".build" / "release" / "larder"

FILES = {
    "10k": DATA / "completejourney-10k.csv",
    "100k": DATA / "completejourney-100k.csv",
    "1.47m": DATA / "completejourney.csv",
    "10m": DATA / "completejourney-10m.csv",
}
COLUMNS = ["date", "store", "receipt", "item", "category", "quantity", "total"]


def fail(message):
    sys.exit(f"{Path(sys.argv[0]).name}: error: {message}")


def prepared(size):
    """The CSV of a size, or a hint how to get it."""
    if not FILES[size].exists() or not DUCKDB.exists():
        fail(f"the data of size {size} is missing; run Benchmarks/prepare --size {size}")
    return FILES[size]


def duckdb_command(sql):
    return [str(DUCKDB), "-csv", "-c", sql]


def duckdb_csv(sql):
    """Runs one query in a process of its own and returns what it prints as CSV."""
    done = subprocess.run(duckdb_command(sql), capture_output=True, text=True)
    if done.returncode != 0:
        fail(f"DuckDB: {done.stderr.strip()}")
    return done.stdout


def duckdb(sql):
    """Runs one query and returns its rows as dictionaries of text."""
    return list(csv.DictReader(io.StringIO(duckdb_csv(sql))))


def read_csv(path):
    """The table function with everything given, so that DuckDB spends no time on guessing."""
    columns = ", ".join(f"'{name}': 'VARCHAR'" for name in COLUMNS)
    return (
        f"read_csv('{path}', auto_detect = false, header = true, delim = ',', quote = '\"', "
        f"escape = '\"', columns = {{{columns}}})"
    )


def fold(name):
    """A name as Larder matches it: ends trimmed, runs of blanks made one, case folded."""
    return re.sub(r"\s+", " ", name.strip()).casefold()


def spend_cells(text):
    """Reads `category,month,spent,lines` (further columns are ignored) into exact cells."""
    cells = {}
    for row in csv.DictReader(io.StringIO(text)):
        key = (fold(row["category"]), row["month"])
        spent, lines = cells.get(key, (Decimal(0), 0))
        cells[key] = (spent + Decimal(row["spent"]), lines + int(row["lines"]))
    return cells


def item_cells(text):
    """Reads `item,spent,lines` into exact cells."""
    cells = {}
    for row in csv.DictReader(io.StringIO(text)):
        spent, lines = cells.get(fold(row["item"]), (Decimal(0), 0))
        cells[fold(row["item"])] = (spent + Decimal(row["spent"]), lines + int(row["lines"]))
    return cells
