import Foundation
import LintelModel
import LintelTables
import Testing

@testable import LintelInputs

@Suite("The published schema of the configuration")
struct ConfigurationSchemaTests {
  let properties: [String: Any]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Reports/schema/lintel-configuration.schema.json")
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    properties = try #require(schema["properties"] as? [String: Any])
  }

  /// The members of a list's entries, the object form where there are two.
  func members(_ list: String) throws -> Set<String> {
    let items = try #require((properties[list] as? [String: Any])?["items"] as? [String: Any])
    let forms = [items] + (items["oneOf"] as? [[String: Any]] ?? [])
    return Set(forms.compactMap { $0["properties"] as? [String: Any] }.flatMap(\.keys))
  }

  @Test("It names exactly the members that the reader takes")
  func members() throws {
    #expect(Set(properties.keys) == Set(ConfigurationReader.members))
    #expect(try members("localized-functions") == Set(ConfigurationLists.functionMembers))
    #expect(try members("button-types") == Set(ConfigurationLists.typeMembers))
    #expect(try members("suppress") == Set(ConfigurationLists.suppressionMembers))
    #expect(try members("devices") == Set(ConfigurationWidths.deviceMembers))
    #expect(try members("tables") == Set(ConfigurationTables.members))
    #expect(try members("windows") == Set(ConfigurationWidths.windowMembers))
    let items = try #require((properties["windows"] as? [String: Any])?["items"] as? [String: Any])
    let shares = (items["oneOf"] as? [[String: Any]])?.compactMap { $0["enum"] as? [String] }.first
    #expect(shares == SplitWindow.Share.allCases.map(\.rawValue))
  }

  @Test("It names exactly the values that the reader takes")
  func values() throws {
    let platforms = (properties["platforms"] as? [String: Any])?["items"] as? [String: Any]
    #expect(platforms?["enum"] as? [String] == Platform.allCases.map(\.rawValue))
    let rules = (properties["rules"] as? [String: Any])?["patternProperties"] as? [String: [String: Any]]
    #expect(rules?.values.first?["enum"] as? [String] == ConfigurationReader.levels)
  }
}
