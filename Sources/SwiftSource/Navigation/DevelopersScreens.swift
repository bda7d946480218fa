import LintelModel
import SwiftSyntax

/// Marks the bars of screens that only those who write the app reach: everything that shows one is compiled for them alone, or
/// belongs to a screen for debugging or to another one of these.
struct DevelopersScreens {
  let project: SwiftProject

  /// Screens behind more screens than this are not followed: 4.
  static let deepest = 4

  func mark(_ toolbars: inout [Toolbar]) {
    let screens = Dictionary(grouping: toolbars.indices.filter { toolbars[$0].screen != nil }) { toolbars[$0].screen ?? "" }
    let everybodys = ReachedScreens(among: Self.named(screens, of: toolbars), in: project)
    for index in everybodys.types.flatMap({ screens[$0] ?? [] }) { toolbars[index].isReachedByAll = true }
    var found = declaredForThem(Set(screens.keys))
    var files: Set<String> = []
    for _ in 0..<Self.deepest {
      let left = Set(screens.keys).subtracting(found)
      let new = reached(among: left, in: files, wherever: Self.mayBeForDevelopers) { site in
        site.isForDevelopers && !everybodys.opens(site) || site.from.map(found.contains) == true
      }
      if new.isEmpty { break }
      found.formUnion(new)
      files = Set(new.flatMap { screens[$0] ?? [] }.map { toolbars[$0].location.file })
    }
    for index in found.flatMap({ screens[$0] ?? [] }) { toolbars[index].isForDevelopers = true }
    for index in ofDebugBuilds(screens, toolbars).flatMap({ screens[$0] ?? [] }) { toolbars[index].isOfDebugBuild = true }
  }

  /// Those that no release has: they are declared for those who write the app, or are views that nothing makes but what is
  /// compiled for them. A storyboard may make a controller, which its code does not say.
  private func ofDebugBuilds(_ screens: [String: [Int]], _ toolbars: [Toolbar]) -> Set<String> {
    guard project.says(anyOf: Self.conditions) else { return [] }
    var found = declaredForThem(Set(screens.keys))
    let views = Set(screens.keys.filter { name in project.types(named: name).contains { $0.inherited.contains("View") } })
    var files: Set<String> = []
    for _ in 0..<Self.deepest {
      let left = views.subtracting(found)
      let new = reached(among: left, in: files, wherever: Self.saysCondition) { site in
        site.isCompiledForDebugging || site.from.map(found.contains) == true
      }
      if new.isEmpty { break }
      found.formUnion(new)
      files = Set(new.flatMap { screens[$0] ?? [] }.map { toolbars[$0].location.file })
    }
    return found
  }

  private static var conditions: [String] { ["DEBUG"] + DebugArms.conditions.get().sorted() }

  private static func saysCondition(_ source: SwiftProject.SourceText) -> Bool { conditions.contains { source.contains($0) } }

  /// Those whose types are compiled for them alone, whoever shows them.
  private func declaredForThem(_ screens: Set<String>) -> Set<String> {
    guard project.says(anyOf: Self.conditions) else { return [] }
    return screens.filter { name in
      let types = project.types(named: name).filter { !$0.isExtension }
      return !types.isEmpty && types.allSatisfy { $0.file.isOfDebugBuild($0.node) }
    }
  }

  /// The files of those that a name tells to be for debugging: the type's, the file's or the title's key.
  private static func named(_ screens: [String: [Int]], of toolbars: [Toolbar]) -> [String: Set<String>] {
    screens.filter { name, bars in
      DeveloperScreen.isForDebugging(name)
        || bars.contains {
          DeveloperScreen.isForDebugging(toolbars[$0].location.file)
            || DeveloperScreen.isForDebugging(toolbars[$0].title.key ?? "")
        }
    }.mapValues { bars in Set(bars.map { toolbars[$0].location.file }) }
  }

  /// The screens that code for those who write the app shows, and no other code.
  ///
  /// - Parameters:
  ///   - files: Where the last of the screens are that are known to be theirs.
  ///   - mayBeTheirs: Whether such code may be in a file, where none of these is known.
  ///   - isTheirs: Whether a place that makes a screen is such code.
  private func reached(
    among screens: Set<String>, in files: Set<String>, wherever mayBeTheirs: (SwiftProject.SourceText) -> Bool,
    by isTheirs: (PushSites.Site) -> Bool
  ) -> Set<String> {
    let makers = project.makers(of: screens) { source in
      files.isEmpty ? mayBeTheirs(source) : files.contains(source.path)
    }
    var open = makers.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    var found: Set<String> = []
    guard !open.isEmpty else { return [] }
    for maker in project.makers(of: open) where !open.isDisjoint(with: maker.types) {
      for site in PushSites.find(maker.types, in: maker.file(), of: project) where site.from != site.screen {
        if isTheirs(site) {
          found.insert(site.screen)
        } else {
          open.remove(site.screen)
        }
      }
    }
    return found.intersection(open)
  }

  private static func mayBeForDevelopers(_ source: SwiftProject.SourceText) -> Bool {
    saysCondition(source) || source.contains("struct Debug") || source.contains("class Debug")
      || DeveloperScreen.isForDebugging(source.path)
  }

  /// Whether code is only compiled for those who write the app, or is in a file or a type for debugging.
  static func hold(_ node: some SyntaxProtocol, in file: SwiftFile) -> Bool {
    if DeveloperScreen.isForDebugging(file.path) || file.isOfDebugBuild(node) { return true }
    var parent = Syntax(node).parent
    while let current = parent {
      if let type = TypeDeclaration(current, in: file), DeveloperScreen.isForDebugging(type.name) { return true }
      parent = current.parent
    }
    return false
  }

  /// Whether code is compiled for those who write the app alone, or is run where a condition speaks of them: `if isDebugMode`.
  static func isOfDebugBuilds(_ node: some SyntaxProtocol, in file: SwiftFile) -> Bool {
    if file.isOfDebugBuild(node) { return true }
    var parent = Syntax(node).parent
    while let current = parent {
      if let branch = current.as(IfExprSyntax.self), node.position >= branch.body.position,
        node.position < branch.body.endPosition, asksForDevelopers(branch.conditions.trimmedDescription)
      {
        return true
      }
      parent = current.parent
    }
    return false
  }

  private static func asksForDevelopers(_ condition: String) -> Bool {
    !condition.contains("!")
      && (DeveloperScreen.isForDebugging(condition) || NameWords.of(condition).contains { ["developer", "developers"].contains($0) })
  }
}
