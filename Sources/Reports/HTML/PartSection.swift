import LintelFindings
import LintelModel

/// A toolbar or string table on the page: its name and counts, what every reader sees when it is opened, and an island with
/// all the rest, which the page's script puts in place then.
struct PartSection {
  let anchor: String
  let name: Message
  /// What tells it apart from others of its name.
  var detail: String?
  let entries: [LocaleID?: [PageModel.Entry]]
  /// `toolbar` or `table`, for the style sheet.
  let kind: String
  let isOpen: Bool
  let clean: CleanMark
  /// The language beside every other one.
  var source: LocaleID?

  func markup(about: Markup? = nil, stills: [Markup], island: [Markup]) -> Markup {
    var open: [Markup.Attribute] = isOpen ? [.init("open", "open")] : []
    // What is only counted here cannot be searched, so the part is never hidden for having nothing.
    if entries.values.joined().contains(where: { $0.form == .number }) { open.append(.init("data-counted", "")) }
    return .element(
      "details", [.class("part \(kind)"), .id(anchor)] + open,
      [
        tag("summary") {
          tag("h3") {
            name
            if let detail { tag("span", .class("arms")) { Markup.text(" " + detail) } }
          }
          Tally(entries.values.flatMap { $0 }).marks(clean)
        },
        tag("div", .class("inside")) {
          if let about { about }
          tag("div", .class("cases"), .init("data-source", source?.id ?? "")) { stills }
          Markup.island(island)
        },
      ])
  }
}

extension Tally {
  /// The counts by glyph, for people who see and those who listen.
  func marks(_ clean: CleanMark) -> Markup {
    tag("span", .class("marks")) {
      if worst == nil {
        tag("span", .class("mark \(clean.rawValue)")) {
          tag("span", .decorative) { Markup.text(clean.glyph) }
          tag("span", .class("vh")) {
            " "
            clean.name
          }
        }
      }
      for kind in FindingKind.allCases where count(kind) > 0 {
        tag("span", .class("mark \(kind.rawValue)")) {
          tag("span", .decorative) { Markup.text(kind.glyph + "\u{A0}") }
          Markup.number(count(kind))
          tag("span", .class("vh")) {
            " "
            Markup.noun(kind.counted(count(kind)), count: count(kind))
            " "
          }
        }
      }
    }
  }
}
