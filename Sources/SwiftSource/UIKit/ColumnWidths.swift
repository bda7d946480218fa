import LintelModel
import SwiftSyntax

/// What a file's code says of the widths of a `UISplitViewController`'s columns, in points, as far as these are numbers or
/// constants that are: `minimumPrimaryColumnWidth = 280`, `maximumPrimaryColumnWidth = Self.widest`. What it sets twice to
/// different widths is not known, and neither is what a fraction of the window comes to.
final class ColumnWidths: SyntaxVisitor {
  private var found: [String: Set<Points?>] = [:]

  private static let word = ["PrimaryColumnWidth", "SupplementaryColumnWidth"]

  private let length: ColumnLength

  private init(_ length: ColumnLength) {
    self.length = length
    super.init(viewMode: .sourceAccurate)
  }

  /// - Returns: The column with its width; as it is where the file says nothing of it.
  static func told(_ place: SplitColumn.Place, by file: SwiftFile, of project: SwiftProject) -> SplitColumn {
    guard place != .detail else { return SplitColumn(place) }
    let finder = ColumnWidths(ColumnLength(project: project, file: file))
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
      found[name, default: []].insert(assignment.sign == "=" ? points(assignment.value) : nil)
    }
    return .visitChildren
  }

  private func points(_ value: Operand) -> Points? { value.elements.count == 1 ? length.points(value.elements[0]) : nil }
}
