package import LintelModel

/// Where the platform cuts a text that has no room.
package enum CutPlace: String, Hashable, Sendable, CaseIterable {
  case tail, middle

  /// By which share of its room a cut text may exceed it.
  package static let tolerance = Calibration.cutTolerance
}

extension TextMeasure {
  /// What is left of a text in `room`, in points, cut as the platform does: the longest that ends between two characters and
  /// fits with its ellipsis, without a space at the cut. Cut in the middle, both ends keep as many characters, the beginning
  /// one more where they cannot.
  ///
  /// The whole text if it fits, `…` if nothing else does. The width that counts is the best value.
  package func truncate(_ text: String, font: Font, room: Points, at place: CutPlace = .tail) -> String {
    let known = cuts.of(CachedText(text, in: font), place) { measure(text, font: font).width.best }
    guard known.whole > room else { return text }
    let allowed = room * (1 + Calibration.cutTolerance)
    let ends = known.ends { [0] + clusters.boundaries(text) }
    // The more is kept the wider it is, so the last that fits is found by halving.
    var kept = 0
    var tooLong = ends.count - 1
    while kept + 1 < tooLong {
      let middle = (kept + tooLong) / 2
      let width = known.width(keeping: middle) {
        measure(cut(text, ends, keeping: middle, place), font: font).width.best
      }
      if width <= allowed { kept = middle } else { tooLong = middle }
    }
    return kept == 0 ? "…" : known.text(keeping: kept) { cut(text, ends, keeping: kept, place) }
  }

  /// - Parameter ends: The boundaries of the text's characters, the first at 0.
  private func cut(_ text: String, _ ends: [Int], keeping count: Int, _ place: CutPlace) -> String {
    let atEnd = place == .middle ? count / 2 : 0
    func index(_ boundary: Int) -> String.Index { text.utf16.index(text.startIndex, offsetBy: ends[boundary]) }
    var beginning = text[..<index(count - atEnd)]
    var end = text[index(ends.count - 1 - atEnd)...]
    while beginning.last?.isWhitespace == true { beginning.removeLast() }
    while end.first?.isWhitespace == true { end.removeFirst() }
    return beginning + "…" + end
  }
}
