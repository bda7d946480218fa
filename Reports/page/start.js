// What to start with: the bars beside the causes, and each cause as a ticket.
class Start {
  constructor(section) {
    this.status = section.querySelector("[role=status]");
    for (const preview of section.querySelectorAll(".preview")) {
      const picture = document.getElementById(preview.dataset.case)?.querySelector("svg.bar");
      if (picture) preview.append(silent(picture));
    }
    for (const button of section.querySelectorAll(".ticket")) {
      button.hidden = false;
      button.addEventListener("click", () => this.copy(button));
    }
  }

  async copy(button) {
    await copyText(Start.ticket(button.closest(".row")));
    this.status.textContent = "";
    this.status.textContent = this.status.dataset.done;
    button.classList.add("done");
    setTimeout(() => button.classList.remove("done"), 1200);
  }

  // The cause in Markdown: its sentence, what is known of it, and where on this page it stands.
  static ticket(row) {
    const link = row.querySelector("h3 a");
    const facts = [...row.querySelectorAll(".facts > div")].map((fact) =>
      `- **${Start.plain(fact.querySelector("dt"))}**: ${Start.plain(fact.querySelector("dd"))}`);
    const keys = [...row.querySelectorAll(".keys li")].map((key) => `  - ${Start.plain(key)}`);
    const kind = Start.plain(row.querySelector(".badge")).replace(/^\S+ /, "");
    return [`## ${kind}: ${Start.plain(link)}`, Start.plain(row.querySelector(".where")), facts.concat(keys).join("\n"),
      `${location.href.split("#")[0]}${link.hash}`].join("\n\n") + "\n";
  }

  // All languages, and of the devices their number.
  static plain(element) {
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll(".all > summary, .which > ul, .keys")) hidden.remove();
    for (const rest of copy.querySelectorAll(".all")) rest.prepend(", ");
    return copy.textContent.replace(/\s+/g, " ").trim();
  }
}
