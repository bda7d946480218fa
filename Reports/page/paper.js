// A sheet of paper is as wide as so many languages: the map goes on below with the next ones, each time with the names of its rows.
class PaperMap {
  static languages = 8;

  constructor(table) { this.table = table; }

  spread() {
    const head = [...this.table.tHead.rows[0].cells];
    const first = head.findIndex((cell) => cell.dataset.locale);
    if (first < 0 || head.length - first <= PaperMap.languages) return;
    this.blocks = [];
    for (let from = first; from < head.length; from += PaperMap.languages) {
      const block = this.table.cloneNode(true);
      for (const row of block.rows) {
        // The sums of all languages stand with the first ones.
        const own = (index) => index === 0 || (from === first && index < first) || (index >= from && index < from + PaperMap.languages);
        for (const cell of [...row.cells].filter((_, index) => !own(index))) cell.remove();
      }
      this.blocks.push(block);
    }
    this.table.after(...this.blocks);
    this.table.classList.add("in-blocks");
  }

  join() {
    for (const block of this.blocks ?? []) block.remove();
    this.blocks = undefined;
    this.table.classList.remove("in-blocks");
  }
}

// On paper everything that has errors or warnings is open. What was chosen under "Find" is printed alone, and is said at the top.
const paper = { opened: [], most: 60 };
addEventListener("beforeprint", () => {
  const map = document.querySelector(".heat table");
  // On paper nothing of it is folded.
  heatMap?.arrange(() => true);
  if (map) (paper.map = new PaperMap(map)).spread();
  const isChosen = Boolean(filters?.isActive);
  const isWanted = (part) => isChosen ? part.findings.some((finding) => !finding.hidden) : part.details.querySelector("summary .mark:is(.error, .warning)");
  paper.opened = parts.filter((part) => !part.details.hidden && (isChosen || !part.details.open) && isWanted(part))
    .slice(0, isChosen ? 4 * paper.most : paper.most).map((part) => ({ part, wasOpen: part.details.open }));
  paper.folded = isChosen ? [] : [...document.querySelectorAll("details.pipeline:not([open])")];
  for (const section of paper.folded) section.open = true;
  for (const { part } of paper.opened) {
    part.show();
    if (isChosen) part.spread();
  }
  document.body.classList.toggle("chosen", isChosen);
  if (!isChosen) return;
  paper.note ??= document.querySelector("h1").parentElement.appendChild(document.createElement("p"));
  paper.note.className = "on-paper note-of-choice";
  paper.note.textContent = `${filters.status.dataset.chosen} ${filters.choice}`;
});
addEventListener("afterprint", () => {
  paper.map?.join();
  for (const { part, wasOpen } of paper.opened) {
    part.details.open = wasOpen;
    part.viewer.arrange();
  }
  for (const section of paper.folded ?? []) section.open = false;
  paper.note?.remove();
  paper.note = undefined;
  document.body.classList.remove("chosen");
});
