"""Opens a report in headless Chromium with Selenium, for the checks beside this file."""

import base64

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

DRIVER = "/usr/bin/chromedriver"


def browser(page, width=1280, dark=False):
    options = Options()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(DRIVER))
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
    features = {"prefers-color-scheme": "dark" if dark else "light", "prefers-reduced-motion": "reduce"}
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": n, "value": v} for n, v in features.items()]})
    driver.get("file://" + page)
    return driver


def complaints(driver):
    """What the browser wrote to its console: errors of the script, and whatever the page's policy refused."""
    return [entry["message"] for entry in driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]


def screenshot(driver, path, height=6000):
    width, whole = driver.execute_script("return [innerWidth, document.documentElement.scrollHeight]")
    clip = {"x": 0, "y": 0, "width": width, "height": min(whole, height), "scale": 1}
    shot = driver.execute_cdp_cmd("Page.captureScreenshot", {"captureBeyondViewport": True, "clip": clip})
    with open(path, "wb") as file:
        file.write(base64.b64decode(shot["data"]))
