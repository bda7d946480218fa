import LintelFindings

/// Where the page's script says that an address names nothing that is on it. An address is sent to others, and what it named
/// may be gone by the next audit.
enum GoneAddress {
  static var markup: Markup {
    tag(
      "p", .class("vh"), .id("gone"), .init("role", "status"),
      .init("data-finding", words: "This finding is not in this report: it is fixed, changed or left out."),
      .init("data-place", words: "This place is not in this report: it is changed or left out."))
  }
}
