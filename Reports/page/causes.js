// What was found, by cause: the causes are headings, what is worst of what is chosen first, each with that alone and its number.
class FoundCauses {
  // So many causes at once, so many findings of each, and so many more of one.
  static most = { causes: 20, findings: 5, further: 25 };
  // So many are there with the count of what is found; the rest of the first ones a frame later, when these can be read.
  static first = 6;
  static order = ["error", "warning", "review", "note"];

  // Say has the sentence about how much of a cause is chosen, choice what is chosen, address the way to it, and number how the page
  // writes one.
  constructor(section, parts, say, choice, address, number) {
    this.parts = parts;
    this.say = say;
    [this.address, this.number] = [address, number];
    this.groups = [];
    this.list = section.querySelector(".results");
    this.way = this.list.parentElement.insertBefore(document.createElement("p"), this.list);
    this.way.className = "where";
    this.work = this.list.parentElement.insertBefore(document.createElement("ol"), this.list);
    this.work.className = "work-list";
    this.head = new LanguageHead(section);
    this.further = section.querySelector(".further");
    const { cause, locale, blame } = section.querySelector("form").elements;
    this.locale = locale;
    const named = (select) => new Map([...(select?.options ?? [])].map((option) => [option.value, option.textContent]));
    this.names = named(cause);
    this.languages = named(locale);
    this.owners = named(blame);
    this.ticket = section.querySelector(".ticket");
    // Before something is chosen there is nothing to copy.
    this.ticket.hidden = true;
    const status = this.ticket.nextElementSibling;
    this.ticket.addEventListener("click", () => Ticket.copy(this.ticket, status, Ticket.found(this.told, choice(), address())));
    this.further.addEventListener("click", () => {
      const before = this.list.children.length;
      this.more();
      this.list.children[before]?.querySelector("a").focus();
    });
  }

  // How much of each cause is on the page: it is counted once, where everything is read anyway.
  get totals() {
    if (this.counted) return this.counted;
    this.counted = new Map();
    for (const part of this.parts) {
      for (const { dataset } of part.findings) this.counted.set(dataset.cause, (this.counted.get(dataset.cause) ?? 0) + 1);
    }
    return this.counted;
  }

  // - part, locale: Whose pictures a link leads to, if only what is there was chosen.
  show(found, part, locale) {
    this.lead(part, locale);
    const rank = ({ element }) => FoundCauses.order.indexOf(element.kind ?? element.classList[1]);
    const groups = new Map();
    const places = new Map([...this.languages.keys()].map((locale, place) => [locale, place]));
    const place = ({ element }) => places.get(element.dataset.locale || "*") ?? places.size;
    for (const finding of found.sort((a, b) => rank(a) - rank(b) || place(a) - place(b))) {
      const { cause } = finding.element.dataset;
      if (!groups.has(cause)) groups.set(cause, []);
      groups.get(cause).push(finding);
    }
    // Causes are numbered from the worst on.
    this.groups = [...groups].map(([cause, findings]) => ({ cause, findings }))
      .sort((a, b) => rank(a.findings[0]) - rank(b.findings[0]) || a.cause - b.cause);
    this.ticket.hidden = found.length === 0;
    this.plan();
    this.list.replaceChildren();
    clearTimeout(this.rest);
    this.more(FoundCauses.first);
    if (this.groups.length > FoundCauses.first) {
      requestAnimationFrame(() => {
        clearTimeout(this.rest);
        this.rest = setTimeout(() => {
          if (this.list.children.length === FoundCauses.first) this.more(FoundCauses.most.causes - FoundCauses.first);
        });
      });
    }
  }

  // All that is chosen, as a ticket has it.
  get told() {
    return this.groups.map(({ cause, findings }) => ({
      name: this.nameOf(cause, findings), count: this.say(findings.length, this.totals.get(cause)),
      findings: findings.map(({ element, part }) =>
        ({ element, locale: this.localeOf(element), languages: this.languages, where: [part.name, this.languageOf(element)].filter(Boolean).join(" · ") })),
    }));
  }

  // The one language that a finding is shown for, if it is one.
  localeOf({ dataset }) {
    const chosen = this.locale?.value;
    return dataset.locale || (["*", "none"].includes(chosen) ? "" : chosen) || undefined;
  }

  // Whether another bar or table is called so: where none is, key and file behind the name would only hide the place.
  isAlike({ title }) {
    this.titles ??= this.parts.reduce((titles, part) => titles.set(part.title, (titles.get(part.title) ?? 0) + 1), new Map());
    return this.titles.get(title) > 1;
  }

  // What is wrong whatever the language is said so here as everywhere, though it is told with the source.
  languageOf(element) {
    const { dataset } = element;
    const chosen = this.localeOf(element);
    if (OwnStrings.of(element, chosen)) return this.languages.get(chosen);
    return this.languages.get(dataset.everywhere !== undefined ? "none" : dataset.locale || "*");
  }

  // All that is to be done in the language that is chosen, a line each cause, by harm and with its numbers: the list below has sentences,
  // and shows the first causes alone.
  plan() {
    const language = this.locale && !["", "*", "none"].includes(this.locale.value) && this.languages.get(this.locale.value);
    const count = this.groups.reduce((sum, { findings }) => sum + findings.length, 0);
    this.head.show(this.locale?.value, language, count, (words, found) => words.replace("{found}", () => this.number(found)));
    this.work.hidden = !language || this.groups.length < 2;
    this.work.replaceChildren();
    if (this.work.hidden) return;
    this.work.setAttribute("aria-label", language);
    this.work.append(...this.groups.map(({ cause, findings }) => {
      const item = document.createElement("li");
      const link = item.appendChild(document.createElement("a"));
      link.href = `${this.address()}&cause=${cause}`;
      link.textContent = this.nameOf(cause, findings);
      if (!this.names.has(cause)) link.lang = "en";
      for (const kind of FoundCauses.order) {
        const count = findings.filter(({ element }) => (element.kind ?? element.classList[1]) === kind).length;
        if (count > 0) item.append(" ", this.tally(kind, count));
      }
      return item;
    }));
  }

