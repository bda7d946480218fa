import LintelModel
import Testing

@Suite("What is shown in place of a value that is missing")
struct ReplacedValueTests {
  private func labels(_ members: String, _ text: String) -> [String] {
    SwiftFixture(
      [
        "Kind.swift": """
        enum Kind { case post, reply
          func menuTitle() -> LocalizedStringKey { switch self { case .post: "kind.post" case .reply: "kind.reply" } }
          var word: String { switch self { case .post: "Post" case .reply: "Reply" } }
        }
        """,
        "Inbox.swift": """
        struct Inbox: View {
          \(members)
          var body: some View {
            List { }.toolbar {
              ToolbarItem(placement: .principal) {
                let title = \(text)
                Text(title)
              }
            }
          }
        }
        """,
      ]
    ).bars.flatMap(\.items).map(\.label.said)
  }

  @Test("A literal that replaces a key is a key, and one that replaces a string is a string")
  func roles() {
    #expect(Set(labels("@State var kind: Kind?", #"kind?.menuTitle() ?? "inbox""#)) == ["inbox", "kind.post", "kind.reply"])
    #expect(Set(labels("@State var kind: Kind?", #"kind?.word ?? "Inbox""#)) == ["\"Inbox\"", "\"Post\"", "\"Reply\""])
  }

  @Test("What a state without a value leaves open is seen first")
  func first() {
    #expect(labels("@State private var kind: Kind?", #"kind?.menuTitle() ?? "inbox""#).first == "inbox")
    #expect(labels("@State private var kind: Kind? = .post", #"kind?.menuTitle() ?? "inbox""#).first == "kind.post")
  }

  @Test("So is what stands in for a value that may be left out, and what stands in for both")
  func leftOut() {
    let members = """
      let locked: Kind?
      @State private var kind: Kind?
      init(locked: Kind? = nil) { self.locked = locked }
      """
    let found = labels(members, #"locked?.menuTitle() ?? kind?.menuTitle() ?? "inbox""#)
    #expect(found == ["inbox", "kind.post", "kind.reply"])
    #expect(labels("let kind: Kind?", #"kind?.menuTitle() ?? "inbox""#).first == "kind.post")
  }
}
