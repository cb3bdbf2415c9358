"""Looks at the site of a knowledge base in Chromium: site.py KIJUN REPOSITORY [PICTURES]."""

import base64
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import axe_playwright_python

KIJUN, REPOSITORY = sys.argv[1], pathlib.Path(sys.argv[2])
PICTURES = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
PAGE_LIMIT = 300 * 1000

ROWS = """# Rows

FP adopted: The minimum row height is {height} pt.

| Part | FP adopted · start |
|---|---|
| Hit region | at least 44×44 pt |
| Card corner radius | {radius} pt |
"""

# Nothing of it may become markup, a script, a style or a request.
HOSTILE = """# <img src=x onerror="document.title='broken'"> & <script>document.title='broken'</script>

FP adopted: The row height of a `</main><script>document.title='broken'</script>` list is 61 pt.

| Part <b onclick=alert(1)> | FP adopted · "quoted' & <i> |
|---|---|
| `</td></table><script src="https://example.com/x.js"></script>` row height | 62 pt |
| `" style="background:url(https://example.com/y)` row height | 63 pt |
| `javascript:alert(1)` corner radius | 7 pt |
| `--><svg/onload=document.title='broken'>` brand color | #12AB34 |
| \u202e68\u202c row height | 64 pt |
"""

passed, failed = 0, []


def check(name, holds, detail=""):
    global passed
    if holds:
        passed += 1
    else:
        failed.append(name)
        print(f"not so: {name} {str(detail)[:1500]}")


def kijun(*arguments):
    run = subprocess.run([KIJUN, *map(str, arguments)], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.exit(f"kijun {' '.join(map(str, arguments))}: {run.stderr}")
    return run.stdout


class Browser:
    """Chromium with a window of a size, in light or dark."""

    def __init__(self):
        options = Options()
        options.binary_location = shutil.which("chromium")
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--lang=en"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.window(1200, 900)

    def window(self, width, height):
        self.size = (width, height)
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600})

    def media(self, dark=False, kind="", reduced=False):
        features = [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if reduced else "no-preference"},
        ]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": kind, "features": features})

    def open(self, path, anchor=""):
        # A page that differs in its anchor alone would not be loaded again.
        self.driver.get("about:blank")
        self.driver.get(path.as_uri() + anchor)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def key(self, *keys):
        webdriver.ActionChains(self.driver).send_keys(*keys).perform()

    def focused(self):
        return self.run("const e = document.activeElement; return e.id || e.className || e.tagName")

    def faults(self):
        """What the console says, and what was asked for from elsewhere than the disk."""
        console = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
        asked = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                asked.append(message["params"]["request"]["url"])
        return console + [url for url in asked if not url.startswith(("file:", "about:", "data:"))]

    def axe(self):
        self.run(AXE)
        result = self.driver.execute_async_script("const done = arguments[0]; axe.run({preload: false}).then(done, (e) => done({violations: [{id: String(e), nodes: []}]}))")
        return [
            f"{violation['id']} ×{len(violation['nodes'])}: {violation['nodes'][0]['html'][:160] if violation['nodes'] else ''} "
            f"{violation['nodes'][0]['failureSummary'][:200] if violation['nodes'] else ''}"
            for violation in result["violations"]]

    def picture(self, name, whole=False):
        if PICTURES is None:
            return
        PICTURES.mkdir(parents=True, exist_ok=True)
        if whole:
            height = min(3000, self.run("return document.documentElement.scrollHeight"))
            width = self.size[0]
            self.window(width, height)
        data = self.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
        (PICTURES / f"{name}.png").write_bytes(base64.b64decode(data))

    def search(self, words):
        """The first result, once the results are there."""
        field = self.driver.find_element(By.ID, "q")
        field.clear()
        field.send_keys(words)
        end = time.monotonic() + 20
        while time.monotonic() < end:
            first = self.run(
                "const s = document.getElementById('status'), l = document.querySelector('#results li');"
                "return document.getElementById('results').hidden || !s.textContent ? null"
                " : (l ? l.textContent : '')")
            if first is not None:
                return first
            time.sleep(0.02)
        return "no answer"


