import LintelModel

/// Where code asks for a text: the first places, and how many there are besides.
func usedMark(_ uses: [KeyUses.Place], most: Int = 1) -> Markup {
  tag("span", .class("where used")) {
    "Used at"
    ": "
    Markup.list(uses.prefix(most).map { use in [tag("span", .class("use")) { breaking(use.file, line: ":\(use.line)") }] })
    if uses.count > most {
      " "
      "and \(always: uses.count - most, "more")"
    }
  }
}
