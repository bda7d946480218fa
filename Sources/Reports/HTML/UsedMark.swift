import LintelFindings
import LintelModel

/// Where code asks for a text: the first places, and how many there are besides; below them what the text is there, where that
/// is known.
@MarkupBuilder func usedMark(_ uses: [KeyUses.Place], most: Int = 1) -> [Markup] {
  let appearances = uses.appearances
  tag("span", .class("where used")) {
    "Used at"
    ": "
    Markup.list(uses.prefix(most).map { use in [tag("span", .class("use")) { breaking(use.file, line: ":\(use.line)") }] })
    if uses.count > most {
      " "
      "and \(always: uses.count - most, "more")"
    }
  }
  if !appearances.isEmpty {
    tag("span", .class("where used")) {
      "Shown as"
      ": "
      Markup.list(appearances.prefix(most).map { appearance in [tag("span", .class("as")) { appearance.words }] })
    }
  }
}