def make(folder):
    """The knowledge bases that are looked at, each with its site."""
    shipped, other = folder / "shipped.sqlite", folder / "other.sqlite"
    kijun("ingest", "--quiet", "--db", shipped, "--manifest", REPOSITORY / "data/sources.json")
    documents = folder / "documents"
    documents.mkdir()
    (documents / "rows.md").write_text(ROWS.format(height=60, radius=12))
    (documents / "hostile.md").write_text(HOSTILE)
    kijun("ingest", "--quiet", "--db", other, "--tier", "fp_adopted", documents)
    (documents / "rows.md").write_text(ROWS.format(height=72, radius=12) + "| Card padding | 20 pt |\n")
    kijun("ingest", "--quiet", "--db", other, "--tier", "fp_adopted", documents)
    sites = {}
    for name, base, language in (("en", shipped, "en"), ("ja", shipped, "ja"), ("hostile", other, "en")):
        sites[name] = folder / name
        kijun("export", "site", "--db", base, "--output", sites[name], "--lang", language)
    return sites


def pages(site):
    return sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))


def look(browser, site, name):
    """Every page, in each form that a reader may see it in."""
    for page in pages(site):
        # What is hostile and what is in Japanese has the same colours.
        for form in ("light", "dark", "phone") if name == "en" else ("phone",):
            width, dark = 360 if form == "phone" else 1200, form == "dark"
            browser.window(width, 900)
            browser.media(dark=dark)
            browser.open(site / page)
            check(f"{name}/{page} asks for nothing from elsewhere, {form}", not (found := browser.faults()), found)
            check(f"axe finds nothing in {name}/{page}, {form}", not (faults := browser.axe()), "\n".join(faults))
            wide = browser.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
            check(f"{name}/{page} is no wider than its window, {form}", wide <= 0, wide)
            if "/" not in page or "fp-ios" in page:
                browser.picture(f"{name}-{page.replace('/', '-').removesuffix('.html')}-{form}", whole=True)
    browser.window(1200, 900)
    browser.media()


def searching(browser, site, language):
    browser.open(site / "index.html")
    for words in ("min row height with subtitle", "副題 行 最小 高さ", "副標題 列 最小高度", "副标题 行 最小高度", "row height subtitl"):
        first = browser.search(words)
        check(f"“{words}” finds ≥ 68 pt first", first.startswith("≥ 68 pt"), first)
    for words, expected in (("操作領域", "44×44"), ("觸控區域", "44×44"), ("点击区域", "44×44"), ("터치 영역", "44×44"), ("44x44", "44×44"), ("68", "68 pt"), ("1c1c1e", "#1C1C1E"), ("contrast normal text", "≥ 4.5:1"),
                            ("HTML近似 本文 サイズ", "17 px"), ("Apple tap target", "44×44"), ("#0066FF", "#0066FF"), ("large title", "")):
        first = browser.search(words)
        check(f"“{words}” finds {expected}", expected in first and first != "", first)
    browser.search("large title size")
    browser.picture(f"search-{language}")
    check("nothing is found for what isn't there", browser.search("zeppelin") == "")
    check("what is found is said to a screen reader", browser.run("return document.getElementById('status').getAttribute('role')") == "status")
    check("axe finds nothing beside results", not (faults := browser.axe()), faults)


def keyboard(browser, site):
    browser.open(site / "rows.html")
    browser.key(Keys.TAB)
    check("the first stop leads past the navigation", browser.focused() == "skip", browser.focused())
    browser.key(Keys.ENTER)
    check("it leads to the content", browser.focused() == "main", browser.focused())
    browser.open(site / "index.html")
    stops = []
    for _ in range(400):
        browser.key(Keys.TAB)
        stop = browser.run(
            "const e = document.activeElement; if (e === document.body) return null;"
            "e.scrollIntoView({block: 'nearest'}); const s = getComputedStyle(e), b = e.getBoundingClientRect();"
            "return [e.tagName + ' ' + (e.id || e.getAttribute('href') || e.textContent.slice(0, 20)),"
            "s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2, b.width > 0 && b.height > 0 && b.bottom > 0]")
        if stop is None:
            break
        stops.append(stop)
    expected = browser.run(
        "return [...document.querySelectorAll('a[href], input, summary, [tabindex=\"0\"]')].filter((e) => e.checkVisibility()).length")
    check("tabbing comes to everything, once", len(stops) == expected, (len(stops), expected))
    check("each stop is seen", all(ring and there for _, ring, there in stops), [s for s in stops if not (s[1] and s[2])][:5])
    browser.open(site / "documents.html")
    browser.key("/")
    check("/ goes to the search", browser.focused() == "q", browser.focused())
    first = browser.search("min row height with subtitle")
    check("the search works on any page", first.startswith("≥ 68 pt"), first)
    browser.key(Keys.ARROW_DOWN)
    check("the arrow leads to the first result", browser.run("return document.activeElement === document.querySelector('#results li > a')"))
    browser.key(Keys.ARROW_UP)
    check("and back", browser.focused() == "q")
    browser.key(Keys.ESCAPE)
    check("Escape closes the results", browser.run("return document.getElementById('results').hidden"))
    browser.search("min row height with subtitle")
    browser.key(Keys.ENTER)
    time.sleep(0.3)
    check("Enter goes to the drawing", "/rows.html#c_" in browser.driver.current_url, browser.driver.current_url)


