import LintelModel
import LintelTables

/// What `name: value` lines say about a bar.
struct SketchDirectives {
  var name: String?
  var kind: Toolbar.Kind?
  var appNames: [LocaleID: [String]] = [:]
  var displayMode: Fact<Toolbar.DisplayMode> = .unknown
  var windowStyle: Fact<Toolbar.WindowStyle> = .unknown
  var minimumWidth: Fact<Points> = .unknown
  var defaultWidth: Fact<Points> = .unknown
  var largeTitle: Fact<Bool> = .unknown
  var customizable: Fact<Bool> = .unknown
  var titleMayBeSetByCode = false
  var hasTitleMenu = false
  var hasTabBar: Fact<Bool> = .unknown
  var subtitle: SketchText?
  /// Where the bar is shown besides the header's widths.
  var devices: [Device] = []
  var facts = BarFacts()
  var itemFacts: [String: ItemFacts] = [:]
  /// Where facts of items were written, for an item that there is not.
  var itemsWithFacts: [SketchText] = []
  /// Names of facts by the item they are about; those of the bar under an empty id.
  private var knownFacts: [String: Set<String>] = [:]

  static let names = [
    "name", "kind", "app", "display", "style", "min-width", "default-width", "large-title", "customizable", "code-title",
    "title-menu", "tab-bar", "subtitle", "facts", "device",
  ]
  static let kinds: [(name: String, value: Toolbar.Kind)] = [
    ("navigation", .navigationBar), ("toolbar", .toolbar), ("window", .windowToolbar), ("settings", .settingsTabs),
    ("ornament", .ornament), ("watch", .watchToolbar), ("fiori", .fioriToolbar),
  ]

  /// - Parameter locale: the bar's own, for an app name that names none.
  mutating func apply(_ directive: SketchDirective, locale: LocaleID) throws(SketchError) {
    let value = directive.value
    if let other = directive.locale, directive.name.text != "app" {
      throw SketchError(
        location: directive.name.location, found: "'\(directive.name.text) \(other)'", allowed: "\(directive.name.text):")
    }
    guard let value, !value.text.isEmpty else {
      throw SketchError(
        location: directive.name.location, found: "'\(directive.name.text):' without a value", allowed: "a value")
    }
    switch directive.name.text {
    case "name": name = value.text
    case "app": appNames[directive.locale ?? locale, default: []].append(value.text)
    case "kind": kind = .some(try choice(value, Self.kinds))
    case "display":
      displayMode = .declared(
        try choice(value, [Toolbar.DisplayMode.iconAndLabel, .iconOnly, .labelOnly].map { ($0.rawValue, $0) }))
    case "style":
      windowStyle = .declared(
        try choice(value, [Toolbar.WindowStyle.unified, .unifiedCompact, .expanded, .preference].map { ($0.rawValue, $0) }))
    case "min-width": minimumWidth = .declared(try length(value))
    case "default-width": defaultWidth = .declared(try length(value))
    case "large-title": largeTitle = .declared(try choice(value, [("yes", true), ("no", false)]))
    case "customizable": customizable = .declared(try choice(value, [("yes", true), ("no", false)]))
    case "title-menu": hasTitleMenu = try choice(value, [("yes", true), ("no", false)])
    case "tab-bar": hasTabBar = .declared(try choice(value, [("yes", true), ("no", false)]))
    case "subtitle": subtitle = value
    case "device": devices += try device(value)
    case "facts":
      if let item = directive.item {
        itemsWithFacts.append(item)
        try SketchFacts.write(
          value, ItemFacts.vocabulary, to: &itemFacts[item.text, default: ItemFacts()],
          known: &knownFacts[item.text, default: []])
      } else {
        try SketchFacts.write(value, BarFacts.vocabulary, to: &facts, known: &knownFacts["", default: []])
      }
    case "code-title": titleMayBeSetByCode = try choice(value, [("yes", true), ("no", false)])
    default:
      throw SketchError(
        location: directive.name.location, found: "'\(directive.name.text):'",
        allowed: (Self.names + ["source LOCALE"]).map { $0 + ":" }.joined(separator: ", "))
    }
  }

  /// `iPhone 17`, upright and sideways, or `iPhone 17 in landscape`.
  private func device(_ value: SketchText) throws(SketchError) -> [Device] {
    let turns: [(words: String, isPortrait: Bool?)] = [(" in landscape", false), (" in portrait", true), ("", nil)]
    for (words, isPortrait) in turns where value.text.hasSuffix(words) {
      let devices = Device.named(String(value.text.dropLast(words.count)))
      guard !devices.isEmpty, Set(devices.map(\.model)).count == 1 || devices.allSatisfy(\.isFoldable) else { continue }
      return devices.filter { isPortrait == nil || $0.isPortrait == isPortrait }
    }
    throw SketchError(
      location: value.location, found: "'\(value.text)'",
      allowed: "a known device such as iPhone 17 or iPhone Duo outer in portrait")
  }

  private func choice<Value>(_ value: SketchText, _ choices: [(name: String, value: Value)]) throws(SketchError) -> Value {
    if let choice = choices.first(where: { $0.name == value.text }) { return choice.value }
    throw SketchError(
      location: value.location, found: "'\(value.text)'", allowed: choices.map(\.name).joined(separator: ", "))
  }

  private func length(_ value: SketchText) throws(SketchError) -> Points {
    if let points = SketchNumber.points(value.text) ?? SketchNumber.number(value.text) { return points }
    throw SketchError(location: value.location, found: "'\(value.text)'", allowed: "a length in points, such as 640pt")
  }
}
