import LintelFindings

extension Markup {
  /// Behind the advice of one finding, where others of its cause are mended otherwise: the way to what these say. A ticket has all
  /// of them in its list, and leaves this out.
  /// - Parameters:
  ///   - state: What lists them.
  ///   - number: The cause's, from 0.
  static func otherAdvice(listedBy state: FilterState, ofCause number: Int) -> Markup {
    tag("span", .class("other-advice")) {
      " "
      tag("a", .href(to: state.address), .label([.number(number + 1), .text(". "), .words(wayToOthers)])) { wayToOthers }
    }
  }

  static let wayToOthers: Message = "For the others, see each finding"
}
