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
      let new = reached(among: left, beside: found, in: files, besides: everybodys)
      if new.isEmpty { break }
      found.formUnion(new)
      files = Set(new.flatMap { screens[$0] ?? [] }.map { toolbars[$0].location.file })
    }
    for index in found.flatMap({ screens[$0] ?? [] }) { toolbars[index].isForDevelopers = true }
  }

  /// Those whose types are compiled for them alone, whoever shows them.
  private func declaredForThem(_ screens: Set<String>) -> Set<String> {
    guard project.says(anyOf: ["DEBUG"]) else { return [] }
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
  ///   - developers: Screens that are known to be theirs.
  ///   - files: Where the last of these are.
  ///   - everybodys: Screens that are not, for all their names say.
  private func reached(
    among screens: Set<String>, beside developers: Set<String>, in files: Set<String>, besides everybodys: ReachedScreens
  ) -> Set<String> {
    let makers = project.makers(of: screens) { source in
      files.isEmpty ? Self.mayBeForDevelopers(source) : files.contains(source.path)
    }
    var open = makers.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    var found: Set<String> = []
    guard !open.isEmpty else { return [] }
    for maker in project.makers(of: open) where !open.isDisjoint(with: maker.types) {
      for site in PushSites.find(maker.types, in: maker.file(), of: project) where site.from != site.screen {
        if site.isForDevelopers && !everybodys.opens(site) || site.from.map(developers.contains) == true {
          found.insert(site.screen)
        } else {
          open.remove(site.screen)
        }
      }
    }
    return found.intersection(open)
  }

  private static func mayBeForDevelopers(_ source: SwiftProject.SourceText) -> Bool {
    source.contains("DEBUG") || source.contains("struct Debug") || source.contains("class Debug")
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
