"""Replays: the whole log read for one question, on the cores there are and on one."""

from .. import duck
from ..answers import larder_spend_lines, spend_lines
from ..larder import log_bytes
from ..places import FILES, OUT
from ..timing import Job, Program
from ..tools import program

ONE_CORE = ["taskset", "-c", "0"]
KEYS = ["category", "month"]


def spending(larder, size):
    log = larder.home(size) / "log/*.jsonl"
    segments = [str(segment) for segment in sorted(log.parent.glob(log.name))]
    table = duck.own_table(log, OUT / f"spend-{size}.duckdb")
    read_json = duck.spend(KEYS, duck.purchases(log))
    read_csv = duck.spend(KEYS, duck.receipt_lines(FILES[size]))

    ours = replay(larder, size, "larder spend", KEYS)
    alone = replay(larder, size, "larder spend, one core", KEYS)
    alone.command = [*ONE_CORE, *alone.command]
    answer = spend_lines(*KEYS)
    rivals = [
        ("DuckDB read_json", duck.command(read_json), ours),
        ("DuckDB read_csv of the receipts", duck.command(read_csv), ours),
        ("DuckDB, its own table", duck.command(duck.spend_of_own_table(), table), ours),
        ("DuckDB read_json, one core",
         ONE_CORE + duck.command(f"SET threads = 1; {read_json}"), alone),
        ("simdjson, one core", [*ONE_CORE, str(program("simdjson")), *segments], alone),
        ("simdjson -march=native, one core",
         [*ONE_CORE, str(program("simdjson-native")), *segments], alone),
    ]
    programs = [
        Program(name, command, answer=answer, against=rival.name)
        for name, command, rival in rivals
    ]
    reads = log_bytes(larder.home(size))
    cat = Program("cat", ["cat", *segments], against=ours.name, reads=reads)
    return Job([ours, alone, *programs, cat])


def by_item(larder, size):
    ours = replay(larder, size, "larder spend by item", ["item"])
    query = duck.spend(["item"], duck.purchases(larder.home(size) / "log/*.jsonl"))
    theirs = Program(
        "DuckDB read_json by item", duck.command(query), answer=spend_lines("item"),
        against=ours.name)
    return Job([ours, theirs])


def replay(larder, size, name, keys):
    program = larder.replay(name, size, ["spend"], "--by", ",".join(keys), "-f", "csv")
    program.answer = larder_spend_lines(*keys)
    return program
