// The heading of what was found in one language, with how much of it is untranslated, the way to its translators' sheet, and the way
// back to the table of languages.
class LanguageHead {
  constructor(section) { this.place = section.querySelector(".of-language"); }

  // - language: Its name; without one there is no heading.
  // - sentence: Says a sentence of the page with its number.
  show(locale, language, found, sentence) {
    this.place.hidden = !language;
    this.place.replaceChildren();
    if (!language) return;
    const { heading, sheet, back, untranslated } = this.place.dataset;
    // Numbers are filled in first: a name has no place for any.
    const title = this.place.appendChild(document.createElement("h3"));
    title.textContent = sentence(heading.replace("{language}", "\u0000"), found).replace("\u0000", () => language);
    const ways = this.place.appendChild(document.createElement("p"));
    const share = LanguageHead.share(locale);
    if (share.length > 0) ways.append(`${untranslated}: `, ...share, " · ");
    if (OwnStrings.sheets?.has(locale)) {
      ways.append(LanguageHead.link(`#translate?${new URLSearchParams({ locale })}`, sheet), " · ");
    }
    if (document.getElementById("languages")) ways.append(LanguageHead.link("#languages", back));
    else if (ways.lastChild?.nodeType === Node.TEXT_NODE) ways.lastChild.remove();
  }

  // As the table of languages has it, which is sorted by it.
  static share(locale) {
    const row = [...document.querySelectorAll("#languages tr[data-lacks]")].find(({ dataset }) => dataset.locale === locale);
    const head = row?.closest("table").tHead.querySelector('[data-sort="untranslated"]');
    return head ? [...row.cells[head.cellIndex].childNodes].map((node) => node.cloneNode(true)) : [];
  }

  static link(address, words) {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = words;
    return link;
  }
}
