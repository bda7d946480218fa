/// A file under `Locales/`: `#` comments and `key: value` lines, then sections of words, each headed by `[its name]`.
package struct LanguageFile: Sendable {
  /// As in the repository: `Locales/de/verbs.txt`.
  package let path: String
  /// The lines of the header, in order; `source` and `licence` may come several times.
  package let header: [(key: String, value: String)]
  /// The sections' names, in order.
  package let sectionNames: [String]
  private let sections: [String: WordList]

  /// The first value of a key of the header.
  package func value(_ key: String) -> String? { header.first { $0.key == key }?.value }

  /// The words of a section; none if the file lacks it.
  package subscript(section: String) -> WordList { sections[section] ?? .empty }

  package func has(_ section: String) -> Bool { sections[section] != nil }

  /// `de` of `Locales/de/verbs.txt`, `verbs` of the same.
  package var language: String { part(1) }
  package var name: String { String(part(2).dropLast(".txt".count)) }

  private func part(_ index: Int) -> String {
    let parts: [Substring] = path.split(separator: "/")
    return index < parts.count ? String(parts[index]) : ""
  }

  init(path: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.path = path
    var header: [(key: String, value: String)] = []
    var names: [String] = []
    var sections: [String: WordList] = [:]
    var position = 0

    func line() -> Range<Int>? {
      guard position < bytes.count else { return nil }
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      defer { position += 1 }
      return start..<position
    }

    while let range = line() {
      guard let first = bytes[range].first else { continue }
      let text = String(decoding: bytes[range], as: UTF8.self)
      if first == UInt8(ascii: "[") {
        let name = String(text.dropFirst().prefix { $0 != "]" })
        let start = position
        var end = position
        // A lexicon is one list to the end of its file, so that opening it does not mean reading it.
        if name == Self.lexicon {
          end = bytes.count
          position = end
        }
        while position < bytes.count, let next = line(), !next.isEmpty { end = next.upperBound }
        names.append(name)
        sections[name] = WordList(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      } else if first != UInt8(ascii: "#"), let colon = text.firstIndex(of: ":") {
        header.append((String(text[..<colon]), String(text[text.index(after: colon)...].drop { $0 == " " })))
      }
    }
    self.header = header
    self.sectionNames = names
    self.sections = sections
  }

  /// The section that a lexicon's words are in.
  package static let lexicon = "words"
}
