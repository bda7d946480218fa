import SwiftSyntax

extension SwiftProject {
  /// What a report calls the type that has a bar: for a coordinator or a delegate the type around it, or its file, since
  /// every second view has one.
  ///
  /// - Parameter path: The file of its declaration.
  func shownName(of type: String, in path: String) -> String {
    guard Self.isGoBetween(type) else { return type }
    if let file = file(at: path), let own = declaration(of: type, near: file), own.file.path == path {
      var outer = Self.enclosingType(of: own.node, in: own.file)
      while let around = outer {
        if !Self.isGoBetween(around.name) { return around.name }
        outer = Self.enclosingType(of: around.node, in: around.file)
      }
    }
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
  }

  /// Whether a name says no more than that it stands between two others.
  private static func isGoBetween(_ type: String) -> Bool {
    ["Coordinator", "Delegate", "ToolbarDelegate"].contains(type.split(separator: ".").last.map { String($0) } ?? type)
  }
}
