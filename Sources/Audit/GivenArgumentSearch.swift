import LintelLanguage
import LintelModel

/// Finds what code puts into the texts of a table.
struct GivenArgumentSearch: Sendable {
  private var calls: [String: [String: [CodeText]]] = [:]
  /// By table, the keys of texts that a call certainly shows as they are, and of those that another one may put values into.
  private var (shown, filled): ([String: Set<String>], [String: Set<String>]) = ([:], [:])

  init(_ texts: [CodeText]) {
    for text in texts where text.filling != .shownAsIs || text.isAssumed {
      filled[text.table ?? "Localizable", default: []].insert(text.key)
    }
    for text in texts where text.filling == .shownAsIs {
      shown[text.table ?? "Localizable", default: []].insert(text.key)
    }
    // A call that is only taken for one proves nothing.
    for text in texts where text.arguments != nil && !text.isAssumed {
      calls[text.table ?? "Localizable", default: [:]][text.key, default: []].append(text)
    }
  }

  /// The keys whose texts every call shows as they are.
  func shownAsIs(in table: String) -> Set<String> { (shown[table] ?? []).subtracting(filled[table] ?? []) }

  /// By key, its calls where they differ in number: each list of values once, with the first call that has it. Where tables share a
  /// name, such calls ask for different texts.
  /// - Parameter isShared: whether another table has the name.
  func apart(of units: [StringUnit], in table: String, isShared: Bool) -> [String: [GivenCall]] {
    guard !isShared, let calls = calls[table] else { return [:] }
    var found: [String: [GivenCall]] = [:]
    for unit in units {
      guard let own = calls[unit.key], let count = own.first?.arguments?.count,
        own.contains(where: { $0.arguments?.count != count })
      else { continue }
      var seen: Set<GivenArguments> = []
      found[unit.key] = own.sorted { $0.location < $1.location }.compactMap { call -> GivenCall? in
        guard let values = call.arguments else { return nil }
        var given = GivenArguments(values, isOfCall: true)
        given.appNames = call.appNames
        return seen.insert(given).inserted ? GivenCall(given, at: call.location) : nil
      }
    }
    return found
  }

  /// By key: of its calls where there are any that show it, else of a key that is a format.
  func arguments(of units: [StringUnit], in table: String) -> [String: GivenArguments] {
    var found: [String: GivenArguments] = [:]
    let calls = calls[table] ?? [:]
    for unit in units {
      if let lists = calls[unit.key]?.compactMap(\.arguments), let first = lists.first {
        // Those that differ in number are asked one by one.
        guard lists.allSatisfy({ $0.count == first.count }) else { continue }
        let values = first.indices.map { index in lists.allSatisfy { $0[index] == first[index] } ? first[index] : nil }
        var given = GivenArguments(values, isOfCall: true)
        let names = (calls[unit.key] ?? []).filter { $0.arguments != nil }.map(\.appNames)
        given.appNames = names.dropFirst().reduce(names[0]) { $0.intersection($1) }
        found[unit.key] = given
      } else if unit.key != unit.value, unit.key.utf8.contains(UInt8(ascii: "%")) {
        let placeholders = Placeholders(unit.key).found.filter { $0.argument > 0 }
        guard let last = placeholders.map(\.argument).max(), last < 32 else { continue }
        let byArgument = Dictionary(placeholders.map { ($0.argument, $0.value) }, uniquingKeysWith: { first, _ in first })
        found[unit.key] = GivenArguments((1...last).map { byArgument[$0] }, isOfCall: false)
      }
    }
    return found
  }
}
