import LintelModel

/// Which of the keys that a broken table loses somebody misses: those that the source has, too. Where its texts are its keys, its
/// table has hardly any of them, and what half of the other languages have speaks for it.
struct LostKeys {
  private let lost: Set<String>
  private let source: Set<String>
  /// By language, those of the same table elsewhere.
  private let others: [LocaleID: Set<String>]

  init(_ loss: TableLoss, of table: StringTable, in project: Project) {
    lost = Set(loss.lostKeys)
    var keys: [LocaleID: Set<String>] = [:]
    for other in project.tables where other.id == table.id && other.locale != table.locale && !other.units.isEmpty {
      keys[other.locale, default: []].formUnion(other.units.lazy.map(\.key))
    }
    source = keys.removeValue(forKey: project.sourceLocale) ?? []
    others = keys
  }

  var missed: Set<String> {
    if isSourceWhole { return lost.intersection(source) }
    return lost.filter { key in source.contains(key) || others.values.count { $0.contains(key) } * 2 >= others.count }
  }

  /// Whether the source's table has its texts, and not a few that differ from their keys.
  private var isSourceWhole: Bool {
    !source.isEmpty && source.count * 2 >= others.values.reduce(lost.count) { max($0, $1.count) }
  }
}
