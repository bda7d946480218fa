import LintelModel
import LintelTables

/// How high a bar is. Nothing is laid out by it: reports say it.
enum BarHeight {
  /// In points, without what the safe area adds, and without the row of a large title. Nil where nothing was published.
  static func of(_ toolbar: Toolbar, in environment: Environment, _ metrics: BarMetrics) -> Width? {
    guard environment.sideBar == nil, let metric = metric(of: toolbar, in: environment) else { return nil }
    let generation = metrics.generation(BarFamily(of: toolbar.kind, on: environment.platform), environment.os)
    return generation.figure(ifKnown: metric)?.stated
  }

  private static func metric(of toolbar: Toolbar, in environment: Environment) -> BarMetric? {
    switch (toolbar.kind, environment.platform) {
    case (.navigationBar, .ios):
      environment.isCompactHeight ? .navigationBarHeightInLandscape : .navigationBarHeight
    case (.navigationBar, .ipados): .navigationBarHeight
    case (.toolbar, .ios): environment.isCompactHeight ? .bottomToolbarHeightInLandscape : .bottomToolbarHeight
    case (.windowToolbar, .macos):
      switch toolbar.windowStyle.value ?? .unified {
      case .unified: .unifiedToolbarHeight
      case .unifiedCompact: .unifiedCompactToolbarHeight
      case .expanded, .preference: nil
      }
    case (.ornament, _), (.toolbar, .visionos): .ornamentHeight
    default: nil
    }
  }
}
