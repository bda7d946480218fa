import LintelModel

/// The members of objects that code gives a name: `place.more.accessibilityLabel = …`, `[_more setTitle:…]`. Each file is looked
/// through once, however many members are asked for.
struct ObjectiveCNamedMembers {
  private var names: Set<String> = []

  init(_ files: [SourceFile]) {
    for file in files { for word in Self.words { add(before: word, in: file.bytes) } }
  }

  /// Whether any code names what a member of that name holds.
  func contains(_ member: String) -> Bool { names.contains(member) }

  private mutating func add(before word: [UInt8], in bytes: [UInt8]) {
    var start = 0
    while let place = bytes.place(of: word, from: start) {
      start = place + word.count
      // `[self.more setTitle:…]`, and `[[self more] setTitle:…]`.
      let isMessage = word[0] == UInt8(ascii: " ")
      let end = isMessage && place > 0 && bytes[place - 1] == UInt8(ascii: "]") ? place - 1 : place
      var first = end
      while first > 0, ObjectiveCLexer.isWord(bytes[first - 1]) { first -= 1 }
      guard first < end else { continue }
      let name = String(decoding: bytes[first..<end], as: UTF8.self)
      names.insert(name)
      // `_more` is the member of a property `more`.
      if name.hasPrefix("_") { names.insert(String(name.dropFirst())) }
    }
  }

  private static let words = ["accessibilityLabel", "accessibilityAttributedLabel", "title"].flatMap { property -> [[UInt8]] in
    let setter = " set" + property.prefix(1).uppercased() + property.dropFirst()
    return ["." + property, setter].map { Array($0.utf8) }
  }
}
