package import LintelModel

/// Whose bars they are: a platform, or a design system or kind of device with figures of its own.
package enum BarFamily: String, Hashable, Sendable, CaseIterable {
  case ios, ipados, macos, visionos, watchos, tvos
  /// The strip of an iPhone Duo in which bars are vertical.
  case foldable = "ios-fold"
  case fioriPhone = "sap-fiori-ios"
  case fioriPad = "sap-fiori-ipados"

  package init(_ platform: Platform) {
    self =
      switch platform {
      case .ios: .ios
      case .ipados: .ipados
      case .macos: .macos
      case .visionos: .visionos
      case .watchos: .watchos
      case .tvos: .tvos
      }
  }

  /// Whose figures a kind of bar is laid out with.
  package init(of kind: Toolbar.Kind, on platform: Platform) {
    switch (kind, platform) {
    case (.fioriToolbar, _): self = platform == .ipados ? .fioriPad : .fioriPhone
    case (.ornament, _): self = .visionos
    case (.watchToolbar, _), (_, .watchos): self = .watchos
    case (.settingsTabs, _), (.windowToolbar, _), (.sheetButtons, _): self = .macos
    case (.navigationBar, _), (.toolbar, _): self = BarFamily(platform)
    }
  }

  /// Whose figures count where the family has none of its own: UIKit's bars are the iPhone's unless a row says otherwise.
  var next: BarFamily? {
    switch self {
    case .ipados, .visionos, .tvos, .foldable: .ios
    case .fioriPad: .fioriPhone
    case .ios, .macos, .watchos, .fioriPhone: nil
    }
  }
}

/// One generation of a family's bars: what is known of those from one OS line up to the next. A class, because every part of a
/// layout asks it.
package final class BarGeneration: Sendable {
  package let family: BarFamily
  /// The first OS line that has these bars.
  package let line: OSLine
  private let figures: [BarMetric: BarMetrics.Figure]
  private let features: Set<BarFeature>
  private let fonts: [BarFont: BarMetrics.FontFigure]

  init(
    family: BarFamily, line: OSLine, figures: [BarMetric: BarMetrics.Figure], features: Set<BarFeature>,
    fonts: [BarFont: BarMetrics.FontFigure]
  ) {
    self.family = family
    self.line = line
    self.figures = figures
    self.features = features
    self.fonts = fonts
  }

  /// A figure of these bars. Asking for one that no row has is a mistake in the program.
  package func figure(_ metric: BarMetric) -> BarMetrics.Figure {
    guard let figure = figures[metric] else {
      preconditionFailure("bar-metrics.csv has no \(metric.rawValue) of \(family.rawValue) \(line)")
    }
    return figure
  }

  /// The figure as the table has it, its best value.
  package func points(_ metric: BarMetric) -> Points { figure(metric).stated.best }

  /// The same for what is counted.
  package func count(_ metric: BarMetric) -> Int { Int(points(metric).value) }

  /// A figure that not every generation has.
  package func figure(ifKnown metric: BarMetric) -> BarMetrics.Figure? { figures[metric] }

  package func has(_ feature: BarFeature) -> Bool { features.contains(feature) }

  /// A font of these bars. Asking for one that no row has is a mistake in the program.
  package func font(_ font: BarFont) -> BarMetrics.FontFigure {
    guard let figure = fonts[font] else {
      preconditionFailure("bar-metrics.csv has no \(font.rawValue) of \(family.rawValue) \(line)")
    }
    return figure
  }
}

extension BarGeneration {
  /// Whether items that do not fit leave the bar for a menu of the system's; else they are squeezed.
  package func hasOverflowMenu(of toolbar: Toolbar) -> Bool {
    has(.overflowMenu)
      || has(.navigationOverflowMenu) && toolbar.kind == .navigationBar && toolbar.isLaidOutForOverflow
  }

  /// The same of an iPhone's or iPad's bar in an environment.
  package static func hasOverflowMenu(of toolbar: Toolbar, in environment: Environment) -> Bool {
    of(environment.platform, environment.os, keepsEarlierDesign: toolbar.keepsEarlierDesign).hasOverflowMenu(of: toolbar)
  }

  /// Whether nobody knows if an iPhone's bar has such a menu: it is laid out for one by what has been in UIKit since iOS 16, and
  /// Apple's documentation (`UINavigationItem.additionalOverflowItems`, `ItemStyle`) does not say that iPhones have none.
  package static func mayHaveOverflowMenu(of toolbar: Toolbar, in environment: Environment) -> Bool {
    environment.platform == .ios && toolbar.kind == .navigationBar && toolbar.isLaidOutForOverflow
      && !hasOverflowMenu(of: toolbar, in: environment)
  }

  /// The published bars of a platform on an OS line.
  /// - Parameter keepsEarlierDesign: whether the app asks for the design before glass, which not every line grants.
  package static func of(_ platform: Platform, _ os: OSLine, keepsEarlierDesign: Bool = false) -> BarGeneration {
    BarMetrics.published.generation(BarFamily(platform), os, keepsEarlierDesign: keepsEarlierDesign)
  }
}

extension Toolbar {
  /// Whether the bar uses what came with the overflow menu of navigation bars: items in the centre, pinned ones, the style of a
  /// browser or an editor, or items that are in the menu from the start. "The system also populates the overflow menu with any
  /// items that can’t fit" (`additionalOverflowItems`); a bar that only has items at its ends has none.
  var isLaidOutForOverflow: Bool {
    if role == "browser" || role == "editor" { return true }
    return items.indices.contains {
      items[$0].placement == .center || items[$0].isPinned || items[$0].facts.isInMoreMenu.value == true
    }
  }
}
