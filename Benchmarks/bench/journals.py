"""The receipts as journals for plain-text accounting: an entry a line, an account a category."""

import csv
import io
import re
from decimal import Decimal

from .answers import amount_lines
from .places import FILES, OUT


class Journals:
    """Account names hold no blanks or signs in beancount, so categories are numbered in all."""

    def __init__(self, size):
        with open(FILES[size], newline="") as file:
            self.rows = list(csv.DictReader(file))
        categories = sorted({row["category"] for row in self.rows})
        self.accounts = {name: f"Expenses:C{n:03d}" for n, name in enumerate(categories)}
        self.categories = {account: name for name, account in self.accounts.items()}
        self.journal = OUT / f"receipts-{size}.journal"
        self.beancount = OUT / f"receipts-{size}.beancount"

    def write(self):
        with open(self.journal, "w") as file:
            for row in self.rows:
                file.write(
                    f"{row['date']} {row['item']}\n    {self.accounts[row['category']]}"
                    f"  {row['total']} USD\n    Assets:Cash\n\n"
                )
        with open(self.beancount, "w") as file:
            for account in ["Assets:Cash", *self.categories]:
                file.write(f"2000-01-01 open {account}\n")
            for row in self.rows:
                item = row["item"].replace("\\", "\\\\").replace('"', '\\"')
                file.write(
                    f'{row["date"]} * "{item}"\n  {self.accounts[row["category"]]}'
                    f"  {row['total']} USD\n  Assets:Cash\n"
                )

    def ledger(self):
        """Every register line as account, month and amount."""
        form = "%(account)\t%(format_date(date, '%Y-%m'))\t%(quantity(scrub(display_amount)))\n"
        command = ["register", "--monthly", "--register-format", form, "^Expenses"]
        return ["ledger", "--args-only", "-f", str(self.journal), *command]

    def ledger_answer(self, text):
        rows = (line.split("\t") for line in text.splitlines())
        return amount_lines((self.categories[a], month, Decimal(sum)) for a, month, sum in rows)

    def hledger(self):
        command = ["balance", "--monthly", "--layout", "bare", "-O", "csv", "^Expenses"]
        return ["hledger", "-f", str(self.journal), *command]

    def hledger_answer(self, text):
        table = csv.DictReader(io.StringIO(text))
        return amount_lines(
            (self.categories[row["account"]], month, Decimal(cell))
            for row in table
            for month, cell in row.items()
            if row["account"] in self.categories and re.fullmatch(r"\d{4}-\d\d", month)
        )

    def bean_query(self, program):
        """Without its cache, which holds the whole journal as it was read before."""
        query = """
          SELECT account, year(date) AS year, month(date) AS month, sum(number) AS spent
          WHERE account ~ '^Expenses' GROUP BY account, year, month
        """
        command = [str(program), "-f", "csv", str(self.beancount), " ".join(query.split())]
        return ["env", "BEANCOUNT_DISABLE_LOAD_CACHE=1", *command]

    def bean_query_answer(self, text):
        return amount_lines(
            (
                self.categories[row["account"].strip()],
                f"{int(row['year'])}-{int(row['month']):02d}",
                Decimal(row["spent"]),
            )
            for row in csv.DictReader(io.StringIO(text))
        )
