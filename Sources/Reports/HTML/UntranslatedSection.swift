import LintelFindings
import LintelModel

/// What languages lack, string by string. Written once: the page's script shows on a sheet what its language lacks.
struct UntranslatedSection {
  let strings: UntranslatedStrings
  let model: PageModel

  /// Of more strings than this that the same languages lack, a page names the first.
  static let named = 200
  /// And no more than this of all groups, at some 250 bytes each; every language keeps the first of each group.
  static let namedInAll = 2_000
  static let namedAtLeast = 5

  /// How many strings of each group are named: as many as there are, and less of the long ones where there are too many.
  static func shares(of counts: [Int]) -> [Int] {
    var limit = named
    while limit > namedAtLeast, counts.reduce(0, { $0 + min($1, limit) }) > namedInAll {
      limit = max(namedAtLeast, limit * 3 / 4)
    }
    return counts.map { min($0, limit) }
  }

  var markup: Markup {
    let shares = Self.shares(of: strings.groups.map(\.strings.count))
    return tag("div", .class("all-untranslated")) {
      for (group, share) in zip(strings.groups, shares) {
        tag("details", .class("texts"), .init("data-locales", group.locales.map(\.id).joined(separator: " "))) {
          tag("summary") { Markup.quoting(group.advice) }
          tag("ul") { for string in group.strings.prefix(share) { markup(of: string) } }
          if group.strings.count > share {
            tag("p", .class("cut-list")) { omitted(group.strings.count - share) }
          }
        }
      }
    }
  }

  private func markup(of string: UntranslatedStrings.Entry) -> Markup {
    let key = Markup.element("code", [], [.text(string.key)])
    return tag("li") {
      if let anchor = string.anchor {
        tag("a", .href(to: anchor)) { key }
      } else {
        key
      }
      if let source = string.source, source != string.key {
        " "
        foreign(source, model.result.project.sourceLocale)
      }
      if let location = string.location { placeMark(location, model.result.links) }
    }
  }
}
