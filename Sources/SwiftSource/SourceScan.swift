import LintelModel
import SwiftParser
import SwiftSyntax

/// Finds where Swift source declares bars, so that an audit can say which of them this version does not read.
public enum SourceScan {
  /// The files' declarations as one line for people, or nil if there are none.
  public static func unread(in source: String, file: String) -> SkippedFile? {
    // Parsing costs; most files say none of these words.
    guard words.contains(where: source.contains) else { return nil }
    let tree = Parser.parse(source: source)
    let visitor = DeclarationCounter(converter: SourceLocationConverter(fileName: file, tree: tree))
    visitor.walk(tree)
    guard let first = visitor.firstLine else { return nil }
    let kinds = visitor.counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    return SkippedFile(file: file, reason: "line \(first): declares \(kinds) in Swift source, which is audited only with --swift", isBroken: false)
  }

  private static let words = ["ToolbarItem", "UIBarButtonItem"]
}

private final class DeclarationCounter: SyntaxVisitor {
  private let converter: SourceLocationConverter
  private(set) var counts: [String: Int] = [:]
  private(set) var firstLine: Int?

  init(converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["ToolbarItem", "ToolbarItemGroup", "UIBarButtonItem", "NSToolbarItem"].contains(name) {
      counts[name, default: 0] += 1
      let line = converter.location(for: call.positionAfterSkippingLeadingTrivia).line
      firstLine = min(firstLine ?? line, line)
    }
    return .visitChildren
  }
}
