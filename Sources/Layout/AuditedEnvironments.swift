import LintelModel
import LintelTables

/// Where a bar is laid out unless said otherwise: the widths that most people hold.
package enum AuditedEnvironments {
  package static func of(_ toolbar: Toolbar) -> [Environment] {
    if !toolbar.environments.isEmpty { return toolbar.environments }
    let lines = toolbar.osLines.isEmpty ? OSLine.audited : toolbar.osLines
    let windows = toolbar.platforms.flatMap { platform in lines.flatMap { environments(of: toolbar, on: platform, os: $0) } }
      .filter { shows(toolbar, in: $0) }
    return ColumnPlaces.of(toolbar, in: windows)
  }

  /// The common ones and those of a project, of which the bar of a split view's column has its column's width, too.
  package static func of(_ toolbar: Toolbar, and own: [Environment]) -> [Environment] {
    let common = of(toolbar)
    let further = own.filter { shows(toolbar, in: $0) }
    guard toolbar.column != nil else { return common + further }
    return common + ColumnPlaces.of(toolbar, in: further).filter { !common.contains($0) }
  }

  /// Whether the bar is there in a width of that class. Elsewhere than on iOS and iPadOS no class leaves it.
  package static func shows(_ toolbar: Toolbar, in environment: Environment) -> Bool {
    guard let asked = toolbar.widthClass, [.ios, .ipados].contains(environment.platform) else { return true }
    return (asked == .regular)
      == Device.isRegular(width: environment.width, on: environment.platform, os: environment.os)
  }

  private static func environments(of toolbar: Toolbar, on platform: Platform, os: OSLine) -> [Environment] {
    platform == .macos ? macWindows(of: toolbar, os: os) : screens[platform]?[os] ?? screens(of: platform, os: os)
  }

  /// The same for every bar, so made once.
  private static let screens: [Platform: [OSLine: [Environment]]] = Dictionary(
    uniqueKeysWithValues: Platform.allCases.map { platform in
      (platform, Dictionary(uniqueKeysWithValues: OSLine.audited.map { ($0, screens(of: platform, os: $0)) }))
    })

  private static func screens(of platform: Platform, os: OSLine) -> [Environment] {
    switch platform {
    case .ios:
      Device.portraitWidths(of: "iphone").map {
        // 320 points are Display Zoom's: audited, but what happens only there is a note.
        screen($0, os: os, commonness: $0.width < 375 ? .rare : .common)
      } + Device.narrowestLandscapes.map { screen($0, os: os) }
    case .ipados: narrowWindows(os: os) + halves(os: os) + Device.portraitWidths(of: "ipad").map { screen($0, os: os) }
    case .visionos: Device.windows(of: "vision").map { screen($0, os: os) }
    // Series 1 to 3, narrower than 160 points, ended with watchOS 8.
    case .watchos: Device.portraitWidths(of: "watch").filter { $0.width >= 160 }.map { screen($0, os: os) }
    case .macos, .tvos: []
    }
  }

  private static func screen(_ device: Device, os: OSLine, commonness: Environment.Commonness = .common) -> Environment {
    Environment(
      platform: device.platform, os: os, device: device.name, width: device.width, commonness: commonness,
      isDefaultWidth: true, safeAreas: device.safeAreas, isCompactHeight: device.isCompactHeight)
  }

  /// Slide Over and a third of a screen before 26, the smallest window since. What happens only there is a note.
  private static func narrowWindows(os: OSLine) -> [Environment] {
    let windows = SplitWindow.widths(.slideOver, on: os) + SplitWindow.widths(.freeForm, on: os)
    return windows.map { window($0, os: os, commonness: .rare) }
  }

  /// Half a screen held sideways: the only way to have a half before 26, and the wider one since.
  private static func halves(os: OSLine) -> [Environment] {
    SplitWindow.widths(.half, on: os).filter { $0.isPortrait == false }.map { window($0, os: os, commonness: .common) }
  }

  private static func window(_ window: SplitWindow, os: OSLine, commonness: Environment.Commonness) -> Environment {
    Environment(
      platform: .ipados, os: os, device: window.name, width: window.width, commonness: commonness,
      isAssumed: window.isInferred)
  }

  private static func macWindows(of toolbar: Toolbar, os: OSLine) -> [Environment] {
    var windows: [Environment] = []
    if let width = toolbar.minimumWidth.value {
      windows.append(
        Environment(
          platform: .macos, os: os, device: "window at its declared minimum", width: width,
          isDefaultWidth: toolbar.defaultWidth.value == width))
    }
    if let width = toolbar.defaultWidth.value, width != toolbar.minimumWidth.value {
      windows.append(
        Environment(platform: .macos, os: os, device: "window as it opens", width: width, isDefaultWidth: true))
    }
    // A settings window grows with its contents; only a declared width says anything about its tabs.
    if windows.isEmpty && toolbar.kind == .windowToolbar {
      windows.append(
        Environment(
          platform: .macos, os: os, device: "window of undeclared width", width: 800, isDefaultWidth: true, isAssumed: true))
    }
    return windows
  }
}
