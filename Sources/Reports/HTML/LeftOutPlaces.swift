import LintelFindings
import LintelModel

/// Every place of what was left out, folded, below the sentence that names the first few: each is a button that somebody has to
/// listen to.
struct LeftOutPlaces {
  let left: LeftOut

  /// So many places are listed: 500.
  private static let most = 500

  static func title(_ count: Int) -> Message { "All places: \(amount: count)" }

  @MarkupBuilder var markup: [Markup] {
    if left.isOutsideBars, left.places.count > LeftOut.named {
      tag("details") {
        tag("summary") { Self.title(left.places.count) }
        tag("ul", .class("plain")) {
          for place in left.places.prefix(Self.most) { tag("li") { tag("code") { Markup.text(place) } } }
        }
        if left.places.count > Self.most { tag("p", .class("cut-list")) { omitted(left.places.count - Self.most) } }
      }
    }
  }
}
