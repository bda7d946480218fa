// The map of languages and bars: its order, and a way through it with the arrow keys, so that it is one stop of the tab key.
class HeatMap {
  constructor(section) {
    this.table = section.querySelector("table");
    this.rows = [...this.table.rows];
    for (const row of this.rows) row.plain = [...row.cells];
    const order = section.querySelector(".order");
    order.hidden = false;
    section.querySelector(".hint").hidden = false;
    [this.columnOrder, this.rowOrder] = order.querySelectorAll("select");
    order.addEventListener("change", () => this.sort());
    this.table.addEventListener("keydown", (event) => this.move(event));
    this.table.addEventListener("focusin", (event) => this.mark(event.target));
    for (const link of this.table.querySelectorAll("a")) link.tabIndex = -1;
    this.mark(this.table.querySelector("a"));
  }

  // How many errors, warnings, questions and notes cells have together.
  static counts(cells) {
    const sums = [0, 0, 0, 0];
    for (const cell of cells) (cell.dataset.counts ?? "").split(" ").forEach((count, kind) => { sums[kind] += Number(count); });
    return sums;
  }

  // What is worse comes first: one error before any number of warnings.
  static worstFirst(all, cells) {
    const counts = new Map(all.map((one) => [one, HeatMap.counts(cells(one))]));
    const difference = (a, b) => b.map((count, kind) => count - a[kind]).find((d) => d !== 0) ?? 0;
    return [...all].sort((a, b) => difference(counts.get(a), counts.get(b)));
  }

  sort() {
    // Before the languages stand the name and, where there is one, the column about all of them.
    const [head, ...body] = this.rows;
    const first = head.plain.findIndex((cell) => cell.dataset.locale);
    let columns = head.plain.map((_, index) => index).slice(first);
    if (this.columnOrder.value === "worst") {
      columns = HeatMap.worstFirst(columns, (column) => body.map((row) => row.plain[column]));
    }
    for (const row of this.rows) row.append(...columns.map((column) => row.plain[column]));
    const rows = this.rowOrder.value === "worst" ? HeatMap.worstFirst(body, (row) => row.plain.slice(1)) : body;
    this.table.tBodies[0].append(...rows);
    this.mark(this.table.tBodies[0].querySelector("a"));
  }

  mark(link) {
    if (!link?.matches("a")) return;
    if (this.current) this.current.tabIndex = -1;
    this.current = link;
    link.tabIndex = 0;
  }

  move(event) {
    const onward = getComputedStyle(this.table).direction === "rtl" ? -1 : 1;
    const steps = { ArrowLeft: [0, -onward], ArrowRight: [0, onward], ArrowUp: [-1, 0], ArrowDown: [1, 0], Home: [0, -Infinity], End: [0, Infinity] };
    const step = steps[event.key];
    const cell = event.target.closest("th, td");
    if (!step || !cell || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const rows = [...this.table.tBodies[0].rows];
    let [row, column] = [rows.indexOf(cell.parentNode), cell.cellIndex];
    const width = cell.parentNode.cells.length;
    if (!Number.isFinite(step[1])) {
      const linked = [...cell.parentNode.cells].filter((cell) => cell.querySelector("a"));
      return (step[1] < 0 ? linked[0] : linked.at(-1)).querySelector("a").focus();
    }
    // On to the next place where something was found.
    for (;;) {
      row += step[0];
      column += step[1];
      if (row < 0 || column < 0 || row >= rows.length || column >= width) return;
      const link = rows[row].cells[column].querySelector("a");
      if (link) return link.focus();
    }
  }
}
