import LintelFindings
import LintelTables

/// The head of the page: its style sheet, and a policy that allows nothing but that and the page's own script.
struct PageHead {
  let title: Message

  private static let scripts = [
    "islands", "landing", "scrollstops", "headgrid", "viewer", "languagehead", "causes", "filters", "map", "cards",
    "languageorder", "shortlists", "spreadsheets", "translators", "tools", "ticketparts", "tickets", "ownstrings", "start", "paper", "report",
  ]
  static let script = scripts.map { Embedded.text("Reports/page/\($0).js") }.joined()

  private static let styles = ["report", "firstcauses", "sticky", "sheets", "languages", "cards", "keys", "forced-colors"]
  private static let css = styles.map { Embedded.text("Reports/page/\($0).css") }.joined()

  /// What is hashed is exactly what is written: a line break more would be another text.
  private static let policy =
    "default-src 'none'; script-src 'sha256-\(SHA256.base64(of: script))'; style-src 'sha256-\(SHA256.base64(of: css))'; "
    + "base-uri 'none'; form-action 'none'"

  /// As a page has it in every language. What is written over a page looks for it.
  static let generator = "<meta name=\"generator\" content=\"Lintel\""

  var markup: Markup {
    tag("head") {
      tag("meta", .init("charset", "utf-8"))
      tag("meta", .init("name", "generator"), .init("content", "Lintel"))
      tag("meta", .init("http-equiv", "Content-Security-Policy"), .init("content", PageHead.policy))
      tag("meta", .init("name", "viewport"), .init("content", "width=device-width, initial-scale=1"))
      tag("meta", .init("name", "color-scheme"), .init("content", "light dark"))
      tag("title") { title }
      Markup.styleSheet(PageHead.css)
    }
  }
}
