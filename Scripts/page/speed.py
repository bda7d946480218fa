"""Opens two reports of one app by turns and compares when they first paint, and how long each control takes to show its effect.

    python3 Scripts/page/speed.py EARLIER.html REPORT.html [ROUNDS]

Needs Chromium and its driver, and Selenium. Times are medians in milliseconds; what a machine is otherwise doing is in both, so
the ratio is what counts. Ends with 1 if the second page first paints after a second, a control of it takes 100 ms, or either is
more than a tenth and 10 ms slower than on the first.
"""

import os
import statistics
import sys
import time

from look import browser

# From the event until the frame that shows its effect has been handed on.
STEP = """
const done = arguments[arguments.length - 1], [find, act] = [arguments[0], arguments[1]];
const place = Function("return " + find)();
if (!place) { done(null); } else {
  const start = performance.now();
  Function("place", act)(place);
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now() - start);
    channel.port2.postMessage(0);
  });
}
"""
CHANGE = "place.dispatchEvent(new Event('input', {bubbles: true})); place.dispatchEvent(new Event('change', {bubbles: true}));"
CONTROLS = [
    ("a severity is left out", "document.querySelector('#find input[name=kind]:checked')", "place.click();"),
    ("a language is chosen in Find", "document.querySelector('#find select[name=locale]')",
     "place.selectedIndex = place.options.length - 1;" + CHANGE),
    ("a text is sought", "document.querySelector('#find input[type=search]')", "place.value = 'e';" + CHANGE),
    ("Find is emptied", "document.querySelector('#find button[type=reset]')", "place.click();"),
    ("a bar is opened", "document.querySelector('details.part:not([open]) > summary')", "place.click();"),
    ("a language is chosen in a bar", "document.querySelector('details.part[open] .language select')",
     "place.selectedIndex = place.options.length - 1;" + CHANGE),
    ("a width is chosen", "document.querySelector('details.part[open] input[type=range]')",
     "place.value = place.min;" + CHANGE),
    ("a link of the map is followed", "document.querySelector('.heat td a')", "place.click();"),
    ("the next finding by key", "document.querySelector('details.part[open] > summary')",
     "place.dispatchEvent(new KeyboardEvent('keydown', {key: 'j', bubbles: true}));"),
    ("the map is put in order", "document.querySelector('.order select')", "place.selectedIndex = 1;" + CHANGE),
]
PAINT = "return performance.getEntriesByName('first-contentful-paint').map((e) => e.startTime)[0] ?? null"
LOAD = "return performance.getEntriesByType('navigation')[0].loadEventEnd"


def times(page):
    driver = browser(os.path.abspath(page))
    driver.set_script_timeout(300)
    # Whoever uses a control has read a little: the page reads ahead meanwhile.
    time.sleep(4)
    found = {"first paint": driver.execute_script(PAINT), "loaded": driver.execute_script(LOAD)}
    for name, find, act in CONTROLS:
        found[name] = driver.execute_async_script(STEP, find, act)
    driver.quit()
    return found


def main():
    earlier, page = sys.argv[1:3]
    rounds = [(times(earlier), times(page)) for _ in range(int(sys.argv[3]) if len(sys.argv) > 3 else 5)]
    failed = False
    for name in rounds[0][0]:
        def median(side):
            seen = [both[side][name] for both in rounds if both[side][name] is not None]
            return statistics.median(seen) if seen else None
        old, new = median(0), median(1)
        limit = {"first paint": 1000, "loaded": None}.get(name, 100)
        slow = new is not None and (
            (limit is not None and new > limit) or (old is not None and new > 1.1 * old and new > old + 10))
        failed = failed or slow
        ratio = f"{new / old:.2f}" if new and old else "–"
        print(f"{name:32} {old and round(old)!s:>6} {new and round(new)!s:>6} {ratio:>6}{'  too slow' if slow else ''}")
    sys.exit(1 if failed else 0)


main()
