import LintelFindings
import LintelModel

/// Keys that the code of a Swift package's target asks one bundle for, while only the other has them: without `bundle: .module`
/// the platform looks into the app's tables, and with it into none but the module's.
struct AskedElsewhere {
  private typealias Keys = [String: Set<String>]

  private let module: CodeModule
  private let table: String
  private let bundle: CodeText.AskedBundle
  /// By their keys, in the order of their places.
  private let asks: [CodeText]
  /// Nil where it is certain that people read no translation.
  private let doubt: Doubt?
  private let unit: StringUnit

  private enum Doubt {
    /// The app that has the module is not among the files: its tables may have the keys.
    case appUnseen
    /// Nothing finds its text in the module's bundle: its tables may reach people in a way that is not seen.
    case bundleUnused
    /// The module has no table of the name: a build may make one.
    case tableUnseen
  }

  static func remarks(in project: Project) -> [Remark] {
    guard !project.codeModules.isEmpty else { return [] }
    let texts = (project.codeTexts + project.spelledKeys.texts).filter { $0.bundle != .unknown && KeysNotFound.isMeant($0) }
    guard !texts.isEmpty else { return [] }
    let ofApps = tables(in: project) { project.tablesOfApps.contains($0) }
    let ofModules = project.codeModules.reduce(into: Set<String>()) { $0.formUnion($1.tables) }
    // Who has these, nobody can tell: they may be the app's, or a module's.
    let ofOthers = keys(of: tables(in: project) { !project.tablesOfApps.contains($0) && !ofModules.contains($0) })
    let (inApps, saidByApps) = (keys(of: ofApps), keysSaid(in: ofApps))
    return project.codeModules.flatMap { module -> [Remark] in
      let own = texts.filter { module.code.contains($0.location.file) }
      guard !own.isEmpty else { return [] }
      let ofModule = tables(in: project) { module.tables.contains($0) }
      let (inModule, saidByModule) = (keys(of: ofModule), keysSaid(in: ofModule))
      let usesBundle = own.contains { $0.bundle == .module && has($0, in: inModule) }
      let lost = own.filter { text in
        guard isText(text, in: project), !has(text, in: ofOthers) else { return false }
        return text.bundle == .main
          ? has(text, in: saidByModule) && !has(text, in: inApps) : has(text, in: saidByApps) && !has(text, in: inModule)
      }
      let groups = Dictionary(grouping: lost) { [$0.table ?? "Localizable", $0.bundle.rawValue] }
      return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { name, texts -> Remark? in
        let bundle = texts[0].bundle
        let asks = Dictionary(grouping: texts, by: \.key).values.compactMap { $0.min { $0.location < $1.location } }
          .sorted { $0.location < $1.location }
        let doubt: Doubt? =
          bundle == .module
          ? (inModule[name[0]] == nil ? .tableUnseen : nil)
          : !project.hasAppTarget ? .appUnseen : usesBundle ? nil : .bundleUnused
        let holders = bundle == .main ? ofModule : ofApps
        let locale = project.sourceLocale
        let holding = holders.filter { $0.name == name[0] }
        let ofSource = holding.first { $0.locale == locale || $0.sourceLocale == locale }
        guard let file = (ofSource ?? holding.first)?.file else { return nil }
        let unit = StringUnit(
          key: asks[0].key, locale: locale, value: asks[0].defaultValue ?? asks[0].key,
          location: SourceLocation(file: file, line: 1))
        return AskedElsewhere(module: module, table: name[0], bundle: bundle, asks: asks, doubt: doubt, unit: unit).remark
      }
    }
  }

  private var remark: Remark {
    let isOne = asks.count == 1
    let isShown = asks.contains { $0.defaultValue == nil && KeysNotFound.isIdentifier($0.key) }
    return Remark(
      doubt == nil ? .fails : .needsReview, bundle == .main ? "asked-of-app" : "asked-of-module", sentence,
      certainty: doubt == nil ? .certain : .likely, unit: isOne ? unit : nil, blame: .definition,
      severity: isShown && doubt == nil ? .error : nil,
      evidence: [.count("keys", asks.count, "keys"), .text("table", table)],
      suggestion: bundle == .main
        ? "Ask for it with bundle: .module, or move it to a table of the app."
        : "Ask for it with bundle: .main, or move it to a table of the module.",
      location: asks[0].location, count: isOne ? nil : asks.count,
      strings: isOne ? [] : asks.map { FoundString(table: table, key: $0.key, location: $0.location) })
  }

  private var sentence: Message {
    let name = module.name
    let keys = asks.prefix(3).map { StringUnit.quoted($0.key) }
    return switch doubt {
    case .appUnseen:
      "The module \(name) asks the app for what its own table \(table) has, and the app is not among the files: \(keys)"
    case .bundleUnused:
      "The module \(name) asks the app for what only its own table \(table) has, and nothing in it was seen to ask for that table: \(keys)"
    case .tableUnseen:
      "The module \(name) asks its own bundle, in which no table \(table) was seen, for what the app has: \(keys)"
    case nil:
      bundle == .main
        ? "The module \(name) asks the app for what only its own table \(table) has, and finds no translation: \(keys)"
        : "The module \(name) asks its own table \(table) for what only the app has, and finds no translation: \(keys)"
    }
  }

  // MARK: What tables have

  private static func tables(in project: Project, where isMeant: (String) -> Bool) -> [StringTable] {
    project.tables.filter { !$0.isOfGettext && !$0.format.isExchange && isMeant($0.file) }
  }

  private static func has(_ text: CodeText, in keys: Keys) -> Bool {
    keys[text.table ?? "Localizable"]?.contains(AskSearch.withoutFormats(text.key)) == true
  }

  /// Every key that is in a file, whether it is audited or not.
  private static func keys(of tables: [StringTable]) -> Keys {
    tables.reduce(into: [:]) { keys, table in
      keys[table.name, default: []].formUnion(table.units.lazy.map { AskSearch.withoutFormats($0.key) })
      keys[table.name]!.formUnion(table.skipped.lazy.map { AskSearch.withoutFormats($0.key) })
      keys[table.name]!.formUnion((table.loss?.lostKeys ?? []).lazy.map(AskSearch.withoutFormats))
    }
  }

  /// Those for which a table has other words than the key itself: of others nothing is lost.
  private static func keysSaid(in tables: [StringTable]) -> Keys {
    tables.reduce(into: [:]) { keys, table in
      for unit in table.units where !unit.value.isEmpty && unit.value != unit.key {
        keys[table.name, default: []].insert(AskSearch.withoutFormats(unit.key))
      }
    }
  }

  private static func isText(_ text: CodeText, in project: Project) -> Bool {
    let shown = text.defaultValue ?? text.key
    return KeysNotFound.isIdentifier(text.key) || TextAbroad.isTranslatable(shown, in: project) && !WordsOfCode.isName(shown)
  }
}
