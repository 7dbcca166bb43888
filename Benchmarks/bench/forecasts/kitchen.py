"""Makes up what becomes of perishable food that was bought, as nobody has published a log of it.

When and how much is bought is Complete Journey's; how long things keep is FoodKeeper's, with a bias
of each category, product, household and brand; when they are finished hangs on when the household
buys them again. Everything is drawn with seeds, so that a run can be repeated.
"""

import math
import random
from dataclasses import dataclass

# Perishable types of product, as Complete Journey calls them: the category that Larder files them
# under and how many days they keep sealed where they are usually kept, least and most, by the table
# in Sources/Projections/ShelfLives; once opened, where the table has a figure.
MONTH = 30.4375
FOODS = {
    "FLUID MILK WHITE ONLY": ("Dairy", (14, 14), None),
    "CHOCOLATE MILK": ("Dairy", (14, 14), None),
    "YOGURT NOT MULTI-PACKS": ("Dairy", (7, 14), None),
    "YOGURT MULTI-PACKS": ("Dairy", (7, 14), None),
    "SHREDDED CHEESE": ("Dairy", (MONTH, MONTH), None),
    "CREAM CHEESE": ("Dairy", (14, 14), None),
    "COTTAGE CHEESE": ("Dairy", (14, 14), (7, 7)),
    "BUTTER": ("Dairy", (MONTH, 2 * MONTH), None),
    "EGGS - LARGE": ("Dairy", (21, 35), None),
    "EGGS - X-LARGE": ("Dairy", (21, 35), None),
    "EGGS - MEDIUM": ("Dairy", (21, 35), None),
    "MAINSTREAM WHITE BREAD": ("Bakery", (5, 7), None),
    "PREMIUM BREAD": ("Bakery", (5, 7), None),
    "HAMBURGER BUNS": ("Bakery", (5, 7), None),
    "RYE BREADS": ("Bakery", (5, 7), None),
    "BAGELS": ("Bakery", (2, 4), None),
    "CHOICE BEEF": ("Meat & Seafood", (3, 5), None),
    "SELECT BEEF": ("Meat & Seafood", (3, 5), None),
    "CHICKEN BREAST BONELESS": ("Meat & Seafood", (1, 2), None),
    "CHICKEN DRUMS": ("Meat & Seafood", (1, 2), None),
    "HAM": ("Meat & Seafood", (14, 14), (3, 5)),
    "BOLOGNA": ("Meat & Seafood", (14, 14), (3, 5)),
    "PEPPERONI/SALAMI": ("Meat & Seafood", (14, 21), None),
    "BANANAS": ("Produce", (9.9, 9.9), None),
    "STRAWBERRIES": ("Produce", (2, 3), None),
    "GRAPES RED": ("Produce", (7, 7), None),
    "GRAPES WHITE": ("Produce", (7, 7), None),
    "ORANGES NAVELS ALL": ("Produce", (10, 21), None),
    "LEMONS": ("Produce", (10, 21), None),
    "APPLES GALA (BULK&BAG)": ("Produce", (28, 42), None),
    "APPLES GRANNY SMITH (BULK&BAG)": ("Produce", (28, 42), None),
    "PEACHES YELLOW FLESH": ("Produce", (3, 5), None),
    "PINEAPPLE": ("Produce", (5, 7), None),
    "CANTALOUPE WHOLE": ("Produce", (5, 15), None),
    "HEAD LETTUCE": ("Produce", (7, 14), None),
    "VARIETY LETTUCE": ("Produce", (7, 14), None),
    "CARROTS MINI PEELED": ("Produce", (14, 21), None),
    "CUCUMBERS": ("Produce", (4, 6), None),
    "CELERY": ("Produce", (7, 14), None),
    "PEPPERS GREEN BELL": ("Produce", (4, 14), None),
    "BROCCOLI WHOLE&CROWNS": ("Produce", (3, 5), None),
    "ONIONS SWEET (BULK&BAG)": ("Produce", (MONTH, MONTH), None),
    "POTATOES RUSSET (BULK&BAG)": ("Produce", (MONTH, 2 * MONTH), None),
}


def published(food):
    """In days, sealed: the geometric middle."""
    return middle(FOODS[food][1])


def middle(days):
    return math.sqrt(days[0] * days[1])


@dataclass
class Lot:
    """Some of one food bought on one day; days count from 2017-01-01, lives from the purchase."""

    food: str
    day: int
    quantity: int
    label: int
    finish: float
    is_wasted: bool
    end: int  # days after the purchase on which it was finished or thrown away
    opened: int | None
    label_is_logged: bool
    fate_is_logged: bool


class World:
    """What is peculiar to categories and products, whoever buys them."""

    def __init__(self, seed):
        self.seed = seed
        draw = random.Random(f"{seed} world")
        categories = sorted({category for category, _, _ in FOODS.values()})
        self.category = {name: draw.gauss(0, 0.25) for name in categories}
        self.product = {food: draw.gauss(0, 0.25) for food in sorted(FOODS)}

    def lots(self, household, purchases):
        """What becomes of a household's purchases: `{food: [(day, quantity), …]}`, days ascending.

        Of a food bought only once nothing is made, as there is no interval to finish it within; the
        last purchase is followed by the mean one.
        """
        draw = random.Random(f"{self.seed} {household}")
        labels = draw.gauss(0, 0.10)
        appetite = draw.gauss(-1.15, 0.20)
        lots = []
        for food in sorted(purchases):
            bought = purchases[food]
            brand = draw.gauss(0, 0.30)
            if len(bought) < 2:
                continue
            bias = self.category[FOODS[food][0]] + self.product[food] + labels + brand
            mean = (bought[-1][0] - bought[0][0]) / (len(bought) - 1)
            for number, (day, quantity) in enumerate(bought):
                is_last = number + 1 == len(bought)
                interval = mean if is_last else bought[number + 1][0] - day
                lots.append(lot(draw, food, day, quantity, bias, interval, appetite))
        return sorted(lots, key=lambda lot: (lot.day, lot.food))


def lot(draw, food, day, quantity, bias, interval, appetite):
    _, sealed, opened = FOODS[food]
    label = max(1, round(middle(sealed) * math.exp(bias + 0.15 * student(draw, 4))))
    life = label * draw.lognormvariate(0.05, 0.20)
    finish = interval * draw.lognormvariate(appetite, 0.50)
    opening = finish * draw.uniform(0, 0.5)
    if opened:
        life = min(life, opening + middle(opened) * draw.lognormvariate(0.60, 0.35))
    is_wasted = finish > life
    return Lot(
        food, day, quantity, label, finish, is_wasted,
        end=math.ceil(life) if is_wasted else round(finish),
        opened=round(opening) if opened and opening < life else None,
        label_is_logged=draw.random() < 0.60, fate_is_logged=draw.random() < 0.70)


def student(draw, degrees):
    """A number drawn from Student's t."""
    return draw.gauss(0, 1) / math.sqrt(draw.gammavariate(degrees / 2, 2) / degrees)
