extension Finding {
  /// Whether it is about translations that a change has taken out of their table, or replaced with the source's text: what was
  /// there before is a matter of its own, whatever else a language lacks.
  package var isLostTranslation: Bool {
    rule == "missing-translation" && ["translations-lost", "translations-reverted"].contains(reason)
  }
}
