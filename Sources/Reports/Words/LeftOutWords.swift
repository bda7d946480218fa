import LintelFindings
import LintelModel

extension LeftOut {
  /// So many places are named in a sentence: 3.
  static let named = 3
  /// So many are named where nothing else lists them, as in a terminal: 20.
  static let namedInText = 20

  /// What lists the places that a terminal does not.
  static let whole: Message = "All of them are in the XML report: \(Message.data("lintel audit . --format xml"))"

  /// How many were left out, why, and where they are.
  var line: Message { line(naming: LeftOut.named) }

  /// - Parameter most: So many places are named, and the others counted. What a person has to look at, button by button, and is
  ///   no matter of a folder, is worth more of them than what is left out by folders.
  func line(naming most: Int) -> Message {
    let told = sentence(naming: most)
    return isOutsideBars && most > LeftOut.named && places.count > most ? "\(told) \(LeftOut.whole)" : told
  }

  private func sentence(naming most: Int) -> Message {
    let shown = places.prefix(isOutsideBars ? most : LeftOut.named).map(Message.data)
    let more = places.count - shown.count
    let names: Message = more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
    switch reason {
    case .built:
      return "Not audited, because others built them: \(files, "table file") with \(strings, "string") in \(names)."
    case .dependencies:
      return "Not entered, because dependencies and built files lie there: \(names)."
    case .sourceContents:
      return "Not audited, because they repeat the project's own files: \(files, "file") in \(names)."
    case .drawings:
      return "Not read, because a drawing program wrote them: \(files, "file"), \(names)."
    case .picturesOutsideBarsInCode:
      return
        "Not judged, because they are outside bars: \(buttons, "button") of the code with a picture of the project and no name, in \(names)."
    case .catalystBarsInCode:
      return
        "Not judged, because bars for Mac Catalyst alone are not laid out: \(buttons, "button") of the code with a symbol and no name, in \(names)."
    case .outsideBars:
      return
        "Not judged, because they are outside bars: \(buttons, "button") of Interface Builder with an image and no name, in \(names)."
    case .outsideBarsInCode:
      return "Not judged, because they are outside bars: \(buttons, "button") of the code with a symbol and no name, in \(names)."
    case .literals:
      return
        "Written into code, and not judged, because too few other texts of their files or of the project come from a table: \(texts, "text") in \(names)."
    case .excluded:
      guard !patterns.isEmpty else { return "Left out by the configuration: \(files, "file"), \(names)." }
      return "Left out by the configuration: \(files, "file"). By pattern: \(takenByPattern)."
    }
  }

  /// Whether it is about buttons, each of which is at its place.
  var isOutsideBars: Bool { [.picturesOutsideBarsInCode, .catalystBarsInCode, .outsideBars, .outsideBarsInCode].contains(reason) }

  /// `Pods/** (214 files), Old (3 files)`.
  private var takenByPattern: Message {
    let shown = patterns.prefix(20).map { "\($0.pattern) (\($0.files, "file"))" as Message }
    let more = patterns.count - shown.count
    return more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
  }
}
