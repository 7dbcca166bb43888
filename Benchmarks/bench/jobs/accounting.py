"""Spend by category and month, beside the plain-text accounting programs on the same receipts."""

from ..answers import larder_amounts
from ..journals import Journals
from ..places import VENV
from ..timing import Job, Program
from .spending import KEYS, replay


def accounting(larder, size):
    journals = Journals(size)
    journals.write()
    ours = replay(larder, size, "larder spend", KEYS)
    ours.answer = larder_amounts
    rivals = [
        ("ledger", journals.ledger(), journals.ledger_answer),
        ("hledger", journals.hledger(), journals.hledger_answer),
        ("beancount", journals.bean_query(VENV / "bean-query"), journals.bean_query_answer),
    ]
    return Job(
        [ours, *(Program(name, c, answer=read, against=ours.name) for name, c, read in rivals)]
    )
