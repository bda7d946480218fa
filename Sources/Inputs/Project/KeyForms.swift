import LintelModel

/// Finds a table's key by a form of it that source code has: a generator's name for it, or its text with other formats.
final class KeyForms {
  private let index: TableIndex
  private var names: [TableID: [String: String]] = [:]
  private var shapes: [TableID: [String: String]] = [:]

  init(_ index: TableIndex) { self.index = index }

  /// The key that `settings_title`, `Settings.title` or `settingsTitle` is a name for: the same letters and digits.
  func key(named name: String, in family: TableID) -> String? {
    if names[family] == nil { names[family] = forms(of: family, Self.name) }
    return names[family]?[Self.name(name)]
  }

  /// The key with the same words and as many values, whatever their formats: source code does not always
  /// tell a value's type.
  func key(shapedLike key: String, in family: TableID) -> String? {
    guard key.contains("%") else { return nil }
    if shapes[family] == nil { shapes[family] = forms(of: family, Self.shape) }
    return shapes[family]?[Self.shape(key)]
  }

  private func forms(of family: TableID, _ form: (String) -> String) -> [String: String] {
    Dictionary(index.keys(of: family).map { (form($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func name(_ key: String) -> String {
    String(
      String.UnicodeScalarView(key.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    ).lowercased()
  }

  /// Each format (`%@`, `%1$lld`, `%.2f`) as a bare percent sign.
  static func shape(_ key: String) -> String {
    var shape = ""
    var rest = Substring(key)
    while let percent = rest.firstIndex(of: "%") {
      shape += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        shape += "%"
        rest = rest.dropFirst()
        continue
      }
      let end = rest.firstIndex { "@dDuUxXoOfeEgGcCsSpaAF".contains($0) }
      let flags = rest[..<(end ?? rest.startIndex)]
      if let end, flags.allSatisfy({ "0123456789$.-+ #lhqztj'".contains($0) }) { rest = rest[rest.index(after: end)...] }
    }
    return shape + rest
  }
}
