"""Whether what is bought within a week was foreseen: section 3 of the study, in the program."""

import datetime
import math
from collections import defaultdict

from ..answers import fold
from ..duck import query
from ..places import Failure
from . import panel
from .figures import Part, at_least, at_most, plain, within
from .scores import auc, brier, brier_skill, calibration_error, coverage, mean

SEED, HOUSEHOLDS = 20261122, 400
FIRST = datetime.date(2017, 10, 1)
DATES = [FIRST + datetime.timedelta(7 * week) for week in range(12)]
WEEK = datetime.timedelta(7)
PURCHASES = 4
END = datetime.date(2017, 12, 31)  # what comes later is not known
CAP = 31


def measure(larder, count):
    households = panel.drawn(eligible_households(), count or HOUSEHOLDS, SEED)
    bought = panel.lines(households)
    check_nothing_is_foreseen_from_later(larder, households[0], bought[households[0]])
    found = panel.play(
        households, larder, lambda name, kitchen: household_forecasts(kitchen, bought[name]))
    rows = [row for part in found for row in part]
    told = [row for row in rows if row["answer"]]
    if len(told) < 0.999 * len(rows):
        raise Failure(f"of {len(rows)} chances only {len(told)} were told")
    chances = [float(row["answer"]["probability_7_days"]) for row in told]
    simple = [row["rate"] for row in told]
    outcomes = [int(row["next"] is not None and row["next"] <= row["date"] + WEEK) for row in told]
    return Part(
        "What is bought within seven days (`predict restock`)",
        [
            at_least("Brier skill against the base rate", 0.121, brier_skill(chances, outcomes))
            .beside(brier_skill(simple, outcomes), "purchases by weeks so far",
                    is_worse=brier(chances, outcomes) > brier(simple, outcomes)),
            at_least("AUC", 0.72, auc(chances, outcomes)).beside(
                auc(simple, outcomes), "purchases by weeks so far",
                is_worse=auc(chances, outcomes) < auc(simple, outcomes)),
            at_most("calibration error (ECE)", 0.02, calibration_error(chances, outcomes)).beside(
                calibration_error(simple, outcomes), "purchases by weeks so far",
                is_worse=calibration_error(chances, outcomes)
                > calibration_error(simple, outcomes)),
            plain("Brier score (study: .1060)", brier(chances, outcomes), "{:.4f}").beside(
                brier([mean(outcomes)] * len(outcomes), outcomes), "the base rate", "{:.4f}",
                brier(chances, outcomes) > brier([mean(outcomes)] * len(outcomes), outcomes)),
            plain("base rate (study: .140)", mean(outcomes)),
            *day_figures([row for row in told if row["answer"]["next_day"]]),
            plain("products called no longer bought",
                  sum(row["answer"]["urgency"] == "stopped" for row in told), "{:,}"),
            plain("… of which were bought again in 2017",
                  sum(row["answer"]["urgency"] == "stopped" and row["next"] is not None
                      for row in told), "{:,}"),
        ],
        [
            f"{len(households)} households, {len(told):,} forecasts (and {len(rows) - len(told)} "
            "that were not made, of what Larder does not take for a purchase), on 12 Sundays from "
            f"{DATES[0]}, of every product type bought on {PURCHASES} days or more before. Each "
            "household is a larder; its receipts are imported with the product type as the item "
            "and without a category, which Larder finds by its own rules. ECE is over ten bins of "
            "equal width.",
            "Differs from the study: households are drawn with a seed of our own, from all that "
            "have such a product. Which half the study fitted its nine constants on is not known, "
            "so some of these may be of it. Larder tells what is usual in eleven categories, the "
            "study in 1,078 product types; Larder counts days of shopping as trips, and prints "
            "three digits.",
            f"The next day's error counts {CAP} days at most, on both sides; without a purchase in "
            "those days it is measured from the last of them. Bounds are judged by the next "
            "purchase in 2017; without one they are missed if they end in 2017, else left out.",
        ])


def day_figures(rows):
    """How good the next day and its bounds are, beside the last interval once more."""
    held = {80: [], 95: []}
    errors, naive = [], []
    for row in rows:
        date, following = row["date"], row["next"]
        for percent, found in held.items():
            low, high = (day(row["answer"][f"{end}{percent}"]) for end in ("low", "high"))
            if following is not None or high <= END:
                found.append((low, high, following or datetime.date.max))
        actual = capped((following or datetime.date.max) - date)
        errors.append(abs(capped(day(row["answer"]["next_day"]) - date) - actual))
        again = max(row["last"] + row["interval"], date + datetime.timedelta(1))
        naive.append(abs(capped(again - date) - actual))
    past = sum(day(row["answer"]["next_day"]) < row["date"] for row in rows)
    shares = {
        percent: coverage([one[:2] for one in found], [one[2] for one in found])
        for percent, found in held.items()
    }
    return [
        at_most("next days before today", 0, past, "{:,}"),
        at_most(f"mean error of the next day, at most {CAP} days", 8.5, mean(errors), "{:.2f}")
        .beside(mean(naive), "the last interval again, tomorrow at the earliest", "{:.2f}",
                mean(errors) > mean(naive)),
        within("80 % bounds that held", (0.78, 0.90), shares[80]),
        plain("95 % bounds that held", shares[95]),
    ]


def day(text):
    return datetime.date.fromisoformat(text)


def capped(span):
    return min(CAP, span.days)


def eligible_households():
    """Those that bought some product type on enough days before the first date."""
    return [row["household"] for row in query(f"""
      SELECT DISTINCT household FROM (
        SELECT household FROM {panel.LINES} WHERE day < '{FIRST}' AND item <> 'Unknown'
        GROUP BY household, item HAVING count(DISTINCT day) >= {PURCHASES})
    """)]


def household_forecasts(kitchen, lines):
    """What is answered and what came, for each product that counts and each date."""
    days = defaultdict(set)
    for line in lines:
        days[fold(line["item"])].add(datetime.date.fromisoformat(line["day"]))
    counting = sorted(
        item for item, bought in days.items()
        if item != "unknown" and sum(day < FIRST for day in bought) >= PURCHASES)
    kitchen.import_receipts(lines)
    found = []
    for date in DATES:
        answers = {
            fold(row["item"]): row
            for row in kitchen.ask("predict", "restock", "--all", today=date)
        }
        for item in counting:
            known = sorted(day for day in days[item] if day <= date)
            later = [day for day in days[item] if day > date]
            # What Larder takes for a deposit, say, is no purchase to it.
            found.append({
                "answer": answers.get(item), "date": date, "next": min(later, default=None),
                "last": known[-1], "interval": known[-1] - known[-2],
                "rate": 1 - math.exp(-7 * len(known) / ((date - known[0]).days + 7)),
            })
    return found


def check_nothing_is_foreseen_from_later(larder, household, lines):
    """All receipts are imported at once: what is later than the day that is asked for must not
    matter."""

    def answer(kitchen, lines):
        kitchen.import_receipts(lines)
        return kitchen.ask("predict", "restock", today=DATES[5])

    known = [line for line in lines if line["day"] <= DATES[5].isoformat()]
    [whole] = panel.play([household], larder, lambda _, kitchen: answer(kitchen, lines))
    [cut] = panel.play([household], larder, lambda _, kitchen: answer(kitchen, known))
    if whole != cut:
        raise Failure(f"predict restock of household {household} knows what was bought later")
