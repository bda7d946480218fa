// The controls above a part: which language stands beside the source, on which system, and how wide.
class Viewer {
  // Where a window has room for two languages, as the style sheet has it.
  static wide = matchMedia("(min-width: 60rem)");

  // Boxes of pictures whose height is to be asked.
  static unmeasured = new Set();

  // The whole page is laid out for an answer: where many parts are opened at once, all are asked together, before they are in
  // sight.
  static measure(box) {
    if (Viewer.unmeasured.size === 0) requestAnimationFrame(Viewer.settle);
    Viewer.unmeasured.add(box);
  }

  // A picture that takes half the window leaves no room beside it for what was found.
  static settle() {
    const boxes = [...Viewer.unmeasured].filter((box) => box.isConnected);
    Viewer.unmeasured.clear();
    // A tall one has no box, and so no height.
    for (const box of boxes) box.classList.remove("tall");
    const tall = boxes.filter((box) => box.offsetHeight > innerHeight * 0.45);
    for (const box of tall) box.classList.add("tall");
  }

  // Draws around a place of a picture: `12 0 44 44`.
  static ring(picture, frame) {
    const [x, y, w, h] = frame.split(" ").map(Number);
    const ring = document.createElementNS(picture.namespaceURI, "rect");
    const box = { class: "ring", x: x - 3, y: y + 1, width: w + 6, height: h - 2, rx: 6 };
    for (const [name, value] of Object.entries(box)) ring.setAttribute(name, value);
    picture.append(ring);
  }

  constructor(part) {
    this.part = part;
    this.controls = part.controls;
    part.box.before(this.controls);
    if (part.rest) part.box.after(part.rest);
    [this.language, this.system] = this.controls.querySelectorAll("select");
    this.width = this.controls.querySelector("input");
    this.output = this.controls.querySelector("output");
    this.language.addEventListener("change", () => {
      this.choose(this.language.value);
      this.say();
      this.tell();
    });
    this.system?.addEventListener("change", () => { this.chooseSystem(); this.say(); this.tell(); });
    this.status = document.createElement("span");
    this.status.className = "vh";
    this.status.setAttribute("role", "status");
    this.controls.append(this.status);
    this.width?.addEventListener("input", () => this.draw());
    this.width?.addEventListener("change", () => this.say());
    // The one to look at first: where it is worst off, unless that is told elsewhere.
    const options = [...this.language.options].map((option) => option.value);
    this.locale = [this.language.value, ...options].find((value) => value !== part.source && this.count(value) > 0) ?? options[0];
  }

  // What is shown stands in the address: language, system and width.
  say() {
    const stop = this.system && !this.controls.classList.contains("undrawn") ? this.stops(this.locale)[this.width.value] : undefined;
    const query = stop ? `?system=${this.system.value}&width=${stop.widths.get(this.system.value)[0]}` : "";
    history.replaceState(history.state, "", `#${this.part.cases.get(this.locale).id}${query}`);
  }

  // What is shown now, to whoever does not see it: language and findings, system and width.
  tell() {
    const language = this.language.selectedOptions[0].textContent;
    this.status.textContent = [language, this.output?.textContent].filter(Boolean).join(" · ");
  }

  // Shows a system and a width of the language; those that there are no pictures of change nothing.
  place(system, width) {
    if (!this.system) return;
    const figure = this.figures(this.locale).find((figure) => figure.widths.get(system)?.includes(width));
    if (!figure) return;
    this.system.value = system;
    this.chooseSystem(figure);
  }

  // Shows a finding on the picture that it was found on.
  point(finding) {
    for (const ring of this.part.box.querySelectorAll(".ring")) ring.remove();
    if (!finding.dataset.at) return;
    const locale = finding.dataset.in ?? finding.closest(".case").dataset.locale;
    if (finding.dataset.in && locale !== this.locale && this.part.cases.has(locale)) {
      const focused = document.activeElement;
      this.choose(locale);
      focused?.focus({ preventScroll: true });
    }
    const [system, width] = finding.dataset.at.split(" ");
    this.place(system, Number(width));
    const picture = this.part.cases.get(locale).querySelector("figure:not([hidden]) svg.bar");
    if (!picture || !finding.dataset.frame) return;
    Viewer.ring(picture, finding.dataset.frame);
  }

