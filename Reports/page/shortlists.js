// What was looked at, and whose turn it is in which language, stands above what to start with; on a narrow screen it is folded.
class Audited {
  static narrow = matchMedia("(max-width: 37.5rem)");

  static watch(details) {
    const fold = () => { details.open = !Audited.narrow.matches; };
    Audited.narrow.addEventListener("change", fold);
    fold();
  }
}

// On a narrow screen a long list shows its first entries, and a button shows all of them and says how many there are: sixty bars and
// as many tables would be thirty screens before whatever stands behind them. What an address leads to, what is chosen under "Find"
// and paper have every entry.
class ShortList {
  static narrow = matchMedia("(max-width: 30rem)");
  // So many entries are always there. One more than these would save nothing.
  static most = { parts: 8, rows: 4 };

  // - behind: What the button stands behind.
  static of(entries, most, behind) {
    if (entries.length > most + 1) new ShortList(entries, most, behind);
  }

  // What a place stands in is there, whatever its list shows.
  static reveal(place) { place.closest(".beyond")?.classList.remove("beyond"); }

  constructor(entries, most, behind) {
    // The list of a bar's other titles goes with the one that is shown.
    const besides = ({ nextElementSibling: next }) => next?.matches("details.titles") ? [next] : [];
    this.beyond = entries.slice(most).flatMap((entry) => [entry, ...besides(entry)]);
    for (const entry of this.beyond) entry.classList.add("beyond");
    this.button = document.createElement("button");
    this.button.type = "button";
    this.button.className = "show-all";
    this.button.textContent = document.getElementById("tools").dataset.all.replace("{}", page.format(entries.length));
    this.button.addEventListener("click", () => this.show());
    (behind ?? this.beyond.at(-1)).after(this.button);
  }

  // Whoever goes by keyboard goes on with the first that was not there.
  show() {
    this.button.remove();
    for (const entry of this.beyond) entry.classList.remove("beyond");
    const [next] = this.beyond;
    const stop = next.querySelector("summary, a, button") ?? next;
    if (stop === next) next.tabIndex = -1;
    stop.focus();
  }
}
