import LintelFindings

/// What can be done with a finding: one set of buttons, of which the page's script gives each finding that is shown a copy.
enum FindingTools {
  @MarkupBuilder static var markup: [Markup] {
    // Lists that are shortened on a narrow screen say with it how long they are.
    tag("template", .id("tools"), .init("data-all", words: "Show all: \(Message.data("{}"))")) {
      tag("span", .class("tools"), .init("role", "group"), .label("This finding")) {
        button("previous", "Previous finding", .text("‹"))
        button("next", "Next finding", .text("›"))
        button("back", "Back to where you came from", .text("↩"))
        button("link", "Copy the address of this finding", .text("#"))
        button("key", "Copy the key", .copySign)
      }
    }
    tag("span", .class("vh"), .id("tools-status"), .init("role", "status"), .init("data-done", words: "Copied"))
  }

  private static func button(_ name: String, _ title: Message, _ sign: Markup) -> Markup {
    // Who points at the sign sees the name, and who listens hears it once.
    tag("button", .init("type", "button"), .init("data-does", name)) {
      tag("span", .class("sign"), .decorative, .init("title", words: title)) { sign }
      tag("span", .class("vh")) { title }
    }
  }
}
