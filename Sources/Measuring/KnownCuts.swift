internal import LintelModel

/// A text in one font that is cut in many rooms: the first cuts that are tried are the same in each.
final class KnownCut {
  /// How wide the whole text is, best value.
  let whole: Points
  /// The boundaries of its characters, the first at 0; empty as long as the text had room enough.
  private var boundaries: [Int] = []
  /// By how many characters are kept: how wide that is with the ellipsis, best value.
  private var widths: [Points?] = []
  private var texts: [Int: String] = [:]

  init(whole: Points) { self.whole = whole }

  func ends(_ find: () -> [Int]) -> [Int] {
    if boundaries.isEmpty {
      boundaries = find()
      widths = Array(repeating: nil, count: boundaries.count)
    }
    return boundaries
  }

  /// Asked after the ends.
  func width(keeping count: Int, _ measure: () -> Points) -> Points {
    if let known = widths[count] { return known }
    let width = measure()
    widths[count] = width
    return width
  }

  func text(keeping count: Int, _ cut: () -> String) -> String {
    if let known = texts[count] { return known }
    let text = cut()
    texts[count] = text
    return text
  }
}

/// The cuts of one language's texts. A bar asks for the same ones at every width where something else happens to it.
final class KnownCuts {
  private struct Asked: Hashable {
    let text: CachedText
    let place: CutPlace

    func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }
  }

  /// The labels of a few dozen bars in the fonts of each system: a later bar seldom has those of one long before it.
  private static let limit = 1024

  private var known: [Asked: KnownCut] = [:]

  func of(_ text: CachedText, _ place: CutPlace, whole: () -> Points) -> KnownCut {
    let asked = Asked(text: text, place: place)
    if let cut = known[asked] { return cut }
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    let cut = KnownCut(whole: whole())
    known[asked] = cut
    return cut
  }
}
