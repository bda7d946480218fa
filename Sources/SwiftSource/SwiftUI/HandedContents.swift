import SwiftSyntax

/// Finds what a view of the project's is handed to show, where its own code makes a bar around that: of
/// `SheetContent { Detail() }` the closure.
struct HandedContents {
  struct Content {
    /// The closure or view; nil where the call hands none.
    let node: Syntax?
    let file: SwiftFile
  }

  let project: SwiftProject

  /// What more calls make is told by itself: 40.
  private static let maximumPlaces = 40

  /// One for each place that makes the view around a chain of modifiers, if it shows what it is handed in that chain.
  func find(in chain: ExprSyntax, of file: SwiftFile) -> [Content] {
    let declarations = project.declarations(of: SwiftName.type(around: chain), near: file)
    guard declarations.count == 1, let type = declarations.first, type.inherited.contains("View") else { return [] }
    let leaves = ShownLeaves.find(in: Syntax(chain), of: file) { TitleOwner.platformViews.contains($0) }
    let shown = Set(leaves.map(\.name)).filter { name in type.members(named: name).contains(where: \.isHandedIn) }
    guard !shown.isEmpty else { return [] }
    let calls = project.calls(making: type)
    guard calls.count <= Self.maximumPlaces else { return [] }
    let wrapper = ContentWrapper(project: project)
    let found = shown.sorted().lazy.map { property in
      calls.map { Content(node: wrapper.content(for: property, of: type, in: $0.call), file: $0.file) }
    }
    return found.first { contents in contents.contains { $0.node != nil } } ?? []
  }
}

extension HandedContents.Content {
  /// The views that it shows side by side; those that it shows in turn, by the arm of a branch, each by itself.
  var views: [[ExprSyntax]] {
    guard let node else { return [[]] }
    guard let closure = node.as(ClosureExprSyntax.self) else { return [node.as(ExprSyntax.self).map { [$0] } ?? []] }
    let found = ViewBuilder.elements(of: closure.statements)
    let areArms = found.indices.allSatisfy { number in
      found[..<number].allSatisfy { $0.conditions.excludes(found[number].conditions) }
    }
    return areArms && !found.isEmpty ? found.map { [$0.value] } : [found.map(\.value)]
  }
}
