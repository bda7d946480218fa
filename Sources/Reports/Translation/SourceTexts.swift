import LintelFindings
import LintelModel

/// What strings say in the language that they were written in, where their table has no entry of the project's: as the table's own
/// development language has it, as a storyboard or xib has it, as code gives it, as the key says it, or as another table of the
/// same name has it.
struct SourceTexts {
  typealias Name = TranslationStrings.Name

  /// How many entries of a table repeat their key in the source's language, and how many say something else.
  private struct Style {
    var repeated = 0
    var said = 0
  }

  /// In the language that the table names as its source, which may be another one than the project's.
  private var own: [Name: String] = [:]
  /// By the table's name without its folder. Where there are several nobody knows which one is meant.
  private var ofCode: [Name: Set<String>] = [:]
  private var ofNamesakes: [Name: Set<String>] = [:]
  private var styles: [String: Style] = [:]
  /// Catalogues and the like, which have every key of the source.
  private var whole: Set<String> = []
  private let interface: InterfaceTexts

  /// - Parameters:
  ///   - names: The strings that are asked for, of the hundreds of thousands that a project has; nil for all.
  ///   - interface: The project's, which is made once a report.
  init(_ project: Project, of names: Set<Name>? = nil, interface: InterfaceTexts) {
    self.interface = interface
    let keys = names.map { Set($0.map(\.key)) }
    for table in project.tables { add(table, source: project.sourceLocale, keys) }
    for text in project.codeTexts where keys?.contains(text.key) != false {
      guard let given = text.defaultValue, !given.isEmpty else { continue }
      ofCode[Name(table: text.table ?? "Localizable", key: text.key), default: []].insert(given)
    }
  }

  private mutating func add(_ table: StringTable, source: LocaleID, _ keys: Set<String>?) {
    let path = table.id.path
    if table.format.holdsSource || table.locale == "mul" { whole.insert(path) }
    let locale = table.sourceLocale ?? source
    for unit in table.units where unit.locale == locale && !unit.key.isEmpty && !unit.value.isEmpty {
      if !unit.varies {
        if unit.value == unit.key { styles[path, default: Style()].repeated += 1 } else { styles[path, default: Style()].said += 1 }
      }
      guard keys?.contains(unit.key) != false else { continue }
      let name = Name(table: path, key: unit.key)
      if own[name] == nil { own[name] = unit.readable }
      ofNamesakes[Name(table: table.id.name, key: unit.key), default: []].insert(unit.readable)
    }
  }

  func text(_ name: Name) -> String? {
    let plain = Name(table: TableID.name(ofPath: name.table), key: name.key)
    return own[name] ?? interface.text(name) ?? one(of: ofCode[plain]) ?? keyAsText(name) ?? one(of: ofNamesakes[plain])
  }

  /// Nil for a finding about no string of a table.
  func text(of finding: Finding) -> String? {
    guard let table = finding.table, let key = finding.key else { return nil }
    return text(Name(table: table, key: key))
  }

  private func one(of texts: Set<String>?) -> String? { texts?.count == 1 ? texts?.first : nil }

  /// A key that is the source's text itself: where it reads as a text, and the source's entries of its table, as far as there are
  /// any, repeat their keys. The platform shows the key of what the source has not.
  private func keyAsText(_ name: Name) -> String? {
    let style = styles[name.table] ?? Style()
    guard !whole.contains(name.table), style.said <= style.repeated, name.key.readsAsText else { return nil }
    return name.key
  }
}

extension Finding {
  /// What its figures say that the source has of a string, where it is about that one: its rule compared it, wherever it is from.
  func sourceText(of key: String?) -> String? {
    // Of a link the figures have the host alone, and of many strings what is said of one.
    guard let key, key == self.key, reason != "other-site", !reason.hasPrefix("many-") else { return nil }
    for evidence in evidence where evidence.name == "source" {
      if case .text(let text) = evidence.value, !text.isEmpty { return text }
    }
    return nil
  }
}
