import LintelFindings

extension Markup {
  /// What the page's script copies as Markdown and shows where there is something to copy: without it nothing would happen.
  /// - Parameters:
  ///   - name: What tells it apart on a list of buttons, where the page has several.
  ///   - languages: What its heading says them by.
  static func ticketButton(_ name: Attribute? = nil, languages: [Attribute] = []) -> Markup {
    let name = name.map { [$0] } ?? []
    return .element(
      "button", [.class("ticket"), .init("type", "button"), .init("hidden", "hidden")] + name + languages,
      [.words("Copy as a ticket")])
  }
}
