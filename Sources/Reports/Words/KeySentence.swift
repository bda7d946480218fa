import LintelFindings
import LintelModel

extension Finding {
  /// The keys of the strings that it is about, where its own sentence does not name them: whoever has to change a string looks
  /// for its key.
  var keySentence: Message? {
    var seen: Set<String> = []
    let keys = units.compactMap(\.key).filter { seen.insert($0).inserted }
    let (shown, said) = (keys.prefix(3), message.english)
    guard !keys.isEmpty, !shown.allSatisfy(said.contains) else { return nil }
    let names = shown.map(Message.data)
    let more = keys.count - shown.count
    if more > 0 { return "Keys: \(names) and \(always: more, "more")" }
    return keys.count == 1 ? "Key: \(names)" : "Keys: \(names)"
  }

  /// Where else it is, a line each, in formats that have one place for a finding: only where that is not one of its own.
  func placeLines(_ words: Localizer) -> [String] {
    guard change?.place != nil else { return [] }
    return relatedPlaces.map { place in
      "\(words.text(place.what)): \(VisibleCharacters.of(place.location.file)):\(place.location.line)"
    }
  }
}
