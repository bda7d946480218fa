import LintelFindings
import LintelModel

/// What languages lack, string by string. Written once: the page's script shows on a sheet what its language lacks.
struct UntranslatedSection {
  let strings: UntranslatedStrings
  let model: PageModel

  /// Of more strings than this that the same languages lack, a page names the first.
  private static let named = 200

  var markup: Markup {
    tag("div", .class("all-untranslated")) {
      for group in strings.groups {
        tag("details", .class("texts"), .init("data-locales", group.locales.map(\.id).joined(separator: " "))) {
          tag("summary") {
            "\(group.strings.count, "string")"
            ": "
            Markup.quoting(group.advice)
          }
          tag("ul") { for string in group.strings.prefix(Self.named) { markup(of: string) } }
          if group.strings.count > Self.named {
            tag("p", .class("cut-list")) { omitted(group.strings.count - Self.named) }
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
