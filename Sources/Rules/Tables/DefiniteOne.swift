import LintelModel

extension TableInLocale {
  /// Whether a form for 0 and 1 speaks of one thing that is there, “le fichier”, in a language that has articles: for 0 nobody
  /// shows it. “Un fichier” is another number than none.
  /// - Parameter other: The form “other”: what it has as well points to something else, “dans le dossier”.
  func pointsToOne(_ text: String, beside other: String) -> Bool {
    guard let words = DefiniteWords.of[locale.language] else { return false }
    let own = words.all(in: text)
    if own.contains(where: { words.indefinite.contains($0) }) { return false }
    return own.count(where: words.isDefinite) > words.all(in: other).count(where: words.isDefinite)
  }
}

/// Articles and other words of one thing that is known, in languages whose form for 1 is for 0 as well.
private enum DefiniteWords {
  struct Words {
    let definite: Set<String>
    /// What one begins with that is written together with what follows.
    var joined: String?
    let indefinite: Set<String>

    func isDefinite(_ word: String) -> Bool { definite.contains(word) || joined.map { word.hasPrefix($0) } == true }

    func all(in text: String) -> [String] {
      text.lowercased().replacing("’", with: "'").split { !$0.isLetter && $0 != "'" }.map { String($0) }
    }
  }

  static let of: [String: Words] = [
    "fr": Words(
      definite: ["au", "ce", "cet", "cette", "du", "la", "le", "sa", "son", "votre"], joined: "l'",
      indefinite: ["aucun", "aucune", "un", "une"]),
    "pt": Words(
      definite: ["a", "ao", "à", "da", "do", "essa", "esse", "esta", "este", "na", "no", "o", "seu", "sua"],
      indefinite: ["nenhum", "nenhuma", "um", "uma"]),
  ]
}
