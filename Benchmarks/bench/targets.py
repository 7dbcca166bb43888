"""The limits that Larder must reach, each with where it was measured."""

from dataclasses import dataclass
from statistics import median

from .jobs.batch import YEARS, month, nothing_new
from .jobs.questions import FROM_CHECKPOINT
from .jobs.showing import WAYS, named
from .places import LINES, NO_SIZE
from .tools import processor

MIB = 2**20


@dataclass
class Ratio:
    """Larder's time by another program's."""

    text: str
    limit: float
    job: str
    size: str
    rival: str
    clock: str = "wall"

    def found(self, measured):
        return measured.ratio(self.job, self.size, self.rival, self.clock)

    def shown(self, value):
        return f"1/{1 / value:.0f}" if value < 0.1 else f"{value:.2f}"


@dataclass
class Figure:
    """A figure of Larder alone."""

    text: str
    limit: float
    job: str
    size: str
    name: str

    def found(self, measured):
        record = measured.record(self.job, self.size, self.name)
        return record and self.of(record)


class Peak(Figure):
    """Peak memory in MiB."""

    def of(self, record):
        return record.peak

    def shown(self, value):
        return f"{value:.0f} MiB"


class Wait(Figure):
    """Seconds of wall time: the median."""

    def of(self, record):
        return median(record.wall)

    def shown(self, value):
        return f"{value * 1e3:.0f} ms"


def import_limit(lines):
    """64 MiB, 64 bytes a row and 64 bytes a line that the log knows already."""
    return 64 + 64 * lines / MIB


def import_peak(name, size):
    """Of a log that has as many lines as are imported."""
    limit = import_limit(2 * LINES[size])
    return Peak(f"memory of '{name}', {size}", limit, "import", size, name)


def targets():
    _, knows_sha256 = processor()
    copy = 0.7 if knows_sha256 else 0.9
    replay, again = "spend by category and month, full replay", "the same"
    return [
        Ratio(f"{replay}, DuckDB read_json: wall", 0.35, "spend", "1.47m", "DuckDB read_json"),
        Ratio(f"{again}: CPU", 0.40, "spend", "1.47m", "DuckDB read_json", "cpu"),
        Ratio("by item, DuckDB read_json: wall", 0.35, "items", "1.47m",
              "DuckDB read_json by item"),
        Ratio(f"{replay}, one core, simdjson: wall", 1.0, "spend", "1.47m", "simdjson, one core"),
        Ratio("after one more receipt line, full replay: wall", 1 / 25, "one-more", "1.47m",
              "larder spend, full replay"),
        Ratio(f"{again}, DuckDB's own table: wall", 1 / 12, "one-more", "1.47m",
              "DuckDB, its own table"),
        Ratio("100,000 lines, ledger: wall", 1 / 30, "accounting", "100k", "ledger"),
        Ratio(f"{again}, hledger: wall", 1 / 100, "accounting", "100k", "hledger"),
        Ratio(f"{again}, beancount: wall", 1 / 300, "accounting", "100k", "beancount"),
        Ratio("import, DuckDB COPY to JSON: wall", copy, "import", "1.47m", "DuckDB COPY"),
        Ratio("import of 100,000 rows, hledger print: wall", 1 / 100, "import", "100k",
              "hledger print"),
        Wait("budget of 100,000 lines, from a checkpoint", 0.015, "budget", "100k",
             FROM_CHECKPOINT),
        Wait("the same, the whole log read", 0.060, "budget", "100k", "larder budget"),
        *(Peak(f"memory of that replay, {size}", 64, "growth:spend", NO_SIZE, size)
          for size in ["1.47m", "10m"]),
        *(Peak(f"memory of 'larder import', {size}", import_limit(LINES[size]),
               "growth:import", NO_SIZE, size)
          for size in ["1.47m", "10m"]),
        import_peak("larder import again", "1.47m"),
        import_peak("larder import into a log of that size", "1.47m"),
        Ratio("start-up, a C hello: wall", 2, "start", NO_SIZE, "a C hello"),
        *(Wait(f"batch with nothing new, {years} years", 0.050, "batch", NO_SIZE,
               nothing_new(years)) for years in YEARS),
        *(Ratio(f"batch with one more receipt, report month, {years} years: wall", 2, "batch",
                NO_SIZE, month(years)) for years in YEARS),
        *(Peak(f"memory of '{way}', {years} years", 64, "show", NO_SIZE, named(way, years))
          for years in YEARS for way in WAYS),
        *(Peak(f"memory of 'log show --top 10', {size}", 64, "growth:log-show", NO_SIZE, size)
          for size in ["1.47m", "10m"]),
    ]
