// A column's whole name, with the sign of its kind, if it is one's.
function nameOf(head) {
  const whole = head.querySelector(".vh, .in-full");
  const sign = whole && head.querySelector(".glyph") ? `${head.querySelector(".glyph").textContent.trim()} ` : "";
  return sign + (whole ?? head).textContent.trim();
}

// Where a table has no room its rows are cards: each cell then says its column, and a browser is told that it is a table still.
function asCards(table) {
  const names = [...table.tHead.rows[0].cells].map(nameOf);
  const roles = { table: [table], rowgroup: [table.tHead, ...table.tBodies], row: table.rows, columnheader: table.querySelectorAll("[scope=col]"), rowheader: table.querySelectorAll("[scope=row]"), cell: table.querySelectorAll("td") };
  for (const [role, elements] of Object.entries(roles)) for (const element of elements) element.setAttribute("role", role);
  for (const body of table.tBodies) {
    for (const row of body.rows) for (const [index, cell] of [...row.cells].entries()) cell.dataset.label = names[index];
  }
}

// Languages are compared down a column: they are cards only where not even the narrow table has room.
const small = matchMedia("(max-width: 29.99rem)");
const listed = document.querySelectorAll(":is(.languages, .coverage, .criteria, .heat) table");
function layOut(table) {
  table.classList.toggle("cards", small.matches || !table.classList.contains("by-language"));
}

for (const table of listed) {
  asCards(table);
  layOut(table);
}
small.addEventListener("change", () => listed.forEach(layOut));
