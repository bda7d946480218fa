import Foundation
import LintelModel
import Testing

@testable import LintelInputs

/// A generator with a seed, so that a failure comes back.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Writes tables in every spelling the format allows.
struct StringsWriter {
  var random: SeededGenerator

  mutating func text() -> String {
    let ascii = "aZ09 _$/:.-;=\"'\\\n\t\r{}()<>*%@\u{0}\u{7}"
    let alphabet = Array((ascii + "«»äÖßéŁœ中文あ한עבعเ👍🏽👨‍👩‍👧\u{301}\u{200F}\u{FFFD}").unicodeScalars)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &random) { scalars.append(alphabet.randomElement(using: &random)!) }
    return String(scalars)
  }

  mutating func quoted(_ text: String) -> String {
    let quote: Unicode.Scalar = Bool.random(using: &random) ? "\"" : "'"
    var output = String(quote)
    for scalar in text.unicodeScalars {
      switch Int.random(in: 0...5, using: &random) {
      case 0:
        for unit in String(scalar).utf16 {
          let hex = String(unit, radix: 16, uppercase: Bool.random(using: &random))
          output += "\\U" + String(repeating: "0", count: 4 - hex.count) + hex
        }
      case 1 where (0...255).contains { NextStepLatin.scalar(UInt8($0)) == scalar }:
        let code = (0...255).first { NextStepLatin.scalar(UInt8($0)) == scalar }!
        let octal = String(code, radix: 8)
        output += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      case 2 where "\n\t\r\u{7}".unicodeScalars.contains(scalar):
        output += ["\n": "\\n", "\t": "\\t", "\r": "\\r", "\u{7}": "\\a"][scalar]!
      default:
        if scalar == quote || scalar == "\\" { output += "\\" }
        output.unicodeScalars.append(scalar)
      }
    }
    return output + String(quote)
  }

  mutating func gap() -> String {
    ["", " ", "\n", "\r\n", "\t", "/* \" ; = */", "// \" x\n", "\u{2028}", " \u{B}\u{C}"].randomElement(using: &random)!
  }

  mutating func table(_ entries: [(String, String)]) -> String {
    var output = gap()
    for (key, value) in entries {
      output += quoted(key) + gap()
      if key != value || Bool.random(using: &random) { output += "=" + gap() + quoted(value) + gap() }
      output += ";" + gap()
    }
    return output
  }
}

@Suite("Any .strings file")
struct TablesPropertyTests {
  @Test("A table reads back as it was written, in every encoding")
  func roundTrip() {
    var writer = StringsWriter(random: SeededGenerator(state: 1))
    for _ in 0..<400 {
      let entries = (0..<Int.random(in: 0...8, using: &writer.random)).map { _ in (writer.text(), writer.text()) }
      let text = writer.table(entries)
      var expected: [ExactString: String] = [:]
      for (key, value) in entries { expected[ExactString(key)] = value }
      let littleEndian = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let bigEndian = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      let marked = [[0xEF, 0xBB, 0xBF] + text.utf8, [0xFF, 0xFE] + littleEndian, [0xFE, 0xFF] + bigEndian]
      for bytes in [Array(text.utf8)] + marked {
        let table = readStrings(bytes)
        #expect(table.loss == nil, "\(text.debugDescription)")
        #expect(table.stringsRead == entries.count)
        #expect(table.units.count == expected.count)
        for unit in table.units {
          #expect(expected[ExactString(unit.key)].map { ExactString($0) } == ExactString(unit.value))
        }
      }
    }
  }

  @Test("Damaged bytes never crash the reader, and every string of theirs is kept or accounted for")
  func mutations() {
    var writer = StringsWriter(random: SeededGenerator(state: 2))
    for _ in 0..<4000 {
      var bytes = Array(writer.table((0..<4).map { _ in (writer.text(), writer.text()) }).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &writer.random) { mutate(&bytes, &writer.random) }
      let table = readStrings(bytes)
      if let loss = table.loss, !PropertyListFile.isPropertyList(bytes) {
        #expect(loss.entries == table.stringsRead)
        #expect(loss.lostEntries == table.skipped.filter { $0.reason == .lostByPlatform }.count)
        #expect(loss.location.line >= 1 && loss.location.column >= 1)
      }
    }
  }

  @Test("What is kept of a damaged table is what the platform's own parser keeps")
  func platform() {
    var writer = StringsWriter(random: SeededGenerator(state: 3))
    for _ in 0..<300 {
      // Printable damage: the platform reads no text behind a byte that is not UTF-8, and we do.
      var scalars = Array(writer.table((0..<3).map { _ in (writer.text(), writer.text()) }).unicodeScalars)
      if !scalars.isEmpty {
        let index = Int.random(in: 0..<scalars.count, using: &writer.random)
        let damage = Array("\"';=\\/*»{}(<a ".unicodeScalars).randomElement(using: &writer.random)!
        if Bool.random(using: &writer.random) { scalars.insert(damage, at: index) } else { scalars[index] = damage }
      }
      // The first line keeps a zero out of the second byte, from which the platform would conclude UTF-16.
      let text = "//\n" + String(String.UnicodeScalarView(scalars))
      let theirs = platformReading(text)
      let ours = readStrings(text)
      let kept = Dictionary(ours.units.map { (ExactString($0.key), ExactString($0.value)) }, uniquingKeysWith: { $1 })
      #expect(kept == theirs, "\(text.debugDescription)")
    }
  }

  /// What Foundation makes of a table, texts only; nothing where it gives up.
  private func platformReading(_ text: String) -> [ExactString: ExactString] {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    var found: [ExactString: ExactString] = [:]
    for (key, value) in (list as? [String: Any]) ?? [:] {
      if let value = value as? String { found[ExactString(key)] = ExactString(value) }
    }
    return found
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let index = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0...3, using: &random) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
    case 1 where index < bytes.count: bytes.remove(at: index)
    case 2 where index < bytes.count: bytes[index] = UInt8.random(in: 0...255, using: &random)
    default: bytes.removeSubrange(index...)
    }
  }
}
