// A language's sheet as the spreadsheets that `--split` writes: the same rows in the same bytes. Cells that a spreadsheet would run
// are defused already, and each is one line: a line break stands in it as \n, and a backslash as two.
class Spreadsheets {
  static forms = {
    csv: { type: "text/csv", between: ",", quoted: /[,"\n\r;]/, written: (cell) => cell.replace(/\\(.)/g, (_, sign) => ({ n: "\n", r: "\r" })[sign] ?? sign) },
    tsv: { type: "text/tab-separated-values", between: "\t", quoted: /"/, written: (cell) => cell },
  };

  // - island: What holds the rows of all sheets; a page that had no room for them has none.
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
  text(locale, form) {
    const { texts, sheets } = this.read;
    const { between, quoted, written } = Spreadsheets.forms[form];
    const cell = (number) => {
      const text = number ? written(texts[parseInt(number, 36)]) : "";
      return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    };
    const rows = sheets.get(locale).textContent.split("\n");
    // Of a run of commas stands how many there are.
    const unpacked = (row) => row.replace(/\*(.)/g, (_, count) => ",".repeat(parseInt(count, 36)));
    return "\ufeff" + rows.map((row) => unpacked(row).split(",").map(cell).join(between) + "\r\n").join("");
  }

  name(locale, form) {
    const { file } = this.read.sheets.get(locale).dataset;
    return `${this.project ? file.replace(/^audit/, this.project) : file}.${form}`;
  }

  save(locale, form) {
    const file = new Blob([this.text(locale, form)], { type: `${Spreadsheets.forms[form].type};charset=utf-8` });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = this.name(locale, form);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), Spreadsheets.kept);
  }

  // So long a browser may take to begin with it, in milliseconds.
  static kept = 60_000;
}
