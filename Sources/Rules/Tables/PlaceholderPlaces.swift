import LintelModel

extension StringUnit.Form {
  /// Its placeholders in the order of the text, each with where it stands.
  var placeholderPlaces: [(placeholder: Placeholder, range: Range<String.Index>)] {
    var start = text.startIndex
    return facts.placeholders.compactMap { placeholder in
      guard let range = text[start...].firstRange(of: placeholder.text) else { return nil }
      start = range.upperBound
      return (placeholder, range)
    }
  }

  /// The arguments that its placeholders read, those side by side together: `%d %@` is a number with its unit. Without those of
  /// variables' own numbers.
  var argumentGroups: [[Placeholder]] {
    var groups: [[Placeholder]] = []
    var end: String.Index?
    for (placeholder, range) in placeholderPlaces where placeholder.argument > 0 {
      let isBeside = end.map { text[$0..<range.lowerBound].allSatisfy(\.isWhitespace) } ?? false
      if isBeside { groups[groups.count - 1].append(placeholder) } else { groups.append([placeholder]) }
      end = range.upperBound
    }
    return groups
  }
}
