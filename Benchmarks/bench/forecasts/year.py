"""A household's year with perishables, typed into its larder as it went, and what was foreseen."""

import datetime
import json
import math
from collections import defaultdict
from dataclasses import dataclass
from statistics import NormalDist

from . import panel
from .kitchen import FOODS
from .scores import mean

JUDGED_FROM = 181  # waste is judged once half a year is known: from the first of July
LAST_DAY = 365
# Lives that finishing is compared with, to find out when half would be finished.
LIVES = [1, 2, 3, 4, 6, 8, 11, 16, 23, 32, 45, 64, 91, 128, 181, 256]
# Of a household's product whose time to finish is judged: so there are four a household, as in the
# study.
LEAST_LOTS = 10


@dataclass
class Forecast:
    """What was foreseen of a lot on its day of purchase, before its label was typed in."""

    lot: object
    labels: int
    days: int
    bounds: tuple[int, int]
    waste: float | None = None  # the chance told once the label was typed in


def lived(kitchen, lots):
    """A year, day of purchase by day of purchase."""
    by_day = defaultdict(list)
    for lot in lots:
        by_day[lot.day].append(lot)
    to_come = []
    forecasts = []
    for day, bought in sorted(by_day.items()):
        today = str(panel.day(day))
        past = sorted((event for event in to_come if event["date"] < today), key=order)
        to_come = [event for event in to_come if event["date"] >= today]
        record(kitchen, past + [purchase(lot.food, day, lot.quantity) for lot in bought])
        rows = rows_of_day(kitchen, day, "predict", "expiration")
        labels = []
        for lot in bought:
            row = rows[lot.food]
            bounds = (days_from(row["low80"], day), days_from(row["high80"], day))
            days = days_from(row["expires"], day)
            forecasts.append(Forecast(lot, int(row["n"]), days, bounds))
            if lot.label_is_logged:
                labels.append(label(lot, row["event"]))
            to_come += fate(lot, row["event"])
        record(kitchen, labels)
        if day >= JUDGED_FROM:
            rows = rows_of_day(kitchen, day, "stock")
            for forecast in forecasts[-len(bought):]:
                chance = rows[forecast.lot.food]["waste_probability"]
                forecast.waste = float(chance) if chance else None
    return forecasts


def rows_of_day(kitchen, day, *words):
    today = panel.day(day)
    rows = kitchen.ask(*words, today=today)
    return {row["item"]: row for row in rows if row["purchased"] == str(today)}


def finish_errors(kitchen, lots):
    """By how much each product's log median time to finish is off, once the year is over."""
    lots = [lot for lot in lots if FOODS[lot.food][2] is None]  # what is opened is another matter
    by_food = defaultdict(list)
    for lot in lots:
        by_food[lot.food].append(lot)
    record(kitchen, [purchase(lot.food, lot.day, lot.quantity) for lot in lots])
    purchases = (json.loads(line) for line in kitchen.run("log", "cat").splitlines())
    ids = [event["id"] for event in purchases if event["type"] == "purchase.recorded"]
    events = [label(lot, id) for lot, id in zip(lots, ids)]
    events += [event for lot, id in zip(lots, ids) for event in fate(lot, id)]
    record(kitchen, sorted(events, key=order))
    chances = defaultdict(list)
    for days in LIVES:
        record(kitchen, [
            event("product.described", LAST_DAY, food, shelf_life_days=days)
            for food in sorted(by_food)
        ])
        named = [word for food in sorted(by_food) for word in ("--item", food)]
        for row in kitchen.ask("predict", "expiration", *named, today=panel.day(LAST_DAY)):
            if row["waste_probability"]:
                chances[row["item"]].append((days, float(row["waste_probability"])))
    errors = []
    for food, found in sorted(chances.items()):
        estimate = log_median(found)
        if estimate is not None and len(by_food[food]) >= LEAST_LOTS:
            truth = mean(math.log(max(0.7, lot.finish)) for lot in by_food[food])
            errors.append(estimate - truth)
    return errors


def log_median(chances):
    """The logarithm of the life that is too short with a chance of one half, found on a normal."""
    normal = NormalDist()
    points = [
        (math.log(days + 0.5), normal.inv_cdf(chance))  # what ends on its last day is not wasted
        for days, chance in chances if 0.01 <= chance <= 0.99
    ]
    if len(points) < 2:
        return None
    (x, score), (other_x, other_score) = sorted(points, key=lambda point: abs(point[1]))[:2]
    return x + score * (other_x - x) / (score - other_score)


def days_from(date, day):
    return (datetime.date.fromisoformat(date) - panel.day(day)).days


def order(event):
    return event["date"], event["type"], json.dumps(event)


def record(kitchen, events):
    if events:
        kitchen.run("append", typed="\n".join(map(json.dumps, events)))


def event(kind, day, food, **data):
    return {"type": kind, "date": str(panel.day(day)), "data": {"item": food} | data}


def purchase(food, day, quantity):
    return event("purchase.recorded", day, food, quantity=str(quantity), total="1.00",
                 currency="USD", category=FOODS[food][0])


def label(lot, id):
    expires = str(panel.day(lot.day + lot.label))
    return event("expiration.recorded", lot.day, lot.food, expires=expires, purchase=id)


def fate(lot, id):
    """What is recorded of a lot later, if anything."""
    if not lot.fate_is_logged:
        return []
    kind = "stock.wasted" if lot.is_wasted else "stock.consumed"
    events = [event(kind, lot.day + lot.end, lot.food, purchase=id)]
    if lot.opened is not None:
        events.append(event("stock.opened", lot.day + lot.opened, lot.food, purchase=id))
    return events
