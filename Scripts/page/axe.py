"""Runs axe-core over reports, in light, dark and 390 px wide, closed and with everything open.

    python3 Scripts/page/axe.py AXE.js REPORT.html …

Needs Chromium and its driver, Selenium, and the file axe.min.js of axe-core. Ends with 1 if there is any violation, or if the
browser complains.
"""

import os
import sys

from look import browser, complaints

# What is out of sight is not laid out, and has the room of a guess: axe would take its parts to lie one over the other.
OPEN_ALL = """
for (const part of parts) part.show();
for (const details of document.querySelectorAll("details")) details.open = true;
for (const inside of document.querySelectorAll(".part > .inside")) inside.style.contentVisibility = "visible";
const text = document.querySelector("#find input[type=search]");
if (text) { text.value = "e"; text.form.dispatchEvent(new Event("change")); }
"""


def violations(driver):
    return driver.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "axe.run(document, {resultTypes: ['violations']}).then((r) => done(r.violations), (e) => done(String(e)))")


def main():
    axe, reports = sys.argv[1], sys.argv[2:]
    with open(axe, encoding="utf-8") as file:
        source = file.read()
    failed = 0
    for report in reports:
        for name, width, dark in [("light", 1280, False), ("dark", 1280, True), ("390 px", 390, False)]:
            driver = browser(os.path.abspath(report), width, dark)
            driver.set_script_timeout(1800)
            # Selenium itself waits for two minutes: with everything open, hundreds of bars take longer.
            driver.command_executor.client_config.timeout = 1800
            # Through the debugger, which the page's policy does not bind.
            driver.execute_cdp_cmd("Runtime.evaluate", {"expression": source})
            for state, script in [("as it opens", ""), ("all open", OPEN_ALL)]:
                driver.execute_script(script)
                found = violations(driver)
                overflow = driver.execute_script("return document.documentElement.scrollWidth - innerWidth")
                print(f"{report}, {name}, {state}: {len(found)} violations, {max(0, overflow)} px too wide")
                failed += len(found) + (overflow > 0)
                for violation in found if isinstance(found, list) else []:
                    print("  ", violation["id"], violation["help"], len(violation["nodes"]))
                    for node in violation["nodes"][:3]:
                        print("      ", node["html"][:160], "|", node["failureSummary"][:300].replace("\n", " "))
            for message in complaints(driver):
                print("  ", message[:300])
                failed += 1
            driver.quit()
    sys.exit(1 if failed else 0)


main()
