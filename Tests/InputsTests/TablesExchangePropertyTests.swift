import LintelModel
import Testing

@testable import LintelInputs

/// Text of every kind of character that XML and JSON can hold.
private func anyText(_ random: inout SeededGenerator, isXML: Bool) -> String {
  var scalars = String.UnicodeScalarView()
  for _ in 0..<Int.random(in: 0...14, using: &random) {
    let special = Array("\"\\/<>&';=%@{}[]|:\n\t\r ]]>-->\u{301}\u{200F}\u{2028}👍🏽\u{FFFD}\u{FEFF}".unicodeScalars)
    let scalar =
      Bool.random(using: &random)
      ? special.randomElement(using: &random)! : Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) ?? "é"
    let isAllowed = !isXML || scalar.value >= 0x20 || scalar == "\n" || scalar == "\t" || scalar == "\r"
    if isAllowed, !isXML || (scalar.value != 0xFFFE && scalar.value != 0xFFFF) { scalars.append(scalar) }
  }
  return String(scalars)
}

private func json(_ text: String, _ random: inout SeededGenerator) -> String {
  var output = "\""
  for scalar in text.unicodeScalars {
    if scalar.value < 0x20 || Int.random(in: 0...5, using: &random) == 0 {
      for unit in String(scalar).utf16 {
        let hex = String(unit, radix: 16, uppercase: Bool.random(using: &random))
        output += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      }
    } else {
      if scalar == "\"" || scalar == "\\" { output += "\\" }
      output.unicodeScalars.append(scalar)
    }
  }
  return output + "\""
}

private func xml(_ text: String, _ random: inout SeededGenerator, isAttribute: Bool) -> String {
  var output = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "<": output += "&lt;"
    case "&": output += "&amp;"
    case ">": output += "&gt;"
    case "\"": output += "&quot;"
    case "\r": output += "&#13;"
    case "\n", "\t": output += isAttribute || Bool.random(using: &random) ? "&#\(scalar.value);" : String(scalar)
    default:
      if Int.random(in: 0...5, using: &random) == 0 {
        output += "&#x\(String(scalar.value, radix: 16));"
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
  }
  return output
}

@Suite("Any catalogue and any exchange file")
struct TablesExchangePropertyTests {
  private struct Entry {
    var key: String
    var texts: [String: String]
  }

  private func entries(_ random: inout SeededGenerator, isXML: Bool) -> [Entry] {
    var seen: Set<ExactString> = []
    return (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
      let key = anyText(&random, isXML: isXML)
      guard seen.insert(ExactString(key)).inserted else { return nil }
      return Entry(key: key, texts: ["en": anyText(&random, isXML: isXML), "de": anyText(&random, isXML: isXML)])
    }
  }

  private func catalog(_ entries: [Entry], _ random: inout SeededGenerator) -> String {
    let gap = { (random: inout SeededGenerator) in ["", " ", "\n  ", "\t", "\r\n"].randomElement(using: &random)! }
    var strings: [String] = []
    for entry in entries {
      let texts = entry.texts.sorted { $0.key < $1.key }.map { locale, text in
        "\"\(locale)\"\(gap(&random)):{\"stringUnit\":{\"state\":\"translated\",\(gap(&random))\"value\" : \(json(text, &random))}}"
      }
      strings.append("\(gap(&random))\(json(entry.key, &random)):{\"localizations\":{\(texts.joined(separator: ","))}}")
    }
    return "{\"sourceLanguage\":\"en\",\"strings\":{\(strings.joined(separator: ","))},\"version\":\"1.0\"}"
  }

  private func document(_ entries: [Entry], _ random: inout SeededGenerator) -> String {
    var units = ""
    for entry in entries {
      units += "<trans-unit id=\"\(xml(entry.key, &random, isAttribute: true))\">"
      units += "<source>\(xml(entry.texts["en"]!, &random, isAttribute: false))</source>"
      units += "<target>\(xml(entry.texts["de"]!, &random, isAttribute: false))</target></trans-unit>\n"
    }
    return xliff(units)
  }

