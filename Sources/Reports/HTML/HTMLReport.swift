import LintelFindings
import LintelModel
import LintelTables

/// The report for people: one file that needs nothing else, with a picture of every bar.
public enum HTMLReport {
  /// `lintel audit --format html`. The name is what was audited; without one it is what the app calls itself.
  public static func audit(_ result: AuditResult, name: String? = nil) -> String {
    let outline = PageOutline(result)
    let name = name ?? result.project.appNames[result.project.sourceLocale]?.first
    let title = name.map { "\($0): toolbar audit" } ?? "Toolbar audit"
    // A trailing line break would be part of the hashed text: what is hashed is exactly what is written.
    let css = Embedded.text("Reports/page/report.css")
    let policy = "default-src 'none'; style-src 'sha256-\(SHA256.base64(of: css))'; base-uri 'none'; form-action 'none'"
    return tag("html", .lang("en")) {
      tag("head") {
        tag("meta", .init("charset", "utf-8"))
        tag("meta", .init("http-equiv", "Content-Security-Policy"), .init("content", policy))
        tag("meta", .init("name", "viewport"), .init("content", "width=device-width, initial-scale=1"))
        tag("meta", .init("name", "color-scheme"), .init("content", "light dark"))
        tag("title") { title }
        Markup.styleSheet(css)
      }
      tag("body") {
        tag("a", .class("skip"), .href(to: "toolbars")) { "Skip to the toolbars" }
        SymbolGlyph.definitions
        SummarySection(outline: outline, title: name ?? "Toolbar audit").markup
        tag("main") {
          WorstSection(outline: outline).markup
          HeatMap(outline: outline).markup
          toolbars(outline)
          tables(outline)
          CriteriaSection(result: result).markup
          SuppressionSection(result: result.suppressions).markup
          CoverageSection(result: result).markup
        }
        tag("footer") {
          tag("p") {
            "Widths are in points and estimated from the metrics of the system font where the font itself is not installed. "
            "A finding is certain only if even the least width does not fit."
          }
        }
      }
    }.page()
  }

  @MarkupBuilder private static func toolbars(_ outline: PageOutline) -> [Markup] {
    // With many toolbars each gets fewer pictures, so that the file stays one that a browser opens at once.
    let pictures = outline.toolbars.count > 30 ? 6 : 12
    tag("section", .class("toolbars"), .id("toolbars"), .init("aria-labelledby", "toolbars-title")) {
      tag("h2", .id("toolbars-title")) { "Toolbars" }
      if outline.toolbars.isEmpty { tag("p", .class("empty")) { "No toolbar was found." } }
      for part in outline.toolbars { ToolbarSection(part: part, pictures: pictures).markup }
    }
  }

  @MarkupBuilder private static func tables(_ outline: PageOutline) -> [Markup] {
    if !outline.tables.isEmpty {
      tag("section", .class("tables"), .id("tables"), .init("aria-labelledby", "tables-title")) {
        tag("h2", .id("tables-title")) { "String tables" }
        for part in outline.tables { TableSection(part: part).markup }
      }
    }
  }
}
