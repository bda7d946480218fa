import LintelModel

/// Among tables of one name, the one that has in the source language what another one has in few.
struct NearestNamesake {
  private let ids: [TableID]
  /// By key, which of the tables have it in the source language. Each key is looked at once, however many tables ask.
  private let holders: [ExactString: [Int]]

  init(among families: [TableFamily]) {
    ids = families.map(\.id)
    var holders: [ExactString: [Int]] = [:]
    for (number, family) in families.enumerated() {
      for source in family.sources where source.origin == .table {
        holders[ExactString(source.key), default: []].append(number)
      }
    }
    self.holders = holders
  }

  /// The table that shares most of these sources' keys. A key that is a text itself needs no source table, and two apps have
  /// the same ones: it is not counted.
  func namesake(of sources: [StringUnit]) -> TableAcrossLocales.Namesake? {
    var shared: [Int: Int] = [:]
    for source in sources where source.origin != .key && source.value != source.key {
      for number in Set(holders[ExactString(source.key)] ?? []) { shared[number, default: 0] += 1 }
    }
    let known = shared.map { TableAcrossLocales.Namesake(id: ids[$0.key], shared: $0.value) }
    return known.max { ($0.shared, $1.id) < ($1.shared, $0.id) }
  }
}
