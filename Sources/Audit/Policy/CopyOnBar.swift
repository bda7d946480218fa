import LintelFindings

extension Finding {
  /// The rules about a text of a bar that a translation has left as the source has it, under the reason `copy`.
  private static let rulesOfCopies: Set = ["accessible-name-not-localized", "label-copied"]

  /// Whether it is about a text of a bar that is its source's.
  var isCopyOnBar: Bool { reason == "copy" && Self.rulesOfCopies.contains(rule) }

  /// The rule, the bar, whichever of its variants, and the text: what is the same in all languages.
  var textOnBar: [String?] { [rule, toolbar.map { String($0.prefix { $0 != "~" }) }, item, table, key] }
}
