"""The usual case: a receipt line comes in, then the question is asked again."""

import json
from itertools import count

from .. import duck
from ..answers import larder_spend_lines, spend_lines
from ..larder import WHOLE_LOG, Snapshot
from ..places import OUT, Failure, last_day
from ..timing import Job, Program
from .spending import KEYS, replay


def one_more(larder, size):
    if not larder.has_checkpoints("spend"):
        raise Failure(f"this larder knows no {WHOLE_LOG}, so it keeps no checkpoints to measure")
    home = larder.home(size)
    snapshot = Snapshot(home)
    table = duck.own_table(home / "log/*.jsonl", OUT / f"one-more-{size}.duckdb")
    event = OUT / "one-more.jsonl"
    numbers = count(1)

    def another_event():
        event.write_text(json.dumps(purchase(size, next(numbers))))

    def another_row():
        row = f"'{last_day(size)}', 'COFFEE, one more', 'COFFEE', 1.00"
        duck.query(f"INSERT INTO purchases VALUES ({row})", table)

    asked = ["--by", ",".join(KEYS), "-f", "csv"]
    larder.ask(home, "spend", *asked)  # leaves a checkpoint
    answer = larder_spend_lines(*KEYS)
    ours = Program(
        "larder spend after one more", larder.question(size, ["spend"], *asked), answer=answer)
    full = replay(larder, size, "larder spend, full replay", KEYS)
    full.against = ours.name
    return Job(
        [
            Program(
                "larder append one line", larder.command(home, "append"), another_event,
                reads_from=event),
            ours,
            full,
            Program(
                "DuckDB, its own table", duck.command(duck.spend_of_own_table(), table),
                another_row, spend_lines(*KEYS), against=ours.name),
        ],
        finish=snapshot.restore,
    )


def one_more_unfiled(larder, size):
    """The same with a line whose category has to be found by the words of its name."""
    home = larder.home(size)
    snapshot = Snapshot(home)
    event = OUT / "one-more-unfiled.jsonl"
    numbers = count(1)

    def another_event():
        line = purchase(size, next(numbers))
        line["data"] |= {"item": "Organic apple juice"}
        del line["data"]["category"]
        event.write_text(json.dumps(line))

    asked = ["--by", ",".join(KEYS), "-f", "csv"]
    larder.ask(home, "spend", *asked)  # leaves a checkpoint
    ours = Program(
        "larder spend after one more without a category", larder.question(size, ["spend"], *asked))
    full = replay(larder, size, "larder spend, full replay", KEYS)
    full.against = ours.name
    return Job(
        [
            Program(
                "larder append one line without a category", larder.command(home, "append"),
                another_event, reads_from=event),
            ours,
            full,
        ],
        finish=snapshot.restore,
    )


def purchase(size, number):
    return {
        "type": "purchase.recorded",
        "date": last_day(size),
        "data": {
            "receipt": f"one more {number}",
            "store": "330",
            "item": "COFFEE, one more",
            "quantity": "1",
            "total": "1.00",
            "currency": "USD",
            "category": "COFFEE",
        },
    }
