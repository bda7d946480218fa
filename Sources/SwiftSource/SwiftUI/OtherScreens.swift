import SwiftSyntax

/// Views and scenes of SwiftUI whose closures hold another screen, or none.
enum OtherScreens {
  fileprivate static let names: Set = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "TabView", "Tab", "Button", "Menu",
    "WindowGroup", "Window", "Settings", "HSplitView",
  ]

  /// A view of the project's that is called like one of them.
  struct Namesake {
    let name: String
    /// The only file that can mean it by its name; nil where all can.
    let path: String?
  }

  /// Only what is a view and no part of another type: an `enum Tab` in a view is another thing.
  static func namesakes(in project: SwiftProject) -> [Namesake] {
    names.sorted().flatMap { name -> [Namesake] in
      let types = project.types(named: name).filter { $0.path == name }
      guard types.contains(where: { $0.inherited.contains("View") }) else { return [] }
      return types.filter { $0.node.is(StructDeclSyntax.self) }.map { type in
        let modifiers = type.node.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
        let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
        return Namesake(name: name, path: isPrivate ? type.file.path : nil)
      }
    }
  }
}

extension SwiftFile {
  /// Whether a view of that name is one of SwiftUI's whose closures hold another screen, or none.
  func isOtherScreen(_ name: String) -> Bool {
    guard OtherScreens.names.contains(name) else { return false }
    let namesakes = project?.namesakesOfOtherScreens ?? []
    return !namesakes.contains { $0.name == name && ($0.path == nil || $0.path == path) }
  }
}
