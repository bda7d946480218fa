"use strict";
// The page's own way to write numbers.
const page = {
  format(number) {
    this.numbers ??= new Intl.NumberFormat(document.documentElement.lang, {
      numberingSystem: document.querySelector("#find [role=status]")?.dataset.digits ?? "latn",
    });
    return this.numbers.format(number);
  },
  // In the quotation marks of the page's language.
  quoted(text) { return (document.documentElement.dataset.quoted ?? "“{}”").replace("{}", () => text); },
  // `1 of 3`, in the page's language.
  part(number, all) {
    const words = document.documentElement.dataset.part ?? "{part} of {all}";
    return words.replace("{part}", () => this.format(number)).replace("{all}", () => this.format(all));
  },
  // Shows a section that needs scripts, and the ways to it past the head.
  reveal(section) {
    const ways = [...document.querySelectorAll(".skip, .parts a")].filter((one) => one.hash.slice(1) === section.id);
    for (const place of [section, ...ways.map((way) => way.closest("li") ?? way)]) place.hidden = false;
  },
};

// A toolbar or string table on the page. Most of it waits as text in an island, which is read when the part is opened or
// searched.
class Part {
  constructor(details) {
    this.details = details;
    this.box = details.querySelector(".cases");
    this.island = details.querySelector(":scope > .inside > script");
    this.source = this.box.dataset.source;
    details.addEventListener("toggle", () => { if (details.open && !this.viewer) this.show(); });
  }

