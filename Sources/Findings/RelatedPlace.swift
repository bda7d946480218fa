import LintelModel

/// A place that belongs to a finding besides the one that is shown first.
package struct RelatedPlace: Hashable, Sendable {
  /// What the place is to the finding.
  package var what: Message
  package var location: SourceLocation
}

extension Finding {
  /// Whether who made the bar mends it, in what defines it.
  package var isForMakers: Bool { blame == .definition || blame == .layout }

  /// Whether a bar has too little room for what it shows, which who made it mends.
  package var isForWantOfRoom: Bool { blame == .layout || blame == .definition && environmentCount > 0 && over != nil }

  /// Whether the definition is where it is mended, and a table's line says only what the text is.
  package var isMendedInDefinition: Bool { isForMakers && toolbar != nil && definitionLocation != nil }

  /// Where the text is that it is about: the translation's place, else the definition's.
  package var textLocation: SourceLocation? { translationLocation ?? definitionLocation }

  /// Where the bar sets the title that has too little room, if another file says what the title is: room is made there.
  package var titleLocation: SourceLocation? {
    isForWantOfRoom && isAboutTitle && toolbar != nil ? placedLocation : nil
  }

  /// Where it is itself, which is where it is mended: the definition's place if that is the bar's matter, else the text's.
  package var ownLocation: SourceLocation? {
    titleLocation ?? (isMendedInDefinition ? definitionLocation : textLocation)
  }

  /// The place to show first, in every report: where the change is that made it, else its own, else its first string's that has
  /// one.
  package var location: SourceLocation? { change?.place ?? ownLocation ?? strings.lazy.compactMap(\.location).first }

  /// Whether it is about two strings of which one is wrong, and nothing shows which: none of them is more to blame.
  private var isAboutEquals: Bool { reason == "opposite" && key == nil && strings.count == 2 }

  /// The other places, in this order: the text's, the definition's, the one on the bar, the function's that makes the item. Of two
  /// strings of equal standing both have theirs, whichever of them is shown first.
  package var relatedPlaces: [RelatedPlace] {
    if isAboutEquals {
      return strings.compactMap { string in
        string.location.map { RelatedPlace(what: "the text of “\(string.key ?? "")”", location: $0) }
      }
    }
    let places: [(Message, SourceLocation?)] = [
      ("where the text is", translationLocation), ("where it is defined", definitionLocation),
      ("where it is put on the bar", placedLocation), ("where it is made", madeLocation),
    ]
    return places.compactMap { what, place in
      place.flatMap { $0 == location || isStandIn($0) ? nil : RelatedPlace(what: what, location: $0) }
    }
  }

  /// Whether a place is the beginning of the file that lacks a string, which stands for a line that is not there: beside the
  /// line that the change took it from it says nothing.
  private func isStandIn(_ place: SourceLocation) -> Bool {
    guard rule == "missing-translation", let shown = change?.place, place.line == 1, place.column == 1 else { return false }
    // Wherever that line is, the file of a language that lacks the string has nothing to show.
    return shown.file == place.file || languages.contains { "/\(place.file)".contains("/\($0.id).lproj/") }
  }
}
