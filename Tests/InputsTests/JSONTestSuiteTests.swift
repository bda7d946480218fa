import Foundation
import Testing

@testable import LintelInputs

/// One case of JSONTestSuite: what it is called there, and the bytes of its file.
struct JSONCase: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]

  init(_ name: String, _ text: String) {
    self.name = name
    bytes = Array(text.utf8)
  }

  init(_ name: String, hex: String) {
    self.name = name
    bytes = hex.split(separator: " ").map { UInt8($0, radix: 16)! }
  }

  var testDescription: String { name }
}

/// The cases are in three tables beside this file; those too large to be written down are made here.
@Suite("JSONTestSuite")
struct JSONTestSuiteTests {
  @Test("What every parser must accept is accepted, and means what it means to Foundation", arguments: JSONCase.accepted)
  func accepts(_ json: JSONCase) throws {
    let value = try JSONParser.parse(json.bytes)
    let expected = try JSONSerialization.jsonObject(with: Data(json.bytes), options: [.fragmentsAllowed])
    #expect(NSArray(array: [value.asFoundation]).isEqual(NSArray(array: [expected])))
  }

  @Test("What every parser must refuse is refused at a place within the file", arguments: JSONCase.rejected)
  func rejects(_ json: JSONCase) {
    let failure = #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(json.bytes) }
    #expect((0...json.bytes.count).contains(failure?.offset ?? -1))
  }

  @Test("What a parser may accept or refuse never crashes it", arguments: JSONCase.either)
  func survives(_ json: JSONCase) {
    do { _ = try JSONParser.parse(json.bytes) } catch { #expect((0...json.bytes.count).contains(error.offset)) }
  }

  @Test(
    "Endless nesting is refused",
    arguments: [("[", 100_000), ("[{\"\":", 50_000)])
  func nesting(opening: String, count: Int) {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(String(repeating: opening, count: count).utf8)) }
  }

  @Test("500 nested arrays, which a parser may refuse, are refused by the bound and not by the stack")
  func arrays() {
    let text = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let failure = #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text.utf8)) }
    #expect(failure?.offset == JSONParser.maximumDepth)
  }

  @Test("No case is missing: the suite has 95 to accept, 188 to refuse and 35 that are open")
  func counts() {
    #expect(JSONCase.accepted.count == 95)
    #expect(JSONCase.rejected.count + 2 == 188)
    #expect(JSONCase.either.count + 1 == 35)
  }
}

extension JSONValue {
  /// The same value as `JSONSerialization` gives it: of members with the same key the last.
  fileprivate var asFoundation: Any {
    switch self {
    case .object(let members):
      NSDictionary(dictionary: Dictionary(members.map { ($0.key, $0.value.asFoundation) }, uniquingKeysWith: { $1 }))
    case .array(let elements): NSArray(array: elements.map(\.asFoundation))
    case .string(let text, _): text as NSString
    // Both keep a number's digits, each in a form of its own: what is compared is which digits belong to it.
    case .number(let text): (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) ?? text
    case .bool(let bool): NSNumber(value: bool)
    case .null: NSNull()
    }
  }
}
