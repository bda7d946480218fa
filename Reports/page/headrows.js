// In the head's table of languages a row has one stop behind the language's: whoever goes by Tab passes a row in two steps, and
// reaches its other numbers with the arrow keys.
class HeadRows {
  constructor(table) {
    for (const row of table.tBodies[0].rows) HeadRows.keep(row, HeadRows.links(row).find((link) => link.closest("td")));
    table.addEventListener("keydown", (event) => HeadRows.move(event));
    table.addEventListener("focusin", ({ target }) => {
      const row = target.closest("tr");
      if (target.matches("td a")) HeadRows.keep(row, target);
    });
  }

  // Narrow screens leave columns out.
  static links(row) {
    return [...row.querySelectorAll("a")].filter((link) => link.checkVisibility());
  }

  static keep(row, stop) {
    for (const link of row.querySelectorAll("td a")) link.tabIndex = link === stop ? 0 : -1;
  }

  static move(event) {
    const onward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const step = { ArrowLeft: -onward, ArrowRight: onward }[event.key];
    if (!step || !event.target.matches("a") || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = HeadRows.links(event.target.closest("tr"));
    event.preventDefault();
    links[links.indexOf(event.target) + step]?.focus();
  }
}
for (const table of document.querySelectorAll("table.failing")) new HeadRows(table);
