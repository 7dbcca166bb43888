"""Where things lie, the sizes that are measured, and how a benchmark says what is wrong."""

from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parent.parent
REPOSITORY = BENCHMARKS.parent
DATA = BENCHMARKS / "data"
OUT = DATA / "out"
VENV = DATA / "venv" / "bin"
DUCKDB = VENV / "duckdb"
LARDER = REPOSITORY / ".build" / "release" / "larder"

LINES = {"10k": 10_000, "100k": 100_000, "1.47m": 1_460_467, "10m": 10_000_000}
FILES = {size: DATA / f"completejourney-{size}.csv" for size in LINES}
NO_SIZE = "-"  # for what does not depend on the data


def last_day(size):
    """A day after the last one of a size, so that no answer hangs on the clock."""
    return "2024-02-01" if size == "10m" else "2018-02-01"


class Failure(Exception):
    """A benchmark that cannot be trusted: a program failed, or two answers differ."""
