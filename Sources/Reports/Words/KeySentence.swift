import LintelFindings
import LintelModel

extension Finding {
  /// The keys of the strings that it is about, where its own sentence does not name them: whoever has to change a string looks
  /// for its key.
  var keySentence: Message? { keySentence(with: .none) }

  /// - Parameter texts: What those say whose key is an object's id.
  func keySentence(with texts: InterfaceTexts) -> Message? {
    var seen: Set<String> = []
    let keyed = units.compactMap { unit in unit.key.map { (key: $0, table: unit.table ?? table) } }
    let keys = keyed.filter { seen.insert($0.key).inserted }
    // Whoever has strings translated that a change adds needs them all; of others a few say which are meant.
    let (shown, said) = (keys.prefix(isAboutNewStrings ? 10 : 3), message.english)
    // Who reads an object's id in the sentence knows as little as before: its text is to be said, too.
    let isSaid = shown.allSatisfy { key, table in
      said.contains(key) && (table.flatMap { texts.text(.init(table: $0, key: key)) }.map { said.contains($0) } ?? true)
    }
    guard !keys.isEmpty, !isSaid else { return nil }
    let names = shown.map { Message.data(texts.named($0.key, in: $0.table)) }
    let more = keys.count - shown.count
    if more > 0 { return "Keys: \(names) and \(always: more, "more")" }
    return keys.count == 1 ? "Key: \(names)" : "Keys: \(names)"
  }

  /// Whether a change leaves them untranslated: that is one thing to do, however many they are.
  var isAboutNewStrings: Bool {
    rule == "missing-translation" && change?.state == .new && ["strings-missing", "strings-new"].contains(reason)
  }

  /// The keys that a figure lists, one by one; nil where it lists none, and where nothing tells the commas between them from theirs.
  func keys(listedBy figure: Evidence) -> [String]? {
    guard ["for example", "keys"].contains(figure.name), case .text(let list) = figure.value, !strings.isEmpty else { return nil }
    let known = Set(strings.compactMap { $0.key }).filter { !$0.isEmpty }
    var found: [String] = []
    var rest = list[...]
    while !rest.isEmpty {
      let next = known.filter { rest == $0 || rest.hasPrefix($0 + ", ") }.max { $0.utf8.count < $1.utf8.count }
      guard let next else { return nil }
      found.append(next)
      rest = rest.dropFirst(next.count)
      if rest.hasPrefix(", ") { rest = rest.dropFirst(2) }
    }
    return found.isEmpty ? nil : found
  }

  /// How many keys a figure that lists them leaves out.
  func keysLeftOut(of figure: Evidence) -> Int {
    guard figure.name == "keys", case .text = figure.value else { return 0 }
    return max(0, keyCount - Evidence.keysListed)
  }

  /// What is about a table as a whole has no strings of its own, and says how many there are. In several languages it would be so
  /// many times as many: then it has its strings.
  private var keyCount: Int {
    if strings.isEmpty, key == nil, languages.count <= 1 { return count ?? 0 }
    return Set(units.compactMap(\.key)).count
  }

  /// Where else it is, a line each, in formats that have one place for a finding: only where that is not one of its own.
  func placeLines(_ words: Localizer) -> [String] {
    guard change?.place != nil else { return [] }
    return relatedPlaces.map { place in
      "\(words.text(place.what)): \(VisibleCharacters.of(place.location.file)):\(place.location.line)"
    }
  }
}
