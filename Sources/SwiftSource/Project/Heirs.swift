import SwiftSyntax

extension SwiftProject {
  /// The classes that inherit from one, by their names, near ones first.
  func heirs(of type: String) -> [String] {
    var seen: Set = [type]
    var found: [String] = []
    var parents = [type]
    for _ in 0..<Self.deepestInheritance where !parents.isEmpty {
      let children = parents.flatMap { conformers(of: $0) }.filter { $0.node.is(ClassDeclSyntax.self) }
      parents = children.map(\.name).filter { seen.insert($0).inserted }
      found += parents
    }
    return found
  }
}
