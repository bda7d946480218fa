import LintelModel

/// What tells bars of one name apart: the type that makes each, as its section has it, or as code calls it; of one type the systems
/// that show it, as an app with several targets has them, or which of the type's bars it is; else its file or its place.
struct BarDetails {
  private let bars: [PageModel.ToolbarPart]
  /// Of all variants of a bar, by what these have in common.
  private let platforms: [String: Set<Platform>]

  /// - Parameters:
  ///   - bars: One part of each bar.
  ///   - parts: All of them, with their variants.
  init(_ bars: [PageModel.ToolbarPart], of parts: [PageModel.ToolbarPart]) {
    self.bars = bars
    platforms = parts.reduce(into: [:]) { $0[$1.toolbar.barID, default: []].formUnion($1.toolbar.platforms) }
  }

  /// Of each bar, in their order.
  var told: [String] {
    let types = bars.map { Self.type(of: $0) }
    if Self.areApart(types) { return types }
    let screens = bars.map { Self.screen(of: $0) }
    if Self.areApart(screens) { return screens }
    // A screen of its own is enough for one that has it.
    let counts = Dictionary(screens.map { ($0, 1) }, uniquingKeysWith: +)
    let ways: [(PageModel.ToolbarPart) -> String] = [
      { Self.screen(of: $0, with: systems(of: $0)) },
      { Self.screen(of: $0, with: Self.member(of: $0)) },
      { Self.code(of: $0) },
      { $0.toolbar.location.file },
      { Self.place(of: $0.toolbar) },
      { Self.place(of: $0.toolbar) + ", " + systems(of: $0) },
    ]
    let told = ways.lazy.map { way in
      zip(bars, screens).map { bar, screen in counts[screen] == 1 ? screen : way(bar) }
    }
    return told.first(where: Self.areApart) ?? bars.map { Self.place(of: $0.toolbar) }
  }

  private static func areApart(_ details: [String]) -> Bool { Set(details).count == details.count }

  /// `iOS, iPadOS`
  private func systems(of part: PageModel.ToolbarPart) -> String {
    (platforms[part.toolbar.barID] ?? []).sorted().map(\.name).joined(separator: ", ")
  }

  /// The type in code that makes it, which its own name may not say; else what that says besides the name that people know.
  static func screen(of part: PageModel.ToolbarPart) -> String {
    if let own = typeInCode(of: part.toolbar)?.type { return own }
    let name = Self.type(of: part)
    return name == part.title.name ? code(of: part) : name
  }

  /// The same with what else is known of the bar; without what people read in its name already.
  private static func screen(of part: PageModel.ToolbarPart, with more: String) -> String {
    func bare(_ text: String) -> String { text.filter(\.isLetter).lowercased() }
    let screen = screen(of: part)
    return more.isEmpty ? screen : bare(screen) == bare(part.title.name) ? more : "\(screen), \(more)"
  }

  /// `toolbar` of a controller's lower bar; nothing for one of several that only their order in the code tells apart.
  private static func member(of part: PageModel.ToolbarPart) -> String {
    typeInCode(of: part.toolbar).flatMap { $0.member.contains("#") ? nil : $0.member } ?? ""
  }

  /// `ChatController` and `toolbar` of `Chat/ChatController.swift#ChatController.toolbar[ios,26]`; nil for what an editor makes.
  static func typeInCode(of toolbar: Toolbar) -> (type: String, member: String)? {
    let id = toolbar.barID
    guard [".swift", ".m", ".mm"].contains(where: toolbar.location.file.hasSuffix), let mark = id.firstIndex(of: "#") else {
      return nil
    }
    let name = id[id.index(after: mark)...].prefix { $0 != "[" && $0 != "~" }
    let type = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = name.dropFirst(type.count)
    guard type.first?.isUppercase == true, rest.first == "." else { return nil }
    return (String(type), String(rest.dropFirst()))
  }

  /// `SettingsViewController` of `SettingsViewController (SettingsViewController.swift)`, never a title's key.
  static func type(of part: PageModel.ToolbarPart) -> String {
    if let screen = part.toolbar.screenOfNameless, !screen.isEmpty { return screen }
    let code = part.title.code ?? part.toolbar.name
    guard code.hasSuffix(")"), let end = code.firstIndex(of: "("), end > code.startIndex,
      code[code.index(before: end)] == " "
    else { return code }
    return String(code[..<code.index(before: end)])
  }

  /// What the code calls it, without the name that stands before it: `Preview.swift` of `YAML (Preview.swift)`.
  static func code(of part: PageModel.ToolbarPart) -> String {
    let code = part.title.code ?? part.toolbar.name
    let beginning = part.title.name + " ("
    guard code.hasPrefix(beginning), code.hasSuffix(")") else { return code }
    return String(code.dropFirst(beginning.count).dropLast())
  }

  static func place(of toolbar: Toolbar) -> String { "\(toolbar.location.file):\(toolbar.location.line)" }
}
