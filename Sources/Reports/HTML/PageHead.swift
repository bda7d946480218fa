import LintelFindings
import LintelTables

/// The head of the page: its style sheet, and a policy that allows nothing but that and the page's own script.
struct PageHead {
  let title: Message

  static let script = ["islands", "viewer", "filters", "map", "translators", "tools", "report"].map {
    Embedded.text("Reports/page/\($0).js")
  }.joined()

  var markup: Markup {
    let css = Embedded.text("Reports/page/report.css")
    return tag("head") {
      tag("meta", .init("charset", "utf-8"))
      tag("meta", .init("http-equiv", "Content-Security-Policy"), .init("content", policy(css)))
      tag("meta", .init("name", "viewport"), .init("content", "width=device-width, initial-scale=1"))
      tag("meta", .init("name", "color-scheme"), .init("content", "light dark"))
      tag("title") { title }
      Markup.styleSheet(css)
    }
  }

  /// What is hashed is exactly what is written: a line break more would be another text.
  private func policy(_ css: String) -> String {
    "default-src 'none'; script-src 'sha256-\(SHA256.base64(of: PageHead.script))'; "
      + "style-src 'sha256-\(SHA256.base64(of: css))'; base-uri 'none'; form-action 'none'"
  }
}
