import LintelFindings

/// The folders of tables that are one cause, in the row that tells of them.
extension NamesakeTables {
  /// So many are shown; a ticket has the others as well.
  private static let shown = 30

  /// - Parameter opener: What stands on the list while it is closed.
  func list(under opener: [Markup]) -> Markup {
    tag("details", .class("keys")) {
      tag("summary") { opener }
      tag("ul") {
        for place in places.prefix(Self.shown) { line(of: place) }
        if places.count > Self.shown {
          tag("li", .class("omitted")) { "and \(always: places.count - Self.shown, "more")" }
        }
      }
      if places.count > Self.shown {
        tag("template", .class("rest")) { for place in places.dropFirst(Self.shown) { line(of: place) } }
      }
    }
  }

  private func line(of place: Place) -> Markup {
    tag("li") {
      tag("code") { Markup.text(place.path) }
      " · "
      "\(place.languages, "language")"
    }
  }
}
