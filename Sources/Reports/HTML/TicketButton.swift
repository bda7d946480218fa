import LintelFindings

extension Markup {
  /// What the page's script copies as Markdown and shows where there is something to copy: without it nothing would happen.
  /// - Parameter name: What tells it apart on a list of buttons, where the page has several.
  static func ticketButton(_ name: Attribute? = nil) -> Markup {
    let name = name.map { [$0] } ?? []
    return .element(
      "button", [.class("ticket"), .init("type", "button"), .init("hidden", "hidden")] + name,
      [.words("Copy as a ticket")])
  }
}
