import LintelModel
import LintelTables
import Yams

/// Reads one toolbar of a definition file.
struct YAMLToolbar {
  static let members = [
    "id", "name", "kind", "platforms", "osLines", "sourceLocale", "title", "titleMayBeSetByCode", "largeTitle", "backTitle",
    "displayMode", "windowStyle", "customizable", "minimumWidth", "defaultWidth", "environments", "items", "subtitle",
    "prompt", "hasTitleMenu", "hasTabBar", "facts",
  ]
  static let environmentMembers = ["platform", "os", "width", "textSize", "device"]
  static let kinds = Toolbar.Kind.allCases.filter { $0 != .sheetButtons }.map { ($0.rawValue, $0) }
  static let platforms = Platform.allCases.map { ($0.rawValue, $0) }
  static let displayModes = [Toolbar.DisplayMode.iconAndLabel, .iconOnly, .labelOnly].map { ($0.rawValue, $0) }
  static let windowStyles = [Toolbar.WindowStyle.unified, .unifiedCompact, .expanded, .preference].map { ($0.rawValue, $0) }
  static let textSizes = TextSize.allCases.map { ($0.rawValue, $0) }
  static let osLines = BarMetrics.published.lines.map { (String($0.number), $0) }

  let context: YAMLContext
  var texts: YAMLTexts

  /// Nil, with an error, if the node is no mapping or its kind is missing or wrong.
  /// - Parameter number: which toolbar of the file it is, from 1.
  func read(_ node: Node, number: Int) -> Toolbar? {
    guard let members = YAMLMembers(node, of: "a toolbar", allowed: Self.members, in: context) else { return nil }
    guard let kind = members.choice("kind", Self.kinds) else {
      if members["kind"] == nil {
        context.report(node, found: "a toolbar without a kind", allowed: Self.kinds.map(\.0).joined(separator: ", "))
      }
      return nil
    }
    let id = members.string("id") ?? String(number)
    var texts = texts
    texts.toolbar = id
    texts.sourceLocale = members.locale("sourceLocale") ?? texts.sourceLocale
    let platforms = members.list("platforms").compactMap { choice($0, Self.platforms) }
    if let list = members["platforms"], members.list("platforms").isEmpty {
      context.report(list, found: "no platform", allowed: Self.platforms.map(\.0).joined(separator: ", "))
    }
    let file = context.path.split(separator: "/").last.map(String.init) ?? context.path
    var toolbar = Toolbar(
      id: "\(context.path)#\(id)", name: members.string("name") ?? "\(id) (\(file))", kind: kind,
      platforms: platforms.isEmpty ? Self.platforms(of: kind) : platforms, sourceLocale: texts.sourceLocale,
      location: context.location(of: node), osLines: members.list("osLines").compactMap { choice($0, Self.osLines) },
      title: texts.text("title", members["title"]), titleMayBeSetByCode: members.bool("titleMayBeSetByCode") ?? false,
      largeTitle: members.fact("largeTitle"), backTitle: texts.text("backTitle", members["backTitle"]),
      displayMode: members.choice("displayMode", Self.displayModes).map(Fact.declared) ?? .unknown,
      windowStyle: members.choice("windowStyle", Self.windowStyles).map(Fact.declared) ?? .unknown,
      customizable: members.fact("customizable"),
      minimumWidth: members.points("minimumWidth").map(Fact.declared) ?? .unknown,
      defaultWidth: members.points("defaultWidth").map(Fact.declared) ?? .unknown)
    toolbar.subtitle = texts.text("subtitle", members["subtitle"])
    toolbar.prompt = texts.text("prompt", members["prompt"])
    toolbar.hasTitleMenu = members.bool("hasTitleMenu") ?? false
    toolbar.hasTabBar = members.fact("hasTabBar")
    members.write(BarFacts.vocabulary, to: &toolbar.facts)
    toolbar.items = members.list("items").enumerated().compactMap { index, node in
      YAMLItem(context: context, texts: texts).read(node, number: index + 1)
    }
    toolbar.items = toolbar.items.withUniqueIDs()
    toolbar.environments = members.list("environments").flatMap { environments($0, toolbar) }
    return toolbar
  }

  private func choice<Value>(_ node: Node, _ choices: [(String, Value)]) -> Value? {
    if let value = choices.first(where: { $0.0 == node.scalar?.string })?.1 { return value }
    context.report(node, found: YAMLMembers.describe(node), allowed: choices.map(\.0).joined(separator: ", "))
    return nil
  }

  private static func platforms(of kind: Toolbar.Kind) -> [Platform] {
    switch kind {
    case .windowToolbar, .settingsTabs, .sheetButtons: [.macos]
    case .ornament: [.visionos]
    case .watchToolbar: [.watchos]
    case .fioriToolbar, .navigationBar, .toolbar: [.ios, .ipados]
    }
  }

  /// An entry without a platform or OS line means all of the toolbar's.
  private func environments(_ node: Node, _ toolbar: Toolbar) -> [Environment] {
    let allowed = Self.environmentMembers
    guard let members = YAMLMembers(node, of: "an environment", allowed: allowed, in: context) else { return [] }
    guard let width = members.points("width") else {
      if members["width"] == nil { context.report(node, found: "an environment without a width", allowed: "width: 375") }
      return []
    }
    let platforms = members.choice("platform", Self.platforms).map { [$0] } ?? toolbar.platforms
    let ownLines = toolbar.osLines.isEmpty ? OSLine.audited : toolbar.osLines
    let lines = members.choice("os", Self.osLines).map { [$0] } ?? ownLines
    let textSize = members.choice("textSize", Self.textSizes) ?? .large
    return platforms.flatMap { platform in
      lines.map { os in
        Environment(
          platform: platform, os: os, device: members.string("device") ?? (platform == .macos ? "window" : "screen"),
          width: width, textSize: textSize, isDefaultWidth: toolbar.defaultWidth == .declared(width))
      }
    }
  }
}
