// The map of languages and bars: its order, and a way through it with the arrow keys, so that it is one stop of the tab key.
class HeatMap {
  constructor(section) {
    this.table = section.querySelector("table");
    // The page is written with the worst first.
    this.rows = [...this.table.rows].map((row) => ({ row, cells: [...row.cells] }));
    this.body = [...this.table.tBodies[0].rows];
    this.lead();
    const order = section.querySelector(".order");
    order.hidden = false;
    section.querySelector(".hint").hidden = false;
    [this.columnOrder, this.rowOrder] = order.querySelectorAll("select");
    order.addEventListener("change", () => this.sort());
    order.querySelector("input").addEventListener("change", (event) => {
      for (const full of this.table.querySelectorAll("thead .full")) {
        full.classList.toggle("vh", !event.target.checked);
        full.previousElementSibling.hidden = event.target.checked;
      }
    });
    this.table.addEventListener("keydown", (event) => this.move(event));
    this.table.addEventListener("focusin", (event) => {
      this.mark(event.target);
      // A browser leaves a cell where it is that is half in sight. Under a pointer nothing moves.
      if (event.target.matches(":focus-visible")) event.target.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
    // What is unfolded is a list of its own, for the tab key.
    this.table.addEventListener("toggle", ({ target }) => {
      for (const link of target.querySelectorAll("a")) link.tabIndex = target.open ? 0 : -1;
    }, true);
    this.narrow = matchMedia("(max-width: 40rem)");
    this.stops();
    this.mark(this.table.querySelector("a"));
    this.section = section;
    this.further = section.querySelector(".further");
    this.further.textContent = this.further.dataset.words.replace("{}", page.format(this.body.length));
    this.further.addEventListener("click", () => this.unfold());
    this.narrow.addEventListener("change", () => {
      this.stops();
      this.fold();
      this.arrange(({ row }) => !row.matches(".later"));
    });
    this.fold();
  }

  // Cards are no map: each way in them is a stop of its own. Of a map one is, and who listens hears of the keys as they come to it.
  stops() {
    const isMap = !this.narrow.matches;
    for (const stop of this.table.querySelectorAll("a:not(details a), summary")) stop.tabIndex = isMap && stop !== this.current ? -1 : 0;
    for (const link of this.table.querySelectorAll("details:not([open]) a")) link.tabIndex = -1;
    if (isMap) this.table.setAttribute("aria-describedby", "heat-hint");
    else this.table.removeAttribute("aria-describedby");
  }

  // A cell leads to the list by cause of what it counts. The page is written with links to the bars and tables themselves: without
  // this script there is no list.
  lead() {
    const heads = this.rows[0].cells;
    for (const { row, cells } of this.rows.filter(({ row }) => row.parentNode === this.table.tBodies[0])) {
      const part = row.dataset.bar ?? row.querySelector("th a").hash.slice(1);
      for (const [index, cell] of cells.entries()) {
        if (cell.dataset.counts === undefined) continue;
        const locale = heads[index].dataset.locale ?? "*";
        cell.querySelector("a").setAttribute("href", `#find?${new URLSearchParams({ part, locale })}`);
      }
    }
  }

  // So many rows, more of which are folded, and so many of those stand there: a browser lays out each of their cells.
  static most = { unfolded: 45, shown: 30, atOnce: 10 };

  // The worst rows stand there: where rows are cards as far as three screens hold them, with what is gravest in them; a button has
  // the rest.
  fold() {
    if (this.isUnfolded) return;
    const rows = [...this.table.tBodies[0].rows];
    for (const row of rows) row.classList.remove("later");
    const isNarrow = this.narrow.matches;
    this.section.classList.toggle("folded", isNarrow || rows.length > HeatMap.most.unfolded);
    this.further.hidden = !this.section.matches(".folded");
    if (this.further.hidden) return;
    // How high the rows are is asked only where it matters: the whole page is laid out for the answer.
    const hasErrors = isNarrow && rows.some((row) => row.querySelector("td.error"));
    let height = 0;
    const later = isNarrow ? rows.filter((row, index) => {
      if (hasErrors && !row.querySelector("td.error")) return true;
      height += row.offsetHeight;
      return index > 0 && height > 2.5 * innerHeight;
    }) : rows.slice(HeatMap.most.shown);
    for (const row of later) row.classList.add("later");
    // The way in by the tab key leads to what can be seen: the head of cards is not.
    const isSeen = this.current && !this.current.closest(".later")
      && !(isNarrow && (this.current.closest("thead") || !this.current.checkVisibility()));
    if (!isSeen) this.mark([...this.table.tBodies[0].querySelectorAll("a")].find((link) => link.checkVisibility()));
  }

  unfold() {
    this.isUnfolded = true;
    this.section.classList.remove("folded");
    this.further.hidden = true;
    this.serve([...this.table.querySelectorAll(".later")]);
    (this.table.querySelector(".later a") ?? this.table.tBodies[0].querySelector("a"))?.focus();
  }

  sort() {
    // Before the languages stand the name, the total and, where there is one, the column about all of them.
    const head = this.rows[0].cells;
    const first = head.findIndex((cell) => cell.dataset.locale);
    let columns = head.map((_, index) => index).slice(first);
    const name = (column) => head[column].querySelector(".full").textContent;
    if (this.columnOrder.value === "plain") {
      columns = columns.sort((a, b) => name(a).localeCompare(name(b), document.documentElement.lang));
    }
    // Columns that stand as they should are not moved, nor are rows.
    if (!this.columns || columns.some((column, index) => column !== this.columns[index])) this.columns = columns;
    const rows = this.rowOrder.value === "plain" ? [...this.body].sort((a, b) => HeatMap.place(a) - HeatMap.place(b)) : this.body;
    const body = this.table.tBodies[0];
    // Those that an order before this one has not shown yet have a height, too.
    this.serve([]);
    const scroll = this.table.parentElement;
    // What is below the map stays where it is, though rows come back one after the other.
    scroll.style.minHeight = `${scroll.offsetHeight}px`;
    if (rows.some((row, index) => row !== body.rows[index])) body.append(...rows);
    this.mark(body.querySelector("a"));
    this.fold();
    this.arrange(({ row }) => row.parentNode !== body);
    this.serve([...body.rows].filter((row) => !row.matches(".later")));
  }

  // Shows these rows, their cells in order: the first ones at once, the others after them, each time twice as many. A browser lays
  // out each cell that it is shown, of which a large map has thousands.
  serve(rows) {
    clearTimeout(this.serving);
    const waiting = new Set(rows);
    for (const row of this.body) row.classList.toggle("waiting", waiting.has(row));
    let most = HeatMap.most.atOnce;
    const next = () => {
      const served = new Set(rows.splice(0, most));
      most *= 2;
      this.arrange(({ row }) => served.has(row));
      for (const row of served) row.classList.remove("waiting");
      if (rows.length > 0) this.serving = setTimeout(next, HeatMap.pause);
      else this.table.parentElement.style.minHeight = "";
    };
    next();
  }

  // So long, in milliseconds, a browser has to paint what was served.
  static pause = 30;

  // Puts the cells of rows in the order of the columns; those of folded ones once they are to be seen.
  arrange(isWanted) {
    for (const entry of this.rows) {
      if (!this.columns || entry.columns === this.columns || !isWanted(entry)) continue;
      entry.columns = this.columns;
      entry.row.append(...this.columns.map((column) => entry.cells[column]));
    }
  }

  // Where a row is in the project: bars before tables, a bar where its first variant is, whichever is worst.
  static place(row) {
    const [, kind, number] = (row.dataset.bar ?? row.querySelector("a").hash.slice(1)).match(/^(\w+)-(\d+)/);
    return Number(number) + (kind === "table" ? 1e6 : 0);
  }

  mark(link) {
    if (!link?.matches("a:not(details a), summary")) return;
    if (this.current && !this.narrow.matches) this.current.tabIndex = -1;
    this.current = link;
    link.tabIndex = 0;
  }

  move(event) {
    const onward = getComputedStyle(this.table).direction === "rtl" ? -1 : 1;
    const steps = { ArrowLeft: [0, -onward], ArrowRight: [0, onward], ArrowUp: [-1, 0], ArrowDown: [1, 0], Home: [0, -Infinity], End: [0, Infinity] };
    const step = steps[event.key];
    const cell = event.target.closest("th, td");
    if (event.target.matches("details a")) return;
    if (!step || !cell || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // A bar's variants are below its name.
    const fold = cell.querySelector("summary");
    if (fold && step[0] === 1 && event.target !== fold) return fold.focus();
    if (fold && step[0] === -1 && event.target === fold) return cell.querySelector("a").focus();
    const rows = this.narrow.matches ? [...this.table.tBodies[0].rows] : [...this.table.rows].slice(1);
    let [row, column] = [rows.indexOf(cell.parentNode), cell.cellIndex];
    const width = cell.parentNode.cells.length;
    if (!Number.isFinite(step[1])) {
      const linked = [...cell.parentNode.cells].filter((cell) => cell.querySelector("a")?.checkVisibility());
      return (step[1] < 0 ? linked[0] : linked.at(-1)).querySelector("a").focus();
    }
    // On to the next place where something was found.
    for (;;) {
      row += step[0];
      column += step[1];
      if (row < 0 || column < 0 || row >= rows.length || column >= width) return;
      const link = rows[row].cells[column].querySelector("a");
      if (link?.checkVisibility()) return link.focus();
    }
  }
}
