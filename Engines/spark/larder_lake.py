"""Writes the lines and prices of many larders as Parquet, with Spark, and only what changed.

    spark-submit Engines/spark/larder_lake.py LAKE OUT --larder BINARY [--today DATE]
    spark-submit --files larder Engines/spark/larder_lake.py LAKE OUT --larder larder

LAKE holds a folder for each larder, OUT gets the lake; both, and the binary unless --files brings it, are
at the same path on every executor. Each task asks some 200 larders with one process and writes a file
that Spark then reads with the schema given: rows that go through Python take several times as long. The
exit code is that of larder each: a larder that cannot be read keeps the rows that it had.
"""

import argparse
import datetime
import os
import shutil
import sys
import time

from pyspark import SparkFiles
from pyspark.sql import SparkSession, functions
from pyspark.sql.types import StringType, StructField, StructType

ENGINES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
HOMES_A_TASK = 200


def read_log(session, lake):
    """Makes the view log_lines that sql/log.spark.sql reads."""
    lines = session.read.text(os.path.join(os.path.abspath(lake), "*", "log", "*.jsonl"))
    lines.select(
        "value", functions.col("_metadata.file_path").alias("path")
    ).createOrReplaceTempView("log_lines")


def asking(questions, larder, today, scratch):
    """What a task does with its larders: it writes a file a question, and gives the failures."""

    def task(part, paths):
        import lake as lakes
        paths = list(paths)
        if not paths:
            return
        binary = larder
        if not os.path.exists(binary):
            binary = SparkFiles.get(os.path.basename(larder))
            os.chmod(binary, 0o755)
        for table, question in questions.items():
            os.makedirs(os.path.join(scratch, table), exist_ok=True)
            target = os.path.join(scratch, table, f"part-{part:05}.jsonl")
            with open(target + ".new", "wb") as file:
                failed, code = lakes.ask(binary, paths, question, today, file)
            os.replace(target + ".new", target)
            yield sorted(failed), code

    return task


