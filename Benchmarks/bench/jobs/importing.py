"""Receipts into a log: new, known, and beside as many others, against DuckDB and hledger."""

import csv
import re
from decimal import Decimal
from functools import partial

from .. import duck
from ..answers import amount_lines, compare, spend_lines
from ..larder import Snapshot, fresh
from ..places import FILES, LINES, OUT
from ..receipts import write_other_household
from ..timing import Job, Program

HLEDGER_RULES = """
skip 1
fields date,store,receipt,item,category,quantity,total
date-format %Y-%m-%d
description %item
currency USD
account1 expenses:%category
amount1 %total
account2 assets:cash
"""


def importing(larder, size):
    path = FILES[size]
    home = OUT / "import-home"
    ours = Program("larder import", larder.importing(home, path), partial(fresh, home))
    again = Program("larder import again", larder.importing(home, path))
    copy, copied = copying("DuckDB COPY", path, with_ids=True)
    programs = [ours, again, copy]
    checks = [partial(check_log, home / "log/*.jsonl", path), partial(check_log, copied, path)]

    if LINES[size] <= LINES["1.47m"]:  # ten million lines five times over is disk enough
        bare, copied = copying("DuckDB COPY without ids", path, with_ids=False)
        programs.append(bare)
        checks.append(partial(check_log, copied, path))
        beside, log = import_beside(larder, size)
        programs.append(beside)
        checks.append(partial(check_log, log, path))
    if LINES[size] <= LINES["100k"]:
        hledger = hledger_print(path)
        programs.append(hledger)
        checks.append(partial(check_print, hledger, path))
    for rival in programs[2:]:
        if not rival.name.startswith("larder"):
            rival.against = ours.name
    return Job(programs, lambda: [check() for check in checks])


def copying(name, path, with_ids):
    target = OUT / f"{name.replace(' ', '-')}.jsonl"
    command = duck.command(duck.copy_events(path, target, with_ids))
    return Program(name, command, partial(target.unlink, missing_ok=True)), target


def import_beside(larder, size):
    other = OUT / f"other-{size}.csv"
    write_other_household(size, other)
    home = fresh(OUT / "beside-home")
    larder.ask(home, "import", str(other), "--currency", "USD")
    other.unlink()
    command = larder.importing(home, FILES[size])
    name = "larder import into a log of that size"
    return Program(name, command, Snapshot(home).restore), home / "log/*.jsonl"


def hledger_print(path):
    rules = OUT / "receipts.rules"
    rules.write_text(HLEDGER_RULES)
    command = ["hledger", "-f", f"csv:{path}", "--rules-file", str(rules), "print"]
    return Program("hledger print", command)


def check_log(log, path):
    """The purchases of the years that the receipts are of are the receipts."""
    keys = ["category", "month"]
    purchases = f"(SELECT * FROM {duck.purchases(log)} WHERE date < '2027')"
    read = spend_lines(*keys)
    wanted = read(duck.query_csv(duck.spend(keys, duck.receipt_lines(path))))
    compare(log.parent.parent.name, read(duck.query_csv(duck.spend(keys, purchases))),
            path.name, wanted)


def check_print(hledger, path):
    """hledger's transactions hold the amounts of the receipts."""
    cells = []
    for line in hledger.output.read_text().splitlines():
        if re.match(r"\d", line):
            month = line[:7]
        elif found := re.match(r" +expenses:(.+?)  +USD(-?[\d.]+)$", line):
            cells.append((found[1], month, Decimal(found[2])))
    with open(path, newline="") as file:
        rows = csv.DictReader(file)
        wanted = amount_lines((r["category"], r["date"][:7], Decimal(r["total"])) for r in rows)
    compare(hledger.name, amount_lines(cells), path.name, wanted)
