// A ticket in as many parts as trackers take, each with its number: parted between languages, where there are several, else between
// the entries of one. No entry is left out.
class TicketParts {
  // So long a part may be, in characters. Jira takes 32,767 (Atlassian's documentation: "Character limit for text fields"), GitHub
  // 65,536 (its answer to a longer one: "body is too long (maximum is 65536 characters)"); somebody writes a word of their own above it.
  static most = 30_000;

  // - title: What each part is headed by, with its number behind it.
  // - intro: What stands below the title in each.
  // - sections: Each with a head and entries, whose language and text are told. One without entries stands in each part.
  // - between: What parts two sections; inside parts a head from its entries.
  // - foot: What stands at the end of each.
  static of({ title, intro = [], sections, between = "\n\n", inside = "\n\n", foot = [] }) {
    const written = (sections, number = "") => {
      const body = sections.map(({ head, entries }) => [head, entries.map(({ text }) => text).join("\n")].filter(Boolean).join(inside)).join(between);
      return [title + number, ...intro, body, ...foot].filter(Boolean).join("\n\n") + "\n";
    };
    const whole = written(sections);
    if (whole.length <= TicketParts.most) return [whole];
    const isContext = ({ entries }) => entries.length === 0;
    // The number has room, too.
    const room = TicketParts.most - written(sections.filter(isContext)).length - 40;
    const parts = TicketParts.packed(sections, room, inside.length + between.length);
    return parts.map((own, index) => {
      const kept = sections.map((section) => (isContext(section) ? section : { head: section.head, entries: own.get(section) ?? [] }))
        .filter((section, place) => isContext(sections[place]) || section.entries.length > 0);
      return written(kept, ` (${page.part(index + 1, parts.length)})`);
    });
  }

  // By part, of each section the entries.
  static packed(sections, room, gap) {
    const parts = [];
    let left = 0;
    const cost = (section, text) => text.length + 1 + (parts.at(-1)?.has(section) ? 0 : section.head.length + gap);
    const put = (section, entry) => {
      const own = parts.at(-1);
      left -= cost(section, entry.text);
      if (!own.has(section)) own.set(section, []);
      own.get(section).push(entry);
    };
    const begin = () => {
      parts.push(new Map());
      left = room;
    };
    begin();
    for (const section of sections) {
      for (const run of TicketParts.runs(section.entries)) {
        const length = run.reduce((sum, { text }) => sum + text.length + 1, 0) + section.head.length + gap;
        // What is one language's stays together where a part has room for it.
        if (length > left && length <= room && parts.at(-1).size > 0) begin();
        for (const entry of run) {
          if (cost(section, entry.text) > left && parts.at(-1).size > 0) begin();
          put(section, entry);
        }
      }
    }
    return parts;
  }

  // Entries behind one another that are one language's.
  static runs(entries) {
    const runs = [];
    for (const entry of entries) {
      if (runs.length > 0 && runs.at(-1)[0].language === entry.language) runs.at(-1).push(entry);
      else runs.push([entry]);
    }
    return runs;
  }
}
