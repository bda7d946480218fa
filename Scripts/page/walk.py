"""Walks through reports with the keyboard alone: reaches every function, uses it, and looks at what it does.

    python3 Scripts/page/walk.py REPORT.html …

Needs Chromium and its driver, and Selenium. Ends with 1 if anything is not reached or does nothing.
"""

import os
import re
import sys

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from look import browser, complaints

# The page acts on an address that has changed in a task of its own, and draws what it shows in the next frame.
SETTLED = """
const done = arguments[arguments.length - 1];
requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), 20));
"""

FOCUSED = """
const e = document.activeElement;
const style = getComputedStyle(e);
const box = e.getBoundingClientRect();
return {tag: e.tagName, name: e.name ?? "", type: e.type ?? "", id: e.id, text: e.textContent.slice(0, 60),
  inside: ["skip", "heat", "find", "order", "viewer", "translators", "scroll", "questions", "widths"]
    .filter((name) => e.closest("." + name)), part: e.closest("details.part")?.id ?? "",
  outline: style.outlineStyle, seen: box.width > 0 && box.height > 0};
"""


def numbers(said):
    """The whole numbers in a sentence, whatever sets their thousands apart."""
    return {int(number) for number in re.findall(r"\d+", re.sub(r"(?<=\d)[,.\u00a0\u202f’](?=\d{3})", "", said))}