  // By language, what the page shows of it. The empty id stands for what is about no single language.
  get cases() {
    if (this.known) return this.known;
    const template = document.createElement("template");
    template.innerHTML = this.island.textContent;
    this.island.remove();
    const isBar = this.details.classList.contains("toolbar");
    for (const element of isBar ? template.content.querySelectorAll(".case") : []) Part.furnish(element);
    for (const picture of template.content.querySelectorAll("svg.bar")) {
      const [, , width, height] = picture.getAttribute("viewBox").split(" ");
      for (const [name, value] of [["width", width], ["height", height], ["role", "img"]]) picture.setAttribute(name, value);
    }
    for (const text of template.content.querySelectorAll("text[textLength]")) {
      text.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
    for (const place of [this.box, template.content]) {
      // Each bar has the same languages: who goes by headings hears whose each is.
      for (const heading of place.querySelectorAll(".case > h4")) {
        const whose = heading.appendChild(document.createElement("span"));
        whose.className = "vh";
        whose.textContent = ` · ${this.title}`;
      }
      // A picture has a name, and the names of images in it are for who points at them.
      for (const drawn of place.querySelectorAll("svg.bar > *")) drawn.setAttribute("aria-hidden", "true");
      // A finding that is gone to is called what its heading says.
      for (const finding of place.querySelectorAll("article.finding")) {
        const heading = finding.querySelector("h5");
        heading.id = `${finding.id}-message`;
        finding.setAttribute("aria-labelledby", heading.id);
      }
    }
    const pieces = [...this.box.children, ...template.content.children];
    const known = new Map(pieces.filter((e) => e.matches(".case")).map((e) => [e.dataset.locale, e]));
    for (const figures of pieces.filter((e) => e.matches(".pictures"))) {
      known.get(figures.dataset.locale).querySelector(".pictures").append(...figures.children);
    }
    this.tellUndrawn(known);
    this.controls = template.content.querySelector(".viewer");
    this.rest = template.content.querySelector(".rest");
    this.known = known;
    return known;
  }

  // Puts into a bar's place for a language what every one has, and an island leaves out: its code behind its name, and a box for pictures.
  static furnish(element) {
    const heading = element.querySelector(":scope > h4");
    if (heading && !heading.querySelector("code")) {
      const code = document.createElement("code");
      code.ariaHidden = "true";
      code.textContent = element.dataset.locale;
      heading.append(" ", code);
    }
    if (!heading || element.querySelector(":scope > .pictures")) return;
    const box = document.createElement("div");
    box.className = "pictures";
    heading.after(box);
  }

  // Of a bar that is not drawn in a language it is said there: the sentence would be in thousands of places.
  tellUndrawn(known) {
    const { undrawn } = this.details.closest("section").dataset;
    for (const element of undrawn ? known.values() : []) {
      const pictures = element.querySelector(":scope > .pictures");
      if (!pictures || pictures.querySelector("figure, .empty")) continue;
      const note = document.createElement("p");
      note.className = "empty";
      note.textContent = undrawn;
      pictures.prepend(note);
    }
  }

  // Of each language what was found: cards and lines.
  get byLanguage() {
    this.listed ??= new Map([...this.cases].map(([locale, element]) => [locale, [...Part.list(element).querySelectorAll("[data-rule]")]]));
    return this.listed;
  }

  // Everything found in it.
  get findings() {
    this.found ??= [...this.byLanguage.values()].flat();
    return this.found;
  }

  // Of all that an address can name in it, the language in which it stands.
  get places() {
    this.placed ??= new Map([...this.cases].flatMap(([locale, element]) =>
      [element, ...this.byLanguage.get(locale)].map(({ id }) => [id, locale])));
    return this.placed;
  }

  // What is told in other sections and counts here, too, by its ids: in a language, or without one in any.
  told(locale) {
    const cases = locale === undefined ? [...this.cases.values()] : [this.cases.get(locale)].filter(Boolean);
    const links = cases.flatMap((element) => [...Part.list(element).querySelectorAll('.shared > a[href^="#finding-"]')]);
    return new Set(links.map((link) => link.hash.slice(1)));
  }

  // A bar in a language by its id, whether it stands on the page or waits in the part that has it.
  static caseOf(id, parts) {
    const part = parts.find(({ details }) => id.startsWith(`${details.id}-`));
    return part?.cases.get(id.slice(part.details.id.length + 1));
  }

  // What was found in a language stands apart from its pictures, which hold far more elements.
  static list(element) { return [...element.children].find((child) => child.className === "findings"); }

  // With what tells it apart from others of its name.
  get name() {
    return [...this.details.querySelectorAll(":scope > summary > :is(h3, .arms)")].map((e) => e.textContent).join(" · ");
  }

  // Without what tells it from others of its name.
  get title() { return this.details.querySelector(":scope > summary > h3").textContent; }

  // Lets its badges count these findings; without any given, all.
  mark(findings) {
    this.marks ??= [...this.details.querySelectorAll(":scope > summary .mark")].flatMap((mark) => {
      const kind = ["error", "warning", "review", "note"].find((name) => mark.classList.contains(name));
      const number = [...mark.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
      // What is of a kind in some languages alone has a mark that shows where one of these is chosen.
      return kind && number ? [{ mark, kind, number, all: number.textContent, isOfSome: mark.hidden }] : [];
    });
    for (const { mark, kind, number, all, isOfSome } of this.marks) {
      const count = findings?.filter((finding) => (finding.kind ?? finding.classList[1]) === kind).length;
      // In a language more may be of a kind than there is of it by the gravest language of each.
      const isMore = count > this.findings.filter((finding) => finding.classList[1] === kind).length;
      const text = !findings ? all : isMore ? page.format(count) : `${page.format(count)}/${all}`;
      if (number.data !== text) number.data = text;
      mark.hidden = findings ? count === 0 : isOfSome;
    }
  }

  // Lets the viewer stand in a language where one of these findings is; without any, where it stood.
  prefer(findings) {
    if (!this.viewer) return;
    const locales = new Set(findings.map((finding) => this.places.get(finding.id)));
    if (locales.size === 0 || locales.has(this.viewer.locale)) return;
    this.viewer.choose([...this.cases.keys()].find((locale) => locales.has(locale)));
  }

  // Has each language say how much of it is hidden, and lets it be shown: the form may be far away. One that does not stand
  // there says so when it does.
  veil(sentence, all, lift) {
    this.veiling = { sentence, all, lift };
    for (const element of this.box.children) this.cover(element);
  }

  cover(element) {
    if (!this.veiling) return;
    const { sentence, all, lift } = this.veiling;
    const list = Part.list(element);
    list.querySelector(":scope > .veiled")?.remove();
    const hidden = this.byLanguage.get(element.dataset.locale).filter((finding) => finding.hidden);
    if (hidden.length === 0) return;
    list.append(Part.note("veiled", sentence(hidden.length), all, () => {
      lift();
      // The button is gone: whoever goes by keyboard goes on from what it has shown.
      hidden[0].tabIndex = -1;
      hidden[0].focus();
    }));
  }

  // That a choice hides something, with a button that shows all.
  static note(name, words, all, show) {
    const note = document.createElement("p");
    note.className = `${name} empty`;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = all;
    button.addEventListener("click", show);
    note.append(words, " ", button);
    return note;
  }

  // Lets these languages stand there, and no other.
  stand(cases) {
    this.box.replaceChildren(...cases);
    for (const element of this.box.children) {
      FindingTools.equip(Part.list(element));
      this.cover(element);
    }
  }

  // Opens it, in the language if one is given.
  show(locale) {
    const cases = this.cases;
    this.viewer ??= new Viewer(this);
    // What stands in a closed list of other titles has no width that pictures could be chosen by.
    for (let list = this.details; (list = list.parentElement.closest("details.titles"));) list.open = true;
    this.details.open = true;
    this.viewer.choose(cases.has(locale) ? locale : this.viewer.locale);
  }

  // Shows every language in which something is found and not hidden, one below the other: on paper nobody can choose.
  spread() {
    this.stand([...this.cases].filter(([locale]) => this.byLanguage.get(locale).some((finding) => !finding.hidden)).map(([, e]) => e));
  }

  // The language in which an element with this id stands, if it is one of the part's.
  localeOf(id) {
    // Attributes in an island have no quotation marks.
    if (!this.known && !this.island.textContent.includes(`id=${id} `) && !this.details.querySelector(`[id="${CSS.escape(id)}"]`)) {
      return undefined;
    }
    return this.places.get(id);
  }
}
