// Links and buttons that belong together are one stop of the tab key: the arrow keys lead on among them, so that whoever goes by
// keyboard is soon past them. In a table up and down lead to the nearest one of another row, elsewhere to the one before and behind.
class Roving {
  static stops = "a[href], summary, button";

  constructor(group) {
    const stops = [...group.querySelectorAll(Roving.stops)];
    if (stops.length < 2) return;
    this.group = group;
    group.classList.add("roving");
    // Who listens hears of the keys, too, where they come to them.
    this.hint = document.getElementById("arrows");
    if (this.hint) stops[0].setAttribute("aria-describedby", "arrows");
    for (const stop of stops) stop.tabIndex = -1;
    this.mark(stops[0]);
    group.addEventListener("keydown", (event) => this.move(event));
    group.addEventListener("focusin", (event) => {
      this.mark(event.target.closest(Roving.stops));
      // A selector that asks this of the whole page would be asked anew with every part that is opened.
      this.hint?.classList.toggle("said", event.target.matches(":focus-visible"));
    });
    group.addEventListener("focusout", () => this.hint?.classList.remove("said"));
    group.addEventListener("click", (event) => { this.asked = event.target.closest("summary")?.parentElement; });
    group.addEventListener("toggle", (event) => this.unfold(event.target), true);
  }

  // Those that are not folded away.
  get shown() { return [...this.group.querySelectorAll(Roving.stops)].filter((stop) => stop.checkVisibility()); }

  mark(stop) {
    if (!stop) return;
    if (this.current) this.current.tabIndex = -1;
    this.current = stop;
    stop.tabIndex = 0;
  }

  // What has the stop may hide as a list opens or closes: the one before it has it then, and the focus where that was here. A
  // browser that opens a list for what it searches takes it from nobody.
  unfold(details) {
    if (!details.contains(this.current) || this.current.checkVisibility()) return;
    const shown = this.shown;
    const isBefore = (stop) => stop.compareDocumentPosition(this.current) & Node.DOCUMENT_POSITION_FOLLOWING;
    const next = shown.findLast(isBefore) ?? shown[0];
    if (!next) return;
    const isHere = details === this.asked && [this.current, document.body].includes(document.activeElement);
    this.mark(next);
    if (details.open && isHere) next.focus({ preventScroll: true });
  }

  move(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const stop = event.target.closest(Roving.stops);
    const stops = this.shown;
    const place = stops.indexOf(stop);
    if (place < 0) return;
    const onward = getComputedStyle(this.group).direction === "rtl" ? -1 : 1;
    const next = {
      ArrowLeft: () => stops[place - onward], ArrowRight: () => stops[place + onward], Home: () => stops[0], End: () => stops.at(-1),
      ArrowUp: () => this.across(stops, stop, -1), ArrowDown: () => this.across(stops, stop, 1),
    }[event.key]?.();
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  // Only a table has rows; what wraps elsewhere has its links beside and below each other.
  across(stops, stop, step) {
    const cell = stop.closest("th, td");
    if (!this.group.rows || !cell) return stops[stops.indexOf(stop) + step];
    const rows = [...this.group.rows];
    const distance = (other) => Math.abs(other.closest("th, td").cellIndex - cell.cellIndex);
    for (let index = rows.indexOf(cell.parentNode) + step; rows[index]; index += step) {
      const stops = [...rows[index].querySelectorAll(Roving.stops)].filter((other) => other.checkVisibility());
      if (stops.length > 0) return stops.reduce((best, other) => (distance(other) < distance(best) ? other : best));
    }
    return undefined;
  }
}
