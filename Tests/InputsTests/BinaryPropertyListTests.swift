import Foundation
import LintelModel
import Testing

@testable import LintelInputs

/// Writes binary property lists of any objects, also of such as no platform writes.
struct BinaryListFixture {
  var objects: [[UInt8]] = []
  var root = 0

  static func text(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }

  var bytes: [UInt8] {
    var result = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(result.count)
      result += object
    }
    let table = result.count
    for offset in offsets { result += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    func eight(_ number: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) } }
    return result + [UInt8](repeating: 0, count: 6) + [2, 1] + eight(objects.count) + eight(root) + eight(table)
  }
}

@Suite("Binary property lists that mean harm", .timeLimit(.minutes(20)))
struct BinaryPropertyListTests {
  private typealias List = BinaryListFixture

  private func failure(_ list: BinaryListFixture) -> String? { PropertyListFile(list.bytes).failure?.found }

  @Test("A set anywhere is refused")
  func sets() {
    let inside = List(objects: [[0xD1, 1, 2], List.text("a"), [0xC1, 3], List.text("BBBBBBBB")])
    #expect(failure(inside) == "a set, which property lists do not have")
    #expect(failure(List(objects: [[0xC1, 1], List.text("BBBB")])) == "a set, which property lists do not have")
  }

  @Test("Dictionaries that hold each other twice are refused by their number, arrays are not looked into")
  func laughs() {
    let dictionaries = (1...60).map { [0xD2, 62, 63, UInt8($0 + 1), UInt8($0 + 1)] as [UInt8] }
    let deep = List(
      objects: [[0xD2, 62, 63, 1, 1]] + dictionaries + [List.text("q"), List.text("k"), List.text("l")])
    #expect(failure(deep) == "dictionaries that stand for more values than the file has bytes")
    let arrays = (2..<60).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] as [UInt8] }
    let list = PropertyListFile(List(objects: [[0xD1, 1, 2], List.text("a")] + arrays + [List.text("z")]).bytes)
    #expect(list.failure == nil && list.root?.members.map(\.key) == ["a"])
  }

  @Test("A dictionary that holds itself is refused, and one that is nested too deep")
  func circles() {
    #expect(failure(List(objects: [[0xD1, 1, 0], List.text("a")])) == "a dictionary that holds itself")
    let deep = (0..<70).map { [0xD1, 71, UInt8($0 + 1)] as [UInt8] } + [List.text("v"), List.text("k")]
    #expect(failure(List(objects: deep)) == "dictionaries nested deeper than 64")
  }

  @Test("A text that stands in many places is not copied without end")
  func repeated() {
    let long = [0x5F, 0x12, 0, 1, 0, 0] + [UInt8](repeating: UInt8(ascii: "a"), count: 65_536)
    let inner: [UInt8] = [0xDF, 0x10, 200] + [UInt8](repeating: 2, count: 200) + [UInt8](repeating: 3, count: 200)
    // The long text is last, so that two bytes are enough for where each object begins.
    let list = List(objects: [[0xD1, 2, 1], inner, List.text("k"), long])
    #expect(failure(list) == "texts that are repeated until they are four times the file")
  }

  @Test("Every list with one byte changed, and every beginning of one, is read or refused")
  func mutations() throws {
    let inner: [String: Any] = ["d": "ä€", "e": 1, "f": [Date(timeIntervalSince1970: 0), true]]
    let list: [String: Any] = ["a": "b", "c": inner, "g": Data([1])]
    let data = [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    #expect(PropertyListFile(data).root?["c"]?["d"]?.text == "ä€")
    for place in data.indices {
      for bit in 0..<8 {
        var changed = data
        changed[place] ^= 1 << bit
        _ = PropertyListFile(changed)
      }
      _ = PropertyListFile(Array(data[..<place]))
    }
  }

  @Test("What Foundation writes is read as Foundation reads it")
  func same() throws {
    let texts = Dictionary(uniqueKeysWithValues: (0..<400).map { ("key \($0)", String(repeating: "ü", count: $0 % 40)) })
    let data = [UInt8](try PropertyListSerialization.data(fromPropertyList: texts, format: .binary, options: 0))
    let read = PropertyListFile(data).root?.members ?? []
    #expect(read.map(\.key) == texts.keys.sorted())
    #expect(read.map(\.value.text) == texts.keys.sorted().map { texts[$0] })
  }

  @Test("A table and an Info.plist of such a form cost themselves alone")
  func project() {
    let set = List(objects: [[0xD1, 1, 2], List.text("a"), [0xC1, 3], List.text("BBBBBBBB")]).bytes
    let project = ProjectReader.read(
      ProjectFiles(bytes: [
        "de.lproj/L.strings": set, "Info.plist": set, "en.lproj/L.strings": Array("\"a\" = \"b\";".utf8),
      ]))
    #expect(project.tables.first { $0.locale == "de" }?.loss?.found == "a set, which property lists do not have")
    #expect(project.tables.first { $0.locale == "en" }?.units.count == 1)
    #expect(
      project.skipped.map(\.reason) == [
        "found a set, which property lists do not have, expected a dictionary of texts"
      ])
  }
}
