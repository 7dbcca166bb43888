"""How long ten thousand price forecasts take, with the program's start and the log taken off."""

import csv
import datetime
import os
import random
import tempfile
from pathlib import Path

from ..places import FILES, Failure, last_day
from ..receipts import prepare
from .figures import Part, at_most, plain

SEED, ITEMS, KNOWN, ORIGINS, ROUNDS = 20261122, 200, 52, 51, 7
TARGET = 1.0  # seconds for 10,000
WORDS = f"predict price --backtest --from-step {KNOWN} --known {KNOWN} --no-checkpoint".split()


def measure(larder):
    with tempfile.TemporaryDirectory() as folder:
        each = seconds_a_forecast(larder, Path(folder))
        whole, replay, forecasts, skills = all_items(larder, Path(folder) / "all")
    return Part("Speed of price forecasts (`predict price`)", [
        at_most("10,000 forecasts from 52 weekly prices, skill apart, s of one core", TARGET,
                1e4 * each, "{:.2f}"),
        plain(f"`predict price` of {forecasts:,} items of the 1.47m lines, "
              f"{skills:,} of them with skill, s of CPU", whole, "{:.2f}"),
        plain("… less `prices`, which reads and sorts the same", whole - replay, "{:.2f}"),
    ], [
        f"User and system seconds of whole processes, the least of {ROUNDS} (of all items 3). "
        f"`--backtest` forecasts {ITEMS} made-up items of weekly prices {ORIGINS - 1} or 1 times "
        f"each, from {KNOWN} prices each time: what the {ITEMS * (ORIGINS - 2):,} more take, "
        "divided by their number, is a forecast. It measures no skill.",
        "A skill is up to 8 forecasts more.",
    ])


def seconds_a_forecast(larder, folder):
    prices = folder / "prices.csv"
    write_prices(prices)
    home = folder / "larder"
    larder.ask(home, "import", str(prices), "--as", "prices")
    many, few = ORIGINS - 1, 1
    for latest in many, few:
        rows = answer(larder, home, latest)
        if int(rows[0]["windows"]) != ITEMS * latest:
            raise Failure(f"{rows[0]['windows']} forecasts, not {ITEMS * latest}")
    # In turn, so that whatever else the machine does meets both.
    times = [(seconds(answer, larder, home, many), seconds(answer, larder, home, few))
             for _ in range(ROUNDS)]
    least_many, least_few = (min(column) for column in zip(*times))
    return (least_many - least_few) / (ITEMS * (many - few))


def answer(larder, home, latest):
    text = larder.ask(home, *WORDS, "--latest", str(latest), "--today", "2026-01-01", "-f", "csv")
    return list(csv.DictReader(text.splitlines()))


def seconds(body, *arguments):
    """Of the processes that it starts."""
    before = os.times()
    body(*arguments)
    after = os.times()
    return sum(getattr(after, name) - getattr(before, name)
               for name in ("children_user", "children_system"))


def write_prices(path):
    """Prices that stay for weeks, now and then rise, and are sometimes cut for a week."""
    draw = random.Random(SEED)
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["date", "item", "price", "currency"])
        for item in range(ITEMS):
            price = draw.uniform(1, 5)
            for week in range(KNOWN + ORIGINS - 1):
                if draw.random() < 0.1:
                    price *= draw.choice([0.95, 1.05, 1.1])
                cut = 0.75 if draw.random() < 0.15 else 1
                date = datetime.date(2024, 1, 1) + datetime.timedelta(7 * week)
                writer.writerow([date, f"Item {item}", f"{price * cut:.2f}", "USD"])


def all_items(larder, home):
    """Seconds of the forecasts and of the question before them, and what was forecast."""
    prepare(["1.47m"])
    larder.ask(home, "import", str(FILES["1.47m"]), "--currency", "USD")
    options = ["--no-checkpoint", "--today", last_day("1.47m"), "-f", "csv"]

    def forecasts():
        return larder.ask(home, "predict", "price", *options)

    rows = list(csv.DictReader(forecasts().splitlines()))
    made = sum(bool(row["predicted"]) for row in rows)
    skills = sum(bool(row["skill_percent"]) for row in rows)
    times = [(seconds(forecasts), seconds(larder.ask, home, "prices", *options)) for _ in range(3)]
    return *(min(column) for column in zip(*times)), made, skills
