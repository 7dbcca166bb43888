"""What each other question costs as the log grows; those that Larder has not yet are left out."""

import csv
import io
from decimal import Decimal

from .. import duck
from ..answers import spend_lines
from ..places import FILES, OUT, Failure, last_day
from ..timing import Job, Program

ALL_DAYS = "ALL DAYS"
FROM_CHECKPOINT = "larder budget, from a checkpoint"
FIRST_ITEM = "ROLLS ROLLS: BAGELS 1095275"  # of the first line, which every size has
PACKAGES = ["250 g", "500 g", "1 kg", "330 ml", "1 l", "6 x 330 ml", "12 ct"]
# The words of the question, joined, and its options.
QUESTIONS = {
    "budget": ["-p", ALL_DAYS, "-f", "csv"],
    "report-month": ["-p", "2017-06", "-f", "md"],
    "report-year": ["-p", "2017", "-f", "md"],
    "prices": ["-f", "csv"],
    "index": ["-f", "csv"],
    "compare": [FIRST_ITEM, "-f", "csv"],
    "stock": ["-f", "csv"],
    "waste": ["-f", "csv"],
    "predict-restock": ["-f", "csv"],
    "predict-price": ["-f", "csv"],
    "predict-spend": ["-f", "csv"],
}


def question(name, larder, size):
    words = name.split("-")
    if not larder.knows(*words):
        return Job([])
    all_days = f"2017-01-01..{last_day(size)}"
    options = [all_days if option is ALL_DAYS else option for option in QUESTIONS[name]]
    ours = larder.replay(f"larder {' '.join(words)}", size, words, *options)
    programs = [ours]
    if name == "budget":
        programs.append(
            Program(FROM_CHECKPOINT, larder.question(size, words, *options)))
        ours.answer = programs[1].answer = months_of_budget
        query = duck.spend(["month"], duck.purchases(larder.home(size) / "log/*.jsonl"))
        programs.append(Program(
            "DuckDB read_json by month", duck.command(query), answer=months_of_spend,
            against=ours.name))

    def check():
        if larder.has_checkpoints(*words):
            for run in "that makes a checkpoint", "from a checkpoint":
                asked = [*words, *options, "--today", last_day(size)]
                if larder.ask(larder.home(size), *asked) != ours.output.read_text():
                    raise Failure(f"'{ours.name}' answers otherwise in a run {run}")

    return Job(programs, check)


def prices_of_sized_names(larder, size):
    """Prices of the same lines, where every name states the size of its package."""

    def fill(home):
        path = OUT / f"sized-{size}.csv"
        with open(FILES[size], newline="") as lines, open(path, "w", newline="") as sized:
            reader = csv.DictReader(lines)
            writer = csv.DictWriter(sized, reader.fieldnames)
            writer.writeheader()
            for row in reader:
                number = int(row["item"].rpartition(" ")[2])
                row["item"] += " " + PACKAGES[number % len(PACKAGES)]
                writer.writerow(row)
        larder.ask(home, "import", str(path), "--currency", "USD")

    options = ["-f", "csv", "--today", last_day(size)]
    plain = larder.replay("larder prices", size, ["prices"], "-f", "csv")
    sized = larder.whole_log(
        "larder prices of names with package sizes", larder.made(f"sized-{size}", fill), ["prices"],
        *options)
    plain.against = sized.name
    return Job([sized, plain])


def months_of_budget(text):
    rows = csv.DictReader(io.StringIO(text))
    spent = {row["start"][:7]: Decimal(row["spent"]) for row in rows if row["category"] == "*"}
    return [f"{month}\t{sum:.2f}" for month, sum in sorted(spent.items()) if sum != 0]


def months_of_spend(text):
    return [line.rpartition("\t")[0] for line in spend_lines("month")(text)]
