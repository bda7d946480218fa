"""Saves translators' sheets from pages and compares them with the files that `--split` writes beside these: byte by byte. The rows
that a page without room for these makes of what it shows are compared with them row by row.

    python3 Scripts/page/spreadsheets.py FOLDER...

FOLDER is what `lintel audit … --output FOLDER --split` wrote. Needs Chromium and its driver, and Selenium. Ends with 1 if a file
is another one, if a row says otherwise, or if a button saves nothing.
"""

import csv
import os
import sys
import tempfile
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from look import browser, complaints

FORMS = ["csv", "tsv"]
PATIENCE = 10
"""So long a file may take to be there, in seconds."""
CELLS = {
    "=x": "'=x", "'=x": "''=x", "'tis": "'tis", "a=b": "a=b", "＝x": "'＝x", "\u00a0@x": "'\u00a0@x", "\u2068+x\u2069": "'\u2068+x\u2069",
    "\n=1+x": "'\\n=1+x", "\tx": "' x", "⇥x": "'⇥x", "a\r\nb": "a\\r\\nb", "c\\d": "c\\\\d",
    "-5": "-5", "+5.25": "+5.25", "-.5": "-.5", "-5.": "-5.", "'-5": "''-5", " -5": "' -5", "-": "'-", "-.": "'-.", "-1.2.3": "'-1.2.3",
    "-Infinity": "'-Infinity", "-inf": "'-inf", "-1e5": "'-1e5", "-0x10": "'-0x10", "-٥": "'-٥", "-1,5": "'-1,5",
}
"""What is made of a text where the page saves its own rows: the same as of a cell of `--split` (`SheetExportTests` has the same list)."""

SHOWN = {"source": "Source at {}", "into": "Create {} with it|Create {} with them|Add it to {}|Add them to {}"}
"""How an English page says where the source has a text, and which file a missing one is put into (`ShownRows`)."""
SAME = [
    "severity", "write into", "comment", "source", "needed at least (pt)", "needed (pt)", "room (pt)", "max length to be safe (characters)",
    "max length (characters)", "environment", "max length where few people see it (characters)", "environment that few people have", "source at",
]
"""What both say in the same words, where the page says it at all; other columns are sentences, which each has for itself."""
PARTS = {"used at": " · ", "rule": " "}
"""What the page may say less of, with what stands between its parts: of many places it says how many more there are."""


def contents(path):
    with open(path, "rb") as file:
        return file.read()


