import LintelModel

/// Gives toolbars that code makes the sizes of the windows that Interface Builder makes for them.
struct WindowSizes {
  let windows: [DefinitionFile.Window]
  /// What classes inherit from, as far as it is known.
  let classes: InheritedBars

  func tell(_ toolbars: inout [Toolbar]) {
    for index in toolbars.indices {
      guard let code = toolbars[index].window else { continue }
      toolbars[index].window = nil
      // A settings window is as wide as the pane that it shows.
      guard toolbars[index].kind == .windowToolbar, let window = window(of: code) else { continue }
      if toolbars[index].windowStyle == .unknown { toolbars[index].windowStyle = window.style }
      if toolbars[index].minimumWidth == .unknown, !code.hasOwnMinimum { toolbars[index].minimumWidth = window.minimumWidth }
      if toolbars[index].defaultWidth == .unknown, !code.hasOwnSize { toolbars[index].defaultWidth = window.defaultWidth }
    }
  }

  /// The one window that it may be; nil where there are several that differ.
  private func window(of code: WindowOfCode) -> DefinitionFile.Window? {
    var found = windows.filter { window in
      window.holders.contains { $0.property == code.property && isKind($0.controller, of: code.owner) }
    }
    let loaded = found.filter { $0.name == code.nib }
    if !loaded.isEmpty { found = loaded }
    if found.isEmpty, let nib = code.nib {
      found = windows.filter { window in
        window.name == nib
          && window.holders.contains { $0.property == code.property && Self.platformsOwn.contains($0.controller) }
      }
    }
    if found.isEmpty, code.property == "window" { found = windows.filter { $0.delegate == code.owner } }
    guard let first = found.first, found.allSatisfy({ $0.isSized(like: first) }) else { return nil }
    return first
  }

  /// Whether the class is the other one, or inherits from it.
  private func isKind(_ type: String, of other: String) -> Bool { classes.ancestors(of: type).contains(other) }

  private static let platformsOwn: Set = ["NSWindowController", "NSObject", "NSDocument"]
}

extension DefinitionFile.Window {
  /// The file's name without extensions.
  fileprivate var name: String {
    let last = file.split(separator: "/").last ?? ""
    return last.split(separator: ".").first.map(String.init) ?? ""
  }

  fileprivate func isSized(like other: Self) -> Bool {
    minimumWidth == other.minimumWidth && defaultWidth == other.defaultWidth && style == other.style
  }
}