class Build:
    def __init__(self, session, out, larder, today):
        sys.path.insert(0, ENGINES)
        import lake
        self.lakes, self.session = lake, session
        session.sparkContext.addPyFile(os.path.join(ENGINES, "lake.py"))
        self.out, self.larder = out, larder
        self.today = today or datetime.date.today().isoformat()
        self.scratch = os.path.join(out, f".build-{os.getpid()}")
        local = larder if os.path.exists(larder) else SparkFiles.get(os.path.basename(larder))
        self.version = lake.version(local)
        self.code = 0

    def known(self):
        path = os.path.join(self.out, "manifest.parquet")
        if not os.path.exists(path):
            return {}
        names = ["larder", "sequence", "head", "rules", "version", "today", "rows", "net"]
        rows = self.session.read.parquet(path).select(*names).collect()
        return {row[0]: tuple(row[1:]) for row in rows}

    def run(self, lake):
        os.makedirs(self.out, exist_ok=True)
        homes, known = self.lakes.homes(lake), self.known()
        states, unread = {}, set()
        for larder, path in homes.items():
            try:
                states[larder] = self.lakes.state(path) + (self.version, self.today)
            except (OSError, ValueError, KeyError):
                unread.add(larder)
        changed = [
            larder for larder in sorted(states) if known.get(larder, ())[:5] != states[larder]]
        gone = set(known) - set(homes)
        if not changed and not gone and not unread:
            return self.report(0, 0, 0)
        os.makedirs(self.scratch)
        try:
            failed = self.ask([homes[larder] for larder in changed + sorted(unread)])
            replaced = [larder for larder in changed if homes[larder] not in failed]
            buckets = {self.lakes.bucket(larder) for larder in set(replaced) | gone}
            self.session.createDataFrame(
                [(larder,) for larder in set(replaced) | gone], "larder STRING"
            ).createOrReplaceTempView("replaced")
            for table in self.lakes.QUESTIONS:
                self.read(table)
            moves = [move for table in self.lakes.QUESTIONS for move in self.write(table, buckets)]
            rows = {larder: row for larder, row in known.items() if larder not in gone}
            figures = self.figures()
            for larder in replaced:
                rows[larder] = states[larder] + figures.get(larder, (0, {}))
            manifest = self.manifest(rows)
            for source, target in moves:
                if os.path.exists(target):
                    shutil.rmtree(target)
                if source:
                    os.makedirs(os.path.dirname(target), exist_ok=True)
                    os.rename(source, target)
            os.replace(manifest, os.path.join(self.out, "manifest.parquet"))
        finally:
            shutil.rmtree(self.scratch, ignore_errors=True)
        self.report(len(replaced), len(gone), len(buckets))

    def report(self, replaced, gone, buckets):
        print(f"{replaced} larders written, {gone} removed, {buckets} buckets replaced")

    def ask(self, paths):
        """Asks all larders; returns those that failed."""
        start = time.monotonic()
        context = self.session.sparkContext
        tasks = max(
            context.defaultParallelism, (len(paths) + HOMES_A_TASK - 1) // HOMES_A_TASK)
        questions = {table: one[0] for table, one in self.lakes.QUESTIONS.items()}
        outcomes = context.parallelize(paths, min(tasks, max(1, len(paths)))).mapPartitionsWithIndex(
            asking(questions, self.larder, self.today, self.scratch)).collect()
        self.code = max([code for _, code in outcomes], default=0)
        print(f"asked {len(paths)} larders in {time.monotonic() - start:.1f} s", file=sys.stderr)
        return {path for failed, _ in outcomes for path in failed}

    def read(self, table):
        columns = self.lakes.QUESTIONS[table][1]
        folder = os.path.join(self.scratch, table)
        os.makedirs(folder, exist_ok=True)
        # Amounts are texts in JSON, so that nothing reads them as binary floating point.
        schema = StructType([
            StructField(name, StringType()) for name in columns])
        rows = self.session.read.schema(schema).json(folder)
        rows.select([
            functions.col(f"`{name}`").cast(kind.replace("VARCHAR", "STRING")).alias(name)
            for name, kind in columns.items()
        ]).createOrReplaceTempView(f"new_{table}")

    def write(self, table, buckets):
        """Writes the affected buckets beside the old ones; returns what is to be renamed."""
        _, columns, order = self.lakes.QUESTIONS[table]
        names = ", ".join(f"`{name}`" for name in columns)
        rows = self.session.sql(
            f"SELECT {names} FROM new_{table} WHERE larder IN (SELECT larder FROM replaced)")
        folder = os.path.join(self.out, table)
        old = [os.path.join(folder, f"bucket={one}") for one in sorted(buckets)]
        old = [path for path in old if os.path.exists(path)]
        if old:
            self.session.read.parquet(*old).createOrReplaceTempView(f"old_{table}")
            rows = rows.unionByName(self.session.sql(
                f"SELECT {names} FROM old_{table} WHERE larder NOT IN (SELECT larder FROM replaced)"))
        target = os.path.join(self.scratch, f"new-{table}")
        digits = "substring(lower(larder), 1, 2)"
        rows.withColumn("bucket", functions.expr(
            f"CASE WHEN {digits} RLIKE '^[0-9a-f][0-9a-f]$' THEN {digits} "
            "ELSE substring(sha2(larder, 256), 1, 2) END")
        ).repartition("bucket").sortWithinPartitions("bucket", *order).write.partitionBy(
            "bucket").option("compression", "zstd").option(
            "parquet.compression.codec.zstd.level", self.lakes.ZSTD_LEVEL).parquet(target)
        moves = []
        for name in sorted(os.listdir(target)):
            if name.startswith("bucket="):
                moves.append((os.path.join(target, name), os.path.join(folder, name)))
        written = {name for _, name in moves}
        return moves + [(None, path) for path in old if path not in written]

    def figures(self):
        rows = self.session.sql(
            "SELECT larder, sum(number), map_from_entries(collect_list(struct(currency, net))) FROM "
            "(SELECT larder, currency, count(*) AS number, sum(net) AS net FROM new_lines "
            "GROUP BY larder, currency) GROUP BY larder").collect()
        return {larder: (number, net) for larder, number, net in rows}

    def manifest(self, rows):
        path = os.path.join(self.scratch, "manifest")
        money = self.lakes.MONEY
        self.session.createDataFrame(
            [(larder, *row) for larder, row in sorted(rows.items())],
            "larder STRING, sequence BIGINT, head STRING, rules STRING, version STRING, "
            f"today STRING, rows BIGINT, net MAP<STRING, {money}>"
        ).coalesce(1).write.parquet(path)
        return next(
            os.path.join(path, name) for name in os.listdir(path) if name.endswith(".parquet"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("lake")
    parser.add_argument("out")
    parser.add_argument("--larder", default="larder")
    parser.add_argument("--today")
    given = parser.parse_args()
    session = SparkSession.builder.appName("larder lake").getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    build = Build(session, os.path.abspath(given.out), given.larder, given.today)
    build.run(given.lake)
    session.stop()
    sys.exit(build.code)


if __name__ == "__main__":
    main()
