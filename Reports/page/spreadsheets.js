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
    const own = Math.min(all, Number(sheet.dataset.saved ?? SheetRows.count(sheet)));
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

// The rows that a page tells of a language itself: what it has no room for only `--split` writes. They have the columns of the
// sheets that it writes; what the page does not say of a row is empty.
class SheetRows {
  // Columns are as the buttons name them.
  static of(sheet) {
    const columns = SheetRows.patterns("columns");
    return [columns, ...SheetRows.told(sheet).map((row) => columns.map((column) => SheetRows.cell(row[column] ?? "")))];
  }

  static pieces(sheet) { return [...sheet.querySelectorAll("tbody > tr, .rows > li, .untranslated .texts li")]; }

  static count(sheet) {
    return SheetRows.pieces(sheet).reduce((sum, piece) => sum + (piece.matches(".row") ? Math.max(1, piece.querySelectorAll(".texts li").length) : 1), 0);
  }

  // Of each row its cells by column.
  static told(sheet) {
    return SheetRows.pieces(sheet).flatMap((piece) => {
      if (piece.matches("tr")) return [SheetRows.ofText(piece)];
      return piece.matches(".row") ? SheetRows.ofMatter(piece) : [SheetRows.ofLacked(piece)];
    });
  }

  // A text of the sheet's table.
  static ofText(row) {
    const [head, source, translation, room, advice, bars] = row.cells;
    const cells = SheetRows.ofMarks([...head.querySelectorAll(".where")]).cells;
    const text = SheetRows.text(translation.querySelector("[data-copy=translation]"));
    const { place, ...others } = cells;
    const wrong = advice.querySelector(".fault");
    return {
      severity: SheetRows.severity(head), key: SheetRows.text(head.querySelector("[data-copy=key]")), "write into": place, ...others, ...SheetRows.used(bars),
      source: SheetRows.text(source.querySelector("bdi")), translation: text, ...SheetRows.figures(room),
      "what is wrong": SheetRows.words(wrong), "what to do": SheetRows.parts(advice), bar: [...bars.querySelectorAll(".bar-name")].map(SheetRows.words).join(" · "),
      link: translation.querySelector("a")?.href,
    };
  }

  // The figures of the room, in the columns from the first of them on.
  static figures(room) {
    const columns = SheetRows.patterns("columns");
    const first = columns.indexOf("needed at least (pt)");
    return Object.fromEntries((room.dataset.figures ?? "").split("|").map((figure, index) => [columns[first + index], figure]));
  }

  // A finding about several texts, each in a row of its own; one about none has its words.
  static ofMatter(item) {
    const what = item.querySelector(".what");
    const wrong = SheetRows.words(what.querySelector(":scope > a"));
    const advice = SheetRows.words([...what.querySelectorAll(":scope > .where")].find((mark) => !mark.querySelector(".line")));
    const about = { severity: SheetRows.severity(item), "what is wrong": wrong, rule: item.dataset.several };
    const texts = [...item.querySelectorAll(".texts li")];
    if (texts.length === 0) return [{ ...about, "write into": SheetRows.place(what.querySelector(".where .line")?.closest(".where")), "what to do": advice || wrong }];
    return texts.map((text) => ({ ...about, ...SheetRows.ofString(text, advice) }));
  }

  // - place: The column of where the file has it, if it has no translation: findings tell of it where the source has it.
  static ofString(item, advice, place = "source at") {
    const key = SheetRows.text(item.querySelector("code"));
    const { cells, words } = SheetRows.ofMarks([...item.querySelectorAll(".where:not(.used)")]);
    const texts = [...item.querySelectorAll("bdi")].filter((text) => !text.closest(".where"));
    const translation = item.querySelector(".onward") ? SheetRows.text(texts.pop()) : "";
    const { place: at, ...others } = cells;
    return {
      key, [translation ? "write into" : place]: at, ...others, ...SheetRows.used(item), source: texts.length > 0 ? SheetRows.text(texts[0]) : "sourceless" in item.dataset ? "" : key,
      translation, "what to do": [advice, ...words].filter(Boolean).join(" · "),
    };
  }

