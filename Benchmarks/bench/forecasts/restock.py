"""Whether what is bought within a week was foreseen: section 3 of the study, in the program."""

import datetime
import math
from collections import defaultdict

from ..answers import fold
from ..duck import query
from ..places import Failure
from . import panel
from .figures import Part, at_least, at_most, plain
from .scores import auc, brier, brier_skill, calibration_error, mean

SEED, HOUSEHOLDS = 20261122, 400
FIRST = datetime.date(2017, 10, 1)
DATES = [FIRST + datetime.timedelta(7 * week) for week in range(12)]
WEEK = datetime.timedelta(7)
PURCHASES = 4


def measure(larder, count):
    households = panel.drawn(eligible_households(), count or HOUSEHOLDS, SEED)
    bought = panel.lines(households)
    check_nothing_is_foreseen_from_later(larder, households[0], bought[households[0]])
    found = panel.play(
        households, larder, lambda name, kitchen: household_forecasts(kitchen, bought[name]))
    rows = [row for part in found for row in part]
    told = [row for row in rows if not math.isnan(row[0])]
    if len(told) < 0.999 * len(rows):
        raise Failure(f"of {len(rows)} chances only {len(told)} were told")
    chances, outcomes = zip(*told)
    return Part(
        "What is bought within seven days (`predict restock`)",
        [
            at_least("Brier skill against the base rate", 0.11, brier_skill(chances, outcomes)),
            at_least("AUC", 0.72, auc(chances, outcomes)),
            at_most("calibration error (ECE)", 0.02, calibration_error(chances, outcomes)),
            plain("Brier score (study: .1060)", brier(chances, outcomes), "{:.4f}"),
            plain("base rate (study: .140)", mean(outcomes)),
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
        ])


def eligible_households():
    """Those that bought some product type on enough days before the first date."""
    return [row["household"] for row in query(f"""
      SELECT DISTINCT household FROM (
        SELECT household FROM {panel.LINES} WHERE day < '{FIRST}' AND item <> 'Unknown'
        GROUP BY household, item HAVING count(DISTINCT day) >= {PURCHASES})
    """)]


def household_forecasts(kitchen, lines):
    """(chance, 0 or 1) for each product that counts and each date."""
    days = defaultdict(set)
    for line in lines:
        days[fold(line["item"])].add(datetime.date.fromisoformat(line["day"]))
    counting = sorted(
        item for item, bought in days.items()
        if item != "unknown" and sum(day < FIRST for day in bought) >= PURCHASES)
    kitchen.import_receipts(lines)
    found = []
    for date in DATES:
        chances = {
            fold(row["item"]): row["probability_7_days"]
            for row in kitchen.ask("predict", "restock", today=date)
        }
        for item in counting:
            outcome = any(date < day <= date + WEEK for day in days[item])
            # What Larder takes for a deposit, say, is no purchase to it.
            found.append((float(chances.get(item, "nan")), int(outcome)))
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
