import Foundation
import Testing

/// Definitions and configurations as editors check them: the readers have tests of their own.
@Suite("The schemas of what people write")
struct InputSchemaTests {
  private func block(_ language: String, in page: String) throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/\(page)")
    let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```\(language)\n").dropFirst()
    return try #require(blocks.first).components(separatedBy: "```")[0]
  }

  private let configuration = """
    {"platforms": ["ios"], "profile": "hig-2025", "source-language": "pt-BR", "app": ["A", "B"], "glossary": "C",
     "exclude": ["Vendor"], "fail-on": "note", "localized-functions": ["tr", {"name": "L.s", "table": "in"}],
     "button-types": [{"name": "B", "title": "_", "symbol": "icon"}], "rules": {"title-length": "off"},
     "suppress": [{"rule": "label-verb", "reason": "known", "locale": "de", "until": "2027-03-31"},
                  {"fingerprint": "0123abcd", "locale": ["nb", "fr-CA"], "reason": "why"}],
     "devices": [{"width": 820, "platform": "ipados"}, "iPhone 17", {"name": "iPad mini", "orientation": "portrait"}],
     "windows": [{"name": "w", "width": 540.5}, "Slide Over", {"from": 480, "to": 960}],
     "fonts": {"Arab": "a.ttf"}, "samples": {"count": [1000]}}
    """

  @Test("The JSON example of docs/yaml.md keeps to the schema of definitions")
  func definitions() throws {
    let example = try block("json", in: "yaml.md")
    #expect(try SchemaCheck.problems(example, "lintel-toolbars") == [])
    for (good, bad) in [("\"navigationBar\"", "\"bar\""), ("\"items\"", "\"buttons\""), ("\"kind\"", "\"id2\"")] {
      #expect(example.contains(good))
      #expect(try !SchemaCheck.problems(example.replacing(good, with: bad), "lintel-toolbars").isEmpty)
    }
  }

  @Test("A configuration keeps to its schema, and one with a mistake does not")
  func configurations() throws {
    #expect(try SchemaCheck.problems(configuration, "lintel-configuration") == [])
    let mistakes = [
      ("\"ios\"", "\"iOS\""), ("\"profile\"", "\"profil\""), ("\"pt-BR\"", "\"Portuguese\""), ("\"off\"", "false"),
      ("\"reason\": \"known\", ", ""), ("2027-03-31", "soon"), ("820", "-1"), ("\"to\"", "\"till\""),
      ("\"Arab\"", "\"arab\""), ("\"fingerprint\"", "\"key\""), ("0123abcd", "0123abc"), ("[\"nb\", \"fr-CA\"]", "[]"),
    ]
    for (good, bad) in mistakes {
      #expect(configuration.contains(good))
      #expect(try !SchemaCheck.problems(configuration.replacing(good, with: bad), "lintel-configuration").isEmpty, "\(bad)")
    }
  }
}