  // A string that the language lacks: which file it is put into, its list says where that is one. A place of its own is in a file of
  // several languages, and the source's is called so.
  static ofLacked(item) {
    const targets = [...item.closest(".texts").querySelectorAll(":scope > [data-room]")].map((mark) => SheetRows.into(SheetRows.words(mark)));
    const into = targets.length === 1 ? { "write into": targets[0] } : {};
    return { ...SheetRows.ofString(item, SheetRows.adviceAbove(item), "write into"), ...into, rule: "missing-translation" };
  }

  // What the small lines below a text are: its place, where the source has it, its file, what developers say, and other words.
  static ofMarks(marks) {
    const [cells, words] = [{}, []];
    for (const mark of marks) {
      const text = SheetRows.words(mark);
      const [source, into] = [SheetRows.within(text, SheetRows.patterns("source")), SheetRows.into(text)];
      if (mark.querySelector(".line")) cells.place = SheetRows.place(mark);
      else if (source) cells["source at"] = source;
      else if (into) cells["write into"] = into;
      else if (SheetRows.isComment(mark)) cells.comment = SheetRows.comment(mark, text);
      else words.push(text);
    }
    return { cells, words };
  }

  // Where code and bars ask for it, how many places there are besides, and what it is there.
  static used(piece) {
    const mark = piece.querySelector(".used");
    const more = mark?.lastChild.nodeType === Node.TEXT_NODE ? mark.lastChild.textContent.trim() : "";
    const roles = [...piece.querySelectorAll(".used .as")].map(SheetRows.words).join(" · ");
    return mark ? { "used at": [...[...mark.querySelectorAll(".use")].map(SheetRows.words), more].filter(Boolean).join(" · "), "shown as": roles } : {};
  }

  // It is a text of the project's and nothing else.
  static isComment(mark) { return mark.childNodes.length === 1 && mark.firstChild.nodeName === "BDI"; }

  // With its lines as signs; of one that is cut here its words alone are known.
  static comment(mark, text) { return text.endsWith("…") ? mark.dataset.whole ?? text : text; }

  // With its line: the column of it is nothing for translators.
  static place(mark) { return SheetRows.words(mark).replace(/(:\d+):\d+$/, "$1"); }

  static into(words) { return SheetRows.within(words, SheetRows.patterns("into")); }

  // What stands in the place of {} in one of the patterns; nothing where it is none of them.
  static within(words, patterns) {
    for (const [before, after] of patterns.map((pattern) => pattern.replace(/\s+/g, " ").split("{}"))) {
      if (words.startsWith(before) && words.endsWith(after) && words.length > before.length + after.length) return words.slice(before.length, words.length - after.length);
    }
    return undefined;
  }

  static patterns(name) { return (document.querySelector(".handing").dataset[name] ?? "").split("|"); }

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

  // What is wrong is no part of what to do.
  static parts(cell) {
    const parts = [...SheetRows.bare(cell).childNodes].filter((node) => !node.classList?.contains("fault"));
    return parts.map((node) => node.textContent.replace(/\s+/g, " ").trim()).filter(Boolean).join(" · ");
  }

  static bare(element) {
    const copy = element?.cloneNode(true);
    for (const other of copy?.querySelectorAll(".vh, .preview, .badge, button, [aria-hidden]") ?? []) other.remove();
    return copy;
  }

  // In one line, as cells of the island are. What a spreadsheet would run as a formula has an apostrophe before it: by the rule of
  // `SpreadsheetRow`, which has made those.
  static cell(text) {
    const isFormula = /^(?:(?!\t)\p{White_Space}|['\u2066-\u2069])*[=+\-@\uff1d\uff0b\uff0d\uff20\t\u21e5]/u.test(text);
    const isNumber = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/.test(text);
    const isMeasure = /^[+-][0-9]+(?:[.,][0-9]+)?[ \u00a0\u202f]\p{Alphabetic}+$/u.test(text);
    return (isFormula && !isNumber && !isMeasure ? `'${text}` : text).replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r").replaceAll("\t", " ");
  }
}
