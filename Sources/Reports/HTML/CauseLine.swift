import LintelFindings
import LintelModel

/// A cause as a line that opens to all the rest.
extension CauseRow {
  /// So many languages stand in a line.
  private static let languagesOfLine = 3

  /// Whether it tells what it is about, what to do and whose it is, and leaves strings and places to its findings: pages with
  /// hundreds of causes have to stay small.
  var isShort: Bool { number >= model.causes.count }

  /// Its rule, its bar or table and its languages, at the end how much there is, and for whom; in a line below what to do. Open, the
  /// row says all of it: the line is then seen without these, and still called by them.
  var brief: Markup {
    tag("li", .class("brief")) {
      tag("details") {
        tag("summary") {
          tag("span", .class("line")) {
            // Closed, it is the cause's heading: who goes by headings finds every one. The script takes that from it while it is open,
            // for the row has a heading of its own.
            tag("span", .class("gist"), .init("role", "heading"), .init("aria-level", "3")) { gist }
            " "
            tag("span", .class("tally")) {
              extent
              // Who listens hears of owners and of what to do in the row: the line's name is what it is about and how much.
              tag("span", .decorative) {
                " · "
                owners
              }
            }
            if let suggestion = worst.suggestion {
              " "
              tag("span", .class("remedy"), .decorative) {
                Markup.quoted(adviceForAll ?? worst.adviceOfSeveral ?? suggestion, quotedLanguages)
              }
            }
          }
        }
        row("div")
      }
    }
  }

  /// How much there is of all of it: findings and their languages, strings, and where it is seen.
  @MarkupBuilder private var extent: [Markup] {
    let count: Message = "\(Tally(of: cause.findings).words)"
    if locales.count > 1, !isWhateverTheLanguage {
      "\(count) in \(locales.count, "language")"
    } else {
      count
    }
    if cause.strings > 1 {
      " · "
      Markup.quoting("\(cause.strings, "string")")
    }
    let reach = Reach(of: cause.findings, on: model)
    if reach.count > 0 {
      " · "
      reach.share
    }
  }

  @MarkupBuilder private var owners: [Markup] {
    let all = cause.ownersInTurn.map { $0.blame.addressee }
    let others = Array(all.dropFirst()) + (cause.isForDesignersToo ? [CauseOwners.designersToo] : [])
    if let first = all.first { first }
    if !others.isEmpty {
      " · "
      CauseOwners.also
      ": "
      "\(others)"
    }
  }

  @MarkupBuilder private var gist: [Markup] {
    tag("span", .class("glyph \(kind.rawValue)"), .decorative) {
      Markup.mark(kind)
      Markup.text("\u{A0}")
    }
    tag("span", .class("told")) { told }
  }

  @MarkupBuilder private var told: [Markup] {
    tag("span", .class("vh")) {
      kind.name
      ": "
    }
    model.spokenName(ofCause: number)
    " · "
    if let change = ChangeMark(of: cause, on: model) {
      tag("b") { change.word }
      " · "
    }
    if isWhateverTheLanguage || locales.isEmpty {
      "Whatever the language"
    } else {
      ownLanguages.list(locales.prefix(Self.languagesOfLine))
      if locales.count > Self.languagesOfLine {
        " "
        ("and \(always: locales.count - Self.languagesOfLine, "more")" as Message).scoped("languages.more")
      }
    }
  }
}
