import LintelFindings
import LintelModel
import LintelTables

/// What a screen reader says of each item of a bar, and where that is from: so that silence about a name can be told from trust in it.
struct SpokenTable {
  let toolbar: Toolbar

  @MarkupBuilder var markup: [Markup] {
    if toolbar.speaksMoreThanLabels {
      tag("details", .class("widths spoken")) {
        tag("summary") { Self.title }
        tag("div", .class("scroll"), .init("role", "group"), .init("tabindex", "0"), .label(Self.title)) {
          tag("table") {
            tag("caption", .class("vh")) { Self.title }
            tag("thead") {
              tag("tr") {
                for name in Self.columns {
                  tag("th", .init("scope", "col")) { name }
                }
              }
            }
            tag("tbody") {
              for item in toolbar.spokenItems.prefix(Self.most) { row(item) }
              if let image = toolbar.backImage { row(of: image) }
            }
          }
        }
        let more = toolbar.spokenItems.count - Self.most
        if more > 0 { tag("p", .class("cut-list")) { omitted(more) } }
      }
    }
  }

  static let columns: [Message] = ["Item", "Symbol or image", "Spoken", "Where it is from"]
  static let title: Message = "What a screen reader says of each item"
  /// So many rows are shown: 40.
  private static let most = 40

  static let backButton: Message = "back button of the screens pushed from here"
  static let notKnown: Message = "not known"
  /// An empty cell would be heard as nothing, as if it had not been looked at.
  static let noneNamed: Message = "none named"
  static let unnamedImage: Message = "image without a title or an accessibility label"

  private func row(of image: BackImage) -> Markup {
    tag("tr") {
      tag("th", .init("scope", "row")) { Self.backButton }
      tag("td") { tag("code") { Markup.text(image.name) } }
      tag("td") { Self.notKnown }
      tag("td") { Self.unnamedImage }
    }
  }

  private func row(_ item: Item) -> Markup {
    let spoken = SpokenName(item, in: toolbar.sourceLocale)
    return tag("tr") {
      tag("th", .init("scope", "row")) { tag("code") { Markup.text(item.id) } }
      tag("td") {
        if let symbol = item.symbol { tag("code") { Markup.text(symbol) } } else { Self.noneNamed }
      }
      tag("td") {
        if let text = spoken.text {
          if spoken.origin == .unread { tag("code") { Markup.text(text) } } else { foreign(text, spoken.language) }
        } else {
          // What is behind it, or why nobody knows, is in the cell beside it.
          spoken.origin == .nothing ? spoken.origin.name : Self.notKnown
        }
      }
      tag("td") { spoken.whereFrom }
    }
  }
}
