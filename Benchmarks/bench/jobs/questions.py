"""What each other question costs as the log grows; those that Larder has not yet are left out."""

import csv
import io
from decimal import Decimal

from .. import duck
from ..answers import spend_lines
from ..places import Failure, last_day
from ..timing import Job, Program

ALL_DAYS = "ALL DAYS"
FIRST_ITEM = "ROLLS ROLLS: BAGELS 1095275"  # of the first line, which every size has
# The words of the question, and its options.
QUESTIONS = [
    (["budget"], ["-p", ALL_DAYS, "-f", "csv"]),
    (["report", "month"], ["-p", "2017-06", "-f", "md"]),
    (["report", "year"], ["-p", "2017", "-f", "md"]),
    (["prices"], ["-f", "csv"]),
    (["index"], ["-f", "csv"]),
    (["compare"], ["--item", FIRST_ITEM, "-f", "csv"]),
    (["stock"], ["-f", "csv"]),
    (["waste"], ["-f", "csv"]),
    (["predict", "restock"], ["-f", "csv"]),
    (["predict", "price"], ["-f", "csv"]),
    (["predict", "spend"], ["-f", "csv"]),
]


def questions(larder, size):
    programs = []
    checkpointed = {}
    for words, options in QUESTIONS:
        if not larder.knows(*words):
            continue
        options = [all_days(size) if option is ALL_DAYS else option for option in options]
        name = f"larder {' '.join(words)}"
        programs.append(larder.replay(name, size, words, *options))
        if larder.has_checkpoints(*words):
            checkpointed[name] = [*words, *options, "--today", last_day(size)]

    budget = programs[0]
    budget.answer = months_of_budget
    query = duck.spend(["month"], duck.purchases(larder.home(size) / "log/*.jsonl"))
    by_month = Program(
        "DuckDB read_json by month", duck.command(query), answer=months_of_spend,
        against=budget.name)

    def check():
        for program in programs:
            asked = checkpointed.get(program.name)
            for run in ["that makes a checkpoint", "from a checkpoint"] if asked else []:
                if larder.ask(larder.home(size), *asked) != program.output.read_text():
                    raise Failure(f"'{program.name}' answers otherwise in a run {run}")

    return Job([*programs, by_month], check)


def all_days(size):
    return f"2017-01-01..{last_day(size)}"


def months_of_budget(text):
    rows = csv.DictReader(io.StringIO(text))
    spent = {row["start"][:7]: Decimal(row["spent"]) for row in rows if row["category"] == "*"}
    return [f"{month}\t{sum:.2f}" for month, sum in sorted(spent.items()) if sum != 0]


def months_of_spend(text):
    return [line.rpartition("\t")[0] for line in spend_lines("month")(text)]
