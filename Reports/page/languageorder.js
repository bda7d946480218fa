// The table of languages by any of its columns, whose heads are buttons then. Languages that are folded take part: the first ones
// stand in sight, whichever they are.
class LanguageOrder {
  static kinds = ["error", "warning", "review", "note"];

  constructor(section) {
    this.fold = section.querySelector(":scope > details");
    this.tables = [...section.querySelectorAll("table.by-language")];
    // As the page is written, the worst first. The total stays where it is.
    this.rows = this.tables.flatMap(({ tBodies }) => [...tBodies[0].querySelectorAll("tr[data-counts]")]);
    this.room = this.tables[0].querySelectorAll("tr[data-counts]").length;
    this.heads = this.tables.flatMap(({ tHead }) => [...tHead.querySelectorAll("[data-sort]")]);
    for (const head of this.heads) this.equip(head);
    // Whoever follows a link to the others finds them by what it was about. Without this script there is but one order.
    for (const link of document.querySelectorAll("a[data-sort]")) {
      link.setAttribute("href", `#languages?${new URLSearchParams({ sort: link.dataset.sort })}`);
    }
  }

  equip(head) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sort";
    button.append(...head.childNodes);
    head.append(button);
    head.setAttribute("aria-sort", "none");
    button.addEventListener("click", () => {
      const by = head.dataset.sort;
      this.sort(by, this.by === by ? !this.isUp : undefined);
      this.keep();
    });
  }

  // Figures begin with the greatest, names with the first.
  static isUp(by) { return by === "name"; }

  sort(by, isUp = LanguageOrder.isUp(by)) {
    [this.by, this.isUp] = [by, isUp];
    const names = new Intl.Collator(document.documentElement.lang);
    const compare = by === "name" ? names.compare : (a, b) => a - b;
    const rows = this.rows.map((row) => ({ row, value: LanguageOrder.value(row, by) }));
    const known = rows.filter(({ value }) => value !== undefined)
      .sort((a, b) => isUp ? compare(a.value, b.value) : compare(b.value, a.value));
    // What has no value is last, whichever way the others stand.
    const sorted = [...known, ...rows.filter(({ value }) => value === undefined)].map(({ row }) => row);
    const [shown, folded] = this.tables;
    shown.tBodies[0].append(...sorted.slice(0, this.room));
    folded?.tBodies[0].append(...sorted.slice(this.room));
    for (const head of this.heads) {
      head.setAttribute("aria-sort", head.dataset.sort !== by ? "none" : isUp ? "ascending" : "descending");
    }
    this.rename();
  }

  // The caption says why a language stands first: it does so no longer.
  rename() {
    const caption = this.tables[0].caption;
    if (!caption?.matches(".own")) return;
    caption.className = "vh";
    caption.textContent = document.getElementById("languages-title").textContent;
  }

  static value(row, by) {
    const { locale, counts, lacks } = row.dataset;
    // What is wrong whatever the language has no name to be sorted by.
    if (by === "name") return locale && (row.cells[0].querySelector("a") ?? row.cells[0]).textContent;
    if (by !== "untranslated") return Number(counts.split(" ")[LanguageOrder.kinds.indexOf(by)]);
    if (!lacks) return undefined;
    const [missing, all] = lacks.split(" ").map(Number);
    return missing / Math.max(1, all);
  }

  // How the table stands is in the address, so that it can be sent.
  keep() {
    const chosen = { sort: this.by, ...(this.isUp === LanguageOrder.isUp(this.by) ? {} : { order: this.isUp ? "up" : "down" }) };
    history.replaceState(history.state, "", `#languages?${new URLSearchParams(chosen)}`);
  }

  // What an address says; all languages are to be seen then. One that says nothing leaves the table as it stands.
  load(query) {
    const chosen = new URLSearchParams(query);
    const by = chosen.get("sort");
    if (!this.heads.some((head) => head.dataset.sort === by)) return;
    this.sort(by, { up: true, down: false }[chosen.get("order")]);
    if (this.fold) this.fold.open = true;
  }
}
