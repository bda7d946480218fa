// The translators' sheets, one language at a time. Which one stands in the address: `#translate?locale=de`, and
// with `&table=Localizable` the table whose strings are wanted, with `&missing=1` what the language lacks,
// with `&mend=1` what is to be mended, with `&marked=1` what its file marks for review.
class Sheets {
  constructor(section, parts) {
    this.section = section;
    this.parts = parts;
    // What stands there for a language that has no sheet.
    this.nothing = document.createElement("div");
    this.nothing.className = "sheet";
    this.nothing.isReady = true;
    const template = document.createElement("template");
    const islands = [...section.querySelectorAll("script")];
    template.innerHTML = islands.at(-1).textContent;
    const pieces = [...template.content.children];
    this.sheets = new Map(pieces.filter((piece) => piece.matches(".sheet")).map((sheet) => [sheet.dataset.locale, sheet]));
    this.shared = pieces.find((piece) => piece.matches(".shared"));
    this.untranslated = pieces.find((piece) => piece.matches(".all-untranslated"));
    Ticket.lists = this.untranslated;
    OwnStrings.sheets = this.sheets;
    this.select = section.querySelector("select");
    const tools = section.querySelector(".copy-tools").content;
    this.buttons = new Map([...tools.querySelectorAll("button")].map((button) => [button.dataset.copies, button]));
    this.opener = tools.querySelector(".open-all");
    this.status = tools.querySelector("[role=status]").cloneNode(true);
    section.querySelector(".sheet").before(this.status);
    // Of hundreds of rows only those in sight are drawn.
    this.watch = new IntersectionObserver((seen) => {
      for (const { target } of seen.filter((place) => place.isIntersecting)) this.draw(target);
    }, { rootMargin: "200px" });
    this.select.addEventListener("change", () => {
      this.unfold();
      this.choose();
      this.status.textContent = "";
      this.status.classList.add("vh");
      history.replaceState(history.state, "", `#translate?${new URLSearchParams({ locale: this.select.value })}`);
    });
    section.addEventListener("click", (event) => this.copy(event.target.closest("button.copy")));
    section.addEventListener("click", (event) => Sheets.openAll(event.target.closest("button.open-all")));
    // Whoever opens a table can hand on the way to it; one that is closed again is not wanted.
    section.addEventListener("click", (event) => {
      const list = event.target.closest(".of-table > summary")?.parentElement;
      if (!list) return;
      const wanted = list.open ? {} : { table: list.dataset.table };
      history.replaceState(history.state, "", `#translate?${new URLSearchParams({ locale: this.select.value, ...wanted })}`);
    });
    this.ticket = section.querySelector(".ticket");
    this.ticket.addEventListener("click", () => {
      const sheet = this.sheets.get(this.select.value);
      const address = `#translate?${new URLSearchParams({ locale: this.select.value })}`;
      Ticket.copy(this.ticket, this.status, Ticket.sheet(sheet, section.querySelector("h2").textContent, address));
    });
    // Before the sheets stand their rows as spreadsheets have them.
    const { project, rows } = section.querySelector(".handing").dataset;
    this.spreadsheets = new Spreadsheets(rows === "own" ? undefined : islands.at(-2), project);
    this.share = section.querySelector(".own-share");
    this.saves = [...section.querySelectorAll("button.save")];
    for (const button of this.saves) button.addEventListener("click", () => this.spreadsheets.save(this.select.value, button.dataset.form, this.sheets.get(this.select.value)));
    page.reveal(section);
    this.choose();
    this.fold();
    // Paper has no line to open.
    addEventListener("beforeprint", () => this.unfold());
  }

  // The sheet of the language that is worst off repeats much of what stands above, and whoever reads the page may ask for no sheet:
  // until somebody asks for one it is folded under its name.
  fold() {
    if (this.select.options.length < 2) return;
    const sheet = this.section.querySelector(".sheet");
    this.folded = document.createElement("details");
    this.folded.className = "folded-sheet";
    sheet.before(this.folded);
    const summary = this.folded.appendChild(document.createElement("summary"));
    // How much of it there is stands in the menu.
    summary.textContent = Ticket.plain(sheet.querySelector(".on-paper") ?? this.select.selectedOptions[0]);
    this.folded.append(sheet);
  }

  unfold() {
    this.folded?.replaceWith(this.folded.querySelector(".sheet"));
    this.folded = undefined;
  }

