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
    return column(place, widths: widths(in: file, of: project))
  }

  /// What the code asks for the columns of a split view controller that it is given by a storyboard: none where it makes one
  /// itself, for then nothing tells which of them it speaks of.
  static func ofStoryboards(_ project: SwiftProject) -> [SplitColumn] {
    guard project.says(anyOf: word), !project.says(anyOf: ["UISplitViewController("]) else { return [] }
    var all: [String: Set<Points?>] = [:]
    for source in project.sources {
      let bytes = SwiftBytes(bytes: source.bytes)
      guard !bytes.isTest, word.contains(where: { bytes.contains(Array($0.utf8)) }),
        let file = project.anyFile(at: source.path)
      else { continue }
      all.merge(widths(in: file, of: project)) { $0.union($1) }
    }
    return [column(.sidebar, widths: all), column(.content, widths: all)]
  }

  private static func widths(in file: SwiftFile, of project: SwiftProject) -> [String: Set<Points?>] {
    let finder = ColumnWidths(ColumnLength(project: project, file: file))
    finder.walk(file.tree)
    return finder.found
  }

  private static func column(_ place: SplitColumn.Place, widths: [String: Set<Points?>]) -> SplitColumn {
    let name = word[place == .sidebar ? 0 : 1]
    func only(_ prefix: String) -> Points? {
      guard let all = widths[prefix + name], all.count == 1, let width = all.first else { return nil }
      return width
    }
    return SplitColumn(place, preferred: only("preferred"), least: only("minimum"), most: only("maximum"))
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
