import LintelLanguage
import LintelModel

/// Compares what code puts into texts with what the tables say that they take.
enum MisfilledTextSearch {
  private struct Name: Hashable {
    var table: String
    var key: String
  }

  /// In the order of their places in code.
  static func found(in project: Project) -> [MisfilledText] {
    // What only those who write the app see is no matter of people's.
    let texts = project.codeTexts.filter { text in
      text.filling != nil && !text.isAssumed && !text.isOfOtherBundle && !text.isOfDebugBuild
        && !DeveloperScreen.isNamed(byPath: text.location.file)
    }
    let ofConstants = ofConstants(in: project)
    guard !texts.isEmpty else { return ofConstants }
    let asked = Dictionary(grouping: texts) { $0.table ?? "Localizable" }.mapValues { Set($0.map(\.key)) }
    var taken: [Name: TakenValues] = [:]
    for table in project.tables {
      guard let keys = asked[table.name] else { continue }
      let source = table.sourceLocale ?? project.sourceLocale
      for unit in table.units where keys.contains(unit.key) {
        taken[Name(table: table.name, key: unit.key), default: TakenValues()].add(unit, isSource: unit.locale == source)
      }
    }
    let ofCalls = texts.compactMap { text -> MisfilledText? in
      guard let values = taken[Name(table: text.table ?? "Localizable", key: text.key)], let unit = values.source,
        let fault = values.fault(of: text.filling)
      else { return nil }
      return MisfilledText(fault, unit, askedAt: text.location)
    }
    return ofConstants.isEmpty ? ofCalls : (ofCalls + ofConstants).sorted { $0.location < $1.location }
  }

  /// What constants that the build makes of keys hand over, `LocalString.port_range(withArgs: first, last)`: too few values for the text.
  /// A key that a call spells is told there, and one that several tables have may be any of theirs.
  private static func ofConstants(in project: Project) -> [MisfilledText] {
    guard project.spelledKeys.fillConstants else { return [] }
    let spelled = Set(project.codeTexts.map(\.key))
    var tables: [String: Set<String>] = [:]
    var known: [String: Set<String>] = [:]
    for table in project.tables {
      for unit in table.units {
        tables[unit.key, default: []].insert(table.name)
        known[table.name, default: []].insert(unit.key)
      }
    }
    return known.keys.sorted().flatMap { name -> [MisfilledText] in
      let calls = project.spelledKeys.filledConstants(among: known[name] ?? []).filter { call in
        tables[call.key]?.count == 1 && !spelled.contains(call.key) && !DeveloperScreen.isNamed(byPath: call.location.file)
      }
      guard !calls.isEmpty else { return [] }
      let keys = Set(calls.map { $0.key })
      var taken: [String: TakenValues] = [:]
      for table in project.tables where table.name == name {
        let source = table.sourceLocale ?? project.sourceLocale
        for unit in table.units where keys.contains(unit.key) {
          taken[unit.key, default: TakenValues()].add(unit, isSource: unit.locale == source)
        }
      }
      return calls.compactMap { call -> MisfilledText? in
        guard let values = taken[call.key], let unit = values.source, let fault = values.fault(of: .values(call.values)),
          case .tooFew = fault
        else { return nil }
        return MisfilledText(fault, unit, askedAt: call.location)
      }
    }
  }
}

/// What the units of one key take, in all tables of a name: which of two tables code asks is not known.
private struct TakenValues {
  /// The source's unit that takes the fewest.
  private(set) var source: StringUnit?
  private var fewest = Int.max
  private var most = 0
  /// The first sign of a value, where every source has one and no percent sign that means something else.
  private var sign: String?
  private var isPlain = true
  /// Whether a text's values may be more than were counted.
  private var mayTakeMore = false

  mutating func add(_ unit: StringUnit, isSource: Bool) {
    var count = 0
    var first: String?
    var isOfValues = true
    for form in unit.forms {
      guard form.text.utf8.contains(UInt8(ascii: "%")) else { continue }
      let read = Placeholders(form.text)
      let own = read.found.filter { $0.argument > 0 }
      if read.bare > 0 || own.contains(where: { $0.value == .characters || $0.value == .pointer }) { isOfValues = false }
      if form.substitution != nil || !unit.substitutions.isEmpty || read.bare > 0 { mayTakeMore = true }
      // What a variable's forms take hangs on its number.
      if form.substitution != nil { continue }
      if first == nil { first = own.first?.text }
      let numbers = own.map { placeholder in
        guard case .variable(let name) = placeholder.value else { return placeholder.argument }
        return unit.substitutions.first { $0.name == name }?.argument ?? placeholder.argument
      }
      count = max(count, numbers.max() ?? 0)
    }
    most = max(most, count)
    guard isSource else { return }
    if !isOfValues || first == nil { isPlain = false }
    if count < fewest { (source, fewest, sign) = (unit, count, first) }
  }

  func fault(of filling: ValueFilling?) -> MisfilledText.Fault? {
    switch filling {
    case .shownAsIs: isPlain ? sign.map { .shown(sign: $0) } : nil
    case .values(let given) where given < fewest: .tooFew(taken: fewest, given: given)
    case .values(let given) where given > most && !mayTakeMore: .tooMany(given: given)
    case .values, nil: nil
    }
  }
}
