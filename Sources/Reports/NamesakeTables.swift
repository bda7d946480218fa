import LintelFindings
import LintelModel

/// Tables of one name in several folders, such as one of each plug-in, that lack the same: whoever has one of them translated has
/// all of them translated.
struct NamesakeTables {
  struct Place {
    /// As findings name the table: `Plugins/Search.plugin/InfoPlist`.
    let path: String
    /// How many languages lack something there.
    let languages: Int
  }

  /// Without a folder: `InfoPlist`.
  let name: String
  /// In the order of their paths.
  let places: [Place]
  /// How many strings each of them lacks; nil where it does not exist at all.
  let missing: Int?
  /// How many of these one language lacks in one folder, at the least and at the most; nil where tables do not exist at all.
  private let missingInLanguage: ClosedRange<Int>?
  /// The only language that lacks it; nil where they are several.
  private let language: LocaleID?
  /// How many findings say so; a few strings that a table lacks besides come with it.
  let findingCount: Int

  /// Nil for what is about one table, about tables of several names, or about single strings.
  init?(_ findings: [Finding]) {
    guard let lack = Self.lack(of: findings) else { return nil }
    let isWhole = lack.keys == nil
    let own = isWhole ? findings.filter { $0.reason == Lack.ofTable } : findings
    let byTable = Dictionary(grouping: own) { $0.table ?? "" }
    guard byTable.count > 1 else { return nil }
    name = lack.name
    places = byTable.map { Place(path: $0.key, languages: Set($0.value.flatMap(\.languages)).count) }
      .sorted { $0.path < $1.path }
    missing = lack.keys?.count
    missingInLanguage = isWhole ? nil : Self.missingInLanguage(own)
    let languages = Set(own.flatMap(\.languages))
    language = languages.count == 1 ? languages.first : nil
    findingCount = own.count
  }

  private static func missingInLanguage(_ findings: [Finding]) -> ClosedRange<Int> {
    let byLanguage = Dictionary(grouping: findings.flatMap(\.units)) { [$0.table, $0.locale?.id] }
    let counts = byLanguage.values.map { Set($0.compactMap(\.key)).count }
    return (counts.min() ?? 0)...(counts.max() ?? 0)
  }

  /// Whether the sentence about all of them says what a finding of their matter says.
  func says(_ finding: Finding) -> Bool { missing != nil || finding.reason == Lack.ofTable }

  /// `InfoPlist, in 20 folders`
  var label: Message { Self.label(name, folders: places.count) }

  /// Says of all of them what a finding says of one.
  var sentence: Message {
    if let language { return Self.sentence(name, folders: places.count, in: language, missing: missingInLanguage) }
    let counts = places.map(\.languages)
    return Self.sentence(
      name, folders: places.count, languages: (counts.min() ?? 0)...(counts.max() ?? 0), missing: missingInLanguage)
  }

  static func label(_ name: String, folders: Int) -> Message { "\(name), in \(folders, "folder")" }

  /// - Parameters:
  ///   - languages: How many lack something in a folder, at the least and at the most.
  ///   - missing: How many strings a language lacks in a folder, likewise; nil where the tables do not exist at all.
  static func sentence(
    _ name: String, folders: Int, languages: ClosedRange<Int>, missing: ClosedRange<Int>?
  ) -> Message {
    let many = figures(languages)
    guard let missing = missing.map(figures) else {
      return "\(name) does not exist in \(many) of the project's languages, in \(folders, "folder")"
    }
    return
      "\(name) has no translation for \(missing) of its strings in \(many) of the project's languages, in \(folders, "folder")"
  }

  /// The same of one language.
  static func sentence(_ name: String, folders: Int, in language: LocaleID, missing: ClosedRange<Int>?) -> Message {
    guard let missing = missing.map(figures) else { return "\(name) has no \(language) translation, in \(folders, "folder")" }
    return "\(name) has no \(language) translation for \(missing) of its strings, in \(folders, "folder")"
  }

  private static func figures(_ range: ClosedRange<Int>) -> Message {
    let (least, most) = (range.lowerBound, range.upperBound)
    return least == most ? "\(most)" : "\(least) to \(most)"
  }
}

extension NamesakeTables {
  /// What tables of one name have to share to be one matter.
  struct Lack: Hashable {
    fileprivate static let ofTable = "no-table"
    fileprivate static let ofStrings = "table-incomplete"

    let name: String
    /// Of tables that are there those that each lacks, in whatever languages; nil where they do not exist.
    let keys: Set<String>?
  }

  /// What findings about tables of one name say that each lacks as a whole; nil where they say anything else, or not the same of
  /// each. Notes are one for a rule already.
  static func lack(of findings: [Finding]) -> Lack? {
    guard let name = findings.first?.tableName,
      findings.contains(where: { $0.reason == Lack.ofTable || $0.reason == Lack.ofStrings }),
      findings.allSatisfy({ UntranslatedStrings.isOne($0) && $0.tableName == name && FindingKind($0) != .note })
    else { return nil }
    let absent = findings.filter { $0.reason == Lack.ofTable }
    if !absent.isEmpty {
      // Where strings that are missing one by one are most of it, the table is a matter of its own.
      let isMost = 2 * Self.strings(of: absent) > Self.strings(of: findings)
      return isMost ? Lack(name: name, keys: nil) : nil
    }
    let keys = Dictionary(grouping: findings, by: \.table).values.map { Set($0.flatMap(\.unitKeys)) }
    // Which strings are missing has to be known, to be the same.
    guard let own = keys.first, !own.isEmpty, keys.allSatisfy({ $0 == own }) else { return nil }
    return Lack(name: name, keys: own)
  }

  private static func strings(of findings: [Finding]) -> Int { findings.reduce(0) { $0 + $1.unitCount } }
}

extension Finding {
  /// The name of the table without its folder; nil for what is about a bar, or about no table.
  fileprivate var tableName: String? {
    guard toolbar == nil, let table else { return nil }
    return TableID.name(ofPath: table)
  }
}
