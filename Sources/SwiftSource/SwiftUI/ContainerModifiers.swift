import LintelModel
import SwiftSyntax

/// Screens on whose bars a modifier of the project's puts more than their own code, through views between them that have no bar:
/// `Pages(page: page).modifier(Closing())`, where `Pages` shows one page or another, and each page sets its own title.
final class ContainerModifiers {
  private struct Found {
    /// By the view's type, the modifier, and the platforms that the code which applies it is for.
    var pages: [String: (modifier: String, platforms: Set<Platform>)] = [:]
    /// The types whose code applies one.
    var containers: Set<String> = []
    /// What it is applied to.
    var roots: Set<SyntaxIdentifier> = []
  }

  private var found: Found?

  /// A view that shows one that shows one that has the bar: 4.
  private static let maximumDepth = 4

  /// A bar of a screen, and that it is not known what else is on it.
  ///
  /// - Parameters:
  ///   - screen: Whose bar it is, in a type's code.
  ///   - layers: What is known of others to be on it.
  func told(
    _ draft: BarDraft, of screen: SwiftUIScreen, in type: String, _ file: SwiftFile, _ layers: [JoinedScreens.Layer],
    _ reading: SwiftReading
  ) -> BarDraft {
    guard draft.toolbar.unknownOwner == nil, draft.toolbar.kind == .navigationBar, screen.member != nil else { return draft }
    let all = found ?? find(in: reading)
    found = all
    guard let page = all.pages[type], page.platforms.isSuperset(of: draft.platforms),
      !layers.contains(where: { layer in layer.screen.roots.contains { all.roots.contains($0.value.id) } }),
      isAlwaysInside(type, file, page.platforms, all, reading)
    else { return draft }
    var told = draft
    told.toolbar.unknownOwner = UnknownOwner(.container, name: page.modifier)
    return told
  }

  /// Whether only the containers and what they show make the view: what stands elsewhere has a bar without the modifier's items.
  private func isAlwaysInside(
    _ type: String, _ file: SwiftFile, _ platforms: Set<Platform>, _ all: Found, _ reading: SwiftReading
  ) -> Bool {
    guard let declaration = reading.project.declaration(of: type, near: file) else { return false }
    let calls = reading.project.calls(making: declaration).filter { !reading.built($0.file).isDisjoint(with: platforms) }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        let around = SwiftName.type(around: call.call)
        return all.containers.contains(around) || all.pages[around] != nil
      }
  }

  private func find(in reading: SwiftReading) -> Found {
    var all = Found()
    let modifiers = reading.joinedScreens.modifiers
    for file in reading.project.files {
      for screen in file.screens {
        guard let maker = screen.maker, maker.isOfProject, let root = screen.roots.first?.value,
          !reading.project.previewTypes.hold(Syntax(root), of: file, in: reading.project),
          !modifiers.hasBar(screen, in: file, isAbsorbed: false),
          let view = ModifierChain.view(under: ExprSyntax(maker.call)),
          let layer = modifiers.layers(of: screen, at: Place(file), file).first(where: { layer in
            layer.screen.modifiers.contains { SwiftUIScreen.hasItems($0) }
          }), let name = modifiers.unknownOwner(of: layer.screen)?.name
        else { continue }
        let platforms = reading.built(file)
        for type in shown(in: view, of: file, reading) {
          all.pages[type] = (all.pages[type]?.modifier ?? name, platforms.union(all.pages[type]?.platforms ?? []))
        }
        all.containers.insert(SwiftName.type(around: maker.node))
        all.roots.insert(root.id)
      }
    }
    return all
  }

  /// The types of the views that a view shows, up to those with a navigation of their own: its bars are not the container's.
  private func shown(in view: ExprSyntax, of file: SwiftFile, _ reading: SwiftReading) -> Set<String> {
    var known: Set<String> = []
    var next = Set(ShownViews.names(in: view, of: file))
    guard next.isDisjoint(with: Self.navigations) else { return [] }
    for _ in 0..<Self.maximumDepth {
      var inner: Set<String> = []
      for type in next where !known.contains(type) && reading.project.hasType(named: type, near: file) {
        let own = reading.titledViews.shown(by: type, near: file, in: reading.project)
        guard own.isDisjoint(with: Self.navigations) else { continue }
        known.insert(type)
        inner.formUnion(own)
      }
      next = inner
    }
    return known
  }

  private static let navigations: Set = ["NavigationStack", "NavigationView", "NavigationSplitView", "TabView"]
}
