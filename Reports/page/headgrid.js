// The head's table of languages is a grid: one stop of the tab key, from which the arrow keys lead to each cell and each link in it.
// Cells without a link are places, too: whoever listens hears a zero, and not that a column is missing.
class HeadGrid {
  constructor(table) {
    this.table = table;
    this.rows = [...table.tBodies[0].rows];
    table.setAttribute("role", "grid");
    // A grid is taken for one to write in, if it does not say otherwise.
    table.setAttribute("aria-readonly", "true");
    const hint = document.getElementById("failing-keys");
    if (hint) table.setAttribute("aria-describedby", hint.id);
    for (const place of table.tBodies[0].querySelectorAll("a, th:not(:has(a)), td:not(:has(a))")) place.tabIndex = -1;
    this.begin();
    table.addEventListener("keydown", (event) => this.move(event));
    table.addEventListener("focusin", ({ target }) => {
      this.keep(target);
      // Who points, or only reads, needs no line on keys.
      if (hint) hint.hidden = !target.matches(":focus-visible");
    });
    table.addEventListener("focusout", ({ relatedTarget }) => {
      if (hint && !table.contains(relatedTarget)) hint.hidden = true;
    });
    // Narrow screens leave columns out, and the place that is kept may be in one of them.
    addEventListener("resize", () => {
      if (!this.current?.checkVisibility()) this.begin();
    });
  }

  // Without any link the table is read as it stands, and needs no stop.
  begin() { this.keep([...this.table.tBodies[0].querySelectorAll("a")].find((link) => link.checkVisibility())); }

  keep(place) {
    if (!place?.matches("a, th, td")) return;
    if (this.current) this.current.tabIndex = -1;
    this.current = place;
    place.tabIndex = 0;
  }

  // A cell's links, or the cell where it has none that can be seen.
  static places(cell) {
    if (!cell.checkVisibility()) return [];
    const links = [...cell.querySelectorAll("a")].filter((link) => link.checkVisibility());
    if (links.length > 0) return links;
    cell.tabIndex = -1;
    return [cell];
  }

  static inRow(row) { return [...row.cells].flatMap(HeadGrid.places); }

  // In the row's column: a cell may span several.
  static inColumn(row, column) {
    let end = 0;
    const cells = [...row.cells].filter((cell) => HeadGrid.places(cell).length > 0);
    const cell = cells.find((cell) => (end += cell.colSpan) > column) ?? cells.at(-1);
    return cell && HeadGrid.places(cell)[0];
  }

  // How many columns that can be seen are before a cell.
  static column(cell) {
    const before = [...cell.parentNode.cells].slice(0, cell.cellIndex).filter((other) => other.checkVisibility());
    return before.reduce((sum, other) => sum + other.colSpan, 0);
  }

  move(event) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const cell = event.target.closest("tbody th, tbody td");
    const goal = cell && this.goal(event, cell);
    if (goal === null || goal === undefined) return;
    event.preventDefault();
    goal.focus();
  }

  goal({ key, ctrlKey, target }, cell) {
    const row = cell.parentNode;
    const places = HeadGrid.inRow(row);
    if (ctrlKey) {
      if (key === "Home") return HeadGrid.inRow(this.rows[0])[0];
      return key === "End" ? HeadGrid.inRow(this.rows.at(-1)).at(-1) : null;
    }
    const onward = getComputedStyle(this.table).direction === "rtl" ? -1 : 1;
    const at = places.indexOf(target);
    const beside = (step) => places[at + step] ?? target;
    const below = (step) => {
      const other = this.rows[this.rows.indexOf(row) + step];
      return (other && HeadGrid.inColumn(other, HeadGrid.column(cell))) ?? target;
    };
    switch (key) {
    case "ArrowLeft": return beside(-onward);
    case "ArrowRight": return beside(onward);
    case "ArrowUp": return below(-1);
    case "ArrowDown": return below(1);
    case "Home": return places[0];
    case "End": return places.at(-1);
    default: return null;
    }
  }
}
for (const table of document.querySelectorAll("table.failing")) new HeadGrid(table);
