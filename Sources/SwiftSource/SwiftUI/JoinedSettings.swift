import LintelModel
import SwiftSyntax

/// On which platforms and OS lines a bar is that several screens make: wherever one of them makes it. A view that has its
/// modifiers under `if #available` alone is shown on other systems too, with what its presenter puts there.
struct JoinedSettings {
  /// When the screen's own modifiers are there, where the bar is there without them too; always where it never is.
  var own: Conditions {
    settings == ownSettings ? .always : Conditions(settings: ownSettings)
  }
  private(set) var settings: Set<Conditions.Setting>
  var platforms: [Platform] { ownPlatforms.union(addedPlatforms).sorted() }

  private let ownSettings: Set<Conditions.Setting>
  private let ownPlatforms: Set<Platform>
  /// Platforms on which the code shows the view without its modifiers, or does not show it.
  private let without: Set<Platform>
  /// Where the bar is another screen's of the same view.
  private let elsewhere: Set<Conditions.Setting>
  private var addedPlatforms: Set<Platform> = []

  /// - Parameters:
  ///   - platforms: Those that the screen itself is for.
  ///   - around: Those that its view is for, with or without its modifiers.
  init(
    of screen: SwiftUIScreen, on platforms: Set<Platform>, around: Set<Platform>, _ additions: JoinedScreens.Additions
  ) {
    ownPlatforms = platforms
    ownSettings = screen.conditions.settings.filter { platforms.contains($0.platform) }
    settings = ownSettings
    elsewhere = additions.elsewhere
    // A modifier under `#if` is one of a view that other platforms show as well.
    let made = screen.makers.reduce(into: Set<Conditions.Setting>()) { made, maker in
      made.formUnion(EnclosingConditions.of(maker.node).settings)
    }
    let standing = Set(screen.conditions.settings.intersection(made).map(\.platform))
    // A view that is not compiled for a platform is shown by nobody there. One that no member shows in place, as the content
    // of a navigation stack, is where its chain is, whichever of its modifiers `#if` takes away.
    let compiled = screen.member.map { Set(EnclosingConditions.of($0).settings.map(\.platform)) } ?? around
    let shown = Set(additions.conditions.settings.map(\.platform))
    without = compiled.subtracting(standing).union(Set(Platform.allCases).subtracting(shown))
  }

  /// Takes the settings of what another screen adds.
  ///
  /// - Parameter platforms: Those that the other screen is for.
  /// - Returns: When what it adds is there.
  mutating func adding(_ layer: JoinedScreens.Layer, on platforms: Set<Platform>) -> Conditions {
    let possible = platforms.intersection(ownPlatforms.union(without))
    let here = layer.conditions.settings.filter { possible.contains($0.platform) }.subtracting(elsewhere)
    settings.formUnion(here)
    addedPlatforms.formUnion(here.map(\.platform))
    return layer.conditions.on(Conditions.Setting.all.filter { platforms.contains($0.platform) })
  }
}
