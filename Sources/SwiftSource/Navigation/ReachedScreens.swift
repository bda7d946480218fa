import LintelModel
import SwiftSyntax

/// The screens that are named for debugging and that code of a release shows all the same: a name is a hint, and no more, of who
/// reaches a screen.
struct ReachedScreens {
  /// What people reach, by the names of types.
  private(set) var types: Set<String> = []
  private var files: Set<String> = []

  /// Screens behind more screens than this are not followed: 4.
  private static let deepest = 4

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

  /// Where the screens are made, and the views for debugging that make them.
  private static func sites(showing screens: Set<String>, in project: SwiftProject) -> [PushSites.Site] {
    var (asked, open) = (Set<String>(), screens)
    var found: [PushSites.Site] = []
    for _ in 0..<deepest where !open.isEmpty {
      asked.formUnion(open)
      for maker in project.makers(of: open) {
        found += PushSites.find(maker.types, in: maker.file(), of: project).filter {
          $0.from != $0.screen && !$0.isOfDebugBuilds
        }
      }
      open = Set(found.compactMap(\.from)).filter { DeveloperScreen.isForDebugging($0) }.subtracting(asked)
    }
    return found
  }
}
