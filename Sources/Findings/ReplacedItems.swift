import LintelModel

/// Which items of bars stand where others stood before a change: a button that was taken out for another one. What was found of the
/// old one and is found of the new one is one lack, and nobody has mended it.
struct ReplacedItems: Sendable {
  /// What stood there before.
  struct Replaced: Sendable {
    let item: String
    /// Of the text that corresponds to today's; nil for one that had no key.
    let key: String?
    /// What people saw of it, else its symbol; nil where nothing is known of it.
    let name: String?
  }

  private var byItem: [[String]: Replaced] = [:]
  /// By the table's name and the key of a text.
  private var byKey: [[String]: Replaced] = [:]
  /// By the bar the keys of texts in whose place, on the same item, another key's text or a literal stands now.
  private var swapped: [String: Set<String>] = [:]

  init() {}

  init(of project: Project, since earlier: Project) {
    let before = Dictionary(earlier.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    // A string that has another key, and says the same, is the one that it was.
    let renamed = Set((project.earlier?.renamed ?? [:]).values.flatMap { $0.values })
    for toolbar in project.toolbars {
      if let old = before[toolbar.id], old != toolbar {
        let keys = Self.swapped(on: toolbar, since: old).subtracting(renamed)
        if !keys.isEmpty { swapped[toolbar.id, default: []].formUnion(keys) }
      }
      // Where items came or went, nobody knows which of them stands where which one was.
      guard let old = before[toolbar.id], old.items.count == toolbar.items.count, old.items != toolbar.items else { continue }
      add(toolbar, since: old)
    }
  }

  /// The keys of texts in whose place another one's text stands: a bar has one title, whatever it says, and of items, which come and
  /// go, those that alone run the same are the same.
  private static func swapped(on toolbar: Toolbar, since old: Toolbar) -> Set<String> {
    var pairs: [(now: LocalizedText, before: LocalizedText)] = [
      (toolbar.title, old.title), (toolbar.subtitle, old.subtitle), (toolbar.prompt, old.prompt),
    ]
    for item in toolbar.items where (item.action ?? item.deed) != nil {
      func isAlike(_ other: Item) -> Bool {
        other.kind == item.kind && other.action == item.action && other.deed == item.deed
      }
      let alike: [Item] = old.items.filter(isAlike)
      guard alike.count == 1, toolbar.items.count(where: isAlike) == 1 else { continue }
      for (text, before) in zip(item.namedTexts, alike[0].namedTexts) { pairs.append((text, before)) }
    }
    let names = Set(toolbar.texts().compactMap(\.key))
    var found: Set<String> = []
    for (text, before) in pairs where before.state == .localized && (text.state == .localized || text.state == .literal) {
      if let key = before.key, text.key != key, !names.contains(key) { found.insert(key) }
    }
    return found
  }

  private mutating func add(_ toolbar: Toolbar, since old: Toolbar) {
    func names(_ toolbar: Toolbar) -> Set<String> { Set(toolbar.items.flatMap { [$0.id] + $0.namedTexts.compactMap(\.key) }) }
    let (names, namesBefore) = (names(toolbar), names(old))
    for (item, other) in zip(toolbar.items, old.items) where item.kind == other.kind && item.placement == other.placement {
      let isOther = item.id != other.id && !namesBefore.contains(item.id) && !names.contains(other.id)
      for (text, textBefore) in zip(item.namedTexts, other.namedTexts) {
        if item.id == other.id, let keyBefore = textBefore.key, textBefore.state == .localized, !names.contains(keyBefore),
          text.key != keyBefore, text.state == .localized || text.state == .literal
        {
          swapped[toolbar.id, default: []].insert(keyBefore)
        }
        guard let key = text.key, key != textBefore.key, !namesBefore.contains(key) else { continue }
        if let keyBefore = textBefore.key, names.contains(keyBefore) { continue }
        let replaced = Replaced(item: other.id, key: textBefore.key, name: other.shownName(in: old.sourceLocale))
        byKey[[text.table ?? Self.defaultTable, key]] = replaced
      }
      if isOther {
        byItem[[toolbar.id, item.id]] = Replaced(item: other.id, key: nil, name: other.shownName(in: old.sourceLocale))
      }
    }
  }

  /// What stood where the thing that a string is about stands now; nil where that is as it was, or not known.
  func replaced(by unit: FoundString) -> Replaced? {
    guard let key = unit.key else { return unit.toolbar.flatMap { bar in unit.item.flatMap { byItem[[bar, $0]] } } }
    return byKey[[unit.table.map { TableID.name(ofPath: $0) } ?? Self.defaultTable, key]]
  }

  /// Whether something else stands on the bar where a text stood: the text is as it was, and nobody has mended it.
  func hasSwapped(_ unit: FoundString) -> Bool {
    guard let bar = unit.toolbar, let key = unit.key else { return false }
    return swapped[bar]?.contains(key) == true
  }

  private static let defaultTable = "Localizable"
}

extension Item {
  /// What it is called by, each text at its own place.
  fileprivate var namedTexts: [LocalizedText] { [label, accessibilityLabel, paletteLabel, toolTip] }
}