  // The source before what is chosen where they stand side by side; else what is chosen, right below the controls.
  arrange() {
    const cases = [this.part.source, this.locale].map((locale) => this.part.cases.get(locale)).filter(Boolean);
    if (this.isStacked) cases.reverse();
    this.part.stand(new Set(cases));
  }

  get isStacked() { return !(Viewer.wide.matches && this.part.details.classList.contains("narrow")); }

  count(locale) { return this.part.byLanguage.get(locale)?.filter((finding) => !finding.hidden).length ?? 0; }

  choose(locale) {
    this.locale = locale;
    this.language.value = locale;
    this.arrange();
    if (!this.system) return;
    const figures = this.figures(locale);
    const systems = new Set(figures.flatMap((figure) => [...figure.widths.keys()]));
    for (const option of this.system.options) option.disabled = !systems.has(option.value);
    const first = figures[0];
    this.controls.classList.toggle("undrawn", !first);
    if (!first) return;
    const [system] = first.widths.keys();
    this.system.value = system;
    this.chooseSystem(first);
  }

  // Every picture of a language with its widths by system, the one it is drawn at before all others: data-at is
  // "0 375 390,1 402".
  figures(locale) {
    const elements = [...(this.part.cases.get(locale)?.children ?? [])].find((child) => child.classList.contains("pictures"))?.children ?? [];
    return [...elements].filter((element) => element.matches("figure")).map((element) => {
      const places = element.dataset.at.split(",").map((place) => place.split(" "));
      return { element, widths: new Map(places.map(([system, ...widths]) => [system, widths.map(Number)])) };
    });
  }

  stops(locale) {
    const system = this.system.value;
    const least = (figure) => Math.min(...figure.widths.get(system));
    return this.figures(locale).filter((f) => f.widths.has(system)).sort((a, b) => least(a) - least(b));
  }

  chooseSystem(figure) {
    const stops = this.stops(this.locale);
    const place = figure ? stops.findIndex((stop) => stop.element === figure.element) : 0;
    this.width.max = stops.length - 1;
    this.width.disabled = stops.length < 2;
    this.width.value = Math.max(0, place);
    this.draw();
  }

  // Why the slider does not move, or not everywhere. A caption that says how the picture varies needs no more words, and a
  // picture of one width says nothing of others.
  reason(stop, caption) {
    const pictures = this.part.cases.get(this.locale).querySelector(".pictures");
    if (pictures?.classList.contains("partial")) return this.width.dataset.partial;
    const isSame = stop.widths.get(this.system.value).length > 1 && !caption.classList.contains("varies");
    return this.width.disabled && isSame ? this.width.dataset.still : "";
  }

  draw() {
    const stops = this.stops(this.locale);
    const stop = stops[this.width.value];
    if (!stop) return;
    this.reveal(this.locale, stop);
    if (this.locale !== this.part.source && this.part.cases.has(this.part.source)) {
      const system = this.system.value;
      const [width] = stop.widths.get(system);
      const sources = this.stops(this.part.source);
      const same = sources.find((f) => f.widths.get(system)[0] === width) ?? sources.find((f) => f.widths.get(system).includes(width));
      this.reveal(this.part.source, same ?? sources.findLast((f) => f.widths.get(system)[0] <= width));
    }
    const caption = stop.element.querySelector(".caption");
    this.output.replaceChildren(...caption.cloneNode(true).childNodes);
    const reason = this.reason(stop, caption);
    this.width.title = reason;
    if (reason) this.output.append(` · ${reason}`);
    this.width.setAttribute("aria-valuetext", caption.textContent);
  }

  // Shows one picture of a language; the first if there is none at this width.
  reveal(locale, stop) {
    const figures = this.figures(locale);
    const shown = stop?.element ?? figures[0]?.element;
    for (const { element } of figures) element.hidden = element !== shown;
    if (shown) Viewer.measure(shown.parentElement);
    const frame = shown?.querySelector(":scope > .scroll");
    if (frame) ScrollStops.watch(frame);
  }
}
