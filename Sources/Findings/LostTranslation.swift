extension Finding {
  /// Reasons for which `missing-translation` tells what a change took away, and not what was never there.
  private static let reasonsOfLoss: Set = ["translations-lost", "translations-reverted", "translations-unfinished"]

  /// Whether it is about translations that were there before a change: gone, the source's text now, or a mark.
  package var isLostTranslation: Bool { rule == "missing-translation" && Self.reasonsOfLoss.contains(reason) }
}