class Saving:
    def __init__(self, folder, page):
        self.folder, self.page, self.failures = os.path.abspath(folder), page, []
        self.driver = browser(os.path.join(self.folder, page))

    def ask(self, script):
        return self.driver.execute_script("return " + script)

    def expect(self, holds, what):
        print("  " + ("saved:  " if holds else "FAILED: ") + what)
        if not holds:
            self.failures.append(what)

    def run(self):
        print(self.page)
        locales = self.ask("[...document.querySelectorAll('#translate select option')].map((option) => option.value)")
        self.expect(locales != [], "there are sheets")
        is_whole = self.ask("Boolean(sheets.spreadsheets.island)")
        for locale in locales:
            self.compare(locale)
            for form in FORMS if is_whole else []:
                name = self.ask(f"sheets.spreadsheets.read.sheets.get({locale!r}).dataset.file") + "." + form
                text = self.ask(f"sheets.spreadsheets.text({locale!r}, {form!r})")
                self.expect(text.encode() == contents(os.path.join(self.folder, name)), f"{name}, as --split writes it")
        for text, cell in CELLS.items():
            made = self.driver.execute_script("return SheetRows.cell(arguments[0])", text)
            self.expect(made == cell, f"{text!r} as the cell {cell!r}" + ("" if made == cell else f", and not {made!r}"))
        for form in FORMS if locales and is_whole else []:
            self.press(form)
        for message in complaints(self.driver):
            self.expect(False, message[:200])
        self.driver.quit()
        return self.failures

    def compare(self, locale):
        """The rows that the page makes itself of a language's sheet, each beside that of `--split` which is most like it."""
        file = self.driver.execute_script(
            "const { island, read } = sheets.spreadsheets; return island ? read.sheets.get(arguments[0]).dataset.file : ''", locale)
        with open(os.path.join(self.folder, (file or f"audit.{locale}") + ".tsv"), encoding="utf-8-sig", newline="") as table:
            columns, *written = csv.reader(table, delimiter="\t")
        words = {"columns": "|".join(columns), **SHOWN}
        own = self.driver.execute_script(
            "const { dataset } = document.querySelector('.handing');"
            "for (const [name, value] of Object.entries(arguments[1])) dataset[name] ??= value;"
            "sheets.select.value = arguments[0]; sheets.choose(); return SheetRows.of(sheets.sheets.get(arguments[0]));",
            locale, words)
        rows = [dict(zip(columns, row)) for row in written]
        names = {}
        for row in rows:
            names.setdefault((row["key"], row["translation"]), []).append(row)
        wrong = []
        for row in (dict(zip(columns, row)) for row in own[1:]):
            # What is about no single text has words alone.
            if not row["key"]:
                continue
            told = [self.differences(row, other) for other in names.get((row["key"], row["translation"]), [])]
            wrong += min(told, key=len) if told else [f"{row['key']!r}: no row of --split has it"]
        page = {(row[columns.index("key")], row[columns.index("translation")]) for row in own[1:]}
        # A page that has fewer rows than there are says so.
        is_part = self.driver.execute_script("return Boolean(sheets.sheets.get(arguments[0]).dataset.rows)", locale)
        wrong += [] if is_part else [f"{key!r}: no row of the page has it" for key, text in names if key and (key, text) not in page]
        self.expect(wrong == [], f"{len(own) - 1} rows of {locale} as the page tells them" + "".join("\n    " + line for line in wrong[:10]))

    @staticmethod
    def differences(row, other):
        # What several findings say of a text is one row there, and one of each here.
        own = ["severity", "source at"] if row["what is wrong"] and row["rule"] else []
        found = [column for column in SAME if column not in own and row[column] not in ("", other[column])]
        for column, between in PARTS.items():
            parts = [part for part in row[column].split(between) if part and not part.startswith("and ")]
            found += [column] if set(parts) - set(other[column].split(between)) else []
        return [f"{row['key']!r}, {column}: {row[column]!r}, and in --split {other[column]!r}" for column in found]

    def press(self, form):
        """The button of a form, by keyboard: a file comes down that is called after the project, and is the one of `--split`."""
        split = self.ask("sheets.spreadsheets.read.sheets.get(sheets.select.value).dataset.file") + "." + form
        name = self.ask(f"sheets.spreadsheets.name(sheets.select.value, {form!r})")
        with tempfile.TemporaryDirectory() as folder:
            self.driver.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": folder})
            self.driver.execute_script(f"document.querySelector('#translators .save[data-form={form}]').focus()")
            ActionChains(self.driver).send_keys(Keys.ENTER).perform()
            path, ends = os.path.join(folder, name), time.monotonic() + PATIENCE
            while not os.path.exists(path) and time.monotonic() < ends:
                time.sleep(0.1)
            is_same = os.path.exists(path) and contents(path) == contents(os.path.join(self.folder, split))
            self.expect(is_same, f"{name} by its button")


def main():
    failures = []
    for folder in sys.argv[1:]:
        pages = ["audit.html"] + sorted(
            name for name in os.listdir(folder) if name.startswith("audit.") and name.endswith(".html") and name != "audit.html")
        failures += [failure for page in pages[:3] for failure in Saving(folder, page).run()]
    print(f"{len(failures)} of these are wrong" if failures else "every file is the same, and so is every row")
    sys.exit(1 if failures else 0)


main()
