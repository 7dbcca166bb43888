"""Complete Journey's households, each of which keeps a larder of its own for the benchmark."""

import csv
import datetime
import random
import subprocess
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from ..duck import query
from ..places import DATA, Failure
from ..receipts import TABLES, TRANSACTIONS

NEW_YEAR = datetime.date(2017, 1, 1)
WORKERS = 2
# A household's lines as they were printed; those of nothing for nothing tell nothing.
LINES = f"""
  (SELECT cast(household_id AS VARCHAR) AS household,
     cast(transaction_timestamp AS DATE) AS day, store_id AS store, basket_id AS receipt,
     coalesce(product_type, 'Unknown') AS item, quantity, total, t.file_row_number AS number
   FROM {TRANSACTIONS} t LEFT JOIN '{DATA / TABLES[1]}' USING (product_id)
   WHERE NOT (quantity = 0 AND total = 0))
"""


def day(number):
    """The date so many days after the first of 2017."""
    return NEW_YEAR + datetime.timedelta(number)


def drawn(names, count, seed):
    """So many of the names, or all if there are fewer; the same ones each time."""
    names = sorted(names)
    return random.Random(seed).sample(names, min(count, len(names)))


def lines(households):
    """The lines of some households, by household, in the order they were printed."""
    names = ", ".join(f"'{name}'" for name in households)
    found = defaultdict(list)
    for row in query(f"SELECT * FROM {LINES} WHERE household IN ({names}) ORDER BY number"):
        found[row["household"]].append(row)
    return found


def play(households, larder, body):
    """What `body(household, kitchen)` gives for each, in their order; a few at a time."""
    with TemporaryDirectory() as folder:

        def one(household):
            with TemporaryDirectory(dir=folder) as home:
                return body(household, Kitchen(larder, Path(home)))

        results = []
        with ThreadPoolExecutor(WORKERS) as workers:
            for number, result in enumerate(workers.map(one, households), start=1):
                results.append(result)
                if number % 20 == 0:
                    print(f"  {number} of {len(households)} households", file=sys.stderr)
        return results


class Kitchen:
    """One household's larder, asked as its owner would ask."""

    def __init__(self, larder, folder):
        self.larder = larder
        self.folder = folder
        self.home = folder / "larder"

    def run(self, *words, typed=None):
        command = self.larder.command(self.home, *map(str, words))
        done = subprocess.run(command, capture_output=True, text=True, input=typed)
        if done.returncode != 0:
            raise Failure(f"larder {' '.join(map(str, words))}: {done.returncode}\n{done.stderr}")
        return done.stdout

    def ask(self, *words, today):
        """The rows of an answer, as of a day."""
        answer = self.run(*words, "--today", today, "-f", "csv")
        return list(csv.DictReader(answer.splitlines()))

    def import_receipts(self, lines):
        file = self.folder / "receipts.csv"
        columns = ["day", "store", "receipt", "item", "quantity", "total"]
        with file.open("w", newline="") as text:
            writer = csv.writer(text)
            writer.writerow(["date", *columns[1:]])
            writer.writerows([line[column] for column in columns] for line in lines)
        self.run("import", file, "--currency", "USD")
        file.unlink()
