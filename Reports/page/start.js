// What to start with: the bars beside the causes, and each cause as a ticket.
class Start {
  constructor(section, parts) {
    this.parts = parts;
    this.status = section.querySelector("[role=status]");
    this.draw(section);
    for (const cards of document.querySelectorAll(".first-causes")) this.draw(cards);
    // What is folded is drawn when it is opened: many causes have the same few bars.
    section.addEventListener("toggle", ({ target }) => {
      Start.head(target);
      if (target.open) this.draw(target);
    }, true);
    // What these lead to is there as soon as it is asked for.
    for (const link of section.querySelectorAll("a[data-finding]")) link.setAttribute("href", `#${link.dataset.finding}`);
    for (const button of section.querySelectorAll(".ticket")) {
      button.hidden = false;
      button.addEventListener("click", () => this.copy(button));
    }
  }

  // A folded cause is headed by its line; open, by the row's own heading, and nobody hears it twice.
  static head(details) {
    const line = details.querySelector(":scope > summary .gist");
    for (const [name, value] of line ? [["role", "heading"], ["aria-level", "3"]] : []) {
      if (details.open) line.removeAttribute(name);
      else line.setAttribute(name, value);
    }
  }

  // The bars beside the causes that can be seen in this place.
  draw(place) {
    for (const preview of place.querySelectorAll(".preview:not(:has(svg))")) {
      if (preview.closest("details:not([open])")) continue;
      const picture = this.picture(preview.dataset.case);
      if (picture) preview.prepend(Start.marked(silent(picture), preview.dataset.frame));
      // A caption of no picture tells nothing: pages with many bars have no room for each.
      else preview.remove();
    }
  }

  // The first picture of a bar in a language, where it stands or from the part that has it.
  picture(id) {
    const there = document.getElementById(id)?.querySelector("svg.bar");
    if (there) return there;
    return Part.caseOf(id, this.parts)?.querySelector("svg.bar");
  }

  // Two pictures of one bar differ by what is marked on them.
  static marked(picture, frame) {
    if (frame && picture.matches("svg.bar")) Viewer.ring(picture, frame);
    return picture;
  }

  copy(button) {
    const own = button.closest(".owners > li");
    return Ticket.copy(button, this.status, own ? Start.ofOwner(own) : Start.ticket(button.closest(".row")));
  }

  // The cause in Markdown: its sentence, what is known of it, and where it is; in parts where it is long.
  static ticket(row) {
    const heading = row.querySelector("h3");
    const sentence = row.querySelector(".sentence").cloneNode(true);
    const beside = [...sentence.querySelectorAll(":scope > .alike")];
    for (const one of beside) one.remove();
    const listed = [...row.querySelectorAll(".facts > div")].map((fact) => ({
      fact, entries: [...fact.querySelectorAll(".each, .keys, .owners")].flatMap(Start.lines).map(Start.entry),
    }));
    const only = Start.chosen(listed.flatMap(({ entries }) => entries));
    const sections = listed.map(({ fact, entries }) => ({
      head: `- **${Start.plain(fact.querySelector("dt"))}**: ${only && fact.matches(".of-languages") ? only : Start.plain(fact.querySelector("dd"))}`.trim(),
      entries: Start.of(only, entries),
    }));
    const kind = Start.plain(row.querySelector(".badge")).replace(/^\S+ /, "");
    const said = [sentence, ...beside].map(Start.plain).join(" ");
    return TicketParts.of({
      title: `## ${kind}: ${Start.title(heading, row.querySelector(":scope > .what > .ticket"), only)}`,
      intro: [said, Start.plain(row.querySelector(".where"))], sections, between: "\n", inside: "\n",
      foot: [row.dataset.place, row.dataset.place ? pageAddress(`#${heading.id}`) : addressToSend(`#${heading.id}`), Ticket.origin],
    });
  }

