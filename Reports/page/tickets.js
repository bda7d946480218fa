// What is handed on as Markdown: a language's sheet to its translators, and what was chosen under "Find" to whoever mends it. Each
// has all that is on the page, also where a list shows the first of it.
class Ticket {
  // - about: Of the page, for the way back to it.
  static sheet(sheet, heading, about) {
    const rows = [...sheet.querySelectorAll("tbody tr")].filter((row) => !row.closest(".fitting, .longer")).map(Ticket.text);
    const others = [...sheet.querySelectorAll(".rows > li")].map(Ticket.matter);
    // What is worst first, wherever it stands on the sheet.
    const entries = [...rows, ...others].sort((a, b) => a.rank - b.rank).map(({ lines }) => lines.join("\n"));
    const lacking = [...sheet.querySelectorAll(".untranslated > :not(button)")].flatMap((piece) => Ticket.lacking(piece));
    const leftOut = [...sheet.querySelectorAll(":scope > :is(.cut-list, .empty)")].map(Ticket.words);
    const language = Ticket.words(sheet.querySelector(".on-paper"));
    const [work, partial] = [".work", ".partial"].map((name) => sheet.querySelector(`:scope > ${name}`));
    return TicketParts.of({
      title: `## ${heading}: ${language}`, intro: [work && Ticket.words(work), partial && Ticket.words(partial)], sections: Ticket.sections([entries, ...lacking]),
      foot: [...leftOut, addressToSend(about), Ticket.origin],
    });
  }

  // Of lists and the words before and behind them, each list with the words that lead to it.
  static sections(blocks) {
    const sections = [];
    let head = [];
    for (const block of blocks) {
      if (!Array.isArray(block)) {
        head.push(block);
      } else if (block.length > 0) {
        sections.push({ head: head.filter(Boolean).join("\n\n"), entries: block.map((text) => ({ language: "", text })) });
        head = [];
      }
    }
    const rest = head.filter(Boolean).join("\n\n");
    if (rest) sections.push({ head: "", entries: [{ language: "", text: rest }] });
    return sections;
  }

  // Of what the page is: the project, and which Lintel looked at which commit, as far as the page says it.
  static get origin() {
    return [...document.querySelectorAll(".masthead h1, .origin")].map(Ticket.plain).join(" · ");
  }

  // By cause, each with its findings.
  static found(groups, heading, about) {
    const sections = groups.map(({ name, count, findings }) => ({
      head: [`### ${name}`, count].filter(Boolean).join("\n\n"),
      entries: findings.map((finding) => ({ language: finding.locale ?? "", text: Ticket.finding(finding).join("\n") })),
    }));
    return TicketParts.of({ title: `## ${heading}`, sections, foot: [addressToSend(about), Ticket.origin] });
  }

  // A row of a sheet: its key and place, then the other cells under what their columns are called.
  static text(row) {
    const [name, ...cells] = row.cells;
    const badge = name.querySelector(".badge");
    const heads = row.closest("table").tHead.rows[0].cells;
    const lines = cells.map((cell) => ({ label: Ticket.plain(heads[cell.cellIndex]), words: Ticket.words(cell) })).filter(({ words }) => words)
      .map(({ label, words }) => `  - ${label}: ${words}`);
    return { rank: Ticket.rank(badge), lines: [`- ${Ticket.marked(badge, Ticket.words(name))}`, ...lines] };
  }

  // A finding about several texts, or about none, with the strings of it.
  static matter(row) {
    const badge = row.querySelector(".badge");
    const what = row.querySelector(".what").cloneNode(true);
    const count = what.querySelector(".texts > .where, .own-count");
    for (const texts of what.querySelectorAll(".texts")) texts.remove();
    // What is said of several languages has the number of all of them, and quotes perhaps another one's text.
    const { several } = row.dataset;
    const advice = what.querySelector(":scope > .where") ?? what;
    const said = several ? [Ticket.words(advice), count && Ticket.plain(count), `\`${several}\``].filter(Boolean).join(" · ") : Ticket.words(what);
    const texts = [...row.querySelectorAll(".texts :is(li, .cut-list)")].map((text) => `  - ${Ticket.words(text)}`);
    return { rank: Ticket.rank(badge), lines: [`- ${Ticket.marked(badge, said)}`, ...texts] };
  }

  // What a language lacks: its heading, what to do, and the strings.
  static lacking(piece) {
    if (piece.matches(".of-table:not(.texts)")) return [...piece.querySelectorAll(".texts")].flatMap((list) => Ticket.lacking(list));
    if (!piece.matches(".texts")) return [`${piece.matches("h3") ? "### " : ""}${Ticket.words(piece)}`];
    // Why they may be left as they are, and the file that they belong into.
    const of = [...piece.querySelectorAll("summary .reason, :scope > [data-room]")].map(Ticket.words).join(" · ");
    const listed = (selector) => [...piece.querySelectorAll(selector)].map((text) => `- ${Ticket.words(text)}`);
    // How many the page itself leaves out is said whatever has room.
    return [of, listed("li"), listed(".cut-list").join("\n")];
  }

  // The strings that a finding says are missing, as the translators' lists have them: key, source, place, and the file that
  // they belong into.
  // - locale: Whose file and room are told; without one no room is, for it would be nobody's.
  static strings({ id }, locale) {
    const own = ({ dataset }) => !locale || dataset.room.split(" ").includes(locale);
    return [...(Ticket.linked.get(`#${id}`) ?? [])].flatMap(([list, links]) => {
      if (locale && !list.dataset.locales.split(" ").includes(locale)) return [];
      const files = [...list.querySelectorAll(":scope > [data-room]")].filter(own).map(Ticket.words);
      const lines = links.map((link) => {
        const string = link.parentElement.cloneNode(true);
        for (const room of string.querySelectorAll("[data-room]")) if (!locale || !own(room)) room.remove();
        return Ticket.words(string);
      });
      return [...files, ...lines, ...[...list.querySelectorAll(":scope > .cut-list")].map(Ticket.words)];
    });
  }

