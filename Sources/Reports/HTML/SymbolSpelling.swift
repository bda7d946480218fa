/// The spellings in which code and definitions name one symbol.
enum SymbolSpelling {
  /// As `symbols.txt` may have it, the likeliest first.
  /// - Parameter isSystemItem: Whether `stop` is the system item and not the symbol, which is another one.
  static func all(of name: String, isSystemItem: Bool) -> [String] {
    // No system's name is as long; what is longer is code, and every part of a name costs a step.
    guard !name.isEmpty, name.utf8.count <= 100, name.utf8.allSatisfy({ isLetter($0) || isDigit($0) || $0 == dot }) else {
      return []
    }
    let symbols = [name, directed(name), directed(dotted(name))]
    let bare = qualifiers.first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
    // What stands behind another word is only a part of a name.
    if bare.contains(".") { return symbols }
    let item = "." + lowercasedFirst(trimming(prefix: "UIBarButtonSystemItem", of: bare))
    return isSystemItem || name.hasPrefix("UIBarButton") ? [item] + symbols : symbols + [item, appKit(bare)]
  }

  private static let qualifiers = [
    "UIBarButtonItem.SystemItem.", "NSToolbarItem.Identifier.", "NSImage.Name.", "NSImage.",
  ]

  /// `NSImageNameAddTemplate`, `addTemplateName` and `NSAddTemplate` are `NSAdd`.
  private static func appKit(_ name: String) -> String {
    var name = trimming(prefix: "NSImageName", of: name)
    if name.hasPrefix("NS") { name.removeFirst(2) }
    for end in ["Name", "Template"] where name.hasSuffix(end) { name.removeLast(end.count) }
    return "NS" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// `squareGrid2x2Fill`, a constant's name, is `square.grid.2x2.fill`.
  private static func dotted(_ name: String) -> String {
    guard !name.contains("."), name.utf8.first.map(isDigit) == false else { return name }
    var parts: [[UInt8]] = [[]]
    for byte in name.utf8 {
      let part = parts[parts.count - 1]
      let begins = isUpper(byte) || isDigit(byte) && part.first.map(isDigit) == false
      if begins && !part.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(isUpper(byte) ? byte + 32 : byte)
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
  }

  /// With a side in place of a direction, as pictures are drawn for readers of both, and without the script of a variant.
  private static func directed(_ name: String) -> String {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, let last = parts.last, scripts.contains(last) { parts.removeLast() }
    return parts.enumerated().map { $0.offset == 0 ? $0.element : sides[$0.element] ?? $0.element }.joined(separator: ".")
  }

  private static let sides: [Substring: Substring] = [
    "backward": "left", "leading": "left", "forward": "right", "trailing": "right",
  ]
  private static let scripts: Set<Substring> = [
    "rtl", "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "ru", "sat",
    "si",
    "ta", "te", "th", "zh",
  ]

  private static let dot = UInt8(ascii: ".")
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
  private static func lowercasedFirst(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
  private static func trimming(prefix: String, of name: String) -> String {
    name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }
}
