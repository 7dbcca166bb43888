"""A made-up household of any width, by a fixed seed: items, shops and lots as many as are asked for.

The Complete Journey receipts grow in lines only. Here the other sizes grow, each by itself: ten
years of a tenth of the items bought in most months and the rest now and then, some of them with
labels, some of those eaten or thrown away.
"""

import csv
import os
import random
from dataclasses import dataclass
from datetime import date, timedelta

from .places import DATA

FIRST_DAY = date(2016, 1, 1)
DAYS = 3652
TODAY = "2026-01-01"  # the day after the last
STAPLE_LINES, OTHER_LINES = 84, 4  # of an item in ten years; one item of ten is a staple
SHOPS_OF_AN_ITEM = 4

BRANDS = "Alba Borg Corva Delmi Elbe Fjord Gusto Hofmark Inka Jolie Korn Luma".split()
KINDS = """
  Milk Yoghurt Butter Cheese Bread Rolls Flour Rice Pasta Lentils Beans Apples Pears Bananas Carrots
  Onions Potatoes Tomatoes Lettuce Chicken Beef Ham Salmon Tuna Eggs Coffee Tea Juice Water Beer
""".split()
SIZES = ["", "250 g", "500 g", "1 kg", "330 ml", "1 l", "6 pack"]
RECEIPTS = ["date", "store", "receipt", "item", "category", "quantity", "total"]
LABELS = ["item", "expires", "kind", "purchased"]
STOCK = ["date", "item", "action", "quantity", "reason"]


@dataclass(frozen=True)
class Household:
    """How wide it is. `lots` says that all is bought first, and what is bought is all labelled."""

    name: str
    items: int
    shops: int = 40
    lots: int = 0  # of each item; 0 for purchases over all ten years
    uses: int = 0  # by how many events each lot is eaten, in the second five years

    @property
    def folder(self):
        return DATA / "households" / self.name

    @property
    def purchases(self):
        staples = len(range(0, self.items, 10))
        return self.items * self.lots or (
            staples * STAPLE_LINES + (self.items - staples) * OTHER_LINES)

    def files(self):
        """Receipts, labels and what became of the lots, in the order of importing them."""
        names = ["receipts.csv", "labels.csv", "stock.csv"]
        return [path for path in map(self.folder.joinpath, names) if path.exists()]

    def write(self):
        if self.folder.exists():
            return
        part = self.folder.with_name(f"{self.name}.part")
        part.mkdir(parents=True, exist_ok=True)
        draw = random.Random(self.name.partition("-")[0])
        lots = sorted(self.lots_of_all(draw) if self.lots else self.purchases_of_all(draw))
        table(part / "receipts.csv", RECEIPTS, self.receipt_lines(draw, lots))
        labels, stock = self.labelled(draw, lots)
        table(part / "labels.csv", LABELS, labels)
        if stock:
            table(part / "stock.csv", STOCK, sorted(stock))
        os.replace(part, self.folder)

    def purchases_of_all(self, draw):
        """Days, shops, receipts and items, which stay with their shops."""
        for item in range(self.items):
            for _ in range(OTHER_LINES if item % 10 else STAPLE_LINES):
                shop = (item * 7 + draw.randrange(SHOPS_OF_AN_ITEM)) % self.shops
                yield draw.randrange(DAYS), shop, item % 3, item

    def lots_of_all(self, draw):
        for item in range(self.items):
            for _ in range(self.lots):
                shop = (item * 7) % self.shops
                yield draw.randrange(DAYS // 2), shop, item % 3, item

    def receipt_lines(self, draw, lots):
        for day, shop, receipt, item in lots:
            price = (50 + item * 37 % 950) * (1 + day / DAYS * 0.3) * draw.uniform(0.95, 1.05)
            yield [
                on(day), f"Shop {shop}", f"{day}-{shop}-{receipt}", name(item),
                "" if item % 10 == 3 else f"Category {item % 60}", 1, f"{price / 100:.2f}"]

    def labelled(self, draw, lots):
        """A lot in twenty has a label, or all have; some of these are eaten or thrown away."""
        labels, stock = [], []
        for day, _, _, item in lots:
            if not self.lots and draw.random() >= 0.05:
                continue
            keeps = draw.randint(3, 30) if not self.lots else DAYS
            labels.append([name(item), on(day + keeps), "best-before", on(day)])
            if not self.lots and draw.random() < 0.8:
                wasted = draw.random() < 0.1
                left = min(day + draw.randint(1, 20), DAYS - 1)
                stock.append([on(left), name(item), *(
                    ["wasted", 1, "spoiled"] if wasted else ["consumed", 1, ""])])
            for _ in range(self.uses):
                eaten = draw.randrange(DAYS // 2, DAYS)
                stock.append([on(eaten), name(item), "consumed", 1 / self.uses, ""])
        return labels, stock


def name(item):
    """Every twentieth is its neighbour in another size, as when a package shrinks."""
    size = SIZES[item % len(SIZES)]
    if item % 20 == 19:
        item, size = item - 1, "900 g"
    words = [BRANDS[item % len(BRANDS)], KINDS[item // 12 % len(KINDS)], f"no. {item}", size]
    return " ".join(word for word in words if word)


def on(day):
    return (FIRST_DAY + timedelta(days=day)).isoformat()


def table(path, columns, rows):
    with open(path, "w", newline="") as file:
        csv.writer(file).writerows([columns, *rows])