  // Opens the sheet that an address names; without one what is shown stays. Of a language without a sheet it is said why, and no
  // other one's is shown for it. A page of one language knows nothing of the others.
  load(query) {
    const asked = new URLSearchParams(query);
    const locale = asked.get("locale");
    const isThere = this.sheets.has(locale);
    this.unfold();
    const isNone = Boolean(locale) && !isThere && this.status.dataset.locales !== undefined;
    if (isThere) this.select.value = locale;
    if (isNone) this.select.selectedIndex = -1;
    this.choose();
    this.status.textContent = isNone ? this.whyNone(locale) : "";
    this.status.classList.toggle("vh", !isNone);
    if (isThere && asked.has("missing") && this.toMissing()) return;
    if (isThere && asked.has("mend") && this.toMending()) return;
    if (isThere && asked.has("marked") && this.toMarked()) return;
    if (!(isThere && this.open(asked.get("table")))) enter(this.section);
  }

  // Leads to what the language lacks, under its number; false where that is nothing.
  toMissing() { return this.lead(".untranslated h3"); }

  // Leads to the first that is to be mended, be it a text or what is told below the texts; false where no row has it.
  toMending() { return this.lead("[data-mend]"); }

  // Leads to the first text that its file marks for review; false where none has a row.
  toMarked() { return this.lead("[data-marked]"); }

  lead(selector) {
    const place = this.section.querySelector(`.sheet ${selector}`);
    if (!place) return false;
    ShortList.reveal(place);
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    Landing.on(place);
    return true;
  }

  // Opens what a table lacks; false where that is nothing.
  open(table) {
    const lists = [...this.section.querySelectorAll(".of-table")].filter((list) => list.dataset.table === table);
    for (const list of lists) list.open = true;
    lists[0]?.querySelector("summary").focus({ preventScroll: true });
    if (lists[0]) Landing.on(lists[0]);
    return lists.length > 0;
  }

  whyNone(locale) {
    const { none, unknown, locales } = this.status.dataset;
    let name = locale;
    try {
      name = new Intl.DisplayNames([document.documentElement.lang], { type: "language" }).of(locale);
    } catch {
      // It is no language's code.
    }
    const sentence = locales.split(" ").includes(locale) ? none : unknown;
    return sentence.split("{}").join(name);
  }

  choose() {
    const sheet = this.sheets.get(this.select.value) ?? this.nothing;
    if (!sheet.isReady) this.prepare(sheet);
    this.ticket.hidden = sheet === this.nothing;
    for (const button of this.saves) button.hidden = sheet === this.nothing;
    if (this.share) this.share.textContent = Spreadsheets.share(sheet, this.share.dataset.words);
    this.section.querySelector(".sheet").replaceWith(sheet);
  }

  // What every row of a table has in common is not written with each.
  prepare(sheet) {
    sheet.isReady = true;
    this.addUntranslated(sheet);
    this.addShared(sheet);
    for (const table of sheet.querySelectorAll("table")) {
      const names = [...table.querySelectorAll("thead th")].map((head) => head.textContent);
      // As cards the rows are no table to the eye, and to a browser only if it is told.
      const roles = { table: [table], rowgroup: [table.tHead, ...table.tBodies], row: table.rows, columnheader: table.querySelectorAll("thead th"), rowheader: table.querySelectorAll("tbody th") };
      for (const [role, elements] of Object.entries(roles)) for (const element of elements) element.setAttribute("role", role);
      for (const row of table.tBodies[0].rows) {
        for (const cell of row.cells) {
          if (cell.matches("td")) cell.setAttribute("role", "cell");
          cell.dataset.label = names[cell.cellIndex];
        }
        Sheets.nameRow(row.cells[0]);
      }
    }
    for (const text of sheet.querySelectorAll("[data-copy]")) text.after(this.copyButton(text));
    for (const place of sheet.querySelectorAll(".preview")) this.watch.observe(place);
    for (const table of sheet.querySelectorAll("table")) ShortList.of([...table.tBodies[0].rows], ShortList.most.rows, table.closest(".scroll"));
    for (const list of sheet.querySelectorAll(".rows")) ShortList.of([...list.children], ShortList.most.rows, list);
  }

  // What is heard of a row at each of its cells: how grave it is, and its key. Its place, its comment and its button are read where
  // they stand.
  static nameRow(head) {
    const key = head.querySelector("[data-copy]")?.textContent;
    const kind = head.querySelector(".badge")?.lastChild.textContent.trim();
    if (key) head.setAttribute("aria-label", [kind, key].filter(Boolean).join(" "));
  }

  // A list of buttons has hundreds that are alike but for their row's key.
  copyButton(text) {
    const button = this.buttons.get(text.dataset.copy).cloneNode(true);
    const key = text.closest("tr")?.cells[0].querySelector("[data-copy]")?.textContent;
    if (key) button.setAttribute("aria-label", button.dataset.named.replace("{}", () => key));
    return button;
  }

