// Of findings about several languages what one of them has: its sheet tells each of its strings with its own place, while the
// finding itself quotes the language where it is worst.
class OwnStrings {
  // By language, as the translators' view has them; a page without that view has none.
  static sheets = new Map();
  static known = new Map();

  // The rows of the sheet that tell of a finding, or the line that its card has of what is no translators' matter; undefined where
  // it is one language's alone, or neither says anything of it.
  static of(element, locale) {
    if (!locale || element.dataset.locale) return undefined;
    const rows = OwnStrings.sheets.has(locale) ? OwnStrings.rows(locale).get(element.id) : undefined;
    if (rows) return { rows, count: OwnStrings.count(rows), advice: OwnStrings.advice(rows[0], element.id), ...OwnStrings.parts(OwnStrings.string(rows[0]), OwnStrings.texts(rows[0])) };
    const lines = [...(element.querySelector("template.own")?.content.children ?? [])];
    const line = lines.find(({ dataset }) => dataset.locale === locale);
    return line && { line, count: "", ...OwnStrings.parts(line, []) };
  }

  // By the finding's id. Looked up once: a list has thousands of findings.
  static rows(locale) {
    if (OwnStrings.known.has(locale)) return OwnStrings.known.get(locale);
    const found = new Map();
    for (const link of OwnStrings.sheets.get(locale).querySelectorAll(".rows > li[data-several] > .what > a, tr a.advice")) {
      const id = OwnStrings.id(link);
      if (!found.has(id)) found.set(id, []);
      found.get(id).push(link.closest("tr, li"));
    }
    OwnStrings.known.set(locale, found);
    return found;
  }

  // The finding that a row's link tells of.
  static id(link) { return link.dataset.finding ?? link.getAttribute("href").slice(1); }

  // What a text's row says to do about the finding, whose own advice has the number of the language with least room.
  static advice(row, id) {
    const link = row.matches("tr") && [...row.querySelectorAll("a.advice")].find((link) => OwnStrings.id(link) === id);
    return link ? [...link.cloneNode(true).childNodes] : undefined;
  }

  // How many strings of the language it is about, in words; nothing where the row is the string.
  static count(rows) {
    const count = rows.map((row) => row.querySelector(".texts > .where, .own-count")).find(Boolean);
    return count ? Ticket.plain(count) : "";
  }

  // The first of a row's strings, and what it says besides.
  static string(row) { return row.matches("tr") ? row.cells[0] : row.querySelector(".texts li"); }
  static texts(row) { return row.matches("tr") ? [...row.querySelectorAll("td.text bdi")] : []; }

  // What a string says, and where it is.
  static parts(string, texts) {
    const words = [...string.childNodes].filter((node) => !node.matches?.(".where, .badge, button"));
    const copies = [...words, ...texts.flatMap((text) => [" ", text])].map((node) => node.cloneNode?.(true) ?? node);
    return { text: copies, places: [...string.querySelectorAll(":scope > .where")].map((place) => place.cloneNode(true)) };
  }

  // So many languages are named; of more the others stand with their codes, which are short and say the same.
  static mostNamed = 12;

  // The languages of what is about several of them, for whoever reads of it where no language is chosen.
  // - names: By language.
  static all({ dataset }, names) {
    const locales = dataset.locale || dataset.everywhere !== undefined ? [] : (dataset.locales ?? "").split(" ").filter(Boolean);
    const named = locales.map((locale, index) => (index < OwnStrings.mostNamed ? names.get(locale) ?? locale : locale));
    return { locales, words: locales.length > 1 ? named.join(", ") : "" };
  }

  // In a line each what these languages have of their own: key, text, file and line.
  static inEach(element, locales, names) {
    return locales.flatMap((locale) => {
      const own = OwnStrings.of(element, locale);
      const told = own?.line ? [own] : own?.rows?.flatMap((row) => OwnStrings.told(row)) ?? [];
      return told.map(({ text, places }) => {
        const line = document.createElement("div");
        // Behind the place stands where code uses it: who opens the table does not need that.
        line.append(...text, ...places.slice(0, 1));
        return `${names.get(locale) ?? locale}: ${Ticket.words(line)}`;
      });
    });
  }

  // Of each of a row's strings; a text that is its source's is said once.
  static told(row) {
    if (!row.matches("tr")) return [...row.querySelectorAll(".texts li")].map((string) => OwnStrings.parts(string, []));
    const texts = OwnStrings.texts(row);
    const others = texts.filter((text, index) => texts.findIndex(({ textContent }) => textContent === text.textContent) === index);
    return [OwnStrings.parts(row.cells[0], others)];
  }

  // Of each row what a ticket has.
  static lines(rows) {
    return rows.flatMap((row) => (row.matches("tr") ? Ticket.text(row) : Ticket.matter(row)).lines);
  }
}
