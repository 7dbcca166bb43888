"""How well the total of a month is foreseen: section 4 of the study, in the program."""

import calendar
import datetime
from collections import defaultdict
from decimal import Decimal

from ..duck import query
from . import panel
from .figures import Part, at_most, plain, within
from .scores import coverage, wape

SEED, HOUSEHOLDS = 20261122, 528
MONTHS = range(2, 13)
LATE = 7  # the study's months begin with July
# By the whole months that Larder knows: the shares of 80 % bounds that may hold.
KNOWN = {(1, 3): (0.72, 0.88), (4, 11): (0.76, 0.86)}
# By day of the month: the most that the weighted error may be.
LIMITS = {5: 0.32, 10: 0.28, 15: 0.24, 20: 0.20, 25: 0.14}
COVERAGE80 = (0.78, 0.85)


def measure(larder, count):
    eligible = eligible_households()
    households = panel.drawn(eligible, count or HOUSEHOLDS, SEED)
    bought = panel.lines(households)
    found = panel.play(
        households, larder, lambda name, kitchen: household_forecasts(kitchen, bought[name]))
    every = [row for part in found for row in part]
    rows = [row for row in every if row["month"] >= LATE]
    return Part(
        "The month's total (`predict spend`)",
        [figure for day in LIMITS for figure in figures(rows, day)]
        + [known_figure(every, *known) for known in KNOWN.items()],
        [
            f"{len(households)} households, each a larder of its receipts; "
            f"{len(rows) // len(LIMITS):,} months from July to December with anything bought in "
            "them, asked for on five days of each. WAPE is the sum of all errors by the sum of all "
            "totals.",
            "Differs from the study: households are drawn with a seed of our own from the "
            f"{len(eligible):,} with a median month of 100 $ or more and 11 active months or more "
            "(the study counts 1,056), so some may be of the half that its constants were fitted "
            "on. Larder's past months begin with the first whole one.",
            "By months known: the same questions from February to December, by the number of whole "
            "months that the answer is based on (its column n). The simplest bounds reach from the "
            "lowest total of the months before to the highest, and from what is spent already.",
        ])


def figures(rows, day):
    chosen = [row for row in rows if row["day"] == day]
    actuals = [row["total"] for row in chosen]

    def bounds(percent):
        return coverage([(row[f"low{percent}"], row[f"high{percent}"]) for row in chosen], actuals)

    own = wape([row["predicted"] for row in chosen], actuals)
    carried = wape([row["spent"] * row["days"] / day for row in chosen], actuals)
    last = wape([row["past"][-1] for row in chosen], actuals)
    best, method = min((carried, "the rate so far"), (last, "the month before"))
    return [
        at_most(f"WAPE on day {day}", LIMITS[day], own).beside(
            best, method, is_worse=own > best),
        within(f"80 % bounds on day {day} that held", COVERAGE80, bounds(80)),
        plain(f"95 % bounds on day {day} that held", bounds(95)),
    ]


def known_figure(rows, known, limits):
    """How many bounds held where so many whole months are known, over all days."""
    chosen = [row for row in rows if known[0] <= row["n"] <= known[1]]
    actuals = [row["total"] for row in chosen]
    simple = [
        (max(row["spent"], min(row["past"])), max(row["spent"], *row["past"])) for row in chosen]
    text = f"80 % bounds that held, {known[0]} to {known[1]} whole months known"
    held = coverage([(row["low80"], row["high80"]) for row in chosen], actuals)
    return within(f"{text} ({len(chosen):,} forecasts)", limits, held).beside(
        coverage(simple, actuals), "lowest to highest month so far")


def eligible_households():
    return [row["household"] for row in query(f"""
      SELECT household FROM (
        SELECT household, sum(total) AS total FROM {panel.LINES}
        GROUP BY household, date_trunc('month', day))
      GROUP BY household HAVING median(total) >= 100 AND count(*) >= 11
    """)]


def household_forecasts(kitchen, lines):
    totals = defaultdict(Decimal)
    spent = defaultdict(Decimal)
    for line in lines:
        totals[line["day"][:7]] += Decimal(line["total"])
        spent[line["day"]] += Decimal(line["total"])
    kitchen.import_receipts(lines)
    found = []
    for month in MONTHS:
        name = f"2017-{month:02d}"
        total = totals.get(name, 0)
        if total <= 0:
            continue
        past = [float(totals.get(f"2017-{before:02d}", 0)) for before in range(1, month)]
        for day in LIMITS:
            today = datetime.date(2017, month, day)
            answer = kitchen.ask("predict", "spend", today=today)
            if not answer or not answer[0]["predicted"]:
                continue  # nothing was bought so far
            row = answer[0]
            so_far = sum(
                amount for date, amount in spent.items() if name <= date <= today.isoformat())
            names = ["predicted", "low80", "high80", "low95", "high95"]
            found.append(
                {"day": day, "month": month, "total": float(total), "n": int(row["n"]),
                 "spent": float(so_far), "past": past,
                 "days": calendar.monthrange(2017, month)[1]}
                | {name: float(row[name]) for name in names})
    return found
