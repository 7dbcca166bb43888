"""How DuckDB is asked: its command line, which starts without Python, and the tables it reads."""

import csv
import io
import subprocess

from .places import DUCKDB, Failure

COLUMNS = ["date", "store", "receipt", "item", "category", "quantity", "total"]


def command(sql, database=None):
    return [str(DUCKDB), *([str(database)] if database else []), "-csv", "-c", sql]


def query_csv(sql, database=None):
    """Runs one query in a process of its own and returns what it prints as CSV."""
    done = subprocess.run(command(sql, database), capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"DuckDB: {done.stderr.strip()}")
    return done.stdout


def query(sql, database=None):
    """Runs one query and returns its rows as dictionaries of text."""
    return list(csv.DictReader(io.StringIO(query_csv(sql, database))))


def read_csv(path):
    """The table function with everything given, so that DuckDB spends no time on guessing."""
    columns = ", ".join(f"'{name}': 'VARCHAR'" for name in COLUMNS)
    return (
        f"read_csv('{path}', auto_detect = false, header = true, delim = ',', quote = '\"', "
        f"escape = '\"', columns = {{{columns}}})"
    )


def receipt_lines(path):
    """The lines of a CSV file with the names and types of `purchases`."""
    return f"""
      (SELECT date, item, category, cast(total AS DECIMAL(18, 2)) AS total FROM {read_csv(path)})
    """


def purchases(log):
    """The purchases of a log, with the schema given and nothing read that isn't asked for."""
    return f"""
      (SELECT date, data.item AS item, data.category AS category, data.total AS total
       FROM read_json('{log}', format = 'newline_delimited', columns = {{
         type: 'VARCHAR', date: 'VARCHAR',
         data: 'STRUCT(category VARCHAR, item VARCHAR, total DECIMAL(18, 2))'}})
       WHERE type = 'purchase.recorded')
    """


def spend(keys, table):
    """What Larder's `spend --by KEYS` answers; spared the currency and what was retracted."""
    columns = ", ".join({"month": "date[1:7] AS month"}.get(key, key) for key in keys)
    return f"""
      SELECT {columns}, sum(total) AS spent, count(*) AS lines
      FROM {table} GROUP BY ALL ORDER BY ALL
    """


def own_table(log, database):
    """The purchases in DuckDB's own format and types, which it reads fastest."""
    database.unlink(missing_ok=True)
    columns = "* REPLACE (cast(date AS DATE) AS date)"
    query(f"CREATE TABLE purchases AS SELECT {columns} FROM {purchases(log)}", database)
    return database


def spend_of_own_table():
    """Spend by category and month of that table; months are spelled after they are summed."""
    return """
      SELECT category, strftime(month, '%Y-%m') AS month, spent, lines FROM (
        SELECT category, date_trunc('month', date) AS month, sum(total) AS spent,
          count(*) AS lines
        FROM purchases GROUP BY ALL)
      ORDER BY ALL
    """


def copy_events(path, target, with_ids):
    """Receipts to events in the form of Larder's log, without its checks, digests and fsync.

    Without ids and line numbers DuckDB's threads need not wait for one another.
    """
    digest = "md5(concat_ws('|', date, store, receipt, item, total))"
    source = f"'{path.name}:' || (row_number() OVER () + 1)"
    if not with_ids:
        digest, source = f"'{'0' * 32}'", f"'{path.name}'"
    return f"""
      COPY (
        SELECT {digest} AS id, 'purchase.recorded' AS type, 1 AS v, date,
          '2026-11-20T20:31:00.123456Z' AS recorded, {source} AS source,
          {{receipt: receipt, store: store, item: item, quantity: quantity, total: total,
            currency: 'USD', category: category}} AS data
        FROM {read_csv(path)}
      ) TO '{target}' (FORMAT json)
    """
