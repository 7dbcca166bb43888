"""How good price forecasts are on prices anyone can look up: those of 41 U.S. groceries."""

import csv
import tempfile
from pathlib import Path

from ..places import REPOSITORY, Failure
from .figures import Part, at_least, at_most, plain, within

DATA = REPOSITORY.parent / "shared" / "prediction" / "data" / "bls_average_prices_monthly.csv"
MOST_MISSING = 2
WINDOWS = 783
# By months ahead: the most that the scaled error may be, the least skill against the last price.
GATE = {1: (1.03, 6), 3: (1.41, 12), 6: (2.10, 8)}
COVERAGE80 = (0.75, 0.87)
WORDS = "--horizon 1,3,6 --from-step 60 --every 18 --known 84 --no-checkpoint -f csv".split()


def measure(larder, data):
    if not data.exists():
        raise Failure(f"{data.name} is not there; name it with --bls")
    with tempfile.TemporaryDirectory() as folder:
        prices = Path(folder) / "prices.csv"
        write_prices(data, prices)
        rows = backtest(larder, Path(folder) / "larder", prices)
    figures = []
    for months, (limit, skill) in GATE.items():
        row = {name: float(rows[months][name] or "nan") for name in FIGURES}
        if row["windows"] != WINDOWS:
            raise Failure(f"{row['windows']:.0f} forecasts {months} months ahead, not {WINDOWS}")
        figures += [
            at_most(f"mean scaled error (MASE), months ahead: {months}", limit, row["mase"],
                    "{:.4f}").beside(row["naive_mase"], "the last price", "{:.4f}",
                                     row["mase"] > row["naive_mase"]),
            at_least("… less by", skill, row["skill_percent"], "{:.1f} %"),
            within("80 % bounds that held", COVERAGE80, row["coverage80"]),
            plain("95 % bounds that held", row["coverage95"]),
        ]
    return Part("Prices (`predict price --backtest`)", figures, [
        f"{WINDOWS} forecasts each of the monthly average prices of 41 groceries in U.S. cities "
        "(Bureau of Labor Statistics, 1980 to 2022), each from the 84 months before.",
        "Differs from the study by up to 9e-4: months without a price are filled in linearly, and "
        "the program does not know with what before the next price has come.",
    ])


FIGURES = ["windows", "mase", "naive_mase", "skill_percent", "coverage80", "coverage95"]


def month(date):
    return int(date[:4]) * 12 + int(date[5:7])


def longest_run(prices):
    """The longest run of (date, price) in which no more than two months in a row are missing."""
    runs = [[]]
    for date, price in sorted(prices):
        if runs[-1] and month(date) - month(runs[-1][-1][0]) > MOST_MISSING + 1:
            runs.append([])
        runs[-1].append((date, price))
    return max(runs, key=lambda run: month(run[-1][0]) - month(run[0][0]))


def write_prices(source, target):
    """Writes the prices as Larder's own CSV.

    Larder looks at the latest run, the protocol at the longest, so only that one is written. The
    protocol's last forecast leaves a month to spare after its answer, so that month is left out;
    were it missing, nothing would be.
    """
    series = {}
    with source.open(newline="") as file:
        for row in csv.DictReader(file):
            series.setdefault(row["series"], []).append((row["date"], row["unit_price"]))
    with target.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["date", "item", "price", "currency"])
        for name in sorted(series):
            run = longest_run(series[name])
            writer.writerows([date, name, price, "USD"] for date, price in run[:-1])


def backtest(larder, home, prices):
    """The rows of all series together, by months ahead."""
    today = ["--today", "2022-12-31"]
    larder.ask(home, "import", str(prices), "--as", "prices", *today)
    answer = larder.ask(home, "predict", "price", "--backtest", *WORDS, *today)
    rows = csv.DictReader(answer.splitlines())
    return {int(row["horizon"]): row for row in rows if row["series"] == "*"}
