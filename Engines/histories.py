"""Random larders, written with Larder's own commands, in which everything happens that makes sums hard."""

import json
import os
import random
import subprocess

ITEMS = [
    "Milk", "milk", " MILK  ", "Whole  Milk", "Käse", "Ka\u0308se", "KÄSE", "Straße", "STRASSE",
    "Bread 500 g", "Eggs", "Ω3 Öl", "牛乳 1 l", "=1+1", "+Plus", "-Minus", "@home", "a,b \"c\"", "Ünlü Çay",
    "Shampoo", "Cola 6 x 330 ml",
]
STORES = ["Migros", "MIGROS", "Coop ", "coop", "Straßen-Markt", "市場", "=Shop"]
CATEGORIES = ["Dairy", "dairy", "Bakery", "Other", "Drinks; hot", "FRUIT & VEG"]
BRANDS = ["Alpro", "alpro", "Émile"]
TAGS = ["bio", "Bio", "vegan", "party"]
CURRENCIES = ["EUR", "EUR", "EUR", "JPY", "KWD", "CHF"]
RULES = [
    "", "milk | käse -> Dairy\n", "store:Coop -> Coop Things\n*stra* -> Sweets\n",
    "category:dairy -> Cheese\ncategory:FRUIT* -> Produce\neggs -> Eggs\n",
]


class History:
    def __init__(self, seed, home, larder):
        self.random = random.Random(seed)
        self.home, self.larder = home, larder
        self.batches, self.count = [], 0

    def call(self, *words, text=""):
        return subprocess.run(
            [self.larder, *words, "--home", self.home], input=text.encode(), capture_output=True)

    def append(self, events):
        text = "".join(json.dumps(event, ensure_ascii=False) + "\n" for event in events)
        done = self.call("append", text=text)
        if done.returncode:
            raise SystemExit(f"append failed: {done.stderr.decode()}")
        self.batches.append(text)

    def ids(self):
        lines = self.call("log", "export").stdout.decode().splitlines()
        events = [json.loads(line) for line in lines]
        return [event["id"] for event in events if event["type"] == "purchase.recorded"]

    def amount(self, currency, lowest, highest):
        number = self.random.randint(lowest, highest)
        digits = {"JPY": 0, "KWD": 3}.get(currency, 2)
        if digits == 0:
            return str(number)
        sign = "-" if number < 0 else ""
        return f"{sign}{abs(number) // 10 ** digits}.{abs(number) % 10 ** digits:0{digits}}"

    def purchase(self, known):
        pick, chance = self.random.choice, self.random.random
        currency, self.count = pick(CURRENCIES), self.count + 1
        kind = pick([None] * 8 + ["item", "refund", "deposit", "discount", "discount", "fee", "tax"])
        data = {"receipt": pick([None, "1", "2", "é"]), "till": pick([None, "7"])}
        data |= {"store": pick(STORES + [None]), "item": pick(ITEMS), "kind": kind}
        if kind and known and chance() < 0.3:
            data["of"] = pick(known)
        if chance() < 0.5:
            data |= {"quantity": pick(["1", "2", "0.242", "3", "8"]), "unit": pick(["each", "kg", "l", "lb"])}
        back = kind in ("refund", "discount")
        data["total"] = self.amount(currency, -300 if back else 1, -1 if back else 90000)
        data["currency"] = currency
        data["category"] = pick(CATEGORIES) if chance() < 0.4 else None
        data["brand"] = pick(BRANDS) if chance() < 0.3 else None
        if chance() < 0.3:
            data["tags"] = self.random.sample(TAGS, self.random.randint(1, 2))
        data["entered"] = f"line {self.count}"
        day = f"2026-{self.random.randint(1, 3):02}-{self.random.randint(1, 9):02}"
        return {
            "type": "purchase.recorded", "date": day,
            "data": {key: value for key, value in data.items() if value is not None}}

    def description(self):
        pick, chance = self.random.choice, self.random.random
        self.count += 1
        date = f"2026-04-{self.random.randint(1, 28):02}"
        if chance() < 0.3:
            data = {"store": pick(STORES), "alias_of": pick(STORES + ["The Shop"])}
            return {"type": "store.described", "date": date, "data": data}
        data = {"item": pick(ITEMS)}
        if chance() < 0.5:
            data["category"] = pick(CATEGORIES)
        if chance() < 0.3:
            data["brand"] = pick(BRANDS)
        if chance() < 0.3:
            data["tags"] = [pick(TAGS)]
        if chance() < 0.5:
            data["alias_of"] = pick(ITEMS + ["Moloko"])
        return {"type": "product.described", "date": date, "data": data}

    def step(self):
        """One more command: facts, a description, an undo, the same facts again, or rules."""
        what = self.random.random()
        if what < 0.35 or not self.batches:
            known = self.ids() if self.batches else []
            events = [self.purchase(known) for _ in range(self.random.randint(1, 12))]
            for event in events[1:]:
                # Half of the lines share a receipt.
                if self.random.random() < 0.5:
                    event["date"] = events[0]["date"]
                    for key in ("receipt", "till", "store", "currency"):
                        event["data"].pop(key, None)
                        if key in events[0]["data"]:
                            event["data"][key] = events[0]["data"][key]
                    if event["data"]["currency"] == "JPY":
                        event["data"]["total"] = event["data"]["total"].split(".")[0]
            self.append(events)
        elif what < 0.55:
            self.append([self.description() for _ in range(self.random.randint(1, 4))])
        elif what < 0.7:
            self.call("undo")
        elif what < 0.8:
            ids = self.ids()
            if ids:
                self.call("undo", self.random.choice(ids))
        elif what < 0.87:
            recorded = self.call("log", "cat").stdout.decode().splitlines()
            undone = [json.loads(line) for line in recorded if '"event.retracted"' in line]
            if undone:
                self.call("undo", self.random.choice(undone)["id"])
        elif what < 0.95:
            self.call("append", text=self.random.choice(self.batches))
        else:
            with open(os.path.join(self.home, "rules.txt"), "w", encoding="utf-8") as file:
                file.write(self.random.choice(RULES))


def write(lake, number, larder, seed=1):
    """Writes so many larders into a folder and returns what can write more into each."""
    histories = []
    for place in range(number):
        history = History(seed * 100_000 + place, os.path.join(lake, f"home{place:04}"), larder)
        history.append([history.purchase([])])
        for _ in range(history.random.randint(2, 8)):
            history.step()
        histories.append(history)
    return histories
