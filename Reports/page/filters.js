// Finds findings: hides what does not match in every part, and lists what does by its cause.
class Filters {
  static fields = ["part", "locale", "blame", "cause", "rule", "criterion", "text"];

  constructor(section, parts) {
    this.parts = parts;
    this.form = section.querySelector("form");
    this.status = section.querySelector("[role=status]");
    this.summary = section.querySelector(".choices > summary");
    this.causes = new FoundCauses(section, parts, (found, all) => this.sentence("group", { found, all }),
      () => this.choice, () => `#find?${this.query}`, (number) => this.sentenceOf("{number}", { number }));
    page.reveal(section);
    this.form.elements.part.append(...this.choices());
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("change", () => this.ask());
    this.form.addEventListener("reset", () => setTimeout(() => this.ask()));
    this.form.elements.text.addEventListener("input", () => {
      clearTimeout(this.pause);
      this.pause = setTimeout(() => this.ask(), 150);
    });
    // Some browsers clear such a field by this key, and some do not.
    this.form.elements.text.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !event.target.value) return;
      event.preventDefault();
      clearTimeout(this.pause);
      event.target.value = "";
      this.ask();
    });
    this.say("all");
    this.count();
  }

  // Each bar or table; of a bar with several variants all of them at once. An address can choose one of these, too.
  choices() {
    const bars = new Set();
    return this.parts.flatMap((part) => {
      const option = new Option(part.name, part.details.id);
      const { bar, name } = part.details.dataset;
      if (!bar) return [option];
      option.hidden = true;
      if (bars.has(bar)) return [option];
      bars.add(bar);
      return [new Option(this.status.dataset.variants.replace("{name}", () => name), bar), option];
    });
  }

  say(name, numbers) { this.status.textContent = `${this.sentence(name, numbers)} ${this.status.dataset.more}`.trim(); }

  // One of the sentences of the page, with its numbers.
  sentence(name, chosen) { return this.sentenceOf(this.status.dataset[name], chosen); }

  sentenceOf(words, chosen) {
    const numbers = { all: this.status.dataset.count, total: Filters.bars(this.parts), ...chosen };
    this.format ??= new Intl.NumberFormat(document.documentElement.lang, { numberingSystem: this.status.dataset.digits });
    return words.replace(/\{(\w+)\}/g, (_, number) => this.format.format(numbers[number]));
  }

  // How many bars and tables parts are of: several variants are one bar, as in the page's head.
  static bars(parts) { return new Set(parts.map(({ details }) => details.dataset.bar ?? details.id)).size; }

  // Whether nothing is left to see of a place.
  hides(place) {
    if (!this.isActive) return false;
    if (place.closest("details.part[hidden], [data-rule][hidden]")) return true;
    const found = [...place.querySelectorAll("[data-rule]")];
    return place.matches(".case") && found.length > 0 && found.every((element) => element.hidden);
  }

  // How many of its fields choose something: closed, the form says no more than that.
  count() {
    const { elements } = this.form;
    const fields = Filters.fields.filter((name) => elements[name]?.value.trim()).length;
    const found = fields + ([...elements.kind].some((box) => !box.checked) ? 1 : 0);
    this.summary.textContent = this.sentenceOf(this.summary.dataset.active, { found });
  }

  // What is chosen, in words.
  get choice() {
    const shown = [...this.form.querySelectorAll("label:has(select, input[type=search])")].flatMap((label) => {
      const field = label.querySelector("select, input");
      return field.value ? [`${label.querySelector("span").textContent}: ${field.selectedOptions?.[0].textContent ?? field.value}`] : [];
    });
    const kinds = [...this.form.elements.kind];
    const checked = kinds.filter((box) => box.checked).map((box) => box.parentElement.lastChild.textContent.trim());
    if (checked.length < kinds.length) shown.push(`${this.form.querySelector("legend").textContent}: ${checked.join(" · ")}`);
    return [...shown, this.status.textContent].join(" · ");
  }

  // What is chosen, as the end of an address.
  get query() {
    const chosen = new URLSearchParams();
    for (const name of Filters.fields) {
      const value = this.form.elements[name]?.value;
      if (value) chosen.set(name, value);
    }
    const kinds = [...this.form.elements.kind];
    if (kinds.some((box) => !box.checked)) for (const box of kinds) if (box.checked) chosen.append("kind", box.value);
    // That none is chosen is a choice, too.
    if (kinds.every((box) => !box.checked)) chosen.set("kind", "");
    return chosen.toString();
  }

  // Chooses what an address says.
  load(query) {
    const chosen = new URLSearchParams(query);
    for (const name of Filters.fields) {
      const field = this.form.elements[name];
      if (!field) continue;
      field.value = chosen.get(name) ?? "";
      // What nothing was found in cannot be chosen.
      if (field.selectedIndex === -1) field.value = "";
    }
    const kinds = chosen.getAll("kind");
    for (const box of this.form.elements.kind) box.checked = kinds.length === 0 || kinds.includes(box.value);
    this.apply();
  }

  // What a reader has chosen stands in the address, so that it can be sent and is kept.
  ask() {
    this.apply();
    this.keep(this.isActive ? `#find?${this.query}` : "#find");
  }

  // Each place in the history keeps what was chosen there, so that the way back lifts what a link chose.
  keep(address = location.hash) { history.replaceState({ chosen: this.query }, "", address); }

  // Chooses what was chosen at a place in the history; one that nobody has been to changes nothing.
  restore() {
    const chosen = history.state?.chosen;
    if (chosen !== undefined && chosen !== this.query) this.load(chosen);
  }

  // Shows everything again. The form's own reset would go on to change the address.
  clear() { this.load(""); }

  // The same for a reader who stays there: only an address that would not be true any more is another one then.
  lift() {
    this.clear();
    this.keep(location.hash.startsWith("#find?") ? "#find" : location.hash);
  }

  // A section in which nothing fits what is chosen says so, rather than to stand there empty.
  tellEmpty(all) {
    this.sections ??= [...new Set(this.parts.map(({ details }) => details.closest("section")))];
    for (const section of this.sections) {
      section.querySelector(":scope > .unfit")?.remove();
      const isEmpty = this.parts.every(({ details }) => details.hidden || !section.contains(details));
      if (!this.isActive || !isEmpty) continue;
      section.append(Part.note("unfit", this.sentence("nothing"), all, () => {
        this.lift();
        section.querySelector("summary").focus();
      }));
    }
  }

  // A list of a bar's other titles is there while one of them is; where the one that stands for all is not, it is open.
  fold() {
    for (const list of document.querySelectorAll("details.titles")) {
      list.hidden = [...list.querySelectorAll("details.part")].every((details) => details.hidden);
      if (!list.hidden && list.previousElementSibling.hidden) list.open = true;
    }
  }

  // Figures and quotation marks have spaces that nobody types.
  static plain(text) { return text.normalize("NFC").replace(/\s+/g, " ").toLowerCase(); }

  // What an element says of itself, and not what its buttons are called.
  static said(element) { return element.textContent.replace(element.querySelector(".tools")?.textContent ?? "", ""); }

  apply() {
    const chosen = new FormData(this.form);
    const [place, locale, blame, cause, rule, criterion] = Filters.fields.map((name) => chosen.get(name));
    // Several stand for what bears on any of them.
    const criteria = criterion?.startsWith("related-") ? [criterion] : (criterion ?? "").split("-");
    const words = Filters.plain(chosen.get("text")).trim();
    const kinds = chosen.getAll("kind");
    const allKinds = this.form.elements.kind.length;
    this.isActive = Boolean(place || locale || blame || cause || rule || criterion || words) || kinds.length < allKinds;
    document.body.classList.toggle("filtered", this.isActive);
    this.count();
    // What is wrong whatever the language is counted there, and not in each language.
    const isOfNone = ({ dataset }) => dataset.everywhere !== undefined || (!dataset.locale && !dataset.locales);
    const speaksOf = (element) => locale === "none" ? isOfNone(element)
      : element.dataset.everywhere !== undefined ? locale === "*" : locale === "*" ? !element.dataset.locale
      : element.dataset.locale === locale || (element.dataset.locales ?? "").split(" ").includes(locale);
    // What is about several languages is as grave as each of them has it.
    const kindOf = ({ dataset, classList }) =>
      (dataset.kinds ?? "").split(" ").find((own) => locale && own.startsWith(`${locale}:`))?.slice(locale.length + 1) ?? classList[1];
    const matches = (element) =>
      (!locale || speaksOf(element)) && (!blame || element.dataset.blame === blame)
      && (!cause || element.dataset.cause === cause) && (!rule || element.dataset.rule === rule)
      && (!criterion || (element.dataset.criteria ?? "").split(" ").some((own) => criteria.includes(own))) && kinds.includes(element.kind)
      && (!words || (element.words ??= Filters.plain(Filters.said(element))).includes(words));
    // Of a bar all counts that the map counts there, wherever it is told: of several languages, or whatever the language, what is
    // with the source.
    const owners = place ? this.parts.filter(({ details }) => details.id === place || details.dataset.bar === place) : [];
    const isOfAll = locale === "*" || locale === "none";
    const shownIn = (owner) => isOfAll ? owner.source : locale || undefined;
    const told = new Set(owners.flatMap((owner) => [...owner.told(shownIn(owner))]));
    const isThere = (element, part) => owners.length === 0 || owners.includes(part)
      || (told.has(element.id) && (!isOfAll || element.dataset.everywhere !== undefined));
    const chosenFindings = [];
    const all = this.form.querySelector("[type=reset]").textContent;
    const inParts = [];
    for (const part of this.parts) {
      // Without a filter nothing is read that nobody has opened.
      if (!this.isActive && !part.known) { part.details.hidden = false; continue; }
      const found = part.findings.filter((element) => {
        // Marks, order and rows of what is chosen go by it as well.
        element.kind = kindOf(element);
        const isHidden = this.isActive && !(isThere(element, part) && matches(element));
        // Most stay as they are, and a browser asks after each that is written.
        if (element.hidden !== isHidden) element.hidden = isHidden;
        return !isHidden;
      });
      const isWanted = owners.length > 0 ? part === owners[0] : part.details.dataset.counted !== undefined;
      part.details.hidden = this.isActive && found.length === 0 && !isWanted;
      if (found.length > 0) inParts.push(part);
      if (this.isActive) chosenFindings.push(...found.map((element) => ({ element, part })));
      part.mark(this.isActive ? found : undefined);
      part.veil((hidden) => this.sentence("veiled", { found: hidden }), all, () => this.lift());
      part.prefer(this.isActive ? found : []);
    }
    this.fold();
    this.tellEmpty(all);
    // Of several variants the way leads to one that has something of it.
    const owner = owners.find((one) => chosenFindings.some(({ part }) => part === one)) ?? owners[0];
    this.causes.show(chosenFindings, owner, owner && shownIn(owner));
    if (!this.isActive) return this.say("all");
    const found = chosenFindings.length;
    this.say(found > 0 ? "some" : "none", { found, causes: this.causes.groups.length, parts: Filters.bars(inParts) });
  }
}