  // How many of a kind, by its mark; whoever listens hears its word.
  tally(kind, count) {
    const label = document.querySelector(`#find input[name="kind"][value="${kind}"]`).parentElement;
    const counted = document.createElement("span");
    counted.className = `number ${kind}`;
    const word = counted.appendChild(document.createElement("span"));
    word.className = "vh";
    word.textContent = `${label.lastChild.textContent.trim()}: `;
    const mark = counted.appendChild(label.querySelector(".cell").cloneNode(true));
    mark.removeAttribute("class");
    counted.append(`\u00A0${this.number(count)}`);
    return counted;
  }

  nameOf(cause, findings) { return this.names.get(cause) ?? findings[0].element.dataset.rule; }

  // On from the list to the bar itself, in the language.
  lead(part, locale) {
    this.way.hidden = !part;
    this.way.replaceChildren();
    if (!part) return;
    const link = this.way.appendChild(document.createElement("a"));
    const place = part.cases.get(locale);
    link.href = `#${place?.id ?? part.details.id}`;
    const language = place && this.languages.get(locale || "*");
    link.textContent = [part.name, language].filter(Boolean).join(" · ");
  }

  // The next causes.
  more(most = FoundCauses.most.causes) {
    const from = this.list.children.length;
    this.list.append(...this.groups.slice(from, from + most).map((group) => this.item(group)));
    this.further.hidden = this.list.children.length >= this.groups.length;
  }

  item({ cause, findings }) {
    const item = document.createElement("li");
    const heading = item.appendChild(document.createElement("h3"));
    heading.id = `found-${cause}`;
    const name = this.nameOf(cause, findings);
    // A rule has its name in English on every page.
    if (!this.names.has(cause)) heading.lang = "en";
    // Most causes stand above with what to do about them.
    if (document.getElementById(`cause-${cause}`)) {
      const link = heading.appendChild(document.createElement("a"));
      link.href = `#cause-${cause}`;
      link.textContent = name;
    } else {
      heading.textContent = name;
    }
    const count = item.appendChild(document.createElement("p"));
    count.className = "where";
    count.textContent = this.say(findings.length, this.totals.get(cause));
    const rows = item.appendChild(document.createElement("ol"));
    const more = item.appendChild(this.further.cloneNode(true));
    more.id = `more-${cause}`;
    more.setAttribute("aria-labelledby", `${more.id} ${heading.id}`);
    const add = (most) => {
      const from = rows.children.length;
      rows.append(...findings.slice(from, from + most).map((finding) => this.row(finding)));
      more.hidden = rows.children.length >= findings.length;
      return rows.children[from];
    };
    add(this.groups.length === 1 ? FoundCauses.most.further : FoundCauses.most.findings);
    more.addEventListener("click", () => add(FoundCauses.most.further)?.querySelector("a").focus());
    return item;
  }

  row({ element, part }) {
    const row = document.createElement("li");
    row.className = `row ${element.kind ?? element.classList[1]}`;
    const link = document.createElement("a");
    link.href = `#${element.id}`;
    const own = OwnStrings.of(element, this.localeOf(element));
    // Sentences of a cause are alike: what tells its rows apart stands first.
    const key = own ? undefined : element.querySelector(".meta [data-key]")?.cloneNode(true);
    if (key) link.append(key, " ");
    link.append(...(own?.text ?? element.querySelector(".message").cloneNode(true).childNodes));
    const where = document.createElement("span");
    where.className = "where";
    const name = document.createElement("bdi");
    name.textContent = this.isAlike(part) ? part.name : part.title;
    const language = this.languageOf(element);
    where.append(name, language ? ` · ${language}` : "");
    const place = own ? undefined : FindingTools.shownPlace(element);
    if (place) where.append(" · ", place);
    const extent = element.querySelector(".extent");
    if (extent) where.append(` · ${extent.textContent}`);
    if (own?.count) where.append(` · ${own.count}`);
    if (own) where.append(...own.places);
    const what = document.createElement("span");
    what.className = "what";
    what.append(link, where, this.action(element, own));
    row.append(FoundCauses.badge(element), what);
    return row;
  }

  // Whose it is, and what to do: by the row of the language, if there is one, with its own number.
  action(element, own) {
    const action = document.createElement("span");
    action.className = "where";
    const advice = element.querySelector(".suggestion")?.cloneNode(true);
    if (own?.advice) advice?.replaceChildren(...advice.querySelectorAll("b"), " ", ...own.advice);
    action.append(this.owners.get(element.dataset.blame) ?? "", advice ? " · " : "", ...(advice?.childNodes ?? []));
    return action;
  }

  // Its mark, as grave as it is in the language that is chosen: the form has the glyph and the word of each kind.
  static badge(element) {
    const badge = element.querySelector(".badge").cloneNode(true);
    const told = element.classList[1];
    const box = document.querySelector(`#find input[name="kind"][value="${element.kind}"]`);
    if (!box || element.kind === told) return badge;
    badge.classList.replace(told, element.kind);
    badge.firstElementChild.textContent = box.parentElement.querySelector(".cell").textContent;
    badge.lastChild.textContent = ` ${box.parentElement.lastChild.textContent.trim()}`;
    return badge;
  }
}
