import LintelModel
import SwiftSyntax

/// The screens that are named for debugging and that code of a release shows all the same: a name is a hint, and no more, of who
/// reaches a screen.
struct ReachedScreens {
  /// What people reach, by the names of types.
  private(set) var types: Set<String> = []
  private var files: Set<String> = []

  /// - Parameter screens: The files of their bars, by the names of their types.
  init(among screens: [String: Set<String>], in project: SwiftProject) {
    let sites = Self.sites(showing: Set(screens.keys), in: project)
    var left = sites
    while true {
      let open = left.filter { !$0.isForDevelopers || holds($0) }
      if open.isEmpty { return }
      types.formUnion(open.map(\.screen))
      files.formUnion(open.flatMap { screens[$0.screen] ?? [] })
      left = left.filter { !types.contains($0.screen) }
    }
  }

  /// Whether people come to the code that shows a screen, whatever its type and file are called.
  func opens(_ site: PushSites.Site) -> Bool { !site.isOfDebugBuilds && holds(site) }

  private func holds(_ site: PushSites.Site) -> Bool {
    site.from.map(types.contains) == true || files.contains(site.file)
  }

  /// Where the screens are made, and the views for debugging that make them. What debug builds alone show, with a bar or without
  /// one, leads nobody there.
  private static func sites(showing screens: Set<String>, in project: SwiftProject) -> [PushSites.Site] {
    var (asked, open) = (Set<String>(), screens)
    var found: [PushSites.Site] = []
    for _ in 0..<DevelopersScreens.deepest where !open.isEmpty {
      asked.formUnion(open)
      found += sites(making: open, in: project).filter { !$0.isOfDebugBuilds }
      open = Set(found.compactMap(\.from)).filter { DeveloperScreen.isForDebugging($0) }.subtracting(asked)
    }
    let hidden = shownInDebugBuildsAlone(Set(found.compactMap(\.from)), in: project)
    return found.filter { $0.from.map(hidden.contains) != true }
  }

  /// The types that code shows in debug builds, and nowhere else: by itself, or in others of these.
  private static func shownInDebugBuildsAlone(_ types: Set<String>, in project: SwiftProject) -> Set<String> {
    var (asked, open) = (Set<String>(), types)
    var shown: [String: [PushSites.Site]] = [:]
    for _ in 0..<DevelopersScreens.deepest where !open.isEmpty {
      asked.formUnion(open)
      let sites = sites(making: open, in: project)
      shown.merge(Dictionary(grouping: sites, by: \.screen)) { $0 + $1 }
      open = Set(sites.filter { !$0.isOfDebugBuilds }.compactMap(\.from)).subtracting(asked)
    }
    var found: Set<String> = []
    while true {
      let new = shown.filter { name, sites in
        !found.contains(name) && sites.allSatisfy { $0.isOfDebugBuilds || $0.from.map(found.contains) == true }
      }
      if new.isEmpty { return found }
      found.formUnion(new.keys)
    }
  }

  /// Where code makes values of types, but in those types themselves.
  private static func sites(making types: Set<String>, in project: SwiftProject) -> [PushSites.Site] {
    project.makers(of: types).flatMap { PushSites.find($0.types, in: $0.file(), of: project) }.filter { $0.from != $0.screen }
  }
}
