import LintelModel

/// The accessors of generated code that no other file names: SwiftGen writes one for each key of a table, and asks for none
/// itself.
///
/// An accessor counts as named where its name and those of the types around it are words of any other file, together or not.
struct UncalledAccessors {
  /// What other files have, by its hash.
  private var words: Set<UInt64> = []
  private(set) var keys: Set<String> = []
  private var called: Set<String> = []

  /// What an accessor asks its table with.
  private static let accessor = Array(".tr(".utf8)

  /// - Parameter literals: Those of code in other languages. A key that is written anywhere else is asked for there.
  static func keys(in files: [(path: String, bytes: [UInt8])], besides literals: CodeLiterals) -> Set<String> {
    var accessors = Self()
    var others = literals
    var generated: [[UInt8]] = []
    for file in files {
      // Other generated code calls accessors as people's code does.
      if SwiftBytes(bytes: file.bytes).isGenerated, file.bytes.firstRange(of: accessor) != nil {
        generated.append(file.bytes)
      } else {
        accessors.addWords(of: file.bytes)
        others.add(file.bytes)
      }
    }
    guard !generated.isEmpty else { return [] }
    for bytes in generated { accessors.read(bytes) }
    return accessors.keys.subtracting(accessors.called).filter { !others.mentions($0) }
  }

  private mutating func addWords(of bytes: [UInt8]) {
    var start = 0
    for index in 0...bytes.count where index == bytes.count || !Self.isOfName(bytes[index]) {
      if index > start { words.insert(TextHash(bytes[start..<index]).value) }
      start = index + 1
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Generators put each declaration on lines of its own.
  private mutating func read(_ bytes: [UInt8]) {
    // Of each brace that is open the type's name, nil for a function.
    var around: [String?] = []
    var member: String?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      let parts: [Substring] = text.split { $0 == " " || $0 == "\t" }
      guard let first = parts.first, !first.hasPrefix("//") else { continue }
      if let name = Self.name(in: parts, behind: ["let", "var", "func"]) { member = name }
      if let key = Self.key(in: text), let member { note(key, in: around.compactMap(\.self) + [member]) }
      if first.hasPrefix("}") { _ = around.popLast() }
      if parts.last == "{" { around.append(Self.name(in: parts, behind: ["enum", "struct", "class", "extension"])) }
    }
  }

  private mutating func note(_ key: String, in names: [String]) {
    // The outermost type may be extended, or be called otherwise.
    let asked = names.count > 1 ? names.dropFirst() : names[...]
    if asked.allSatisfy({ words.contains(TextHash($0.utf8).value) }) { called.insert(key) } else { keys.insert(key) }
  }

  /// `title` of `public static func title(_ p1: Any) -> String {`
  private static func name(in parts: [Substring], behind words: Set<Substring>) -> String? {
    guard let word = parts.firstIndex(where: words.contains), word + 1 < parts.count else { return nil }
    let name = parts[word + 1].drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  /// `list.empty` of `L10n.tr("Localizable", "list.empty")`; nil for one that is not written plainly.
  private static func key(in line: String) -> String? {
    guard let call = line.firstRange(of: ".tr(\"") else { return nil }
    let parts: [Substring] = line[call.upperBound...].split(separator: "\"", maxSplits: 3, omittingEmptySubsequences: false)
    // The table, what is between the two, and the key.
    guard parts.count > 3, parts[1] == ", ", !parts[2].contains("\\") else { return nil }
    return String(parts[2])
  }
}
