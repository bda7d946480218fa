import Foundation
import LintelModel
import Testing

@testable import LintelInputs

@Suite("The encoding of a table")
struct TablesEncodingTests {
  let text = "\"Save\" = \"Größe sichern 👍\";\n\"Open\" = \"Öffnen\";\n"

  @Test("UTF-16 is read in either byte order, with and without a mark", arguments: [false, true], [false, true])
  func utf16(isBigEndian: Bool, hasMark: Bool) {
    let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
    let bytes = units.flatMap { isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let table = readStrings(bytes)
    #expect(table.encoding == (isBigEndian ? "UTF-16BE" : "UTF-16LE"))
    #expect(table.texts == ["Save": "Größe sichern 👍", "Open": "Öffnen"])
    #expect(table.units.map { [$0.location.line, $0.location.column] } == [[1, 10], [2, 10]])
  }

  @Test("A legacy encoding is a guess, and said to be one")
  func legacy() {
    let german = """
      "a" = "Die Größe der Datei überschreitet die zulässige Länge für Anhänge, bitte wählen Sie eine kürzere.";
      """
    let table = readStrings(german.unicodeScalars.map { UInt8($0.value) })
    #expect(table.encoding.hasSuffix("(guessed)"))
    #expect(table.texts["a"]?.hasPrefix("Die Größe der Datei überschreitet") == true)
  }

  @Test("Well-formed UTF-8 is told from what only looks like it")
  func wellFormed() {
    #expect(DecodedText.isUTF8(Array("aé中👍\u{10FFFF}".utf8)))
    for bytes: [UInt8] in [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE4, 0xB8], [0x80], [0xFF]] {
      #expect(!DecodedText.isUTF8(bytes))
    }
  }

  @Test(
    "Binary and XML property lists are read, their plural rules too; only the XML form has places",
    arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func propertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
    let list: [String: Any] = ["b": "zwei", "a": "eins", "c": ["NSStringLocalizedFormatKey": "%#@n@"], "d": [1]]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
    let table = readStrings(Array(data))
    #expect(table.units.map(\.key) == ["a", "b", "c"])
    #expect(table.units.map(\.value) == ["eins", "zwei", "%#@n@"])
    #expect(table.units.allSatisfy { $0.location.line == 1 } == (format == .binary))
    #expect(table.encoding.contains("property list"))
    #expect(table.skipped.map(\.reason) == [.notAText])
  }

  @Test("A damaged property list is a lost table")
  func damaged() {
    #expect(readStrings("bplist00\u{1}\u{2}").loss != nil)
    #expect(readStrings("<?xml version=\"1.0\"?><plist><dict><key>a").loss != nil)
    #expect(readStrings("<plist><array/></plist>").loss?.found == "a property list of another kind")
  }
}
