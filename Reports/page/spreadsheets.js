// A language's sheet as the spreadsheets that `--split` writes: the same rows in the same bytes. Cells that a spreadsheet would run
// are defused already, and each is one line: a line break stands in it as \n, and a backslash as two.
class Spreadsheets {
  static forms = {
    csv: { type: "text/csv", between: ",", quoted: /[,"\n\r;]/, written: (cell) => cell.replace(/\\(.)/g, (_, sign) => ({ n: "\n", r: "\r" })[sign] ?? sign) },
    tsv: { type: "text/tab-separated-values", between: "\t", quoted: /"/, written: (cell) => cell },
  };

  // - island: What holds the rows of all sheets; of a page that had no room for them its own rows are saved (`SheetRows`).
  // - project: What files are called after; without it as `--split` calls them.
  constructor(island, project) { Object.assign(this, { island, project }); }

  // Read when somebody first saves one: each text once, then of each language the numbers of its cells.
  get read() {
    if (this.known) return this.known;
    const template = document.createElement("template");
    template.innerHTML = this.island.textContent;
    const [cells, ...sheets] = template.content.children;
    this.known = { texts: cells.textContent.split("\n"), sheets: new Map(sheets.map((sheet) => [sheet.dataset.locale, sheet])) };
    return this.known;
  }

  // The file, its byte order mark included: without it a spreadsheet takes it for another encoding.
  text(locale, form, sheet) {
    const { between, quoted, written } = Spreadsheets.forms[form];
    const cell = (line) => {
      const text = written(line);
      return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    };
    const rows = this.island ? this.rows(locale) : SheetRows.of(sheet);
    return "\ufeff" + rows.map((row) => row.map(cell).join(between) + "\r\n").join("");
  }

  // Of each row its cells, each in one line.
  rows(locale) {
    const { texts, sheets } = this.read;
    // Of a run of commas stands how many there are.
    const unpacked = (row) => row.replace(/\*(.)/g, (_, count) => ",".repeat(parseInt(count, 36)));
    const cell = (number) => (number ? texts[parseInt(number, 36)] : "");
    return sheets.get(locale).textContent.split("\n").map((row) => unpacked(row).split(",").map(cell));
  }

  // How many of how many rows a file that is saved here has; nothing where it has all.
  static share(sheet, words) {
    const all = Number(sheet.dataset.rows);
    if (!all) return "";
    const own = Math.min(all, Number(sheet.dataset.saved ?? SheetRows.told(sheet).length));
    return words.replace("{}", page.format(own)).replace("{all}", page.format(all));
  }

  name(locale, form) {
    const file = this.island ? this.read.sheets.get(locale).dataset.file : `audit.${locale}`;
    return `${this.project ? file.replace(/^audit/, this.project) : file}.${form}`;
  }

  save(locale, form, sheet) {
    const file = new Blob([this.text(locale, form, sheet)], { type: `${Spreadsheets.forms[form].type};charset=utf-8` });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = this.name(locale, form);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), Spreadsheets.kept);
  }

  // So long a browser may take to begin with it, in milliseconds.
  static kept = 60_000;
}

// The rows that a page tells of a language itself: what it has no room for only `--split` writes. They have the columns that need no figures.
class SheetRows {
  static columns = ["severity", "key", "write into", "source", "translation", "room", "what to do", "new translation"];

  static of(sheet) { return [SheetRows.columns, ...SheetRows.told(sheet)].map((row) => row.map(SheetRows.cell)); }

  static told(sheet) {
    return [...sheet.querySelectorAll("tbody > tr, .rows > li, .untranslated .texts li")].flatMap((piece) => {
      if (piece.matches("tr")) return [SheetRows.ofText(piece)];
      return piece.matches(".row") ? SheetRows.ofMatter(piece) : [SheetRows.ofString(piece, "", SheetRows.adviceAbove(piece))];
    });
  }

  // A text of the sheet's table.
  static ofText(row) {
    const [head, source, translation, room, advice] = row.cells;
    const place = SheetRows.words(head.querySelector(".where"));
    const texts = [source.querySelector("bdi"), translation.querySelector("[data-copy=translation]")].map(SheetRows.text);
    return [SheetRows.severity(head), SheetRows.text(head.querySelector("[data-copy=key]")), place, ...texts, SheetRows.parts(room), SheetRows.parts(advice), ""];
  }

  // A finding about several texts, each in a row of its own; one about none has its words.
  static ofMatter(item) {
    const [severity, what] = [SheetRows.severity(item), item.querySelector(".what")];
    const texts = [...item.querySelectorAll(".texts li")];
    if (texts.length === 0) return [[severity, "", "", "", "", "", SheetRows.words(what), ""]];
    const advice = SheetRows.words(what.querySelector(":scope > .where"));
    return texts.map((text) => SheetRows.ofString(text, severity, advice));
  }

  static ofString(item, severity, advice) {
    const key = SheetRows.text(item.querySelector("code"));
    const wheres = [...item.querySelectorAll(".where:not(.used)")];
    const place = wheres.find((where) => where.querySelector(".line"));
    const texts = [...item.querySelectorAll("bdi")].filter((text) => !text.closest(".where"));
    const translation = item.querySelector(".onward") ? texts.pop() : undefined;
    const words = [advice, ...wheres.filter((where) => where !== place).map(SheetRows.words)].filter(Boolean).join(" · ");
    return [severity, key, SheetRows.words(place), texts.length > 0 ? SheetRows.text(texts[0]) : key, SheetRows.text(translation), "", words, ""];
  }

  // What stands above a table's list of what the language lacks.
  static adviceAbove(item) {
    let above = item.closest(".of-table");
    while (above && !above.matches("p")) above = above.previousElementSibling;
    return SheetRows.words(above);
  }

  static severity(piece) { return [...(piece.querySelector(".badge")?.classList ?? [])].find((name) => name !== "badge") ?? ""; }

  // As it is in the table: what the page shows as signs is itself.
  static text(element) {
    const shown = SheetRows.bare(element);
    for (const space of shown?.querySelectorAll(".space") ?? []) space.textContent = " ";
    return (shown?.textContent ?? "").replaceAll("⏎", "\n").replaceAll("⇥", "\t");
  }

  static words(element) { return (SheetRows.bare(element)?.textContent ?? "").replace(/\s+/g, " ").trim(); }

  static parts(cell) { return [...SheetRows.bare(cell).childNodes].map((node) => node.textContent.replace(/\s+/g, " ").trim()).filter(Boolean).join(" · "); }

  static bare(element) {
    const copy = element?.cloneNode(true);
    for (const other of copy?.querySelectorAll(".vh, .preview, .badge, button, [aria-hidden]") ?? []) other.remove();
    return copy;
  }

  // In one line, as cells of the island are. What a spreadsheet would run as a formula has an apostrophe before it.
  static cell(text) {
    const isFormula = /^[\s'\u2066-\u2069]*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) && Number.isNaN(Number(text));
    return (isFormula ? `'${text}` : text).replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\t", " ");
  }
}
