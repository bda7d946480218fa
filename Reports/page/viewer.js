// The controls above a part: which language stands beside the source, on which system, and how wide.
class Viewer {
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
      history.replaceState(null, "", `#${part.cases.get(this.locale).id}`);
    });
    this.system?.addEventListener("change", () => this.chooseSystem());
    this.width?.addEventListener("input", () => this.draw());
    // The one to look at first: the worst after the source.
    const options = [...this.language.options].map((option) => option.value);
    this.locale = options.find((value) => value !== part.source && this.count(value) > 0) ?? options[0];
  }

  // The source before what is chosen where they stand side by side; else what is chosen, right below the controls.
  arrange() {
    const cases = [this.part.source, this.locale].map((locale) => this.part.cases.get(locale)).filter(Boolean);
    if (this.isStacked) cases.reverse();
    this.part.box.replaceChildren(...new Set(cases));
  }

  get isStacked() { return getComputedStyle(this.part.box).gridTemplateColumns.split(" ").length < 2; }

  count(locale) { return this.part.cases.get(locale)?.querySelectorAll("[data-rule]:not([hidden])").length ?? 0; }

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
    const elements = this.part.cases.get(locale)?.querySelectorAll("figure") ?? [];
    return [...elements].map((element) => {
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
    this.width.setAttribute("aria-valuetext", caption.textContent);
  }

  // Shows one picture of a language; the first if there is none at this width.
  reveal(locale, stop) {
    const figures = this.figures(locale);
    const shown = stop?.element ?? figures[0]?.element;
    for (const { element } of figures) element.hidden = element !== shown;
  }
}
