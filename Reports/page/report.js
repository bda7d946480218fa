// Brings the page to life: without this it shows each part in its source language and in the worst one.
const parts = [...document.querySelectorAll("details.part")].map((details) => new Part(details));

// Says that an address names nothing here; without one it says nothing any more.
const gone = document.getElementById("gone");
function sayGone(id) {
  gone.textContent = id ? gone.dataset[id.startsWith("finding-") ? "finding" : "place"] : "";
  gone.className = id ? "notice" : "vh";
  if (!id) return;
  gone.tabIndex = -1;
  gone.focus({ preventScroll: true });
  Landing.on(gone, "center");
}

// Goes where a link leads, though the place may still wait in an island.
function go(hash) {
  // The page's own names need no encoding; whatever else an address ends with names nothing.
  const [id, query = ""] = hash.slice(1).split("?");
  sayGone();
  if (!id) return;
  if (id === "find" && filters) {
    filters.load(query);
    // After a link that chooses, what was found is what is wanted.
    enter(find, query ? "[role=status]" : "h2");
    // It stands below the form, which is a screen of a telephone.
    if (query) Landing.on(find.querySelector("[role=status]"));
    return;
  }
  if (id === "translate" && sheets) return sheets.load(query);
  if (id === "languages" && query && languageOrder) {
    languageOrder.load(query);
    return enter(languages);
  }
  const part = parts.find((part) => id === part.details.id || id.startsWith(part.details.id + "-"))
    ?? (id.startsWith("finding-") ? parts.find((part) => part.localeOf(id) !== undefined) : undefined);
  if (part) part.show(part.localeOf(id));
  const place = document.getElementById(id) ?? part?.details;
  if (!place) return sayGone(id);
  ShortList.reveal(place);
  // A cause may be folded away.
  for (let fold = place.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  // Whoever asks for a place wants to see it, whatever was chosen under "Find".
  if (filters?.hides(place)) filters.clear();
  const target = place.matches("details") ? place.querySelector("summary") : place;
  if (!target.matches("summary, a, button, input")) target.tabIndex = -1;
  if (part?.viewer) {
    const state = new URLSearchParams(query);
    part.viewer.place(state.get("system"), Number(state.get("width")));
    if (place.matches(".finding")) part.viewer.point(place);
  }
  target.focus({ preventScroll: true });
  // What is scrolled to stays where it is.
  if (part) Viewer.settle();
  Landing.on(place);
}

// Leads to a section, so that whoever goes on by keyboard goes on from there.
function enter(section, goal = "h2") {
  Landing.on(section);
  const heading = section.querySelector(goal);
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

// The links that were followed within the page: the way back ends on the one that it began with.
const trail = [];

const find = document.getElementById("find");
const filters = find ? new Filters(find, parts) : undefined;
const heat = document.querySelector(".heat");
const heatMap = heat?.querySelector("table") ? new HeatMap(heat) : undefined;
const languages = document.getElementById("languages");
const languageOrder = languages?.querySelector("[data-sort]") ? new LanguageOrder(languages) : undefined;
const translators = document.getElementById("translators");
const sheets = translators ? new Sheets(translators, parts) : undefined;

for (const frame of document.querySelectorAll(":is(section, .languages details) > .scroll[role]:has(> table)")) ScrollStops.watch(frame);

for (const details of document.querySelectorAll("details:is(.audited, .choices)")) Audited.watch(details);
const start = document.getElementById("start");
if (start) new Start(start, parts);
for (const section of document.querySelectorAll("details.pipeline")) new Pipeline(section);
new FindingTools(parts);
for (const name of ["toolbars", "tables"]) {
  ShortList.of(parts.map(({ details }) => details).filter((details) => details.parentElement.id === name), ShortList.most.parts);
}
for (const table of document.querySelectorAll(".criteria table")) ShortList.of([...table.tBodies[0].rows], ShortList.most.rows, table.parentElement);
// Of few bars all begin open; on a narrow screen the first alone, and the others say in a line how much there is.
const opened = parts.filter(({ details }) => details.open);
if (ShortList.narrow.matches) for (const { details } of opened.slice(1)) details.open = false;
for (const part of opened) if (part.details.open) part.show();
addEventListener("hashchange", () => {
  filters?.restore();
  const from = trail.at(-1);
  if (from && from.before === location.hash && from.link.hash !== location.hash && from.link.isConnected) {
    trail.pop();
    from.link.focus({ preventScroll: true });
    return Landing.on(from.link, "center");
  }
  go(location.hash);
  filters?.keep();
});
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="#"]');
  if (link) trail.push({ link, before: location.hash });
  // The same place a second time is no change of the address, and keeps what was chosen there.
  const isForHere = !(event.ctrlKey || event.metaKey || event.shiftKey);
  if (link && isForHere && link.hash === location.hash) {
    event.preventDefault();
    go(link.hash);
    filters?.keep();
  }
});
// Where a window gets narrower, cases that stood side by side stand below each other.
Viewer.wide.addEventListener("change", () => {
  for (const part of parts) if (part.viewer) part.viewer.arrange();
});
go(location.hash);

// What a reader may search is read before, a part at a time, whenever the page has nothing else to do.
const unread = [...parts];
function readAhead(idle) {
  while (unread.length > 0 && idle.timeRemaining() > 5) unread.shift().findings;
  if (unread.length > 0) requestIdleCallback(readAhead);
}
if (window.requestIdleCallback) requestIdleCallback(readAhead);
// Last, for a frame may have no history.
filters?.keep();
