import LintelModel
import SwiftSyntax

/// What a file's code says of the widths of a `UISplitViewController`'s columns, in points, as far as these are numbers:
/// `minimumPrimaryColumnWidth = 280`. What it sets twice to different widths is not known, and neither is what a fraction of
/// the window comes to.
final class ColumnWidths: SyntaxVisitor {
  private var found: [String: Set<Points?>] = [:]

  private static let word = ["PrimaryColumnWidth", "SupplementaryColumnWidth"]

  /// - Returns: The column with its width; as it is where the file says nothing of it.
  static func told(_ place: SplitColumn.Place, by file: SwiftFile) -> SplitColumn {
    guard place != .detail else { return SplitColumn(place) }
    let finder = ColumnWidths(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    let name = word[place == .sidebar ? 0 : 1]
    return SplitColumn(
      place, preferred: finder.only("preferred" + name), least: finder.only("minimum" + name),
      most: finder.only("maximum" + name))
  }

  private func only(_ name: String) -> Points? {
    guard let widths = found[name], widths.count == 1, let width = widths.first else { return nil }
    return width
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(Operand(ExprSyntax(node))), let name = assignment.target.path?.last,
      Self.word.contains(where: { name.hasSuffix($0) })
    {
      found[name, default: []].insert(assignment.sign == "=" ? Self.points(assignment.value) : nil)
    }
    return .visitChildren
  }

  private static func points(_ value: Operand) -> Points? {
    guard value.elements.count == 1, let number = Double(value.elements[0].writtenText) else { return nil }
    return (1...10_000).contains(number) ? Points(number) : nil
  }
}
