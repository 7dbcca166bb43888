"""A made-up household of some years, by a fixed seed: the inbox that its receipts are dropped into."""

import os
import random
from dataclasses import dataclass
from datetime import date, timedelta

from .household import BRANDS, KINDS, SIZES, table
from .places import DATA

LAST_DAY = date(2026, 10, 31)
TODAY = "2026-11-01"
SHOPPING_DAYS = (1, 3, 5)  # of the week
LINES_A_RECEIPT = 10
ITEMS = 420
COLUMNS = "date,store,receipt,item,category,quantity,total,currency".split(",")
BUDGET = "budget,amount,currency,every,from".split(",")


@dataclass(frozen=True)
class Years:
    """Three receipts a week of ten lines; one line in ten has no category."""

    years: int

    @property
    def inbox(self):
        return DATA / "households" / f"years-{self.years}"

    def write(self):
        """One file of receipts a year, and a budget."""
        if self.inbox.exists():
            return
        part = self.inbox.with_name(f"{self.inbox.name}.part")
        part.mkdir(parents=True, exist_ok=True)
        draw = random.Random(7)
        first = LAST_DAY - timedelta(days=int(365.25 * self.years))
        for year in range(first.year, LAST_DAY.year + 1):
            start, end = max(first, date(year, 1, 1)), min(LAST_DAY, date(year, 12, 31))
            days = (start + timedelta(days=n) for n in range((end - start).days + 1))
            rows = [row for day in days for row in lines(draw, day)]
            table(part / f"receipts-{year}.csv", COLUMNS, rows)
        budget = ["Household", "400", "EUR", "month", first.replace(day=1).isoformat()]
        table(part / "budgets.csv", BUDGET, [budget])
        os.replace(part, self.inbox)


def lines(draw, day):
    if day.weekday() not in SHOPPING_DAYS:
        return
    for _ in range(LINES_A_RECEIPT):
        item = min(int(draw.expovariate(1 / 60)), ITEMS - 1)
        drift = 1 + 0.02 * (day - date(2002, 1, 1)).days / 365.25
        price = (60 + item * 37 % 900) * drift * draw.choice([1, 1, 1, 1.05, 0.9]) / 100
        category = "" if item % 10 == 3 else f"Category {item % 12}"
        shop = item % 4
        yield [day.isoformat(), f"Shop {shop}", f"{day}-{shop}", name(item), category, 1,
               f"{price:.2f}", "EUR"]


def name(item):
    words = [BRANDS[item % len(BRANDS)], KINDS[item % len(KINDS)], SIZES[item % len(SIZES)]]
    return " ".join(word for word in words if word)
