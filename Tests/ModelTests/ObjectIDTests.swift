import LintelModel
import Testing

@Suite("Keys that Interface Builder makes")
struct ObjectIDTests {
  @Test("An object's id and an attribute", arguments: ["abc-de-fgh.title", "059-SP-yXR.label", "123.title", "aB1-2c-D3e.segmentTitles[0]"])
  func made(key: String) { #expect(ObjectID.isKey(key)) }

  @Test(
    "Anything else is a person's, however many hyphens it has",
    arguments: ["", ".title", "title", "123", "123.", "abc-de-fgh.", "abc-de-fgh", "a c-d!-fgh.title", "äbc-de-fgh.title", "abc-defg-h.title", "١٢٣.title"])
  func written(key: String) { #expect(!ObjectID.isKey(key)) }
}
