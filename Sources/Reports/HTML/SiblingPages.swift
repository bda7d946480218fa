import LintelModel

/// The pages that `--split` writes beside the whole one, and how each names the others.
package struct SiblingPages: Sendable {
  /// The page of a language's translators.
  struct Page: Sendable {
    let locale: LocaleID
    /// In the same folder, without what it ends with: `audit.de`.
    let file: String

    var name: String { file + ".html" }
  }

  /// In the order in which they are named.
  let pages: [Page]

  /// The overview has the name that servers look for, and the whole page the one that it has without others beside it.
  package static let (overview, whole) = ("index.html", "audit.html")

  /// More languages than these are folded.
  private static let shown = 8

  /// The same in the order of these languages, which have each of them.
  func inOrder(_ locales: [LocaleID]) -> SiblingPages {
    let ofLanguages = Dictionary(pages.map { ($0.locale, $0) }, uniquingKeysWith: { first, _ in first })
    return SiblingPages(pages: locales.compactMap { ofLanguages[$0] })
  }

  /// - Parameter locale: Whose page it stands on; nil for the whole one.
  func markup(on locale: LocaleID?) -> Markup {
    let others = pages.filter { $0.locale != locale }
    return tag("nav", .class("siblings"), .label("Pages of this audit")) {
      Self.link(to: Self.overview, .words("Overview"))
      if locale != nil { Self.link(to: Self.whole, .words("The whole page")) }
      for page in others.prefix(Self.shown) { Self.link(to: page.name, .name(page.locale)) }
      if others.count > Self.shown {
        tag("details") {
          tag("summary") { "More languages: \(others.count - Self.shown)" }
          tag("ul") {
            for page in others.dropFirst(Self.shown) { tag("li") { Self.link(to: page.name, .name(page.locale)) } }
          }
        }
      }
    }
  }

  /// - Parameter file: Of Lintel's own naming: nothing in it has to be encoded.
  static func link(to file: String, _ content: Markup) -> Markup {
    tag("a", .init("href", file)) { content }
  }
}
