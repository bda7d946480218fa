import LintelFindings
import LintelModel

/// Which bars have a section on the page of a change. Of a large app a hundred bars weighed half a megabyte, for one finding: what
/// the change brings nothing to is counted, and named in the map.
enum ShownParts {
  /// On a page of so many bars they stand open, and none is left out.
  static let few = 6

  /// Those about which something is told, be it with another bar or with a table, and those that have a text which the change
  /// touched and nobody judged. Without a change, all.
  static func marked(_ parts: [PageModel.ToolbarPart], of result: AuditResult) -> [PageModel.ToolbarPart] {
    guard result.isOfGate, parts.count > few else { return parts }
    let unjudged = Set(result.unjudgedTexts.map(\.bar))
    return parts.map { part in
      var part = part
      part.isShown = !part.all.isEmpty || unjudged.contains(part.toolbar.name)
      return part
    }
  }

  /// What is said in place of the others.
  static func others(_ count: Int) -> Message {
    """
    Bars and variants that are not drawn here, since nothing about them is new or worse: \(count). \
    “\(Message.data("lintel audit . --output DIR"))” draws all.
    """
  }
}
