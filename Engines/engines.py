"""DuckDB and Spark as Engines/check asks them: each builds a lake, opens it, and runs SQL over it."""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


class DuckDB:
    name = "DuckDB"
    tagged = "SELECT *, unnest(string_split(tags, ';')) AS tag FROM lines"
    untagged = "SELECT * FROM lines"

    def __init__(self, lake, out, scratch, larder):
        import duckdb
        self.database = duckdb.connect()
        self.lake, self.out, self.larder = lake, out, larder

    def build(self, today, out=None):
        words = [sys.executable, os.path.join(HERE, "duckdb", "build"), self.lake, out or self.out]
        return subprocess.run(
            words + ["--larder", self.larder, "--today", today], stderr=subprocess.PIPE, text=True,
            stdout=subprocess.PIPE)

    def open(self):
        for table in ("lines", "prices"):
            files = f"{self.out}/{table}/*/*.parquet"
            self.database.execute(
                f"CREATE OR REPLACE VIEW {table} AS FROM "
                f"read_parquet('{files}', hive_partitioning = false)")
        self.script("prelude.duckdb.sql", "lake.sql")

    def script(self, *names):
        for name in names:
            with open(os.path.join(HERE, "sql", name), encoding="utf-8") as file:
                self.database.execute(file.read())

    def rows(self, sql):
        return self.database.execute(sql).fetchall()

    def run(self, sql):
        self.database.execute(sql)

    def live(self):
        self.database.execute(f"SET VARIABLE lake = '{self.lake}'")
        self.script("log.duckdb.sql")
        return self.rows("SELECT home, id, type FROM live_events")


class Spark:
    name = "Spark"
    tagged = "SELECT *, explode(split(tags, ';', -1)) AS tag FROM lines"
    untagged = "SELECT * FROM lines"

    def __init__(self, lake, out, scratch, larder):
        self.lake, self.out, self.larder, self.scratch = lake, out, larder, scratch
        self.session = None

    def build(self, today, out=None):
        import pyspark
        submit = os.path.join(os.path.dirname(pyspark.__file__), "bin", "spark-submit")
        words = [submit, "--master", "local[2]", "--conf", "spark.ui.enabled=false",
                 "--conf", "spark.ui.showConsoleProgress=false",
                 os.path.join(HERE, "spark", "larder_lake.py"), self.lake, out or self.out]
        return subprocess.run(
            words + ["--larder", self.larder, "--today", today], stderr=subprocess.PIPE, text=True,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYSPARK_PYTHON": sys.executable})

    def open(self):
        from pyspark.sql import SparkSession
        self.session = (
            SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
            .config("spark.ui.showConsoleProgress", "false")
            .config("spark.sql.warehouse.dir", os.path.join(self.scratch, "warehouse"))
            .config("spark.sql.shuffle.partitions", "4")
            .config("spark.sql.session.timeZone", "UTC").getOrCreate())
        self.session.sparkContext.setLogLevel("ERROR")
        for table in ("lines", "prices"):
            self.session.read.parquet(f"{self.out}/{table}").createOrReplaceTempView(table)
        self.script("prelude.spark.sql", "lake.sql")

    def script(self, *names):
        for name in names:
            with open(os.path.join(HERE, "sql", name), encoding="utf-8") as file:
                text = "\n".join(line for line in file if not line.startswith("--"))
            for statement in text.split(";\n"):
                if statement.strip():
                    self.session.sql(statement)

    def rows(self, sql):
        return [tuple(row) for row in self.session.sql(sql).collect()]

    def run(self, sql):
        self.session.sql(sql.replace("CREATE OR REPLACE VIEW", "CREATE OR REPLACE TEMP VIEW"))

    def live(self):
        sys.path.insert(0, os.path.join(HERE, "spark"))
        from larder_lake import read_log
        read_log(self.session, self.lake)
        self.script("log.spark.sql")
        return self.rows("SELECT home, id, type FROM live_events")
