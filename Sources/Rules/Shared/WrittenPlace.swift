import LintelModel

extension TableInLocale {
  /// Where to show what a rule says of all texts of a table, of which it lists the fewer: at the first of these; where a change
  /// wrote none of them, and some of the others, those made the matter, and the first of them is where the change is.
  func writtenPlace(
    among fewer: [(key: String, location: SourceLocation)], or more: [(key: String, location: SourceLocation)]
  ) -> SourceLocation {
    let isWritten = fewer.contains { changed.contains($0.key) }
    return (isWritten ? nil : more.first { changed.contains($0.key) })?.location ?? fewer[0].location
  }
}
