"""Saves translators' sheets from pages and compares them with the files that `--split` writes beside these: byte by byte.

    python3 Scripts/page/spreadsheets.py FOLDER

FOLDER is what `lintel audit … --output FOLDER --split` wrote. Needs Chromium and its driver, and Selenium. Ends with 1 if a file
is another one, or if a button saves nothing.
"""

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
        for locale in locales:
            for form in FORMS:
                name = self.ask(f"sheets.spreadsheets.read.sheets.get({locale!r}).dataset.file") + "." + form
                text = self.ask(f"sheets.spreadsheets.text({locale!r}, {form!r})")
                self.expect(text.encode() == contents(os.path.join(self.folder, name)), f"{name}, as --split writes it")
        for text, cell in CELLS.items():
            made = self.driver.execute_script("return SheetRows.cell(arguments[0])", text)
            self.expect(made == cell, f"{text!r} as the cell {cell!r}" + ("" if made == cell else f", and not {made!r}"))
        for form in FORMS if locales else []:
            self.press(form)
        for message in complaints(self.driver):
            self.expect(False, message[:200])
        self.driver.quit()
        return self.failures

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
    folder = sys.argv[1]
    pages = ["audit.html"] + sorted(
        name for name in os.listdir(folder) if name.startswith("audit.") and name.endswith(".html") and name != "audit.html")
    failures = [failure for page in pages[:3] for failure in Saving(folder, page).run()]
    print(f"{len(failures)} of the files are wrong" if failures else "every file is the same")
    sys.exit(1 if failures else 0)


main()
