import LintelModel
import Testing

@testable import LintelInputs

@Suite("JSON with places")
struct TablesJSONTests {
  func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  @Test("Every kind of value is read")
  func values() throws {
    let value = try parse(#" { "a": [1, -2.5e+3, true, false, null, {}], "b": "x" , "a2": [] } "#)
    #expect(value.members.map(\.key) == ["a", "b", "a2"])
    #expect(value["a"]?.elements.count == 6)
    #expect(value["b"]?.string == "x")
    guard case .number("-2.5e+3")? = value["a"]?.elements[1] else {
      Issue.record("a number keeps its spelling")
      return
    }
  }

  @Test("Strings carry the offset of their opening quote, keys too")
  func offsets() throws {
    let value = try parse(#"{"é": "x", "k":  "y"}"#)
    #expect(value.members.map(\.offset) == [1, 12])
    guard case .string("y", at: 18)? = value["k"] else {
      Issue.record("the second value begins at byte 18")
      return
    }
  }

  @Test(
    "Escapes are replaced",
    arguments: [
      (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u00e9\uD83D\uDC4D"#, "é👍"), (#"\uD83Dx"#, "\u{FFFD}x"),
      (#"\uD83D\u0041"#, "\u{FFFD}A"), (#"\uDC4D"#, "\u{FFFD}"),
    ])
  func escapes(written: String, meant: String) throws {
    #expect(try parse("\"\(written)\"").string == meant)
  }

  @Test(
    "What is no JSON is refused with the place, what was found and what is allowed",
    arguments: [
      ("", 0, "the end of the file", "a value"), ("{", 1, "the end of the file", "a key or \"}\""),
      ("{\"a\" 1}", 5, "\"1\"", "\":\""), ("{\"a\":1,}", 7, "\"}\"", "a key"), ("[1 2]", 3, "\"2\"", "\",\" or \"]\""),
      ("[1,]", 3, "\"]\"", "a value"), ("01", 1, "\"1\"", "the end of the file"),
      ("1.", 2, "the end of the file", "a digit"), ("-", 1, "the end of the file", "a digit"),
      ("nul", 0, "\"n\"", "a value"), ("\"a", 0, "a string that is not closed", "its closing quote"),
      ("\"\\x\"", 2, "\"x\"", "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"),
      ("\"\\u12g4\"", 5, "\"g\"", "four hexadecimal digits"),
      ("\"\n\"", 1, "U+000A", "an escape: a string may not hold a bare control character"),
      ("{} x", 3, "\"x\"", "the end of the file"),
      ("'a'", 0, "\"'\"", "a value"), ("<<<<<<< HEAD", 0, "\"<\"", "a value"),
    ])
  func failures(text: String, offset: Int, found: String, expected: String) {
    #expect(throws: JSONParser.Failure(offset: offset, found: found, expected: expected)) { try parse(text) }
  }

  @Test("Nesting has a bound")
  func depth() throws {
    #expect(throws: JSONParser.Failure.self) { try parse(String(repeating: "[", count: 1_000_000)) }
    let deepest = JSONParser.maximumDepth
    _ = try parse(String(repeating: "[", count: deepest) + String(repeating: "]", count: deepest))
  }

  @Test("Damaged bytes never crash the parser")
  func mutations() {
    var random = SeededGenerator(state: 4)
    let text = Array(#"{"a":[1,-2.5e3,true,null,{"b":"\u00e9\n\uD83D\uDC4D 中"}],"strings":{"k":{"localizations":{}}}}"#.utf8)
    var parsed = 0
    for _ in 0..<5000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
        default: bytes[index] = UInt8.random(in: 0...255, using: &random)
        }
      }
      if (try? JSONParser.parse(bytes)) != nil { parsed += 1 }
    }
    #expect(parsed > 0 && parsed < 5000)
  }
}
