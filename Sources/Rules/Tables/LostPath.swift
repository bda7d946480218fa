import LintelFindings
import LintelModel

/// A path or the name of a file that a translation spells otherwise than its source, and most other languages keep: who goes by
/// it finds nothing.
struct LostPath {
  static let reason = "other-path"

  static let otherwise: Example = .fails("a path that one language spells otherwise", files: texts("Mettilo in ~/Libary/Sounds"))
  static let unnamed: Example = .fails("a path that one language does not name", files: texts("Mettilo tra i suoni"))
  static let kept: Example = .passes("the same path in every language", files: texts("Mettilo in ~/Library/Sounds"))

  private static func texts(_ italian: String) -> [String: String] {
    let all = [
      "en": "Put it into ~/Library/Sounds", "de": "In ~/Library/Sounds legen", "fr": "À mettre dans ~/Library/Sounds",
      "es": "Ponlo en ~/Library/Sounds", "it": italian,
    ]
    var files: [String: String] = [:]
    for (locale, text) in all { files["\(locale).lproj/L.strings"] = "\"k\" = \"\(text)\";\n" }
    return files
  }

  private let unit: StringUnit
  private let source: StringUnit
  private let meant: String
  /// What the translation has in its place; nil where nothing there is like it.
  private let written: String?

  /// So many other languages tell what is usual, and which part of them has to keep it. The figures are ours.
  private static let fewest = 3
  private static let most = (part: 2, of: 3)

  /// Nil where every path of the source is in the translation, and where the other languages do not tell.
  init?(in unit: StringUnit, of source: StringUnit, _ votes: Votes?) {
    guard let votes, let kept = votes.pathed, !unit.varies, !source.varies else { return nil }
    let others = votes.filled - 1
    guard others >= Self.fewest, kept * Self.most.of >= others * Self.most.part else { return nil }
    let given = NamedPath.all(in: source.value)
    let own = NamedPath.all(in: unit.value).filter { !given.contains($0) }
    for path in given where !unit.value.contains(path) {
      let isPath = NamedPath.isPath(path)
      let written = own.first { isPath ? NamedPath.isPath($0) : Self.areNear($0, path) }
      // The name of a file may be told in words.
      guard isPath || written != nil else { continue }
      (self.unit, self.source, self.meant, self.written) = (unit, source, path, written)
      return
    }
    return nil
  }

  func remark(in locale: LocaleID) -> Remark {
    let what: Message
    let advice: Message
    if let written {
      what = "The \(locale) text has “\(written)” where its source has “\(meant)”"
      advice = "Write “\(meant)” in place of “\(written)”."
    } else {
      what = "The \(locale) text has no “\(meant)”, the path that its source names"
      advice = "Write the path as the source does."
    }
    // Most disks take capitals and small letters for the same.
    let isOfCase = written?.lowercased() == meant.lowercased()
    return Remark(
      isOfCase ? .needsReview : .fails, Self.reason, what, certainty: .likely, unit: unit, blame: .translation,
      severity: isOfCase ? .note : nil,
      evidence: [.text("source", source.value), .text("translation", unit.value)], suggestion: advice, location: unit.location,
      fixes: written.map { unit.forms[0].fix(unit.value.replacing($0, with: meant)) } ?? [])
  }

  /// Whether two names differ by two letters at most, as slips do.
  private static func areNear(_ a: String, _ b: String) -> Bool {
    let (first, second) = (Array(a.lowercased().utf8), Array(b.lowercased().utf8))
    var row = Array(0...second.count)
    for (place, letter) in first.enumerated() {
      var next = [place + 1]
      for (column, other) in second.enumerated() {
        next.append(min(row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[second.count] <= 2
  }
}
