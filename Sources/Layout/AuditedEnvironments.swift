import LintelModel
import LintelTables

/// Where a bar is laid out if nobody says anything else: the widths that most people hold.
public enum AuditedEnvironments {
  public static func of(_ toolbar: Toolbar) -> [Environment] {
    if !toolbar.environments.isEmpty { return toolbar.environments }
    let lines = toolbar.osLines.isEmpty ? OSLine.audited : toolbar.osLines
    return toolbar.platforms.flatMap { platform in lines.flatMap { environments(of: toolbar, on: platform, os: $0) } }
  }

  private static func environments(of toolbar: Toolbar, on platform: Platform, os: OSLine) -> [Environment] {
    switch platform {
    case .ios:
      Device.portraitWidths(of: "iphone").map {
        // 320 points are Display Zoom's: audited, but what happens only there is a note.
        Environment(
          platform: .ios, os: os, device: $0.model, width: $0.width, commonness: $0.width < 375 ? .rare : .common,
          isDefaultWidth: true)
      }
    case .ipados:
      SplitWindow.halves.sorted { $0.width < $1.width }.map {
        Environment(platform: .ipados, os: os, device: "half of an iPad \($0.device)", width: $0.width)
      }
        + Device.portraitWidths(of: "ipad").map {
          Environment(platform: .ipados, os: os, device: $0.model, width: $0.width, isDefaultWidth: true)
        }
    case .macos: macWindows(of: toolbar, os: os)
    case .visionos:
      Device.windows(of: "vision").map {
        Environment(platform: .visionos, os: os, device: $0.model, width: $0.width, isDefaultWidth: true)
      }
    case .watchos:
      // Series 1 to 3, narrower than 160 points, ended with watchOS 8.
      Device.portraitWidths(of: "watch").filter { $0.width >= 160 }.map {
        Environment(platform: .watchos, os: os, device: $0.model, width: $0.width, isDefaultWidth: true)
      }
    case .tvos: []
    }
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
