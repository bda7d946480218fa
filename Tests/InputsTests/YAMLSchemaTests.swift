import Foundation
import LintelModel
import Testing

@testable import LintelInputs

@Suite("The published schema of definition files")
struct YAMLSchemaTests {
  let schema: [String: Any]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Reports/schema/lintel-toolbars.schema.json")
    schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  func properties(_ definition: String?) throws -> [String: Any] {
    let definitions = schema["$defs"] as? [String: [String: Any]]
    let object = definition.map { definitions?[$0] } ?? schema
    return try #require(object?["properties"] as? [String: Any])
  }

  func values(_ definition: String, _ member: String) throws -> [String] {
    let property = try #require(try properties(definition)[member] as? [String: Any])
    return try #require(property["enum"] as? [Any]).map { "\($0)" }
  }

  @Test("It names exactly the members that the reader takes")
  func members() throws {
    #expect(try Set(properties(nil).keys) == Set(YAMLDocument.members))
    #expect(try Set(properties("toolbar").keys) == Set(YAMLToolbar.members))
    #expect(try Set(properties("environment").keys) == Set(YAMLToolbar.environmentMembers))
    #expect(try Set(properties("item").keys) == Set(YAMLItem.members))
    #expect(try Set(properties("barFacts").keys) == Set(BarFacts.vocabulary.map(\.name)))
    #expect(try Set(properties("itemFacts").keys) == Set(ItemFacts.vocabulary.map(\.name)))
  }

  @Test("It names exactly the values that the reader takes")
  func values() throws {
    #expect(try values("toolbar", "kind") == YAMLToolbar.kinds.map(\.0))
    #expect(try values("toolbar", "displayMode") == YAMLToolbar.displayModes.map(\.0))
    #expect(try values("toolbar", "windowStyle") == YAMLToolbar.windowStyles.map(\.0))
    #expect(try values("environment", "platform") == YAMLToolbar.platforms.map(\.0))
    #expect(try values("environment", "os") == YAMLToolbar.osLines.map(\.0))
    #expect(try values("environment", "textSize") == YAMLToolbar.textSizes.map(\.0))
    #expect(try values("item", "kind") == YAMLItem.kinds.map(\.0))
    #expect(try values("item", "placement") == YAMLItem.placements.map(\.0))
    #expect(try values("item", "priority") == YAMLItem.priorities.map(\.0))
    #expect(try values("item", "style") == YAMLItem.styles.map(\.0))
  }
}
