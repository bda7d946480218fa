import LintelFleet
import Testing

@Suite("Joined SARIF")
struct SARIFMergeTests {
  private func document(_ id: String, _ results: String = "[]") -> [UInt8] {
    Array(#"{"version": "2.1.0", "runs": [{"automationDetails": {"id": "\#(id)"}, "results": \#(results)}]}"#.utf8)
  }

  @Test("Runs are in the order of their ids, whatever the order of the files, and keep their bytes")
  func order() throws {
    let inputs = [document("lintel/b/", "[1.50]"), document("lintel/a/"), document("lintel/b/", "[1.50]")]
    var (one, other) = (SARIFMerge(), SARIFMerge())
    for (index, input) in inputs.enumerated() { try one.add(input, file: "\(index)") }
    for (index, input) in inputs.enumerated().reversed() { try other.add(input, file: "\(index)") }
    #expect(one.document == other.document)
    let text = String(decoding: one.document, as: UTF8.self)
    #expect(text.contains(#""results": [1.50]"#))
    #expect(
      try #require(text.firstRange(of: "lintel/a/")).lowerBound < #require(text.firstRange(of: "lintel/b/")).lowerBound)
  }

  @Test("Two analyses of one id that differ are an error that names both files")
  func conflict() throws {
    var merge = SARIFMerge()
    try merge.add(document("lintel/"), file: "a.sarif")
    #expect { try merge.add(document("lintel/", "[1]"), file: "b.sarif") } throws: {
      "\($0)" == "found the analysis “lintel/” in a.sarif and with other content in b.sarif, expected it once"
    }
  }

  @Test(
    "What is no SARIF is told",
    arguments: [
      ("", "f: line 1: found the end, expected an object"),
      ("{}", "f: found no member “runs”, expected those of SARIF 2.1.0"),
      ("{\"runs\": []}", "f: found no version 2.1.0, expected it"),
      ("{\n\"runs\": 1}", "f: line 2: found “1}”, expected an array"),
      ("{\"a\":" + String(repeating: "[", count: 300), "f: line 1: found more than 200 levels, expected fewer"),
    ])
  func errors(text: String, says: String) {
    var merge = SARIFMerge()
    #expect { try merge.add(Array(text.utf8), file: "f") } throws: { "\($0)" == says }
  }
}
