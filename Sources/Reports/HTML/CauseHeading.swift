import LintelFindings
import LintelModel

/// What a cause is called, and what is said of it.
extension CauseRow {
  /// People who listen go from cause to cause by headings: these are names, as in every menu, and the sentence stands below.
  var heading: Markup {
    tag("h3", .id("cause-\(number + 1)")) {
      // How grave it is comes first, as in a folded cause's line: one form is learned once.
      tag("span", .class("vh")) {
        kind.name
        ": "
      }
      tag("span", .class("ordinal")) {
        Markup.number(number + 1)
        Markup.text(".")
      }
      " "
      Markup.element(
        "a", CauseWay(model: model, number: number, worst: worst).attributes, [.breaking(model.heading(ofCause: number))])
      if let distinction = model.causeNames.distinction(ofCause: number) {
        " "
        distinction.markup
      }
    }
  }

  /// What is worst of it, how much more there is, and how grave that is by language.
  var sentence: Markup {
    tag("p", .class("sentence")) {
      Markup.quoted(cause.message, quotedLanguages)
      if let screens = CutScreens.words(of: worst, on: model) {
        " · "
        tag("span", .class("extent")) { screens }
      }
      if let alike {
        " "
        tag("span", .class("alike")) { wayToAll(alike) }
      }
      if !isWhateverTheLanguage, !ownLanguages.shares.isEmpty {
        " "
        tag("span", .class("alike")) { "(\(ownLanguages.shares))" }
      }
    }
  }

  /// The sentence is one finding's: how many more the row is about, which are like it where one rule sees them all.
  private var alike: Message? {
    // What says it of all tables of a name says it for all their findings.
    let others = cause.findings.count - (tables?.findingCount ?? 1)
    guard others > 0 else { return nil }
    let like: Message = "(and \(always: others, "more like it)")"
    let other: Message = "(and \(always: others, "more of this cause)")"
    return cause.rules.count == 1 && tables == nil ? like : other
  }
}
