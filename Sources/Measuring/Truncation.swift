public import LintelModel

extension TextMeasure {
  /// What is left of a text in `room`, in points, cut at its end as the platform does: the longest beginning that ends
  /// between two characters and fits with its ellipsis, without a space before that.
  ///
  /// The whole text if it fits, `…` if nothing else does. The width that counts is the best value.
  public func truncate(_ text: String, font: Font, room: Points) -> String {
    guard measure(text, font: font).width.best > room else { return text }
    let allowed = room * (1 + Calibration.cutTolerance)
    let ends = clusters.boundaries(text)
    // The more is kept the wider it is, so the last end that fits is found by halving.
    var kept = 0
    var tooLong = ends.count
    while kept + 1 < tooLong {
      let middle = (kept + tooLong) / 2
      let fits = measure(cut(text, at: ends[middle - 1]), font: font).width.best <= allowed
      if fits { kept = middle } else { tooLong = middle }
    }
    return kept == 0 ? "…" : cut(text, at: ends[kept - 1])
  }

  private func cut(_ text: String, at end: Int) -> String {
    var beginning = text[..<text.utf16.index(text.startIndex, offsetBy: end)]
    while beginning.last?.isWhitespace == true { beginning.removeLast() }
    return beginning + "…"
  }
}