class Walk:
    def __init__(self, report):
        self.driver = browser(os.path.abspath(report))
        self.report, self.failures = report, []

    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()
            if key == Keys.ENTER:
                self.driver.execute_async_script(SETTLED)
        return self.driver.execute_script(FOCUSED)

    def ask(self, script):
        return self.driver.execute_script("return " + script)

    def expect(self, holds, what):
        print("  " + ("reached: " if holds else "MISSED:  ") + what)
        if not holds:
            self.failures.append(what)

    def tab_to(self, what, holds, most=1500):
        """Presses the tab key until something holds of what has the focus, which is visible all the way."""
        for _ in range(most):
            focused = self.press(Keys.TAB)
            if focused["tag"] == "BODY":
                break
            if focused["outline"] == "none" or not focused["seen"]:
                self.expect(False, f"visible focus on {focused}")
            if holds(focused):
                self.expect(True, what)
                return focused
        self.expect(False, what)
        return None

    def restart(self):
        self.ask("(document.activeElement.blur(), getSelection().removeAllRanges(), scrollTo(0, 0))")
        self.driver.get(self.driver.current_url.split("#")[0])

    def run(self):
        print(self.report)
        self.tab_to("the skip link", lambda f: "skip" in f["inside"], 1)
        self.press(Keys.ENTER)
        self.expect(self.ask("location.hash") == "#start", "where to start by the first skip link")
        if self.ask("document.querySelector('.worst .cause h3 > a') !== null"):
            self.tab_to("the first cause from there", lambda f: self.ask("document.activeElement.matches('.worst .cause h3 > a')"), 2)
        self.restart()
        self.worst()
        self.groups()
        self.head_table()
        self.sorts()
        self.languages()
        self.filters()
        self.addresses()
        self.gone()
        self.whatever()
        self.causes()
        self.findings()
        self.part()
        self.translators()
        self.narrow()
        for message in complaints(self.driver):
            self.expect(False, message[:200])
        self.driver.quit()
        return self.failures

    def narrow(self):
        """Nothing has to be moved sideways, down to what 400 % makes of a window of 1280 px."""
        for width in [390, 360, 320]:
            self.driver.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride", {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
            self.restart()
            wider = self.ask("document.documentElement.scrollWidth - innerWidth")
            self.expect(wider <= 0, f"a page of {width} px: {max(0, wider)} px wider")
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": 1280, "height": 900, "deviceScaleFactor": 1, "mobile": False})

    def worst(self):
        """Each of the findings to start with, most of which nobody has opened yet."""
        links = self.ask(
            "[...document.querySelectorAll('.worst .cause h3 > a')].map((a) => [a.hash.slice(1), a.closest('.more-causes') !== null, a.closest('.brief') !== null])")
        for goal, is_folded, is_line in links:
            if is_folded:
                self.tab_to("the other causes", lambda f: self.ask("document.activeElement.matches('.more-causes > summary')"))
                self.press(Keys.ENTER)
            if is_line:
                holds = f"[...(document.activeElement.closest('.brief') ?? document.createElement('p')).querySelectorAll('h3 > a')].some((a) => a.hash === '#{goal}')"
                self.tab_to(f"the line of {goal}", lambda f: self.ask(f"document.activeElement.tagName === 'SUMMARY' && {holds}"))
                self.press(Keys.ENTER)
            self.tab_to(f"the link to {goal}", lambda f: self.ask("document.activeElement.hash") == "#" + goal)
            self.press(Keys.ENTER)
            self.expect(self.ask("document.activeElement.id") == goal, f"the finding {goal}")
            self.restart()

    def groups(self):
        """What belongs together is a stop of the tab key each; only the map and the head's table, grids, are one, and say which keys lead on."""
        groups = ":is(.masthead, .besides) :is(.setting, .counts, .blame, .siblings), .worst .cause, .languages table, .tools"
        missed = self.ask(f"[...document.querySelectorAll('{groups}')].flatMap((group) => [...group.querySelectorAll('a[href], summary, button')])"
                          ".filter((stop) => stop.checkVisibility() && stop.tabIndex !== 0).map((stop) => stop.outerHTML.slice(0, 80))")
        self.expect(missed == [], f"every link and button by the tab key {missed[:3]}")
        if self.ask("document.querySelector('.heat table') !== null"):
            stops = self.ask("[...document.querySelectorAll('.heat table a')].filter((link) => link.tabIndex === 0).length")
            self.expect(stops == 1, "the map as one stop")
            self.expect(self.ask("matchMedia('(pointer: coarse)').matches || document.getElementById('heat-hint').checkVisibility()"), "the hint on its keys")

    def head_table(self):
        """The head's table of languages is one stop, and the arrow keys reach each of its links."""
        links = "[...document.querySelectorAll('.failing a')].filter((link) => link.checkVisibility())"
        if not self.ask(f"{links}.length"):
            return
        stops = self.ask("[...document.querySelectorAll('.failing, .failing *')].filter((e) => e.tabIndex === 0 && e.checkVisibility()).length")
        self.expect(stops == 1 and self.ask("document.querySelector('.failing').role") == "grid", "the head's table as one stop")
        self.tab_to("the head's table", lambda f: self.ask("document.activeElement.closest('.failing') !== null"))
        self.expect(self.ask("document.getElementById('failing-keys').checkVisibility()"), "the hint on its keys")
        onward = Keys.ARROW_LEFT if self.ask("document.documentElement.dir") == "rtl" else Keys.ARROW_RIGHT
        place = "[...document.querySelectorAll('.failing *')].indexOf(document.activeElement)"
        self.press(Keys.CONTROL + Keys.HOME)
        self.driver.execute_script("window.passed = new Set([document.activeElement])")
        for _ in range(self.ask("document.querySelector('.failing').tBodies[0].rows.length")):
            self.press(Keys.HOME)
            while True:
                self.driver.execute_script("window.passed.add(document.activeElement)")
                before = self.ask(place)
                focused = self.press(onward)
                if focused["outline"] == "none":
                    self.expect(False, f"visible focus on {focused}")
                if self.ask(place) == before:
                    break
            self.press(Keys.HOME, Keys.ARROW_DOWN)
        missed = self.ask(f"{links}.filter((link) => !window.passed.has(link)).map((link) => link.outerHTML.slice(0, 80))")
        self.expect(missed == [], f"every link of the head's table by the arrow keys {missed[:3]}")
        self.press(Keys.CONTROL + Keys.END)
        last = self.ask(place)
        self.press(Keys.END, onward, Keys.ARROW_DOWN)
        self.expect(self.ask(place) == last, "its last cell, from which no key leads on")
        self.press(Keys.TAB)
        self.expect(self.ask("document.activeElement.closest('.failing') === null"), "the way on from it by one tab")
        self.restart()

    def sorts(self):
        heads = "[...document.querySelectorAll('.heat thead th')].map((th) => th.textContent).join()"
        before = self.ask(heads)
        self.tab_to("the order of languages", lambda f: "order" in f["inside"])
        self.press(Keys.ARROW_DOWN)
        order = self.ask("[...document.querySelectorAll('.order select')].map((s) => s.value)[0]")
        self.expect(order == "plain", f"another order of languages ({before != self.ask(heads)})")
        rows = "[...document.querySelectorAll('.heat tbody th')].map((th) => th.textContent).join()"
        before = self.ask(rows)
        self.press(Keys.TAB)
        self.press(Keys.ARROW_DOWN)
        self.expect(before != self.ask(rows) or before.count(",") < 2, "another order of bars")
        self.press(Keys.TAB)
        self.press(" ")
        self.expect(self.ask("document.querySelector('.heat thead .full')?.hidden === false"), "full names of languages")
        self.tab_to("the map", lambda f: "heat" in f["inside"] and f["tag"] == "A")
        place = "document.activeElement.closest('td')?.cellIndex ?? 0"
        onward = Keys.ARROW_LEFT if self.ask("document.documentElement.dir") == "rtl" else Keys.ARROW_RIGHT
        for _ in range(20):
            # Not every bar has a cell with findings.
            self.press(onward)
            if self.ask(place) > 0:
                break
            self.press(Keys.ARROW_DOWN)
        self.expect(self.ask(place) > 0, "a cell of the map by arrow keys")
        self.press(Keys.ENTER)
        status = "document.querySelector('#find [role=status]')"
        self.expect(self.ask(f"document.activeElement === {status}"), "what a cell counts is listed")
        self.expect(self.ask("document.querySelector('.results > li h3') !== null"), "by its cause")
        goal = self.ask("document.querySelector('#find .where a').hash.slice(1)")
        self.tab_to("the bar that a cell is of", lambda f: self.ask("document.activeElement.hash") == "#" + goal)
        self.press(Keys.ENTER)
        self.expect(bool(self.ask("document.activeElement.closest('details.part')?.open")), "the bar's picture")
        self.restart()
        for cell in self.ask("[...document.querySelectorAll('.heat tbody td[data-counts] a')].slice(0, 12)"
                             ".map((a) => [a.hash, a.parentNode.dataset.counts])"):
            self.driver.execute_script("filters.load(arguments[0].split('?')[1])", cell[0])
            count = sum(int(number) for number in cell[1].split())
            self.expect(self.ask("parts.flatMap((part) => part.findings).filter((finding) => !finding.hidden).length") == count,
                        f"as many as the cell counts: {cell[0]}")
        self.restart()
        # Whoever follows the map sees where it leads, whatever is filtered.
        self.tab_to("the filter rule", lambda f: f["name"] == "rule")
        self.press(Keys.END)
        ActionChains(self.driver).pause(0.3).perform()
        self.driver.execute_script("document.querySelector('.heat td a').focus()")
        self.press(Keys.ENTER)
        self.expect(bool(self.ask("document.activeElement.getClientRects().length")), "a cell's findings under a filter")
        self.restart()
        self.driver.execute_script("document.querySelector('.heat tbody td[data-counts] a').click()")
        self.driver.execute_async_script(SETTLED)
        self.expect(self.ask(f"document.activeElement === {status}"), "how many a cell counts, once more")
        self.press("j")
        self.expect(self.ask("document.activeElement.matches('article.finding')"), "the first of them by J")
        self.restart()

    def languages(self):
        """The table of languages by each of its heads, folded languages with it, and by its address."""
        heads = self.ask("[...document.querySelectorAll('.by-language')][0]?.querySelectorAll('.sort').length ?? 0")
        if not heads:
            return
        rows = "[...document.querySelectorAll('.by-language tr[data-counts]')]"
        before = self.ask(f"{rows}.map((row) => row.textContent).sort()")
        errors = f"{rows}.map((row) => Number(row.dataset.counts.split(' ')[0]))"
        self.tab_to("the head of errors", lambda f: self.ask("document.activeElement.matches('[data-sort=error] .sort')"))
        for order, reverse in [("descending", True), ("ascending", False)]:
            self.press(Keys.ENTER)
            self.expect(self.ask("document.activeElement.closest('th').ariaSort") == order, f"languages by errors, {order}")
            counts = self.ask(errors)
            self.expect(counts == sorted(counts, reverse=reverse), f"in that order: {counts[:5]}")
        self.expect(self.ask(f"{rows}.map((row) => row.textContent).sort()") == before, "and none is lost")
        self.expect(self.ask("location.hash") == "#languages?sort=error&order=up", "the order in the address")
        address = self.ask("location.href")
        self.driver.get("about:blank")
        self.driver.get(address)
        counts = self.ask(errors)
        self.expect(counts == sorted(counts), "the order by its address")
        self.restart()

    def filters(self):
        count = "document.querySelector('#find [role=status]').textContent"
        for name in ["locale", "blame", "rule", "text", "kind"]:
            before = self.ask(count)
            self.tab_to(f"the filter {name}", lambda f, name=name: f["name"] == name)
            self.press(*{"text": ["t", "i", "t", "l", "e"], "kind": [" "]}.get(name, [Keys.ARROW_DOWN]))
            self.driver.implicitly_wait(0)
            ActionChains(self.driver).pause(0.3).perform()
            self.expect(before != self.ask(count), f"another count by {name}: {self.ask(count)}")
            self.tab_to("the button that clears the filters", lambda f: f["type"] == "reset")
            self.press(Keys.ENTER)
            ActionChains(self.driver).pause(0.2).perform()
            self.restart()
        self.tab_to("the filter text", lambda f: f["name"] == "text")
        self.press("e")
        ActionChains(self.driver).pause(0.3).perform()
        self.tab_to("a result", lambda f: "find" in f["inside"] and self.ask("document.activeElement.matches('.row a')"))
        goal = self.ask("document.activeElement.hash.slice(1)")
        self.press(Keys.ENTER)
        self.expect(self.ask("document.activeElement.id") == goal, "the finding of a result")
        self.driver.execute_script("filters.load('text=q%E2%98%83q')")
        self.expect(self.ask("[...new Set(parts.map((part) => part.details.closest('section')))]"
                             ".every((section) => section.querySelector(':scope > .unfit')?.checkVisibility())"),
                    "each section that stands empty says so")
        self.driver.execute_script("document.querySelector('.unfit button').focus()")
        self.press(Keys.ENTER)
        self.expect(self.ask("document.querySelector('.unfit') === null && document.activeElement.matches('.part > summary')"),
                    "all is shown by its button")
        self.restart()

    def addresses(self):
        """What is chosen stands in the address, and an address shows what was chosen."""
        status = "document.querySelector('#find [role=status]').textContent"
        tile = self.tab_to("a number of the head", lambda f: self.ask("document.activeElement.closest('.counts') !== null"))
        if not tile:
            return
        number = self.ask("document.activeElement.querySelector('.number').textContent")
        everything = self.ask(status)
        self.press(Keys.ENTER)
        ActionChains(self.driver).pause(0.3).perform()
        found = self.ask(status)
        self.expect(number in found and (found != everything or self.ask("document.querySelectorAll('.count:not(.none)').length") == 1),
                    f"the findings behind {number}: {found}")
        marks = self.ask("[...document.querySelectorAll('.part > summary .mark:not([hidden])')].every((e) => e.textContent.includes('/') || !e.matches('.error, .warning, .review, .note'))")
        self.expect(marks, "badges that follow the filter")
        address = self.ask("location.href")
        self.way_back(status, everything, found)
        self.driver.get("about:blank")
        self.driver.get(address)
        self.expect(self.ask(status) == found, "the same findings by their address")
        # The form is before what was found, where an address leads.
        self.driver.execute_script("const head = document.querySelector('#find h2'); head.tabIndex = -1; head.focus()")
        self.tab_to("the filter rule", lambda f: f["name"] == "rule")
        self.press(Keys.ARROW_DOWN)
        ActionChains(self.driver).pause(0.3).perform()
        self.expect("rule=" in self.ask("location.hash"), "the filter in the address")
        self.restart()

    def gone(self):
        """An address of what is not here says so, where its reader is then, and the next one that leads somewhere no more."""
        status = "document.getElementById('gone')"
        said = f"({status}.className === 'notice' && {status}.checkVisibility() && {status}.textContent !== '' && document.activeElement === {status})"
        for address in ["finding-0000000000000000", "toolbar-100000"]:
            self.driver.execute_script(f"location.hash = '{address}'")
            ActionChains(self.driver).pause(0.3).perform()
            self.expect(self.ask(said), f"word of an address that names nothing: {address}")
            box = f"{status}.getBoundingClientRect()"
            self.expect(self.ask(f"{box}.top >= 0 && {box}.bottom <= innerHeight"), "and it is in sight")
            self.driver.execute_script("location.hash = 'toolbars'")
            ActionChains(self.driver).pause(0.3).perform()
            self.expect(self.ask(f"{status}.textContent === ''"), "no such word of an address that leads somewhere")
            there = self.ask("location.href.split('#')[0]") + "#" + address
            self.driver.get("about:blank")
            self.driver.get(there)
            self.expect(self.ask(said), f"the same where the page begins with {address}")
        self.restart()

    def whatever(self):
        """What is wrong whatever the language is chosen by its numbers in the head and in the table of languages."""
        links = self.ask("[...document.querySelectorAll('.failing a[href*=\"locale=none\"], .languages td.figure a[href*=\"locale=none\"]')]"
                         ".map((a) => [a.hash, a.textContent])")
        for link, text in links:
            self.driver.execute_script(f"document.querySelector('a[href=\"{link}\"]').click()")
            ActionChains(self.driver).pause(0.3).perform()
            found = self.ask("parts.flatMap((part) => part.findings).filter((finding) => !finding.hidden)"
                             ".map((finding) => finding.dataset.everywhere !== undefined || !(finding.dataset.locale || finding.dataset.locales))")
            self.expect(all(found) and len(found) in numbers(text), f"{len(found)} findings of no language by {link}: {text}")
            self.expect(self.ask("document.querySelector('#find select[name=locale]').value") == "none", "and it is chosen in the menu")
        if links:
            self.restart()
    def way_back(self, status, everything, found):
        """The way back lifts what a link chose, the way on chooses it again, and a button shows all where something is hidden."""
        veiled = "document.querySelector('.veiled')"
        for go, said, what in [(self.driver.back, everything, "back"), (self.driver.forward, found, "on"), (self.driver.back, everything, "back again")]:
            go()
            ActionChains(self.driver).pause(0.3).perform()
            has_choice = said == found
            self.expect(self.ask(status) == said and (self.ask("location.hash") != "") == has_choice, f"the way {what}: {self.ask(status)}")
            self.expect(has_choice or self.ask(f"{veiled} === null"), f"nothing is said to be hidden on the way {what}, where nothing is")
        self.driver.forward()
        ActionChains(self.driver).pause(0.3).perform()
        self.driver.execute_script("for (const part of parts) if (!part.details.hidden) part.show()")
        if self.ask(f"{veiled}?.checkVisibility() === true"):
            self.driver.execute_script(f"{veiled}.querySelector('button').focus()")
            self.press(Keys.ENTER)
            self.expect(self.ask(status) == everything and self.ask("location.hash") == "#find", "all is shown by the button beside what is hidden")
            self.expect(self.ask("document.activeElement.matches('[data-rule]')"), "the first finding that it has shown")

    def causes(self):
        """What a number leads to stands by cause: each a heading, with what was chosen of it alone."""
        chosen = "parts.flatMap((part) => part.findings).filter((finding) => !finding.hidden)"
        status = "document.querySelector('#find [role=status]')"
        links = self.ask("[...document.querySelectorAll('.failing a[href*=\"find?\"], .languages td a[href*=\"find?\"], .blame a[href*=\"find?\"], .heat .totals a')]"
                         ".map((a) => a.hash).filter((hash, index, all) => hash.includes('?') && all.indexOf(hash) === index).slice(0, 8)")
        for link in links:
            self.driver.execute_script(f"document.querySelector('a[href=\"{link}\"]').click()")
            ActionChains(self.driver).pause(0.3).perform()
            self.expect(self.ask(f"document.activeElement === {status}"), f"the status by {link}")
            found = self.ask(f"{chosen}.length")
            groups = self.ask(
                "[...document.querySelectorAll('.results > li')].map((e) => ({name: e.querySelector('h3').textContent,"
                " cause: e.querySelector('h3').id.slice(6), said: e.querySelector('h3 + .where').textContent,"
                " rows: [...e.querySelectorAll('.row a')].map((a) => a.hash.slice(1)), kind: e.querySelector('.row').classList[1]}))")
            causes = {}
            for cause, name in self.ask(f"{chosen}.map((finding) => [finding.dataset.cause, finding.id])"):
                causes.setdefault(cause, []).append(name)
            said = self.ask(f"{status}.textContent")
            self.expect({found, len(causes)} <= numbers(said), f"{found} findings of {len(causes)} causes: {said}")
            self.expect(len(groups) == min(len(causes), 20), f"{len(groups)} causes are headings")
            self.expect(all(group["name"].strip() and set(group["rows"]) <= set(causes[group["cause"]]) for group in groups),
                        "each has a name, and what was chosen of it alone")
            self.expect(all(len(causes[group["cause"]]) in numbers(group["said"]) for group in groups), "each says how much of it was chosen")
            kinds = [["error", "warning", "review", "note"].index(group["kind"]) for group in groups]
            self.expect(kinds == sorted(kinds), "the worst is first")
        if not links:
            return
        goal = self.tab_to("a cause of what was found", lambda f: self.ask("document.activeElement.matches('.results h3 a')"))
        if goal:
            name = self.ask("document.activeElement.hash.slice(1)")
            self.press(Keys.ENTER)
            self.expect(self.ask("document.activeElement.id") == name, f"the row of {name}")
            self.expect(self.ask("document.activeElement.checkVisibility()"), "and it is not folded away")
            self.driver.back()
            ActionChains(self.driver).pause(0.3).perform()
            self.expect(self.ask("location.hash") == links[-1] and self.ask(f"{chosen}.length") == found, "the way back to what was chosen")
        more = self.ask("[...document.querySelectorAll('.results .further')].findIndex((e) => !e.hidden)")
        if more >= 0:
            rows = f"document.querySelectorAll('.results > li')[{more}].querySelectorAll('.row').length"
            before = self.ask(rows)
            self.driver.execute_script(f"document.querySelectorAll('.results .further')[{more}].focus()")
            self.press(Keys.ENTER)
            self.expect(self.ask(rows) > before and self.ask("document.activeElement.matches('.row a')"), "more of a cause")
        self.restart()

    def findings(self):
        """From finding to finding, each with its picture in sight."""
        self.driver.execute_script("document.querySelector('.worst a')?.click()")
        ActionChains(self.driver).pause(0.3).perform()
        first = self.ask("document.activeElement.id")
        if not first.startswith("finding-"):
            return
        self.press("j")
        ActionChains(self.driver).pause(0.3).perform()
        second = self.ask("document.activeElement.id")
        several = self.ask("document.querySelector('#find [role=status]').dataset.count") != "1"
        self.expect(second != first or not several, f"the next finding: {second}")
        self.press("k")
        ActionChains(self.driver).pause(0.3).perform()
        self.expect(self.ask("document.activeElement.id") == first or not several, "the finding before it")
        for button in ["previous", "next", "back", "link"]:
            self.expect(self.ask(f"document.activeElement.closest('article')?.querySelector('.tools [data-does={button}]')?.getClientRects().length > 0"), f"the button {button}")
        at = self.ask("document.activeElement.dataset.frame")
        if at:
            self.expect(self.ask("document.querySelector('.ring')?.getClientRects().length > 0"), "its item outlined on the picture")
        self.restart()

    def part(self):
        first = self.ask("[...document.querySelectorAll('details.part.toolbar')].find((e) => [...e.querySelectorAll('.mark')].length)?.id")
        if not first:
            return
        summary = self.tab_to("a bar's section", lambda f: f["tag"] == "SUMMARY" and f["part"] == first)
        if summary and not self.ask(f"document.getElementById('{first}').open"):
            self.press(Keys.ENTER)
        self.expect(self.ask(f"document.getElementById('{first}').open"), "the bar opened")
        picture = f"[...document.querySelectorAll('#{first} figure:not([hidden])')].map((f) => f.textContent).join()"
        for name, control in [("language", "select"), ("system", "select"), ("width", "input")]:
            # A system that the language has no picture of cannot be chosen, and is no choice.
            many = "querySelectorAll('option:not([disabled])').length" if control == "select" else "max"
            options = self.ask(f"document.querySelector('#{first} .{name} {control}')?.{many} ?? 0")
            if int(options) < (2 if control == "select" else 1):
                continue
            before = self.ask(picture)
            self.tab_to(f"the {name}", lambda f: f["tag"] == control.upper() and "viewer" in f["inside"]
                        and self.ask(f"document.activeElement.closest('.{name}') !== null"))
            key = Keys.ARROW_DOWN if control == "select" else Keys.ARROW_RIGHT
            self.press(key)
            if before == self.ask(picture):
                self.press(Keys.ARROW_UP if control == "select" else Keys.ARROW_LEFT)
            self.expect(before != self.ask(picture), f"another picture by {name}")
        widths = self.ask(f"new Set([...document.querySelectorAll('#{first} figure:not([hidden]) svg.bar')].map((e) => e.viewBox.baseVal.width)).size")
        self.expect(widths <= 1, "the source beside it at the same width")
        overflow = self.ask(f"document.querySelector('#{first} .viewer input')?.getAttribute('aria-valuetext')")
        self.expect(bool(overflow), f"what the slider says: {overflow}")

    def translators(self):
        if not self.ask("document.getElementById('translators') !== null"):
            return
        sheet = "document.querySelector('#translators .sheet').textContent"
        before = self.ask(sheet)
        self.tab_to("the translators' language", lambda f: "translators" in f["inside"] and f["tag"] == "SELECT")
        self.press(Keys.ARROW_DOWN)
        several = self.ask("document.querySelector('#translators select').options.length") > 1
        self.expect(before != self.ask(sheet) or not several, "another language's sheet")
        locale = self.ask("document.querySelector('#translators select').value")
        self.expect(self.ask("location.hash") == f"#translate?locale={locale}", "the sheet in the address")
        self.sheets(locale)

    def sheets(self, locale):
        """An address opens its sheet, what can be copied is, bars are drawn, and a narrow window shows cards."""
        address = self.ask("location.href")
        self.driver.get("about:blank")
        self.driver.get(address)
        shown = "document.querySelector('#translators .sheet').dataset.locale"
        self.expect(self.ask(shown) == locale, f"the sheet of {locale} by its address")
        link = self.ask("document.querySelector('.languages a.where[href^=\"#translate\"]')?.hash")
        if link:
            self.driver.execute_script("document.querySelector('.languages a.where[href^=\"#translate\"]').click()")
            ActionChains(self.driver).pause(0.3).perform()
            self.expect(link.endswith("=" + self.ask(shown)), f"the sheet by the table of languages: {link}")
        rows = self.ask("[...document.querySelectorAll('#translators tbody tr')].map((row) => row.textContent)")
        self.expect(len(set(rows)) == len(rows), f"{len(rows)} texts, each once")
        if not rows:
            return
        # What fits is folded, and nothing within a fold can be reached.
        self.driver.execute_script("document.querySelectorAll('#translators :is(.fitting, .longer)').forEach((fold) => { fold.open = true; })")
        for name in ["key", "translation"]:
            place = f"document.querySelector('#translators [data-copy={name}]')"
            if not self.ask(f"{place} !== null"):
                continue
            self.driver.execute_script(
                f"document.addEventListener('copy', () => {{ window.copied = getSelection().toString() || document.activeElement.value; }});"
                f"Object.defineProperty(navigator, 'clipboard', {{configurable: true, value: {{writeText: async (text) => {{ window.copied = text; }}}}}});"
                f"{place}.nextElementSibling.focus()")
            self.press(Keys.ENTER)
            ActionChains(self.driver).pause(0.2).perform()
            self.expect(self.ask("window.copied") == self.ask(f"{place}.textContent"), f"a copied {name}")
            self.expect(self.ask("document.querySelector('#translators > [role=status]').textContent") != "", "word of the copy")
        self.driver.execute_script("document.querySelector('#translators .preview')?.scrollIntoView({block: 'center'})")
        ActionChains(self.driver).pause(0.3).perform()
        self.expect(self.ask("!document.querySelector('#translators .preview') || document.querySelector('#translators .preview svg') !== null"), "a bar beside its text")
        metrics = {"height": 900, "deviceScaleFactor": 1, "mobile": False}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 390, **metrics})
        card = "getComputedStyle(document.querySelector('#translators tbody tr')).display"
        self.expect(self.ask(card) == "block" and self.ask("document.documentElement.scrollWidth <= innerWidth"), "cards at 390 px")
        label = "getComputedStyle(document.querySelector('#translators tbody td:nth-child(2)'), '::before').content"
        self.expect(self.ask("document.querySelector('#translators th:nth-child(2)').textContent") in self.ask(label), "named cells")
        for width, shape in [(390, "block"), (480, "table"), (768, "table")]:
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, **metrics})
            ActionChains(self.driver).pause(0.1).perform()
            shown = self.ask("[...document.querySelectorAll('.by-language')].map((table) => getComputedStyle(table).display)")
            wider = self.ask("[...document.querySelectorAll('.languages .scroll')].some((box) => box.scrollWidth > box.clientWidth)")
            self.expect(set(shown) <= {shape} and not wider, f"languages at {width} px: {shown}, wider: {wider}")
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 1280, **metrics})


failed = [failure for report in sys.argv[1:] for failure in Walk(report).run()]
sys.exit(1 if failed else 0)