  // A line of a list, and whose language it begins with: its words before a key or a colon.
  static entry(line) {
    const text = Start.line(line);
    return { language: /^[^`:“„«「]*/.exec(text)[0].trim(), text: `  - ${text}` };
  }

  // The name of the language that is chosen under "Find", where these lines have some of it: who looks at one language copies that one.
  static chosen(entries) {
    const field = filters?.form.elements.locale;
    if (!field?.value || ["*", "none"].includes(field.value)) return "";
    const name = field.selectedOptions[0].textContent.trim();
    return entries.some(({ language }) => language === name) ? name : "";
  }

  // Without the lines of other languages; all of them where none is chosen.
  static of(only, entries) {
    if (!only) return entries;
    const names = new Set([...filters.form.elements.locale.options].map((option) => option.textContent.trim()));
    return entries.filter(({ language }) => language === only || !names.has(language));
  }

  // What is short enough for a list of tickets: the rule, the bar or table, a key that tells it from others, and the worst language.
  // A place in a file stands below.
  // - only: The language that it is about alone, if it is one that is chosen.
  static title(heading, { dataset }, only) {
    const key = heading.querySelector("code.arms")?.textContent ?? "";
    return [Start.plain(heading.querySelector(":scope > a")), /:\d+$/.test(key) ? "" : key, only || dataset.languages].filter(Boolean).join(" · ");
  }

  // What is one owner's of several: the own sentence, languages, advice and texts, how much of the cause is others', and the way to
  // the list of just that.
  static ofOwner(own) {
    const row = own.closest(".row");
    // The cause's own place is perhaps another owner's.
    const place = own.dataset.place ?? row.dataset.place;
    const where = row.querySelector(".where").cloneNode(true);
    for (const code of where.querySelectorAll("code")) {
      const shown = code.closest("a") ?? code;
      Start.endBefore(shown);
      shown.remove();
    }
    const found = own.querySelector("a").hash;
    const texts = [...(own.querySelector("template.texts")?.content.querySelectorAll("li") ?? [])].map(Start.entry);
    const only = Start.chosen(texts);
    return TicketParts.of({
      title: `## ${own.dataset.kind}: ${Start.title(row.querySelector("h3"), own, only)}`, intro: [own.dataset.title, Start.plain(where), own.dataset.rest],
      sections: [{ head: `- ${Start.line(own)}`, entries: Start.of(only, texts) }], inside: "\n",
      foot: [place, place ? pageAddress(found) : addressToSend(found), Ticket.origin],
    });
  }

  // With those that the page only has for tickets, in place of their number.
  static lines(list) {
    const rest = list.querySelector("template.rest")?.content;
    return [...list.querySelectorAll(rest ? "li:not(.omitted)" : "li"), ...(rest?.querySelectorAll("li") ?? [])];
  }

  // Key, text and place would run into one another: keys are code, texts stand in quotation marks, and places behind a dot.
  static line(element) {
    const copy = element.cloneNode(true);
    for (const code of copy.querySelectorAll("code")) code.replaceWith(`\`${code.textContent}\``);
    for (const text of copy.querySelectorAll(":scope > bdi")) {
      // What advice quotes has its marks.
      if (!/[“„«「]\s?$/.test(text.previousSibling?.textContent ?? "")) text.replaceWith(page.quoted(text.textContent));
    }
    for (const place of copy.querySelectorAll(":scope > .where")) place.before(" · ");
    return Start.plain(copy);
  }

  // All languages, and of the devices their number; lists are lines of their own, and what is only said names controls.
  static plain(element) {
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll(".all > summary, .which > ul, .keys, .each, .owners, .vh, button")) {
      Start.endBefore(hidden);
      hidden.remove();
    }
    for (const rest of copy.querySelectorAll(".all")) {
      Start.endBefore(rest);
      rest.prepend(", ");
    }
    return copy.textContent.replace(/\s+/g, " ").trim();
  }

  // The space or dot that joins an element to what stands before it joins nothing where the element is left out or goes on
  // with a comma. Texts of the project are elements of their own, and keep theirs.
  static endBefore(element) {
    const before = element.previousSibling;
    if (before?.nodeType === Node.TEXT_NODE) before.data = before.data.replace(/[\s·]+$/, "");
  }
}

// The commands of a pipeline, each to copy.
class Pipeline {
  constructor(section) {
    this.status = section.querySelector("[role=status]");
    for (const button of section.querySelectorAll("button.copy")) {
      button.hidden = false;
      button.addEventListener("click", () => this.copy(button));
    }
  }

  async copy(button) {
    await copyText(button.parentElement.querySelector("code").textContent);
    this.status.textContent = "";
    this.status.textContent = this.status.dataset.done;
    button.classList.add("done");
    setTimeout(() => button.classList.remove("done"), 1200);
  }
}