  // By the address of a finding its links in each list. Looked up once: thousands of findings ask for thousands of strings.
  static get linked() {
    if (Ticket.links) return Ticket.links;
    Ticket.links = new Map();
    for (const link of Ticket.lists?.querySelectorAll(".texts li > a") ?? []) {
      const address = link.getAttribute("href");
      const lists = Ticket.links.get(address) ?? new Map();
      const list = link.closest(".texts");
      if (!lists.has(list)) lists.set(list, []);
      lists.get(list).push(link);
      Ticket.links.set(address, lists);
    }
    return Ticket.links;
  }

  static finding({ element, where, locale, languages }) {
    const badge = FoundCauses.badge(element);
    const key = element.dataset.key ?? element.querySelector("[data-key]")?.textContent;
    // Who made the bar begins with the code, and has the text's line behind it; who translates opens the table alone.
    const places = FindingTools.placesOf(element).slice(0, ["definition", "layout"].includes(element.dataset.blame) ? 2 : 1);
    const advice = element.querySelector(".suggestion");
    const strings = Ticket.strings(element, locale);
    const own = strings.length > 0 ? undefined : OwnStrings.of(element, locale);
    if (own?.rows) {
      const [head, ...lines] = OwnStrings.lines(own.rows);
      return [head, ...[where, pageAddress(`#${element.id}`)].filter(Boolean).map((line) => `  - ${line}`), ...lines];
    }
    // What is missing is listed with its own places.
    const about = strings.length > 0 || own ? [where] : [where, key && `\`${key}\``, ...places];
    const all = locale || own ? { locales: [], words: "" } : OwnStrings.all(element, languages);
    const each = strings.length > 0 || all.locales.length < 2 ? [] : OwnStrings.inEach(element, all.locales, languages);
    const more = [about.filter(Boolean).join(" · "), all.words, advice && Ticket.words(advice), pageAddress(`#${element.id}`)];
    const lines = [...more.filter(Boolean).map((line) => `  - ${line}`), ...[...strings, ...each].map((line) => `    - ${line}`)];
    return [`- ${Ticket.marked(badge, Ticket.words(own?.line ?? element.querySelector(".message")))}`, ...lines];
  }

  static rank(badge) {
    const place = FoundCauses.order.findIndex((kind) => badge?.classList.contains(kind));
    return place < 0 ? FoundCauses.order.length : place;
  }

  static marked(badge, words) {
    const kind = badge ? Ticket.plain(badge).replace(/^\S+ /, "") : "";
    return kind ? `**${kind}**: ${words}` : words;
  }

  // A badge begins its line with a word, and buttons, pictures and what is said only aloud are no text.
  static words(element) {
    const copy = element.cloneNode(true);
    // The page shows the beginning of a long comment, and signs for its line breaks.
    for (const comment of copy.querySelectorAll("[data-whole]")) comment.textContent = comment.dataset.whole;
    for (const other of copy.querySelectorAll(".badge, .vh, .preview, button")) other.remove();
    for (const code of copy.querySelectorAll("code")) code.replaceWith(`\`${code.textContent}\``);
    // In a list key and text would run into one another.
    for (const text of copy.matches("li") ? copy.querySelectorAll(":scope > bdi") : []) text.replaceWith(page.quoted(text.textContent));
    // What stands on a line of its own is parted from what is before it.
    for (const line of copy.querySelectorAll(".where, .advice, .whose, .bar-name")) line.before(" · ");
    return Ticket.plain(copy).replace(/( ·)+(?= ·)/g, "").replace(/^· | ·$/g, "");
  }

  static plain(element) { return element.textContent.replace(/\s+/g, " ").trim(); }

  // Says that it did. Of several parts each press copies the next one, and the button says which that is.
  static async copy(button, status, parts) {
    // After another choice it begins anew.
    const index = button.first === parts[0] ? button.next ?? 0 : 0;
    await copyText(parts[index]);
    button.first = parts[0];
    button.next = index + 1 < parts.length ? index + 1 : 0;
    const done = parts.length > 1 ? `${status.dataset.done}: ${page.part(index + 1, parts.length)}` : status.dataset.done;
    status.textContent = "";
    status.textContent = done;
    Ticket.show(button, done, button.next > 0 ? page.part(button.next + 1, parts.length) : "");
    clearTimeout(status.pause);
    status.pause = setTimeout(() => { status.textContent = ""; }, Ticket.shown);
  }

  // So long a button says what it did, in milliseconds.
  static shown = 2000;

  // In its own words, for who sees it; its name has the words that are seen and its number, as before. What stands behind it
  // stays where it is.
  // - next: Which part the next press copies, where there is one.
  static show(button, done, next = "") {
    button.words ??= button.textContent;
    button.label ??= button.getAttribute("aria-label") ?? "";
    button.style.minWidth = `${button.offsetWidth}px`;
    button.textContent = done;
    if (button.label) button.setAttribute("aria-label", button.label.replace(button.words, () => done));
    button.classList.add("done");
    clearTimeout(button.pause);
    button.pause = setTimeout(() => {
      const words = next ? `${button.words}: ${next}` : button.words;
      button.textContent = words;
      if (button.label) button.setAttribute("aria-label", button.label.replace(button.words, () => words));
      button.style.minWidth = "";
      button.classList.remove("done");
    }, Ticket.shown);
  }
}
