import Foundation
import LintelModel
import Testing

@testable import LintelInputs

func readStringsDictionary(_ dictionary: String, path: String = "de.lproj/L.stringsdict") -> StringTable {
  readStringsDictionary(bytes: Array("<plist version=\"1.0\"><dict>\n\(dictionary)\n</dict></plist>".utf8), path: path)
}

func readStringsDictionary(bytes: [UInt8], path: String = "de.lproj/L.stringsdict") -> StringTable {
  StringsDictionaryReader.read(SourceFile(path: path, bytes: bytes), at: TablePlace(path: path, sourceLocale: "en"))
}

@Suite("What a .stringsdict says")
struct TablesStringsDictionaryTests {
  static let folders = """
    <key>folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$#@folders@ &amp; %2$#@files@</string>
      <key>folders</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>ein Ordner</string>
        <key>other</key><string>%d Ordner</string>
      </dict>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>other</key><string>%lld 👍 %#@folders@</string>
      </dict>
    </dict>
    """

  @Test("A format and its variables become one unit, each text with its place")
  func plurals() throws {
    let table = readStringsDictionary(Self.folders)
    let unit = try #require(table.units.first)
    #expect(table.units.count == 1)
    #expect(unit.value == "%1$#@folders@ & %2$#@files@")
    #expect(unit.location.line == 3 && unit.location.column == 48)
    #expect(unit.entryLocation.line == 2 && unit.entryLocation.column == 6)
    #expect(unit.substitutions.map(\.name) == ["folders", "files"])
    #expect(unit.substitutions.map(\.argument) == [1, 2])
    #expect(unit.substitutions.map(\.format) == ["d", "lld"])
    #expect(unit.substitutions[0].variants.map(\.plural) == ["one", "other"])
    #expect(unit.substitutions[0].variants.map(\.text) == ["ein Ordner", "%d Ordner"])
    #expect(unit.substitutions[0].variants.map { $0.location?.line } == [7, 8])
    #expect(unit.strings == 4)
    #expect(table.stringsRead == 4)
    #expect(table.loss == nil)
  }

  @Test("Texts vary by width and by device; the widest, or the one for other devices, speaks for all")
  func widthsAndDevices() {
    let table = readStringsDictionary(
      """
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>50</key><string>Ein langer Text</string><key>20</key><string>Kurz</string></dict></dict>
      <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Klicken</string><key>other</key><string>Tippen</string></dict></dict>
      """)
    #expect(table.units.map(\.value) == ["Ein langer Text", "Tippen"])
    #expect(table.units[0].variants.map(\.width) == ["20", "50"])
    #expect(table.units[0].variants.map(\.text) == ["Kurz", "Ein langer Text"])
    #expect(table.units[1].variants.map(\.device) == ["mac", "other"])
    #expect(table.stringsRead == 4)
  }

  @Test("What the platform takes for no text is accounted for")
  func unusable() {
    let table = readStringsDictionary(
      """
      <key>a</key><dict><key>n</key><dict><key>one</key><string>1</string></dict></dict>
      <key>b</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>one</key><string>1</string></dict></dict>
      <key>c</key><array><string>x</string></array><key>d</key><string>plain</string>
      """)
    #expect(table.units.map(\.key) == ["b", "d"])
    #expect(table.skipped.map(\.reason) == [.notAText, .notAText, .notAText])
    #expect(table.skipped.map(\.key) == ["a", "b", "c"])
    #expect(table.stringsRead == 5)
  }

  @Test("The last of equal keys counts")
  func repeated() {
    let table = readStringsDictionary("<key>a</key><string>1</string><key>a</key><string>2</string>")
    #expect(table.units.map(\.value) == ["2"])
    #expect(table.skipped.map(\.value) == ["1"])
  }

  @Test("A broken file is a lost table that says where, what was found and what is allowed")
  func broken() throws {
    let table = readStringsDictionary("<key>a</key><string>1</string>\n<key>b</key><strin>2</string>")
    let loss = try #require(table.loss)
    #expect(table.units.isEmpty)
    #expect(loss.location.line == 3 && loss.location.column == 21)
    #expect(loss.found == "</string>")
    #expect(loss.expected == "</strin>")
    #expect(loss.lostKeys.first == "a")
    #expect(table.stringsRead == loss.lostEntries)
    #expect(readStringsDictionary(bytes: Array("<plist><dict>&x;</dict></plist>".utf8)).loss?.found == "&x;")
    let entity = "<!DOCTYPE plist PUBLIC \"a\" \"b.dtd\"><plist><dict><key>a</key><string>&x;</string></dict></plist>"
    #expect(readStringsDictionary(bytes: Array(entity.utf8)).loss?.found == "the entity &x;")
    let declared = "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><plist><dict/></plist>"
    #expect(readStringsDictionary(bytes: Array(declared.utf8)).loss?.found == "a declaration of the entity x")
  }

  @Test(
    "What is XML but no property list loses the whole table, as it does on the platform",
    arguments: [
      ("<key>a</key><key>b</key><string>B</string>", "a value for the key before it"),
      ("<string>v</string><key>b</key><string>B</string>", "<key>"),
      ("<key>b</key><string>B</string><key>a</key>", "one each"),
      ("<key>a</key><foo>v</foo><key>b</key><string>B</string>", "<key>, <string>, <dict> or another value"),
      ("<key>a</key><string>A<b>e</b></string>", "text alone"),
    ])
  func noPropertyList(dictionary: String, expected: String) throws {
    let table = readStringsDictionary(dictionary)
    #expect(table.units.isEmpty)
    #expect(try #require(table.loss).expected == expected)
  }

  @Test("The binary form says the same, without places")
  func binary() throws {
    let xml = Data("<plist version=\"1.0\"><dict>\(Self.folders)</dict></plist>".utf8)
    let list = try PropertyListSerialization.propertyList(from: xml, options: [], format: nil)
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let unit = try #require(readStringsDictionary(bytes: Array(data)).units.first)
    #expect(unit.value == "%1$#@folders@ & %2$#@files@")
    #expect(unit.substitutions.map(\.name) == ["files", "folders"])
    #expect(unit.location.line == 1)
  }

  @Test("A key stands in the rules or in the texts of a table: either is a translation, and the rules come first")
  func beside() throws {
    let project = ProjectReader.read(
      ProjectFiles(texts: [
        "en.lproj/L.strings": "folders = \"%d folders\"; other = Other;",
        "de.lproj/L.strings": "other = Andere; folders = x;",
        "de.lproj/L.stringsdict": "<plist><dict>\(Self.folders)</dict></plist>", "fr.lproj/L.strings": "",
      ]))
    let family = try #require(TableFamily.all(in: project).first)
    let pairs = family.inLocale("de").pairs
    #expect(pairs.map { $0.translation?.substitutions.count } == [2, 0])
    #expect(family.inLocale("fr").pairs.allSatisfy { $0.translation == nil })
  }
}
