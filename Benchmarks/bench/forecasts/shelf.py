"""Prices as shelves show them, of our own making: whether the chance to stay is one, and whether the
printed coverage is that of the printed rows."""

import csv
import datetime
import random
import tempfile
from pathlib import Path

from .figures import Part, at_most, plain
from .scores import brier, coverage, mean

SEED, SERIES, WEEKS = 20261125, 12, 80
MONDAY = datetime.date(2025, 1, 6)
STEPS = (1, 3, 6)
FIRST, EVERY = 40, 2
# Two prices within half a percent are the same.
SAME = 0.005


def measure(larder):
    draw = random.Random(SEED)
    kinds = {"sale": sales, "steady": steady, "jump": jumps}
    series = {
        f"{kind} {number}": make(draw) for kind, make in kinds.items() for number in range(SERIES)}
    with tempfile.TemporaryDirectory() as folder:
        home, file = Path(folder) / "larder", Path(folder) / "prices.csv"
        write(file, series)
        larder.ask(home, "import", str(file), "--as", "prices", "--today", str(week(WEEKS)))
        figures = [figure for steps in STEPS for figure in of(larder, home, series, steps)]
    return Part("Prices as on shelves (`predict price`)", figures, [
        f"{len(series)} series of {WEEKS} weekly prices, drawn with a fixed seed: {SERIES} with a "
        "sale every few weeks, as many that change once or twice a year, and as many that jump to "
        f"another price after four to ten weeks. Asked every {EVERY} weeks from week {FIRST} on; "
        "the base rate is the share of all these prices that stayed.",
        "The recount takes each day's printed row; the printed coverage is that of `--backtest`.",
    ])


def week(number):
    return MONDAY + datetime.timedelta(7 * number)


def sales(draw):
    """A price that falls by a fifth to a third for a week, every four to eight weeks."""
    usual = draw.randrange(199, 599, 10)
    cut = draw.uniform(0.67, 0.8)
    prices = []
    while len(prices) < WEEKS:
        prices += [usual] * draw.randint(3, 7) + [round(usual * cut)]
    return prices[:WEEKS]


def steady(draw):
    """A price that rises or falls a little once or twice a year."""
    price, prices = draw.randrange(99, 999, 10), []
    while len(prices) < WEEKS:
        prices += [price] * draw.randint(26, 52)
        price = round(price * draw.choice([0.95, 1.05, 1.08]))
    return prices[:WEEKS]


def jumps(draw):
    """A price that goes elsewhere after some weeks and stays there."""
    price, prices = draw.randrange(99, 699, 10), []
    while len(prices) < WEEKS:
        prices += [price] * draw.randint(4, 10)
        price = round(price * draw.uniform(0.75, 1.3))
    return prices[:WEEKS]


def write(file, series):
    with file.open("w", newline="") as text:
        writer = csv.writer(text)
        writer.writerow(["date", "item", "price", "currency"])
        for name, prices in series.items():
            writer.writerows(
                [week(number), name, f"{price / 100:.2f}", "EUR"]
                for number, price in enumerate(prices))


def rows(answer):
    return list(csv.DictReader(answer.splitlines()))


def of(larder, home, series, steps):
    """The figures so many weeks ahead."""
    chances, outcomes, bounds, actuals, errors, naive = [], [], [], [], [], []
    for origin in range(FIRST, WEEKS - steps + 1, EVERY):
        answer = larder.ask(
            home, "predict", "price", "--weekly", "--horizon", str(steps), "-f", "csv", "--today",
            str(week(origin - 1)))
        for row in rows(answer):
            prices = series[row["item"]]
            last, came = prices[origin - 1], prices[origin - 1 + steps]
            chances.append(float(row["stay_probability"]))
            outcomes.append(int(abs(came / last - 1) < SAME))
            bounds.append((float(row["low80"]), float(row["high80"])))
            actuals.append(came / 100)
            errors.append(abs(float(row["predicted"]) - came / 100))
            naive.append(abs(last - came) / 100)
    base = mean(outcomes)
    backtest = larder.ask(
        home, "predict", "price", "--weekly", "--backtest", "--horizon", str(steps), "--from-step",
        str(FIRST), "--every", str(EVERY), "-f", "csv", "--today", str(week(WEEKS)))
    [pooled] = [row for row in rows(backtest) if row["series"] == "*"]
    own, always = brier(chances, outcomes), brier([base] * len(outcomes), outcomes)
    ahead = f"{steps} week{'s' if steps > 1 else ''} ahead"
    difference = abs(float(pooled["coverage80"]) - coverage(bounds, actuals))
    return [
        at_most(f"Brier score of the chance to stay, {ahead}", always, own, "{:.4f}").beside(
            always, "the base rate", "{:.4f}", own > always),
        plain(f"mean error of the price, {ahead}", mean(errors), "{:.4f}").beside(
            mean(naive), "the last price", "{:.4f}", mean(errors) > mean(naive)),
        plain(f"80 % bounds that held, {ahead}", coverage(bounds, actuals)),
        at_most(f"printed coverage less that of {len(actuals):,} printed rows, {ahead}", 0.005,
                difference, "{:.4f}"),
    ]
