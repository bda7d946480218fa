// What can be done with a finding: each that is shown has the buttons, so that whoever listens meets them as they read. They are
// in sight where the focus or the pointer is.
class FindingTools {
  constructor(parts) {
    this.parts = parts;
    this.status = document.getElementById("tools-status");
    const follow = (event) => this.follow(event.target.closest?.("article.finding"));
    document.addEventListener("focusin", follow);
    document.addEventListener("pointerover", follow);
    document.addEventListener("click", (event) => {
      const finding = event.target.closest?.("article.finding");
      const does = event.target.closest?.(".tools button")?.dataset.does;
      if (does) {
        this.follow(finding);
        return this.do(does);
      }
      if (finding && !event.target.closest("a, button")) this.partOf(finding)?.viewer?.point(finding);
    });
    document.addEventListener("keydown", (event) => this.key(event));
  }

  partOf(finding) { return this.parts.find((part) => part.details.contains(finding)); }

  follow(finding) {
    if (!finding || finding === this.finding) return;
    this.finding = finding;
    this.status.textContent = "";
  }

  // Gives the findings of a language their buttons as it is shown: all of a page at once would be many.
  static equip(list) {
    this.bar ??= document.getElementById("tools").content.firstElementChild;
    for (const finding of list.querySelectorAll("article.finding:not(:has(.tools))")) {
      const bar = this.bar.cloneNode(true);
      [...bar.querySelectorAll("button")].at(-1).hidden = !this.keyOf(finding);
      finding.querySelector(".meta").append(bar);
    }
  }

  static keyOf(finding) { return finding.dataset.key ?? finding.querySelector("[data-key]")?.textContent; }

  // J and K, as in many a list; not where somebody writes.
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, select, textarea")) return;
    // Single letters act in their own part of the page alone, and where a filter says how many are left.
    const isCount = event.target.matches?.("#find [role=status]");
    if (!isCount && !event.target.closest?.("#toolbars, #tables")) return;
    // From there on the list begins anew.
    if (isCount && "jk".includes(event.key)) this.finding = undefined;
    if (event.key === "j") this.do("next");
    if (event.key === "k") this.do("previous");
  }

  do(name) {
    if (name === "next") this.move(1);
    if (name === "previous") this.move(-1);
    if (name === "back") history.back();
    if (name === "link") this.copy(addressToSend(`#${this.finding.id}`, FindingTools.placeOf(this.finding)));
    if (name === "key") this.copy(FindingTools.keyOf(this.finding));
  }

  // Where it can be mended, as the card says first: a link of the project's, or the file and the line.
  static placeOf(finding) { return FindingTools.placesOf(finding)[0]; }

  // All of them; a finding in one line has its own behind its rule.
  static placesOf(finding) {
    return [...finding.querySelectorAll(".meta .fact code:not([data-key]), .what > .where code + code")]
      .map((code) => code.closest("a")?.href ?? FindingTools.lineOf(code));
  }

  // Where it can be mended, to be read: with its link, where the project has one.
  static shownPlace(finding) {
    const code = finding.querySelector(".meta .fact code:not([data-key]), .what > .where code + code");
    if (!code) return undefined;
    const copy = (code.closest("a") ?? code).cloneNode(true);
    (copy.matches("code") ? copy : copy.querySelector("code")).textContent = FindingTools.lineOf(code);
    return copy;
  }

  // The file and the line, without the column.
  static lineOf(code) { return code.textContent.replace(/(:\d+):\d+$/, "$1"); }

  // To the next finding that is not hidden, in this part or in one behind it.
  move(step) {
    const all = this.parts.filter((part) => !part.details.hidden && part.details.querySelector("summary .mark:is(.error, .warning, .review, .note):not([hidden])"));
    let place = this.finding ? all.indexOf(this.partOf(this.finding)) : step > 0 ? -1 : all.length;
    const listed = (part) => part.findings.filter((finding) => finding.matches("article") && !finding.hidden);
    let list = all[place] ? listed(all[place]) : [];
    let next = all[place] ? list[list.indexOf(this.finding) + step] : undefined;
    while (!next) {
      place += step;
      if (place < 0 || place >= all.length) return;
      list = listed(all[place]);
      next = step > 0 ? list[0] : list.at(-1);
    }
    // Going on is no way that leads back: that is where the list was left.
    history.replaceState(history.state, "", `#${next.id}`);
    go(location.hash);
    this.follow(document.getElementById(next.id));
  }

  async copy(text) {
    await copyText(text);
    this.status.textContent = "";
    this.status.textContent = this.status.dataset.done;
    const bar = this.finding.querySelector(".tools");
    bar?.classList.add("done");
    setTimeout(() => bar?.classList.remove("done"), 1200);
  }
}

// What stands for a place of the page in a text that others read: its address, unless the page is a file on this machine, which
// they cannot open and whose path is nobody's business.
function addressToSend(hash, place) {
  return pageAddress(hash) ?? place ?? `${location.pathname.split("/").at(-1)}${hash}`;
}

// Nothing where the page is no address that others can open.
function pageAddress(hash) {
  return /^https?:$/.test(location.protocol) ? location.href.split("#")[0] + hash : undefined;
}

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page from a disk may not have the clipboard.
    const focused = document.activeElement;
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}

// A picture once more, beside words that say what it is.
function silent(picture) {
  const copy = picture.cloneNode(true);
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("aria-label");
  for (const ring of copy.querySelectorAll(".ring")) ring.remove();
  return copy;
}
