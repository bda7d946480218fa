import LintelModel

/// Gives toolbars that code makes the sizes of the windows that Interface Builder makes for them.
struct WindowSizes {
  let windows: [DefinitionFile.Window]
  /// What classes inherit from, as far as it is known.
  let classes: InheritedBars

  func tell(_ toolbars: inout [Toolbar]) {
    let held = HeldWindows(windows, by: toolbars.compactMap(\.window), classes)
    for index in toolbars.indices {
      guard let code = toolbars[index].window else { continue }
      toolbars[index].window = nil
      // A settings window is as wide as the pane that it shows.
      guard toolbars[index].kind == .windowToolbar, let window = held.window(of: code) else { continue }
      if toolbars[index].windowStyle == .unknown { toolbars[index].windowStyle = window.style }
      if toolbars[index].minimumWidth == .unknown, !code.hasOwnMinimum { toolbars[index].minimumWidth = window.minimumWidth }
      if toolbars[index].defaultWidth == .unknown, !code.hasOwnSize { toolbars[index].defaultWidth = window.defaultWidth }
    }
  }
}

/// The windows of files by what code says of them, gone through once: toolbars times windows would be too many.
private struct HeldWindows {
  typealias Holder = DefinitionFile.Window.Holder

  /// The windows that code may mean, as far as they do not differ.
  private struct Alike {
    let first: DefinitionFile.Window
    var areAlike = true

    var window: DefinitionFile.Window? { areAlike ? first : nil }

    mutating func add(_ other: DefinitionFile.Window) { if !other.isSized(like: first) { areAlike = false } }
  }

  private struct Place: Hashable {
    var holder: Holder
    /// Of the file, without extensions; nil for all files.
    var file: String?
  }

  private var byHolder: [Place: Alike] = [:]
  /// Those that a class of the platform's holds, by property and file alone.
  private var byFile: [Place: Alike] = [:]
  private var byDelegate: [String: Alike] = [:]

  init(_ windows: [DefinitionFile.Window], by code: [WindowOfCode], _ classes: InheritedBars) {
    let wanted = Set(code.map { Holder(controller: $0.owner, property: $0.property) })
    var ancestors: [String: [String]] = [:]
    for window in windows {
      let name = window.name
      for holder in window.holders {
        let types = ancestors[holder.controller] ?? classes.ancestors(of: holder.controller)
        ancestors[holder.controller] = types
        for type in types {
          let own = Holder(controller: type, property: holder.property)
          guard wanted.contains(own) else { continue }
          byHolder[Place(holder: own, file: nil), default: Alike(first: window)].add(window)
          byHolder[Place(holder: own, file: name), default: Alike(first: window)].add(window)
        }
        if Self.platformsOwn.contains(holder.controller) {
          let place = Place(holder: Holder(controller: "", property: holder.property), file: name)
          byFile[place, default: Alike(first: window)].add(window)
        }
      }
      if let delegate = window.delegate { byDelegate[delegate, default: Alike(first: window)].add(window) }
    }
  }

  /// The one window that it may be; nil where there are several that differ.
  func window(of code: WindowOfCode) -> DefinitionFile.Window? {
    let holder = Holder(controller: code.owner, property: code.property)
    if let nib = code.nib, let loaded = byHolder[Place(holder: holder, file: nib)] { return loaded.window }
    if let held = byHolder[Place(holder: holder, file: nil)] { return held.window }
    if let nib = code.nib,
      let loaded = byFile[Place(holder: Holder(controller: "", property: code.property), file: nib)]
    {
      return loaded.window
    }
    return code.property == "window" ? byDelegate[code.owner]?.window : nil
  }

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
