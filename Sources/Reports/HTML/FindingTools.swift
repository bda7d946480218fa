import LintelFindings

/// What can be done with a finding: one set of buttons, which the page's script puts where a reader is.
enum FindingTools {
  static var markup: Markup {
    tag("template", .id("tools")) {
      tag("span", .class("tools"), .init("role", "group"), .label("This finding")) {
        button("previous", "Previous finding", "‹")
        button("next", "Next finding", "›")
        button("back", "Back to where you came from", "↩")
        button("link", "Copy the address of this finding", "#")
        button("key", "Copy the key", "⧉")
        tag("span", .class("vh"), .init("role", "status"), .init("data-done", words: "Copied"))
      }
    }
  }

  private static func button(_ name: String, _ title: Message, _ glyph: String) -> Markup {
    tag(
      "button", .init("type", "button"), .init("data-does", name), .label(title), .init("title", words: title)
    ) { tag("span", .decorative) { Markup.text(glyph) } }
  }
}
