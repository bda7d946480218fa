import LintelModel

/// Gives the titles of controllers that code only pushes the size of the titles before, where these are large: unless a
/// controller says otherwise (`largeTitleDisplayMode`), its title is as on the screen before.
struct PushedTitleSizes {
  let project: SwiftProject

  /// A controller that a controller pushes, and so on: 4.
  private static let deepest = 4

  func tell(_ toolbars: inout [Toolbar]) {
    guard project.says(anyOf: ["prefersLargeTitles = true"]) else { return }
    let open = Set(toolbars.filter(\.mayInheritTitleSize).compactMap(\.controller))
    let before = places(making: open)
    guard !before.isEmpty else { return }
    for _ in 0..<Self.deepest {
      let sizes = Dictionary(grouping: toolbars.filter { $0.kind == .navigationBar }) { $0.screen ?? "" }.mapValues { bars in
        bars.allSatisfy { $0.largeTitle == .declared(true) }
      }
      var isSettled = true
      for index in toolbars.indices where toolbars[index].mayInheritTitleSize {
        guard let places = before[toolbars[index].controller ?? ""] else { continue }
        let areLarge = places.map { $0.isPush && $0.from.flatMap { sizes[$0] } == true }
        guard areLarge.contains(true) else { continue }
        toolbars[index].titleMayBeLarge = areLarge.contains(false)
        guard !areLarge.contains(false) else { continue }
        toolbars[index].largeTitle = .declared(true)
        isSettled = false
      }
      if isSettled { break }
    }
  }

  /// By screen, where code makes it: a controller that pushes itself has its own size.
  private func places(making screens: Set<String>) -> [String: [PushSites.Site]] {
    guard !screens.isEmpty else { return [:] }
    let sites = project.makers(of: screens).flatMap { PushSites.find($0.types, in: $0.file(), of: project) }
    return Dictionary(grouping: sites.filter { $0.from != $0.screen }, by: \.screen)
  }
}

extension Toolbar {
  /// Whether it is a controller's, whose code does not say how large its title is.
  fileprivate var mayInheritTitleSize: Bool {
    kind == .navigationBar && controller != nil && !isFragment && !isOfOutlets && largeTitle == .unknown
  }
}
