import LintelModel
import SwiftSyntax

/// How a bar shows its title, as far as modifiers say so.
struct TitleManner {
  var largeTitle: Fact<Bool> = .unknown
  /// Whether it may be a large one though nothing says so.
  var mayBeLarge = false
  var smallTitleIsFrom: SourceLocation?
  /// What the bar's content is for, by the names of `ToolbarRole`.
  var role: String?
  /// Where the title is set, whatever code says it.
  var titleIsSetAt: SourceLocation?

  /// Whether it shows the title in the same way, whoever says so.
  func isLike(_ other: TitleManner) -> Bool { largeTitle == other.largeTitle && role == other.role }

  /// Writes all of it onto a bar.
  func tell(_ bar: inout Toolbar) {
    (bar.largeTitle, bar.smallTitleIsFrom) = (largeTitle, smallTitleIsFrom)
    bar.titleMayBeLarge = mayBeLarge
    bar.role = role
    bar.titleIsSetAt = titleIsSetAt
  }

  /// Writes what the bar does not say in each of its states.
  func tellMore(_ bar: inout Toolbar) {
    if bar.role == nil { bar.role = role }
    guard bar.largeTitle == .unknown, largeTitle != .unknown else { return }
    (bar.largeTitle, bar.smallTitleIsFrom) = (largeTitle, smallTitleIsFrom)
    bar.titleMayBeLarge = false
  }
}

/// What the modifiers of a screen say of how its title is shown, and those that others put on it where they show it.
struct TitleManners {
  let reading: SwiftReading
  let place: Place
  let screen: SwiftUIScreen
  let layers: [JoinedScreens.Layer]

  /// What holds in every state of the bar, on iOS and its kin.
  var always: TitleManner {
    let (own, steady) = compiled(on: Self.settings { $0 != .macos })
    let titles = ScreenTitles(reading: reading, place: place)
    var manner = TitleManner(largeTitle: titles.largeTitle(own), smallTitleIsFrom: titles.smallTitle(own))
    for layer in steady where manner.largeTitle == .unknown {
      let said = ScreenTitles(reading: reading, place: layer.place)
      (manner.largeTitle, manner.smallTitleIsFrom) = (said.largeTitle(layer.screen), said.smallTitle(layer.screen))
    }
    manner.mayBeLarge = manner.largeTitle == .unknown && mayBeLarge(own)
    manner.role = Self.role([own] + steady.map(\.screen))
    manner.titleIsSetAt = titlePlace(own, steady)
    return manner
  }

  /// The same on macOS, where no title is a large one unless a modifier says so.
  var onMac: TitleManner {
    let (own, steady) = compiled(on: Self.settings { $0 == .macos })
    let said = [(screen: own, place: place)] + steady.map { (screen: $0.screen, place: $0.place) }
    var manner = TitleManner(role: Self.role(said.map { $0.screen }), titleIsSetAt: titlePlace(own, steady))
    for (screen, place) in said where manner.largeTitle == .unknown {
      let titles = ScreenTitles(reading: reading, place: place)
      guard titles.saysSize(screen) else { continue }
      (manner.largeTitle, manner.smallTitleIsFrom) = (titles.largeTitle(screen), titles.smallTitle(screen))
    }
    return manner
  }

  /// The view's own, else that of one who shows it.
  private func titlePlace(_ own: SwiftUIScreen, _ steady: [JoinedScreens.Layer]) -> SourceLocation? {
    ScreenTitles(reading: reading, place: place).titlePlace(own)
      ?? steady.lazy.compactMap { ScreenTitles(reading: reading, place: $0.place).titlePlace($0.screen) }.first
  }

  /// What those say who show the screen in some of the bar's states, and in which.
  var inStates: [Conditional<TitleManner>] {
    layers.filter { !$0.conditions.arms.isEmpty }.compactMap { layer in
      let titles = ScreenTitles(reading: reading, place: layer.place)
      let own = layer.screen.compiled(on: layer.conditions.settings.intersection(Self.settings { $0 != .macos }))
      let manner = TitleManner(
        largeTitle: titles.largeTitle(own), smallTitleIsFrom: titles.smallTitle(own), role: Self.role([own]))
      return manner.largeTitle == .unknown && manner.role == nil ? nil : Conditional(manner, layer.conditions)
    }
  }

  /// The screen and the layers of each of its states, with what is compiled there. A role is the whole bar's.
  private func compiled(on settings: Set<Conditions.Setting>) -> (own: SwiftUIScreen, steady: [JoinedScreens.Layer]) {
    let steady = layers.compactMap { layer -> JoinedScreens.Layer? in
      let here = layer.conditions.settings.intersection(settings)
      guard layer.conditions.arms.isEmpty, !here.isEmpty else { return nil }
      return JoinedScreens.Layer(screen: layer.screen.compiled(on: here), place: layer.place, conditions: layer.conditions)
    }
    var own = screen.compiled(on: settings)
    own.modifiers += steady.flatMap { $0.screen.modifiers.filter { $0.name == "toolbarRole" } }
    return (own, steady)
  }

  /// Whether the title, its own or that of one who shows it, may be a large one.
  private func mayBeLarge(_ own: SwiftUIScreen) -> Bool {
    if own.modifiers.contains(where: { SwiftUIScreen.titles.contains($0.name) }) {
      return ScreenTitles(reading: reading, place: place).mayBeLarge(own)
    }
    return layers.contains { ScreenTitles(reading: reading, place: $0.place).mayBeLarge($0.screen) }
  }

  private static func role(_ screens: [SwiftUIScreen]) -> String? {
    let said = screens.lazy.compactMap { $0.first("toolbarRole") }.first
    return said?.value.flatMap { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
  }

  private static func settings(_ isMeant: (Platform) -> Bool) -> Set<Conditions.Setting> {
    Conditions.Setting.all.filter { isMeant($0.platform) }
  }
}

extension SwiftUIScreen {
  /// The same with what is compiled for one of these settings.
  fileprivate func compiled(on settings: Set<Conditions.Setting>) -> SwiftUIScreen {
    var screen = self
    screen.modifiers = modifiers.filter { !$0.conditions.settings.isDisjoint(with: settings) }
    return screen
  }
}
