import LintelModel

/// Keys that code writes with values in them: the platform makes a format of each value's type, and finds no key that has
/// another one in its place.
package struct AskedValues: Sendable {
  private struct Name: Hashable {
    let table: String
    /// The key with `%@` for every value.
    let key: String
  }

  private var texts: [Name: [CodeText]] = [:]

  package init(_ texts: [CodeText]) {
    for text in texts where text.arguments != nil && text.key.utf8.contains(UInt8(ascii: "%")) {
      let name = Name(table: text.table ?? "Localizable", key: CodeTextIndex.withoutTypes(text.key))
      self.texts[name, default: []].append(text)
    }
  }

  package var isEmpty: Bool { texts.isEmpty }

  /// The key that code asks for where a table has it with values of other types: `%lld items` for `%@ items`. Nil where the type
  /// of a value is not known, or the key may be asked for as it is.
  /// - Parameter table: Its name, without folder.
  package func successor(of key: String, in table: String) -> String? {
    guard key.utf8.contains(UInt8(ascii: "%")),
      let texts = texts[Name(table: table, key: CodeTextIndex.withoutTypes(key))],
      texts.allSatisfy({ !$0.isAssumed && $0.arguments?.contains(nil) == false })
    else { return nil }
    let (keys, own) = (texts.map(\.key), CodeTextIndex.compared(key))
    return keys.contains { CodeTextIndex.compared($0) == own } ? nil : keys.min()
  }
}
