/// An address of the source that a translation has with a space in it, or with marks of a wide script:
/// `https: //example.com`, `www.example. com`, `https：//example.com`. It opens nothing, or another page.
struct BrokenAddress {
  /// As the translation has it.
  let written: String
  /// As the source has it.
  let meant: String

  /// The first of them in a text; nil where every address of the source is whole there, or not there at all.
  init?(in text: String, of source: String) {
    let addresses = Self.addresses(in: source)
    guard !addresses.isEmpty else { return nil }
    let closed = Closed(text)
    for address in addresses {
      if let written = closed.broken(address) {
        (self.written, self.meant) = (written, address)
        return
      }
    }
    return nil
  }

  /// The longest first: a host is in its address as well. Where the source itself has one broken, it says nothing.
  private static func addresses(in source: String) -> [String] {
    guard source.contains("://") || source.contains("www.") else { return [] }
    let found = source.split { !($0.isLetter || $0.isNumber || "./:-_".contains($0)) }.flatMap { word -> [String] in
      guard let host = host(of: word) else { return [] }
      let scheme = word.firstRange(of: "://").map { word[..<$0.lowerBound].filter(\.isLetter) + "://" }
      return [scheme.map { $0 + host }, host].compactMap(\.self)
    }
    let own = Closed(source)
    return Set(found).filter { own.broken($0) == nil }.sorted { ($1.count, $0) < ($0.count, $1) }
  }

  private static func host(of word: Substring) -> String? {
    let behind = word.firstRange(of: "://").map { word[$0.upperBound...] } ?? (word.hasPrefix("www.") ? word : "")
    var host = String(behind.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" })
    while host.hasSuffix(".") { host.removeLast() }
    return host.contains(".") && !host.hasPrefix(".") ? host : nil
  }
}

/// A text without the spaces beside marks of an address, and with these marks as ASCII has them.
private struct Closed {
  private let text: [Character]
  private let characters: [(character: Character, place: Int)]

  init(_ text: String) {
    self.text = Array(text)
    var closed: [(character: Character, place: Int)] = []
    for (place, character) in self.text.enumerated() {
      let isSpace = character == " " || character == "\u{A0}" || character == "\u{3000}"
      let next = place + 1 < self.text.count ? self.text[place + 1] : "\n"
      if isSpace, closed.last.map({ Self.marks.contains($0.character) }) ?? false || Self.ascii(next).map(Self.marks.contains) == true {
        continue
      }
      closed.append((Self.ascii(character) ?? character, place))
    }
    characters = closed
  }

  /// How the text has an address that is not whole in it; nil where it is, or is not there.
  func broken(_ address: String) -> String? {
    let wanted = Array(address)
    guard wanted.count <= characters.count else { return nil }
    for start in 0...(characters.count - wanted.count) where characters[start].character == wanted[0] {
      let end = start + wanted.count
      guard (start..<end).allSatisfy({ characters[$0].character == wanted[$0 - start] }) else { continue }
      // Within another host it is that one.
      if start > 0, Self.isOfHost(characters[start - 1].character) { continue }
      if end < characters.count, characters[end].character != ".", Self.isOfHost(characters[end].character) { continue }
      let own = text[characters[start].place...characters[end - 1].place]
      if Array(own) != wanted { return String(own) }
    }
    return nil
  }

  private static func isOfHost(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == ".")
  }

  /// What stands for a mark of an address; nil where it stands for itself.
  private static func ascii(_ character: Character) -> Character? { wide[character] ?? (marks.contains(character) ? character : nil) }

  private static let marks: Set<Character> = [":", "/", "."]
  /// U+FF1A, U+FF0F, U+FF0E and U+3002, which keyboards of Chinese and Japanese give in place of these.
  private static let wide: [Character: Character] = ["：": ":", "／": "/", "．": ".", "。": "."]
}