  private func check(_ table: StringTable, holds entries: [Entry], _ text: String) {
    #expect(table.stringsRead == entries.count * 2)
    var found: [ExactString: [String: String]] = [:]
    for unit in table.units { found[ExactString(unit.key), default: [:]][unit.locale.id] = unit.value }
    for entry in entries {
      for (locale, value) in entry.texts {
        #expect(found[ExactString(entry.key)]?[locale].map { ExactString($0) } == ExactString(value), "\(text.debugDescription)")
      }
    }
  }

  private func readCatalog(_ bytes: [UInt8]) -> Result<StringTable, UnreadableFile> {
    StringCatalogReader.read(SourceFile(path: "L.xcstrings", bytes: bytes), at: TablePlace(path: "L.xcstrings", sourceLocale: "en"))
  }

  @Test("A catalogue reads back as it was written")
  func catalogs() throws {
    var random = SeededGenerator(state: 5)
    for _ in 0..<300 {
      let entries = entries(&random, isXML: false)
      let text = catalog(entries, &random)
      check(try readCatalog(Array(text.utf8)).get(), holds: entries, text)
    }
  }

  @Test("An exchange file reads back as it was written, its forms too")
  func documents() throws {
    var random = SeededGenerator(state: 6)
    for _ in 0..<300 {
      let entries = entries(&random, isXML: true).filter { !$0.key.contains("|==|") }
      let text = document(entries, &random)
      let read = readXLIFF(text)
      #expect(read.failure == nil, "\(text.debugDescription)")
      check(try #require(read.tables.first), holds: entries, text)
    }
  }

  @Test("Places are where the texts are")
  func places() throws {
    var random = SeededGenerator(state: 7)
    for _ in 0..<100 {
      let text = catalog(entries(&random, isXML: false), &random)
      let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" }
      for unit in try readCatalog(Array(text.utf8)).get().units where unit.value != unit.key {
        let line = Array(String(lines[unit.location.line - 1]).utf16)
        #expect(line[unit.location.column - 1] == 0x22)
      }
    }
  }

  @Test("Damaged bytes never crash a reader, and what it read is accounted for")
  func mutations() {
    var random = SeededGenerator(state: 8)
    func mutated(_ text: String) -> [UInt8] {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
        case 1: bytes.remove(at: index)
        case 2: bytes[index] = Array("<>&\"/;{}[]:,\\".utf8).randomElement(using: &random)!
        default: bytes.removeSubrange(index...)
        }
      }
      return bytes
    }
    let dictionary = "<plist><dict>\(TablesStringsDictionaryTests.folders)</dict></plist>"
    for _ in 0..<2500 {
      let entries = entries(&random, isXML: true)
      if case .success(let table) = readCatalog(mutated(catalog(entries, &random))) {
        #expect(table.units.allSatisfy { $0.location.line >= 1 && $0.location.column >= 1 })
      }
      let bytes = mutated(document(entries, &random))
      let read = XLIFFReader.read(SourceFile(path: "a.xliff", bytes: bytes), sourceLocale: "en")
      #expect(read.tables.flatMap(\.units).allSatisfy { $0.location.line >= 1 && $0.location.column >= 1 })
      let table = readStringsDictionary(bytes: mutated(dictionary))
      #expect(table.loss == nil || table.units.isEmpty)
    }
  }

  @Test("A place is the same however it is asked for")
  func cursor() {
    var random = SeededGenerator(state: 9)
    for round in 0..<60 {
      let pieces = ["a", "é", "中", "👍", "\n", "\r\n", "\r", String(repeating: "x", count: round * 40)]
      let text = (0..<Int.random(in: 0...300, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
      let bytes = Array(text.utf8)
      var cursor = LineCursor(bytes)
      for _ in 0..<20 {
        var target = Int.random(in: 0...bytes.count, using: &random)
        while target < bytes.count, bytes[target] & 0xC0 == 0x80 { target += 1 }
        var (line, column) = (1, 1)
        for index in 0..<target {
          let isBeforeFeed = bytes[index] == 13 && index + 1 < bytes.count && bytes[index + 1] == 10
          if bytes[index] == 10 || (bytes[index] == 13 && !isBeforeFeed) {
            (line, column) = (line + 1, 1)
          } else if bytes[index] & 0xC0 != 0x80 {
            column += bytes[index] >= 0xF0 ? 2 : 1
          }
        }
        let place = cursor.position(of: target)
        #expect(place.line == line && place.column == column)
      }
    }
  }
}
