"""What programs answered, in one form, so that answers can be compared line by line."""

import csv
import io
import re
from collections import defaultdict
from decimal import Decimal
from itertools import zip_longest

from .places import Failure


def fold(name):
    """A name as Larder matches it: ends trimmed, runs of blanks made one, case folded."""
    return re.sub(r"\s+", " ", name.strip()).casefold()


def spend_lines(*keys):
    """A reader of `KEYS…,spent,lines` (further columns are ignored) from CSV."""

    def read(text):
        cells = defaultdict(lambda: [Decimal(0), 0])
        for row in csv.DictReader(io.StringIO(text)):
            cell = cells[tuple(fold(row[key]) for key in keys)]
            cell[0] += Decimal(row["spent"])
            cell[1] += int(row["lines"])
        return sorted("\t".join([*key, f"{s:.2f}", str(n)]) for key, (s, n) in cells.items())

    return read


def larder_spend_lines(*keys):
    """The same of Larder's own table, of which the contract promises more than the figures."""

    def read(text):
        table = list(csv.reader(io.StringIO(text)))
        header, rows = table[0], table[1:]
        if header[: len(keys) + 3] != [*keys, "currency", "spent", "lines"]:
            raise Failure(f"larder's columns are {header}")
        order = [[cell.encode() for cell in row[: len(keys) + 1]] for row in rows]
        if any(a >= b for a, b in zip(order, order[1:])):
            raise Failure("larder's rows are not in byte order of their keys, each once")
        return spend_lines(*keys)(text)

    return read


def amount_lines(cells):
    """Cells of (category, month, amount): some programs neither count lines nor print zeros."""
    sums = defaultdict(Decimal)
    for category, month, amount in cells:
        sums[fold(category), month] += amount
    return sorted("\t".join([*key, f"{sum:.2f}"]) for key, sum in sums.items() if sum != 0)


def larder_amounts(text):
    rows = csv.DictReader(io.StringIO(text))
    return amount_lines((row["category"], row["month"], Decimal(row["spent"])) for row in rows)


def compare(name, lines, wanted_name, wanted):
    """Stops at the first line that differs."""
    if not wanted:
        raise Failure(f"'{wanted_name}' printed nothing")
    for number, (found, expected) in enumerate(zip_longest(lines, wanted), start=1):
        if found != expected:
            raise Failure(
                f"'{name}' and '{wanted_name}' differ at line {number} of the sorted answer:\n"
                f"  {name}: {found!r}\n  {wanted_name}: {expected!r}"
            )
