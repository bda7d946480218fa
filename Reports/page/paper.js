// On paper everything that has errors or warnings is open. What was chosen under "Find" is printed alone, and is said at the top.
const paper = { opened: [], most: 60 };
addEventListener("beforeprint", () => {
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
  for (const { part, wasOpen } of paper.opened) {
    part.details.open = wasOpen;
    part.viewer.arrange();
  }
  for (const section of paper.folded ?? []) section.open = false;
  paper.note?.remove();
  paper.note = undefined;
  document.body.classList.remove("chosen");
});
