"""How well the total of a month is foreseen: section 4 of the study, in the program."""

import datetime
from collections import defaultdict
from decimal import Decimal

from ..duck import query
from . import panel
from .figures import Part, at_most, plain, within
from .scores import coverage, wape

SEED, HOUSEHOLDS = 20261122, 528
MONTHS = range(7, 13)
# By day of the month: the most that the weighted error may be.
LIMITS = {5: 0.32, 10: 0.28, 15: 0.24, 20: 0.20, 25: 0.14}
COVERAGE80 = (0.78, 0.85)


def measure(larder, count):
    eligible = eligible_households()
    households = panel.drawn(eligible, count or HOUSEHOLDS, SEED)
    bought = panel.lines(households)
    found = panel.play(
        households, larder, lambda name, kitchen: household_forecasts(kitchen, bought[name]))
    rows = [row for part in found for row in part]
    return Part(
        "The month's total (`predict spend`)",
        [figure for day in LIMITS for figure in figures(rows, day)],
        [
            f"{len(households)} households, each a larder of its receipts; "
            f"{len(rows) // len(LIMITS):,} months from July to December with anything bought in "
            "them, asked for on five days of each. WAPE is the sum of all errors by the sum of all "
            "totals.",
            "Differs from the study: households are drawn with a seed of our own from the "
            f"{len(eligible):,} with a median month of 100 $ or more and 11 active months or more "
            "(the study counts 1,056), so some may be of the half that its constants were fitted "
            "on. Larder's past months begin with the first whole one.",
        ])


def figures(rows, day):
    chosen = [row for row in rows if row["day"] == day]
    actuals = [row["total"] for row in chosen]

    def bounds(percent):
        return coverage([(row[f"low{percent}"], row[f"high{percent}"]) for row in chosen], actuals)

    return [
        at_most(f"WAPE on day {day}", LIMITS[day],
                wape([row["predicted"] for row in chosen], actuals)),
        within(f"80 % bounds on day {day} that held", COVERAGE80, bounds(80)),
        plain(f"95 % bounds on day {day} that held", bounds(95)),
    ]


def eligible_households():
    return [row["household"] for row in query(f"""
      SELECT household FROM (
        SELECT household, sum(total) AS total FROM {panel.LINES}
        GROUP BY household, date_trunc('month', day))
      GROUP BY household HAVING median(total) >= 100 AND count(*) >= 11
    """)]


def household_forecasts(kitchen, lines):
    totals = defaultdict(Decimal)
    for line in lines:
        totals[line["day"][:7]] += Decimal(line["total"])
    kitchen.import_receipts(lines)
    found = []
    for month in MONTHS:
        total = totals.get(f"2017-{month:02d}", 0)
        if total <= 0:
            continue
        for day in LIMITS:
            [row] = kitchen.ask("predict", "spend", today=datetime.date(2017, month, day))
            names = ["predicted", "low80", "high80", "low95", "high95"]
            found.append(
                {"day": day, "total": float(total)} | {name: float(row[name]) for name in names})
    return found
