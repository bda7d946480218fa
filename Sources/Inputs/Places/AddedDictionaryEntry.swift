/// A text with all of its forms that a .stringsdict lacks, behind the last of its entries.
package enum AddedDictionaryEntry {
  /// A file without entries, as Xcode writes it.
  package static let emptyFile = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    </dict>
    </plist>

    """

  /// Nil where the end of the file is not the end of its entries, and for a text that varies without a variable.
  static func change(key: String, _ added: AddedForms, in bytes: [UInt8]) -> (bytes: Range<Int>, text: [UInt8])? {
    guard added.whole.isEmpty, !added.variables.isEmpty, let place = Self.place(in: bytes) else { return nil }
    let step = Self.indentation(in: bytes)
    var lines: [String] = []
    func add(_ depth: Int, _ line: String) { lines.append(String(repeating: step, count: depth) + line) }
    func addText(_ depth: Int, _ key: String, _ text: String) {
      add(depth, "<key>\(ValueSpelling.xml.spelled(key))</key>")
      add(depth, "<string>\(ValueSpelling.xml.spelled(text))</string>")
    }
    add(1, "<key>\(ValueSpelling.xml.spelled(key))</key>")
    add(1, "<dict>")
    addText(2, "NSStringLocalizedFormatKey", added.around)
    for variable in added.variables {
      add(2, "<key>\(ValueSpelling.xml.spelled(variable.name))</key>")
      add(2, "<dict>")
      addText(3, "NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
      if let format = variable.format { addText(3, "NSStringFormatValueTypeKey", format) }
      for form in variable.forms { addText(3, form.category, form.text) }
      add(2, "</dict>")
    }
    add(1, "</dict>")
    let lineEnd = AddedEntry.lineEnd(in: bytes)
    let text = lines.map { lineEnd + $0 }.joined()
    return (place..<place, Array(text.utf8))
  }

  /// Behind the last of what the dictionary holds.
  private static func place(in bytes: [UInt8]) -> Int? {
    func end(before offset: Int) -> Int { (bytes[..<offset].lastIndex { $0 > Ascii.space } ?? -1) + 1 }
    func start(of tag: String, endingAt offset: Int) -> Int? {
      let tag = Array(tag.utf8)
      let start = offset - tag.count
      return start >= 0 && bytes[start..<offset].elementsEqual(tag) ? start : nil
    }
    guard let list = start(of: "</plist>", endingAt: end(before: bytes.count)),
      let dictionary = start(of: "</dict>", endingAt: end(before: list))
    else { return nil }
    return end(before: dictionary)
  }

  /// That of the first entry; a tab where it has none of its own.
  private static func indentation(in bytes: [UInt8]) -> String {
    guard let key = bytes.place(of: Array("<key>".utf8), from: 0),
      let feed = bytes[..<key].lastIndex(of: Ascii.newline)
    else { return "\t" }
    let lead = bytes[(feed + 1)..<key]
    let isSpace = lead.allSatisfy { $0 == Ascii.space || $0 == Ascii.tab }
    return isSpace && !lead.isEmpty ? String(decoding: lead, as: UTF8.self) : "\t"
  }
}
