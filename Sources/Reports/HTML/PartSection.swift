import LintelFindings
import LintelModel

/// A toolbar or string table on the page: its name and counts, what every reader sees when it is opened, and an island with
/// all the rest, which the page's script puts in place then.
struct PartSection {
  let anchor: String
  let name: Markup
  /// What the code calls it, which tells it apart from others of its name: beside the heading, which people listen to.
  var detail: String?
  /// What a state of a bar is and has that the one above it is not or has not.
  var difference: [Message] = []
  let entries: [LocaleID?: [PageModel.Entry]]
  /// `toolbar` or `table`, for the style sheet.
  let kind: String
  let isOpen: Bool
  let clean: CleanMark
  /// The language beside every other one.
  var source: LocaleID?
  /// How many findings the map counts of it besides, which stand in other sections.
  var toldElsewhere = 0
  /// What stands for all variants of its bar, if there are several.
  var bar: String?
  /// What these are called. Each says so, since any of them may be the worst, which stands first.
  var barName: Message?
  /// Whether some of what was found is only counted, whatever its room.
  var isCounted = false

  func markup(about: Markup? = nil, stills: [Markup], island: [Markup]) -> Markup {
    var open: [Markup.Attribute] = isOpen ? [.init("open", "open")] : []
    // What is only counted here cannot be searched, so the part is never hidden for having nothing.
    if isCounted || entries.values.joined().contains(where: { $0.form == .number }) { open.append(.init("data-counted", "")) }
    if let bar { open.append(.init("data-bar", bar)) }
    if let barName { open.append(.init("data-name", words: barName)) }
    let all = entries.values.flatMap { $0 }
    return .element(
      "details", [.class("part \(kind)"), .id(anchor)] + open,
      [
        tag("summary") {
          tag("h3") { name }
          " "
          Tally(all).marks(clean, toldElsewhere: toldElsewhere, alsoKinds: Set(all.flatMap(\.kinds.values)))
          if let detail {
            " "
            tag("code", .class("arms")) { Markup.text(detail) }
          }
          if !difference.isEmpty {
            " "
            tag("span", .class("arms")) {
              for (index, words) in difference.enumerated() {
                if index > 0 { Markup.text(" · ") }
                words
              }
            }
          }
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
  /// What a bar has besides that its own section does not tell: a page of one language has no map that counts it.
  static func elsewhere(_ count: Int) -> Message {
    "Findings about it in other sections: \(count)"
  }

  /// The counts by glyph, for people who see and those who listen.
  /// - Parameters:
  ///   - toldElsewhere: How many more there are: with these it is not so that nothing was found.
  ///   - kinds: That something is of in some language, where it is less grave than it is counted here. The page's script shows
  ///     their marks where such a language is chosen.
  func marks(_ clean: CleanMark, toldElsewhere: Int = 0, alsoKinds kinds: Set<FindingKind> = []) -> Markup {
    tag("span", .class("marks")) {
      if worst == nil && (toldElsewhere == 0 || clean.isOpen) {
        tag("span", .class("mark \(clean.rawValue)")) {
          tag("span", .decorative) { Markup.text(clean.glyph) }
          tag("span", .class("vh")) {
            " "
            clean.name
          }
        }
      }
      for kind in FindingKind.allCases where count(kind) > 0 || kinds.contains(kind) { mark(of: kind) }
      if toldElsewhere > 0 {
        tag("span", .class("mark elsewhere")) {
          tag("span", .decorative) {
            Markup.text("+")
            Markup.number(toldElsewhere)
          }
          tag("span", .class("vh")) {
            " "
            Self.elsewhere(toldElsewhere)
          }
        }
      }
    }
  }

  private func mark(of kind: FindingKind) -> Markup {
    let count = count(kind)
    // Some languages say none without a number, and the script puts one there.
    let noun = count == 0 ? Markup.words(kind.heading) : Markup.noun(kind.counted(count), count: count)
    return .element(
      "span", [.class("mark \(kind.rawValue)")] + (count == 0 ? [.init("hidden", "hidden")] : []),
      [
        tag("span", .decorative) {
          Markup.mark(kind)
          Markup.text("\u{A0}")
        },
        .number(count),
        tag("span", .class("vh")) {
          " "
          noun
          " "
        },
      ])
  }
}