def drawn(browser, site):
    browser.open(site / "index.html")
    seen = browser.run(
        "return [...document.querySelectorAll('.card')].filter((c) => c.querySelector('.value')?.textContent === '≥ 68 pt')"
        ".map((c) => { const r = c.querySelector('rect.thing').getBoundingClientRect(); return [r.height, r.top]; })")
    check("the row of 68 pt is 68 pixels high on the first page", seen and abs(seen[0][0] - 68) < 1.5, seen)
    check("and seen without scrolling", seen and seen[0][1] < 900, seen)
    browser.open(site / "type.html")
    type_ = browser.run(
        "const p = document.querySelector('.specimen .sample p'), s = getComputedStyle(p); return [p.textContent.slice(0, 11), s.fontSize, s.lineHeight]")
    check("Large Title is set at 34 on 41", type_ == ["Large Title", "34px", "41px"], type_)
    browser.open(site / "colours.html")
    ratios = browser.run(
        "return [...document.querySelectorAll('.card')].filter((c) => c.textContent.includes('#1C1C1E') && c.textContent.includes('#F5F5F7')).map((c) => c.textContent)")
    # 1C1C1E on F2F2F7 by the formula of WCAG 2.
    check("the contrast of text on its ground is given", ratios and "15.24:1" in ratios[0], ratios)
    link = browser.run(
        "return [...document.querySelectorAll('.source a')].map((a) => a.href)[0]")
    browser.driver.get(link)
    marked = browser.run("const t = document.querySelector(':target').closest('.passage'); return [t.textContent, getComputedStyle(t).backgroundColor, t.getBoundingClientRect().top]")
    check("a quote is marked in the text and in sight", "#0066FF" in marked[0] and marked[1] != "rgba(0, 0, 0, 0)" and 0 <= marked[2] < 900, marked)
    browser.picture("quote")


def hostile(browser, site):
    for page in pages(site):
        browser.open(site / page)
        found = browser.run(
            "return [document.title === 'broken', document.querySelectorAll('script:not([src$=\"site.js\"])').length,"
            "document.querySelectorAll('main img, main script, main style, main iframe, [style], [onclick], [onerror], [onload]').length,"
            "[...document.querySelectorAll('a[href]')].filter((a) => a.protocol !== 'file:').length]")
        check(f"nothing in hostile/{page} has become markup", found == [False, 0, 0, 0], found)
        check(f"hostile/{page} asks for nothing", not (faults := browser.faults()), faults)
    browser.open(site / "index.html")
    first = browser.search("row height 62")
    check("a result is text too", "<script src=" in first and not browser.run("return document.title === 'broken'"), first)
    check("turned writing is not turned", "\u202e" not in browser.search("row height 64"))
    browser.open(site / "changes.html")
    text = browser.run("return document.querySelector('main').textContent")
    check("the change of a value is told", "60 pt" in text and "72 pt" in text, text)
    check("so is a new fact", "20 pt" in text, text)
    browser.picture("changes", whole=True)
    browser.window(1200, 900)


def other_forms(browser, site):
    browser.media(kind="print")
    browser.open(site / "rows.html")
    check("print has no navigation", browser.run("return getComputedStyle(document.querySelector('.top nav')).display") == "none")
    browser.picture("print")
    browser.media(reduced=True)
    browser.open(site / "index.html")
    moving = browser.run(
        "return [...document.querySelectorAll('*')].filter((e) => { const s = getComputedStyle(e);"
        "return s.animationName !== 'none' || (s.transitionDuration !== '0s' && s.transitionProperty !== 'none') || s.scrollBehavior === 'smooth'; }).length")
    check("nothing moves where motion is reduced", moving == 0, moving)
    browser.media()
    browser.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    browser.open(site / "index.html")
    browser.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    check("without script the pages are there, and say that the search isn't",
          "68 pt" in browser.driver.page_source and browser.driver.find_element(By.CSS_SELECTOR, ".search").get_attribute("hidden") is not None)
    # Enlarged to 200 %, a window of 1280 has room for 640.
    for width in (640, 320):
        browser.window(width, 900)
        for page in pages(site):
            browser.open(site / page)
            wide = browser.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
            check(f"{page} has room in {width} pixels", wide <= 0, wide)
    browser.window(1200, 900)
    check("the language of the pages is said", all('<html lang="ja">' in (site.parent / "ja" / page).read_text() for page in pages(site.parent / "ja")))


