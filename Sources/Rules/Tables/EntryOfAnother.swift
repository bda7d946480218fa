import LintelFindings
import LintelModel

/// Of two entries of a key the one that the app shows, where it has the text of another key: whoever copied the line changed the
/// key and not the text.
struct EntryOfAnother {
  /// What the other key has in the language.
  let other: StringUnit

  /// Fewer languages that tell the two keys apart show nothing: there may be one word for both. The figure is ours.
  private static let fewest = 3

  /// Nil where nothing shows it: the text may be right for both keys.
  init?(_ lost: SkippedString, besides kept: StringUnit, of table: StringTable, in project: Project) {
    let own = kept.locale
    guard own.language != project.sourceLocale.language, !kept.varies, !table.format.isExchange else { return nil }
    let beside = table.units.filter { $0.locale == own && $0.key != kept.key }
    let same = beside.filter { $0.value == kept.value }
    // A text that a third key has as well is no proof, nor is one where the other entry is out of place, too.
    guard same.count == 1, let other = same.first, !beside.contains(where: { $0.value == lost.value }) else { return nil }
    var (texts, others): ([LocaleID: String], [LocaleID: String]) = ([:], [:])
    for unit in project.tables.lazy.filter({ $0.id == table.id }).flatMap(\.units) where !unit.varies {
      if unit.key == kept.key { texts[unit.locale] = unit.value.lowercased() }
      if unit.key == other.key { others[unit.locale] = unit.value.lowercased() }
    }
    let source = project.sourceLocale
    guard (texts[source] ?? kept.key.lowercased()) != (others[source] ?? other.key.lowercased()) else { return nil }
    let both = texts.keys.filter { $0.language != own.language && $0.language != source.language && others[$0] != nil }
    guard both.count >= Self.fewest, both.allSatisfy({ texts[$0] != others[$0] }) else { return nil }
    self.other = other
  }

  func remark(on lost: SkippedString, besides kept: StringUnit) -> Remark {
    let (first, second) = StringUnit.quoted(lost.value ?? "", besides: kept.value)
    let (line, otherLine) = (lost.location.line, other.location.line)
    return Remark(
      .fails, "text-of-another",
      "The key \(StringUnit.quoted(kept.key)) stands here with \(second), which is the text of the key \(StringUnit.quoted(other.key)) in line \(otherLine), and in line \(line) with \(first): the app shows the wrong one",
      unit: kept, blame: .translation, severity: .error, evidence: [.text("lost", lost.value ?? ""), .text("kept", kept.value)],
      suggestion: "Delete the entry in line \(kept.location.line): the app then shows that of line \(line).",
      location: kept.location, locale: kept.locale)
  }
}
