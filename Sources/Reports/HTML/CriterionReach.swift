import LintelFindings
import LintelModel

/// How much the rules of a criterion could look at: “nothing found” of two items says less than of two hundred.
extension AuditResult {
  /// What is said of a criterion that no finding bears on: `nothing found (20 items)`, or why its rules found nothing.
  func nothingFound(of criterion: String) -> Message {
    if let reason = reasonNotLookedAt(criterion) { return reason }
    guard let reach = reach(of: criterion) else { return CleanMark.unjudged.name }
    guard let names = Self.lookedFor[criterion], project.toolbars.contains(where: \.isOfSource) else {
      return "\(CleanMark(self).name) (\(reach))"
    }
    // Who sets it in another way must not take that for a judgement.
    return "\(CleanMark(self).name) (\(reach); looked for: \(names))"
  }

  /// What the rules of a criterion know of in source code, where that is not all there is.
  static let lookedFor: [String: [String]] = [
    "1.4.4": [
      "dynamicTypeSize", "maximumContentSizeCategory", "systemFont(ofSize:)", "UIFont(name:size:)", ".font(.system(size:))",
      ".custom(_:fixedSize:)",
    ],
    "2.5.8": ["frame", "widthAnchor", "heightAnchor", "UIBarButtonItem.width", "Interface Builder"],
  ]

  /// What the rules of a criterion ask; nil where no bar could be judged.
  private func reach(of criterion: String) -> Message? {
    switch criterion {
    // Its rules ask each text in each language.
    case "3.1.2": return "\(project.locales.count, "language")" as Message
    case "1.3.2", "1.4.4", "1.4.10", "2.4.2":
      let count = bars(for: criterion)
      return count > 0 ? "\(count, "bar")" as Message : nil
    default: return "\(items(for: criterion), "item")" as Message
    }
  }

  /// A bar with several variants counts once, as everywhere.
  private func bars(for criterion: String) -> Int {
    // What fits at which size is known only where all texts are, and how wide the views beside them are.
    let isAboutFit = ["1.4.4", "1.4.10"].contains(criterion)
    let withoutLayout = isAboutFit ? toolbarsWithoutLayout : []
    let bars = project.toolbars.filter {
      $0.isSubject(of: criterion) && (!isAboutFit || $0.isKnownToFit && !withoutLayout.contains($0.id))
    }
    return Set(bars.map(\.barID)).count
  }

  /// What several variants of a bar show is one item, as in the page's head.
  private func items(for criterion: String) -> Int {
    let items = project.toolbars.flatMap { bar in
      bar.items.filter { !$0.kind.isSpacer && $0.declares(criterion) }
        .map { ShownItem(bar: bar.barID, location: $0.location, text: $0.label) }
    }
    return Set(items).count
  }
}

private struct ShownItem: Hashable {
  let bar: String
  let location: SourceLocation
  let text: LocalizedText
}
