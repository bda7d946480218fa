"""Looks at what five kinds of readers missed on earlier pages, point by point: the truth of marks, meters and pictures, the map,
print, links, names, words.

    python3 Scripts/page/points.py REPORT.html POINTS.html

REPORT is a report with findings in several languages; POINTS that of the folder Points beside this file, which holds a bar that
nobody can read, a settings window, symbols, and long paths that have no place to break. Needs Chromium and its driver, and Selenium. Ends with 1 if a point does not hold.
"""

import os
import re
import sys
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from look import browser

# What has the focus, where something else is in its middle; nothing else.
UNDER = """
const e = document.activeElement;
if (e === document.body) return null;
const box = e.getClientRects()[0] ?? e.getBoundingClientRect();
const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
return top !== null && e.contains(top) ? null : e.outerHTML.slice(0, 60) + " under " + (top?.tagName ?? "nothing");
"""
OPEN = "for (const part of parts) part.show(); for (const d of document.querySelectorAll('details.part')) d.open = true;"


class Points:
    def __init__(self, report, points):
        self.report, self.other = os.path.abspath(report), os.path.abspath(points)
        self.failures = []

    def expect(self, holds, what):
        print("  " + ("holds:  " if holds else "FAILED: ") + what)
        if not holds:
            self.failures.append(what)

    def page(self, path, address="", width=1280, opened=True):
        self.driver = browser(path + address, width)
        if opened:
            self.driver.execute_script(OPEN)

    def ask(self, script):
        return self.driver.execute_script("return " + script)

    def texts(self, selector):
        return self.ask(f"[...document.querySelectorAll({selector!r})].map((e) => e.textContent.trim())")

    def run(self):
        self.page(self.other)
        self.not_judged()
        self.symbols()
        self.settings()
        self.driver.quit()
        self.page(self.report)
        for point in [
                self.meters, self.causes, self.instructions, self.starts, self.names, self.counts, self.sliders, self.origin,
                self.colours, self.words, self.sentences, self.spoken]:
            point()
        self.driver.quit()
        self.page(self.report, opened=False)
        self.map()
        self.print()
        self.driver.quit()
        self.links()
        self.narrow()
        self.reflow()
        self.backwards()
        return self.failures

    def sentences(self):
        """What a sentence quotes stands in its lines: in a row of boxes each part of it would be a column."""
        torn = self.ask("[...document.querySelectorAll('dd *, p')].filter((e) => /flex|grid/.test(getComputedStyle(e).display) "
                        "&& [...e.childNodes].filter((n) => n.nodeType == 3 && n.data.trim()).length > 1)"
                        ".map((e) => e.textContent.trim().slice(0, 80))")
        self.expect(not torn, f"22: no sentence is torn into columns {torn[:3]}")

    def narrow(self):
        """At 390 px long lists begin short, an address and what is chosen show what they lead to, and nothing is lost."""
        self.page(self.report, width=390, opened=False)
        self.expect(self.ask("document.querySelectorAll('details.part[open]').length") <= 1, "21: one bar at most begins open")
        self.expect(self.ask("document.querySelector('details.audited')?.open === false"), "21: what was audited is folded above where to start")
        self.expect(self.ask("['start', 'languages', 'find'].every((id) => !document.getElementById(id)?.querySelector('.beyond'))"),
                    "21: where to start and the languages are there at once")
        for name, entry in [("toolbars", "> details.part"), ("tables", "> details.part"), ("criteria", "tbody tr")]:
            entries = f"[...document.querySelectorAll('#{name} {entry}')]"
            shown = f"{entries}.filter((e) => e.checkVisibility()).length"
            all_entries = self.ask(f"{entries}.length")
            hidden = self.ask(f"document.querySelectorAll('#{name} .beyond').length")
            if hidden == 0:
                continue
            before = self.ask(shown)
            self.expect(before == all_entries - hidden, f"21: {name} begins with {before} of {all_entries}")
            self.expect(str(all_entries) in self.ask(f"document.querySelector('#{name} .show-all').textContent"), f"21: {name} says how many")
            goal = self.ask(f"document.querySelector('#{name} .beyond').id")
            if goal:
                self.driver.execute_script(f"location.hash = {goal!r}")
                self.driver.execute_async_script("setTimeout(arguments[0], 200)")
                self.expect(self.ask(f"document.getElementById({goal!r}).checkVisibility()"), f"21: #{goal} by its address")
            self.driver.execute_script(f"document.querySelector('#{name} .show-all').click()")
            self.expect(self.ask(shown) == all_entries, f"21: all of {name} by the button")
        # Every bar, with whatever its variant is called.
        self.driver.execute_script(OPEN)
        self.expect(self.ask("document.documentElement.scrollWidth <= innerWidth"), "21: nothing is wider than the page")
        self.driver.quit()

    def reflow(self):
        """At 320 px, as whoever enlarges the page to 400 % has it, nothing makes the page wider (WCAG 1.4.10), be it open or not."""
        wider = ("[...document.querySelectorAll('body *')].filter((e) => e.checkVisibility() && !e.closest('.scroll, .vh, .skip')"
                 " && e.getBoundingClientRect().right > innerWidth + 1).map((e) => e.outerHTML.slice(0, 80))")
        for path in [self.report, self.other]:
            for opened in [False, True]:
                self.page(path, width=320, opened=opened)
                fits = self.ask("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
                self.expect(fits, f"23: {os.path.basename(os.path.dirname(path))} is read without a way to the side {self.ask(wider)[:3]}")
                self.driver.quit()
        self.page(self.other, width=320, opened=False)
        stops = "[...document.querySelectorAll('.heat table a')].filter((e) => e.checkVisibility())"
        self.expect(self.ask(f"{stops}.length > 0 && {stops}.every((e) => e.tabIndex === 0)"), "24: each way in the map's cards is a stop of the tab key")
        self.expect(not self.ask("document.getElementById('heat-hint')?.checkVisibility()"), "24: and nothing speaks of a map")
        self.driver.quit()

    def backwards(self):
        """What has the focus is in sight, also for whoever goes back, where pictures and the map's heads stay (WCAG 2.4.11)."""
        for width in [1280, 1600]:
            self.page(self.report, width=width, opened=False)
            parts = self.ask("parts.filter((part) => part.details.matches('.narrow')).map((part) => { part.show(); part.details.open = true;"
                             " return [part.details.querySelectorAll('.findings article :is(a[href], button, summary)').length, part.details.id]; })")
            covered = []
            for count, part in sorted(parts, reverse=True)[:4]:
                self.driver.execute_script(
                    "document.getElementById(arguments[0]).scrollIntoView();"
                    " [...document.querySelectorAll(`#${arguments[0]} .findings article :is(a[href], button, summary)`)]"
                    ".filter((e) => e.checkVisibility()).at(-1)?.focus()", part)
                covered += [self.step(Keys.TAB, back=True) for _ in range(min(count, 40))]
            self.expect(not any(covered), f"25: at {width} px no control of a bar's findings that has the focus is covered {list(filter(None, covered))[:3]}")
            self.driver.execute_script("document.querySelector('.heat table a[tabindex=\"0\"]')?.focus()")
            keys = [Keys.ARROW_RIGHT, Keys.ARROW_DOWN, Keys.ARROW_LEFT, Keys.ARROW_UP]
            covered = [self.step(key) for key in keys for _ in range(30)]
            self.expect(not any(covered), f"25: at {width} px no cell of the map that has the focus is covered {list(filter(None, covered))[:3]}")
            self.driver.quit()

    def step(self, key, back=False):
        """Presses a key, and says what then has the focus and is covered."""
        action = ActionChains(self.driver)
        (action.key_down(Keys.SHIFT).send_keys(key).key_up(Keys.SHIFT) if back else action.send_keys(key)).perform()
        return self.driver.execute_script(UNDER)

    def not_judged(self):
        self.expect(any(re.search(r"\d of \d", text) for text in self.texts(".unread")), "1: how many texts were read stands on top")
        bar = "[...document.querySelectorAll('details.toolbar')].find((e) => e.textContent.includes('AccountsView'))"
        self.expect(self.ask(f"{bar}.querySelector('.mark.unjudged') !== null"), "1: a bar that was not read is not judged")
        self.expect(not self.ask(f"/✓|everything fits/.test({bar}.textContent)"), "1: nor is it said to fit, or clean")

    def symbols(self):
        bar = ("[...document.querySelectorAll('details.toolbar')].find((e) => e.textContent.includes('symbols'))"
               ".querySelector('svg.bar')")
        drawn = self.ask(
            f"[...{bar}.querySelectorAll('use[x]')].map((e) => document.querySelector(e.getAttribute('href')).innerHTML)")
        self.expect(len(drawn) == 3 and "nobody" in "".join(drawn), "5: a symbol that is not known is written as its name")
        self.expect(len(set(drawn)) == 3, "5: two symbols do not share a drawing")

    def settings(self):
        figure = "document.querySelector('details.toolbar .bar.window')"
        lights = self.ask(
            f"[...document.querySelectorAll({figure}.querySelector('use').getAttribute('href') + ' .light')]"
            ".map((e) => e.cy.baseVal.value + e.r.baseVal.value)")
        tabs = self.ask(f"[...{figure}.querySelectorAll('use[y]')].map((e) => e.y.baseVal.value)")
        self.expect(len(lights) == 3 and len(tabs) == 3 and max(lights) < min(tabs), "6: the window's buttons are above the tabs")
        self.expect(self.texts(".window-title") != [], "6: the window has its title")

    def meters(self):
        perhaps = [text for text in self.texts(".cuts .sum") if "perhaps" in text]
        self.expect(all(re.search(r"\d to \d|\d to [\d.,]+ pt", text) for text in perhaps),
                    f"2: what perhaps does not fit shows its interval ({len(perhaps)})")

    def causes(self):
        said = self.ask(
            "[...document.querySelectorAll('details.part')].flatMap((part) => [...part.querySelectorAll('.cases .finding')]"
            ".map((e) => part.id + e.dataset.rule + (e.dataset.locale ?? '') + e.querySelector('.message').textContent"
            " + e.querySelector('.meta').textContent))")
        self.expect(len(said) == len(set(said)), f"3: no finding is told twice ({len(said)})")

    def instructions(self):
        wrong = []
        for card in self.ask(
                "[...document.querySelectorAll('.finding')].map((e) => [e.querySelector('.message').textContent,"
                " e.querySelector('.suggestion')?.textContent ?? ''])"):
            most = re.search(r"to about (\d+) character", card[1])
            text = re.search(r"Shorten “([^”]*)”", card[1]) or re.search(r"“([^”]*)”", card[0])
            if text and most and "…" not in text[1] and int(most[1]) >= len(text[1]):
                wrong.append(card)
        self.expect(wrong == [], f"4: who is asked to shorten a text is told less than it has {wrong[:2]}")
        rooms = [text for text in self.texts("#translators td") if re.search(r"\b0 pt\b.*character", text)]
        self.expect(rooms == [], f"4: no room of nothing is given {rooms[:2]}")

    def starts(self):
        # A preview without a picture goes: what is missing can only be counted.
        shown = "[...document.querySelectorAll('.worst .preview')].filter((e) => e.checkVisibility())"
        folded = "document.querySelectorAll('.worst details.more-causes .preview')"
        waiting = self.ask(f"{folded}.length")
        self.expect(self.ask(f"{shown}.every((e) => e.querySelector('svg'))"), "11: what to start with has its picture")
        # A folded row costs no drawing until somebody opens it.
        self.ask("document.querySelectorAll('.worst details.more-causes, .worst details.more-causes details').forEach((e) => { e.open = true; })")
        time.sleep(0.5)
        drawn = self.ask(f"[...{folded}].filter((e) => e.querySelector('svg')).length")
        self.expect(waiting == 0 or drawn > 0, f"11: and so has what is folded, once it is open ({drawn} of {waiting})")
        self.expect(self.ask(f"{folded}.length") == drawn, "11: and no preview there waits for its picture")

    def names(self):
        named = self.ask(
            "[...document.querySelectorAll('h3, .message, .worst, .heat th')].map((e) => { const c = e.cloneNode(true);"
            " for (const code of c.querySelectorAll('.arms, code')) code.remove(); return c.textContent; })")
        code = [name for name in named if re.search(r"placement unknown|#available|unless |\w+\.swift|item\d|\w+#\d", name)]
        self.expect(code == [], f"12: no name is code {code[:3]}")

    def counts(self):
        self.expect(self.ask("document.querySelectorAll('.counts a').length") > 0, "14: counts are links")
        self.expect(self.ask("[...document.querySelectorAll('.finding .rule')].every((e) => e.href)"), "14: rules are links")
        self.expect(self.ask("[...document.querySelectorAll('.blame dd')].every((e) => e.querySelector('a') || e.textContent == '0')"),
                    "14: owners are links")
        self.expect(self.ask("document.querySelectorAll('.criteria a').length") > 0, "14: criteria are links")

    def sliders(self):
        still = self.ask(
            "[...document.querySelectorAll('.viewer input[type=range]')].filter((e) => e.disabled)"
            ".map((e) => e.closest('.viewer').querySelector('output').textContent)")
        self.expect(all("same at every width" in text for text in still), f"15: a slider that is still says why ({len(still)})")
        undrawn = self.ask(
            "[...document.querySelectorAll('.case')].filter((e) => e.querySelector('svg.bar') && e.textContent.includes('Not drawn'))"
            ".length")
        self.expect(undrawn == 0, "16: nothing that is drawn is said not to be")

    def origin(self):
        self.expect(any(re.search(r"Lintel \d+\.\d+", text) for text in self.texts(".origin")), "17: the version is told")

    def colours(self):
        ink = self.ask(
            "[...document.querySelectorAll('.bar.glass :is(text, .glyph)')].filter((e) => !e.closest('.on-tint')"
            " && !/cut/.test(e.getAttribute('class') ?? '')).map((e) => getComputedStyle(e).color.match(/\\d+/g).slice(0, 3).map(Number))")
        coloured = [c for c in ink if max(c) - min(c) > 24]
        self.expect(coloured == [], f"18: buttons of iOS 26 are monochrome ({len(ink)})")

    def words(self):
        text = self.ask(
            "[...document.querySelectorAll('p, h2, h3, h5, dt, th, option, summary')].map((e) => { const c = e.cloneNode(true);"
            " for (const data of c.querySelectorAll('bdi, code, .full')) data.remove(); return c.textContent; }).join(' ')")
        for wrong in ["«", "the app ends", "is no verb phrase", "エラー件"]:
            self.expect(wrong not in text, f"19: “{wrong}” is not said")
        codes = [m for m in self.texts(".message") if re.search(r"\bThe [a-z]{2}(-[A-Z]\w+)? text\b", m)]
        self.expect(codes == [], f"19: languages have their names {codes[:2]}")

    def spoken(self):
        bars = "[...document.querySelectorAll('svg.bar')].filter((e) => !e.closest('[aria-hidden=true], .preview'))"
        labels = self.ask(f"{bars}.map((e) => e.getAttribute('aria-label') ?? '')")
        self.expect(all(labels), "20: each picture has a name")
        counted = [label for label in labels if re.search(r"\d items? on the bar", label)]
        self.expect(any(re.search(r"on the bar: \S", label) for label in counted), "20: a picture says what is on the bar")
        self.expect(all(": “" in label for label in labels if re.search(r"\d cut", label)), "20: and what is cut")
        levels = self.ask("[...document.querySelectorAll('h1, h2, h3, h4, h5')].map((e) => Number(e.tagName[1]))")
        skips = [pair for pair in zip(levels, levels[1:]) if pair[1] > pair[0] + 1]
        self.expect(self.ask("[...document.querySelectorAll('article.finding .message')].every((e) => e.tagName == 'H5')"),
                    "20: findings are headings")
        self.expect(skips == [], f"20: no level of headings is left out {skips[:3]}")

    def map(self):
        height = self.ask("document.querySelector('.heat')?.getBoundingClientRect().height ?? 0")
        self.expect(height <= 2 * 900, f"7: the map is no taller than two screens ({height:.0f} px)")
        rows = self.ask(
            "[...document.querySelectorAll('.heat tbody tr')].filter((e) => e.querySelector('th[scope=row]'))"
            ".map((e) => e.querySelectorAll('td.error, td.warning, td.review, td.note, td a').length)")
        self.expect(all(rows), "7: each of its rows has findings")
        self.expect(self.ask("getComputedStyle(document.querySelector('.heat thead th')).position") == "sticky",
                    "7: its head stays in sight")

    def print(self):
        self.driver.execute_script("dispatchEvent(new Event('beforeprint'))")
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        shut = self.ask(
            "[...document.querySelectorAll('details.part')].filter((e) => !e.open && e.querySelector('summary .mark:is(.error,"
            " .warning)')).length")
        self.expect(shut == 0 or self.ask("document.querySelectorAll('details.part[open]').length") >= 60, "8: on paper all that has findings is open")
        self.expect(self.ask("getComputedStyle(document.querySelector('figure')).breakInside") == "avoid",
                    "8: and no drawing is cut between pages")
        self.expect(self.ask("[...document.querySelectorAll('.between')].every((e) => parseFloat(getComputedStyle(e).fontSize) > 0)"),
                    "8: and a path is whole")

    def links(self):
        self.page(self.report, opened=False)
        goals = self.ask("[...document.querySelectorAll('.worst .cause h3 > a')].map((e) => e.hash)")
        self.driver.quit()
        for goal in goals[:3]:
            self.page(self.report, goal, opened=False)
            self.driver.implicitly_wait(1)
            seen = self.ask(
                f"(() => {{ const e = document.querySelector({goal!r}); const bar = e?.closest('.case')?.querySelector('svg.bar');"
                " if (!bar) return e !== null; const box = bar.getBoundingClientRect();"
                " return box.bottom > 0 && box.top < innerHeight && e.getBoundingClientRect().top < innerHeight; })()")
            self.expect(seen, f"9: {goal} lands with its picture in sight")
            for tool, what in [("back", "9: with a way back"), ("link", "14: its address can be copied")]:
                self.expect(
                    self.ask(f"document.querySelector({goal!r})?.querySelector('.tools [data-does={tool}]') !== null"), what)
            self.driver.quit()


def main():
    points = Points(*sys.argv[1:3])
    failures = points.run()
    print(f"{len(failures)} of the points do not hold" if failures else "every point holds")
    sys.exit(1 if failures else 0)


main()
