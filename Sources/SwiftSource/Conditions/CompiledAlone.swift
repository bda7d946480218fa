import LintelModel
import SwiftSyntax

/// Tells bars whose code is compiled for some systems or environments alone on which condition: who looks for a bar of a Mac
/// Catalyst app in the app for iPhone would take it for a false one.
struct CompiledAlone {
  let project: SwiftProject

  func tell(_ toolbars: inout [Toolbar]) {
    for variants in Dictionary(grouping: toolbars.indices, by: { toolbars[$0].barID }).values {
      // What another `#if` has besides is in other builds, too.
      let conditions = Set(variants.map { condition(on: toolbars[$0]) })
      guard conditions.count == 1, let only = conditions.first ?? nil else { continue }
      for index in variants { toolbars[index].compiledOnlyIf = only }
    }
  }

  /// `#if targetEnvironment(macCatalyst)`, as the code has it; several with commas, outer ones first.
  private func condition(on bar: Toolbar) -> String? {
    guard let file = project.anyFile(at: bar.location.file), Self.asked.contains(where: { file.contains($0) }) else {
      return nil
    }
    let finder = ClauseFinder(around: bar.location, in: file)
    finder.walk(file.tree)
    let told = finder.found.filter { clause in
      let platforms = Set(clause.conditions.settings.map(\.platform))
      return platforms.count < Platform.allCases.count && platforms.isSuperset(of: bar.platforms)
    }.map(\.words)
    return told.isEmpty ? nil : told.joined(separator: ", ")
  }

  /// What asks for a system, or for what is none of its own. A flag is told as an arm of the bar's variants.
  fileprivate static let asked = ["os(", "targetEnvironment("]

  /// The clauses of `#if` around a place. Those of a chain of modifiers leave the view that they modify.
  private final class ClauseFinder: SyntaxVisitor {
    private(set) var found: [(words: String, conditions: Conditions)] = []
    private let place: SourceLocation
    private let file: SwiftFile

    init(around place: SourceLocation, in file: SwiftFile) {
      (self.place, self.file) = (place, file)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      guard file.holds(place, in: node) else { return .skipChildren }
      guard node.parent?.is(PostfixIfConfigExprSyntax.self) != true else { return .visitChildren }
      let first = node.clauses.first?.condition?.writtenText.onOneLine ?? ""
      for (number, own) in CompilerCondition.clauses(of: node).enumerated() where file.holds(place, in: own.clause) {
        let written = own.clause.condition?.writtenText.onOneLine
        guard CompiledAlone.asked.contains(where: { (written ?? first).contains($0) }) else { continue }
        let words = written.map { number == 0 ? "#if \($0)" : "#elseif \($0)" } ?? "#else of #if \(first)"
        found.append((words, own.conditions))
      }
      return .visitChildren
    }
  }
}