def large(browser, folder):
    """All documents that are there to test with: pages stay small, and the site takes little longer than reading."""
    corpus = REPOSITORY.parent / "shared/corpus"
    if not corpus.is_dir():
        print("skipped: there is no ../shared, so nothing large was looked at")
        return
    base, site = folder / "corpus.sqlite", folder / "corpus"
    start = time.monotonic()
    subprocess.run([KIJUN, "ingest", "--quiet", "--db", base, "--tier", "third_party", corpus], capture_output=True, check=False)
    ingest = time.monotonic() - start
    start = time.monotonic()
    kijun("export", "site", "--db", base, "--output", site, "--lang", "en")
    export = time.monotonic() - start
    largest = max(site.rglob("*.html"), key=lambda path: path.stat().st_size)
    files = [path for path in site.rglob("*") if path.stat().st_size > PAGE_LIMIT]
    print(f"corpus: ingest {ingest:.1f} s, site {export:.1f} s, ratio {export / ingest:.2f}; "
          f"{len(pages(site))} pages, the largest {largest.stat().st_size / 1000:.0f} kB")
    check("no file of the site is over 300 kB", not files, files)
    check("every link leads to something", not (dead := dead_links(site)), dead[:5])
    browser.open(site / "index.html")
    first = browser.search("minimum hit target")
    check("a large site can be searched", "44" in first or "28" in first, first)
    took = browser.run("const q = document.getElementById('q'); q.value = 'large title leading'; const t = performance.now();"
                       "q.dispatchEvent(new Event('input')); return new Promise((done) => setTimeout(() => done(performance.now() - t), 0))")
    print(f"corpus: a search of {browser.run('return document.getElementById(`status`).textContent')!r} took {took:.0f} ms")
    for page in ["index.html"] + [topic for topic in pages(site) if "/" not in topic and topic != "index.html"]:
        browser.open(site / page)
        check(f"axe finds nothing in corpus/{page}", not (faults := browser.axe()), "\n".join(faults))
        check(f"corpus/{page} asks for nothing", not (found := browser.faults()), found)
    for page in [page for page in pages(site) if "/" in page][::8]:
        browser.open(site / page)
        check(f"axe finds nothing in corpus/{page}", not (faults := browser.axe()), "\n".join(faults))


def dead_links(site):
    """Links whose page or anchor isn't there."""
    from html.parser import HTMLParser

    class Reader(HTMLParser):
        def __init__(self):
            super().__init__()
            self.links, self.ids, self.twice = [], set(), []

        def handle_starttag(self, tag, attributes):
            for name, value in attributes:
                if name == "href" and tag == "a":
                    self.links.append(value)
                if name == "id":
                    if value in self.ids:
                        self.twice.append(value)
                    self.ids.add(value)

    read = {}
    for page in pages(site):
        reader = Reader()
        reader.feed((site / page).read_text())
        read[page] = reader
    dead = []
    for page, reader in read.items():
        dead += [f"{page}: id {id_} twice" for id_ in reader.twice]
        for link in reader.links:
            if link.startswith(("http:", "https:")):
                continue
            path, _, anchor = link.partition("#")
            target = (site / page).parent.joinpath(path).resolve().relative_to(site.resolve()).as_posix() if path else page
            if target not in read or anchor and anchor not in read[target].ids:
                dead.append(f"{page} → {link}")
    return dead


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        sites = make(folder)
        browser = Browser()
        try:
            for site in ("en", "ja", "hostile"):
                look(browser, sites[site], site)
                check(f"every link of {site} leads to something", not (dead := dead_links(sites[site])), dead[:5])
            searching(browser, sites["en"], "en")
            searching(browser, sites["ja"], "ja")
            keyboard(browser, sites["en"])
            drawn(browser, sites["en"])
            hostile(browser, sites["hostile"])
            other_forms(browser, sites["en"])
            large(browser, folder)
        finally:
            browser.driver.quit()
    print(f"{passed} passed, {len(failed)} failed")
    sys.exit(1 if failed else 0)


main()
