import LintelModel
import SwiftSyntax

/// A screen's title, its subtitle, and how the title is shown.
struct ScreenTitles {
  let reading: SwiftReading
  let place: Place

  func titles(_ screen: SwiftUIScreen) -> [Conditional<LocalizedText>] {
    texts(of: screen.modifiers.filter { SwiftUIScreen.titles.contains($0.name) })
  }

  /// The screen's titles with those that others put on it. Of two the inner one is shown: SwiftUI's titles are preferences,
  /// which the view nearest to the content sets first.
  func titles(_ screen: SwiftUIScreen, _ additions: JoinedScreens.Additions) -> [Conditional<LocalizedText>] {
    var own = titles(screen)
    // What the one who shows the view hands it says more than all that anybody does.
    if own.count > 1, let handed = additions.handed {
      let said = ScreenTitles(reading: reading, place: handed).titles(screen)
      if !said.isEmpty { own = said }
    }
    own = own.when(additions.conditions)
    // Where a title of its own is there in every arm, no other one is shown.
    let settled = own.filter(\.conditions.arms.isEmpty).reduce(into: Set<Conditions.Setting>()) {
      $0.formUnion($1.conditions.settings)
    }
    let open = Conditions(settings: Conditions.Setting.all.subtracting(settled))
    guard !open.settings.isEmpty else { return own }
    return own
      + additions.layers.flatMap {
        ScreenTitles(reading: reading, place: $0.place).titles($0.screen).when($0.conditions).when(open)
      }
  }

  func subtitles(_ screen: SwiftUIScreen) -> [Conditional<LocalizedText>] {
    texts(of: screen.modifiers.filter { $0.name == "navigationSubtitle" })
  }

  private func texts(of modifiers: [ModifierChain.Modifier]) -> [Conditional<LocalizedText>] {
    modifiers.flatMap { modifier -> [Conditional<LocalizedText>] in
      // `navigationTitle { view }` of watchOS has no text of its own.
      guard let value = modifier.value else { return [] }
      return reading.texts.texts(of: value, as: .key, at: place).compactMap { text in
        guard !text.conditions.excludes(modifier.conditions), text.value.isPresent else { return nil }
        let both = modifier.conditions.and(text.conditions)
        return Conditional(text.value, reading.told(both, on: modifier, at: place))
      }
    }
  }

  /// Large where the source says so. `automatic` is large in the first view of a navigation, and in others depends on the view
  /// before.
  func largeTitle(_ screen: SwiftUIScreen) -> Fact<Bool> {
    if let mode = mode(screen)?.value, let asked = TitleSize(mode) {
      return asked == .unknown ? .unknown : .declared(asked == .large)
    }
    // That the screen before has a small one is no wish of this one's.
    return automatic(screen) == .large ? .declared(true) : .unknown
  }

  /// Whether a modifier of the screen's own says how large the title is.
  func saysSize(_ screen: SwiftUIScreen) -> Bool { mode(screen).map { TitleSize($0.value) != nil } ?? false }

  /// Whether the title is a large one on some way to the screen, or nobody knows.
  func mayBeLarge(_ screen: SwiftUIScreen) -> Bool {
    if let mode = mode(screen)?.value, let asked = TitleSize(mode) { return asked != .small }
    guard let size = automatic(screen) else { return false }
    return size != .small
  }

  /// Where the source says that the title is none of the large ones.
  func smallTitle(_ screen: SwiftUIScreen) -> SourceLocation? {
    guard largeTitle(screen) == .declared(false), let modifier = mode(screen)?.modifier else { return nil }
    return place.file.location(of: modifier.node)
  }

  /// Where the one modifier stands that sets the title; nil where several do, each in a state of its own.
  func titlePlace(_ screen: SwiftUIScreen) -> SourceLocation? {
    let setting = screen.modifiers.filter { SwiftUIScreen.titles.contains($0.name) }
    return setting.count == 1 ? place.file.location(of: setting[0].node) : nil
  }

  private func mode(_ screen: SwiftUIScreen) -> (modifier: ModifierChain.Modifier, value: ExprSyntax)? {
    screen.modifiers.reversed().lazy.compactMap { modifier in
      let mode: ExprSyntax? =
        switch modifier.name {
        case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode": modifier.value
        case "navigationBarTitle": modifier.call.argument("displayMode")
        default: nil
        }
      return mode.map { (modifier, $0) }
    }.first
  }

  /// Nil where the screen has no title of its own, or a role that shows it in another way.
  private func automatic(_ screen: SwiftUIScreen) -> TitleSize? {
    guard screen.first("toolbarRole") == nil,
      let title = screen.modifiers.first(where: { SwiftUIScreen.titles.contains($0.name) })
    else { return nil }
    if NavigationRoot(project: reading.project, file: place.file).holds(title) { return .large }
    return InheritedTitleSize(reading: reading).size(of: title, in: place.file)
  }
}

extension [Conditional<LocalizedText>] {
  /// Those that can be there under more conditions, with these.
  func when(_ conditions: Conditions) -> [Conditional<LocalizedText>] {
    guard conditions != .always else { return self }
    return filter { !$0.conditions.excludes(conditions) }.map { Conditional($0.value, conditions.and($0.conditions)) }
  }
}