  // What is about several languages is written once; a row that names none is about all.
  addShared(sheet) {
    if (!this.shared) return;
    const list = this.shared.cloneNode(true);
    // What a text of the table tells already is not told again.
    const told = new Set([...sheet.querySelectorAll("a.advice")].map((link) => link.dataset.finding ?? link.hash.slice(1)));
    for (const row of list.querySelectorAll(".rows > li")) {
      const isOwn = !row.dataset.locales || row.dataset.locales.split(" ").includes(sheet.dataset.locale);
      if (!isOwn || told.has(row.querySelector("a").hash.slice(1))) row.remove();
    }
    if (list.querySelector("li")) sheet.append(list);
  }

  // What the language lacks, of a list that all sheets share, by table: the first one is open.
  addUntranslated(sheet) {
    const place = sheet.querySelector(".untranslated");
    if (!place || !this.untranslated) return;
    for (const toDo of this.untranslated.children) {
      const own = [...toDo.querySelectorAll(".texts")].filter((list) => list.dataset.locales.split(" ").includes(sheet.dataset.locale));
      if (own.length > 0) place.append(toDo.querySelector("p").cloneNode(true), ...Sheets.byTable(own.map((list) => list.cloneNode(true))));
    }
    const first = place.querySelector(".of-table:not([data-tests])");
    if (first) first.open = true;
    // A single list needs no other way to open it.
    if (place.querySelectorAll(".of-table").length > 1) place.querySelector("h3").after(this.opener.cloneNode(true));
    // Each language has the room that its own bars leave.
    for (const room of place.querySelectorAll("[data-room]")) {
      if (!room.dataset.room.split(" ").includes(sheet.dataset.locale)) room.remove();
    }
  }

  // Dozens of lists are read through, or searched by the browser: these open together, and the button stays where the focus is.
  static openAll(button) {
    for (const list of button?.parentElement.querySelectorAll("details") ?? []) list.open = true;
  }

  // A table with one list is that list, which says how many strings it has. Several, of strings that other languages lack, too,
  // or have, stand under the table's name and their number.
  static byTable(lists) {
    const tables = new Map();
    for (const list of lists) tables.set(list.dataset.table, [...(tables.get(list.dataset.table) ?? []), list]);
    return [...tables.values()].map((own) => (own.length === 1 ? Sheets.ofTable(own[0], own[0]) : Sheets.joined(own)));
  }

  static joined(lists) {
    const table = document.createElement("details");
    const summary = document.createElement("summary");
    const count = lists.reduce((sum, { dataset }) => sum + Number(dataset.count), 0);
    const name = lists[0].querySelector("summary > .where").cloneNode(true);
    // Why a list may be left as it is says nothing of the others.
    const reason = name.querySelector(".reason");
    if (reason) {
      reason.previousSibling.textContent = reason.previousSibling.textContent.replace(/ · $/, "");
      reason.remove();
    }
    summary.append(...name.childNodes, ` · ${page.format(count)}`);
    // The first texts of them, as a single list has them.
    const texts = lists.flatMap((list) => [...list.querySelectorAll(":scope > summary > :is(bdi, code)")]).slice(0, 3);
    for (const [index, text] of texts.entries()) summary.append(index === 0 ? ": " : " · ", text.cloneNode(true));
    for (const list of lists) list.open = true;
    table.append(summary, ...lists);
    return Sheets.ofTable(table, lists[0]);
  }

  static ofTable(table, list) {
    table.classList.add("of-table");
    table.dataset.table = list.dataset.table;
    if (list.dataset.tests) table.dataset.tests = list.dataset.tests;
    return table;
  }

  // The bar on the system and at the width of which its row speaks, from the part that it stands in, and where that is. One of
  // another device would show what the row does not say.
  draw(place) {
    this.watch.unobserve(place);
    const id = place.dataset.case;
    const [system, width] = place.dataset.at.split(" ");
    const figures = [...(Part.caseOf(id, this.parts)?.querySelectorAll("figure") ?? [])];
    const widths = (figure) => figure.dataset.at.split(",").map((at) => at.split(" ")).find(([name]) => name === system)?.slice(1) ?? [];
    const figure = figures.find((e) => widths(e)[0] === width) ?? figures.find((e) => widths(e).includes(width));
    const picture = figure?.querySelector("svg.bar");
    if (!picture) return place.remove();
    const caption = document.createElement("span");
    caption.className = "where";
    caption.textContent = figure.querySelector(".caption").textContent;
    place.append(silent(picture), caption);
  }

  // The text as it is in the table: line breaks, tabs and spaces at its edges are shown as signs.
  async copy(button) {
    if (!button) return;
    const shown = button.previousElementSibling;
    let text = "";
    for (const node of shown.childNodes) text += node.className === "space" ? " " : node.textContent;
    await copyText(text.replaceAll("⏎", "\n").replaceAll("⇥", "\t"));
    this.status.textContent = this.status.dataset.done;
    button.classList.add("done");
    setTimeout(() => {
      button.classList.remove("done");
      this.status.textContent = "";
    }, 1200);
  }
}
