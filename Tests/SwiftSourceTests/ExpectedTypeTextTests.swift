import LintelModel
import Testing

@Suite("Texts that the type which is expected makes of a key")
struct ExpectedTypeTextTests {
  private func label(_ text: String, members: String, of type: String = "LocalizedStringResource") -> LocalizedText? {
    SwiftFixture(
      """
      extension \(type) { \(members) }
      struct Inbox: View { var body: some View { List { }.toolbar { Button { } label: { Text(\(text)) } } } }
      """
    ).items.first?.label
  }

  @Test(
    "A static function of a resource's hands its key on, with the table that it names",
    arguments: [
      "static func feed(_ key: String.LocalizationValue) -> Self { .init(key, table: \"Feed\", bundle: .module) }",
      "static func feed(_ key: String.LocalizationValue) -> Self { Self(key, table: \"Feed\") }",
      "static func feed(_ key: StaticString) -> LocalizedStringResource { Self.init(key, table: \"Feed\") }",
    ])
  func function(member: String) {
    let label = label(".feed(\"post\")", members: member)
    #expect(label?.state == .localized)
    #expect(label?.key == "post")
    #expect(label?.table == "Feed")
  }

  @Test(
    "So does a constant",
    arguments: [
      "static let post: Self = .init(\"post\", table: \"Feed\")", "static let post: Self = Self(\"post\", table: \"Feed\")",
      "static var post: Self { .init(\"post\", table: \"Feed\") }",
    ])
  func constant(member: String) {
    let label = label(".post", members: member)
    #expect(label?.key == "post")
    #expect(label?.table == "Feed")
  }

  @Test("A text that a variable holds is no key of that name")
  func variable() {
    #expect(label(".init(model.text)", members: "")?.state == .unresolved)
  }
}
