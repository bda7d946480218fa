/// Files that were found and not looked at, by the reason: counted, so that silence about them can be told from success.
package struct LeftOut: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// They are in a built framework or app among the sources: others wrote them.
    case built
    /// They are in a folder of dependencies or of what a build makes, which is not entered: its files are not counted.
    case dependencies
    /// They are the project's own files once more, beside the document of an exported localization catalog.
    case sourceContents
    /// Pictures that a drawing program wrote, whose files end as Lintel's sketches do.
    case drawings
    /// The project's configuration leaves them out.
    case excluded
    /// They are code that has buttons outside of bars that show a picture of the project's and are given no name, so that not even
    /// the system has a word for them: these are counted and not judged. Each place is a button's, with its line.
    case picturesOutsideBarsInCode
    /// They are code that has buttons on bars for Mac Catalyst alone, which are not laid out, that show a symbol and are given no
    /// name: these are counted and not judged. Each place is a button's, with its line.
    case catalystBarsInCode
    /// They were read for their bars, and have buttons outside of these that show an image and are given no name: these are
    /// counted and not judged. Each place is a button's, with its line and its object's id.
    case outsideBars
    /// The same in code, of buttons that show a symbol.
    case outsideBarsInCode
    /// They write texts of bars into code, and too few texts around these are in tables to say that these are missing there:
    /// they are counted and not judged.
    case literals
  }

  package var reason: Reason
  package var files: Int
  /// The strings in them, where they were counted.
  package var strings: Int
  /// The buttons in them that are on no bar, where a reader counts them.
  package var buttons: Int
  /// The texts of bars that they write, where they are counted.
  package var texts: Int
  /// The folders that they are in, or the files themselves where they are apart, in order.
  package var places: [String]
  /// What each of the configuration's patterns took, in the order of the patterns' texts; empty where no pattern did.
  package var patterns: [Taken]

  /// How many files a pattern leaves out. One that several cover counts with each of them.
  package struct Taken: Hashable, Sendable {
    package var pattern: String
    package var files: Int

    package init(pattern: String, files: Int) {
      self.pattern = pattern
      self.files = files
    }
  }

  package init(
    reason: Reason, files: Int = 0, strings: Int = 0, places: [String] = [], patterns: [Taken] = [], buttons: Int = 0,
    texts: Int = 0
  ) {
    self.reason = reason
    self.files = files
    self.strings = strings
    self.buttons = buttons
    self.texts = texts
    self.places = places
    self.patterns = patterns
  }

  fileprivate mutating func count(_ files: Int, by pattern: String) {
    if let index = patterns.firstIndex(where: { $0.pattern == pattern }) {
      patterns[index].files += files
    } else {
      patterns.append(Taken(pattern: pattern, files: files))
    }
  }
}

extension [LeftOut] {
  /// Adds what was left out to what is known of its reason.
  /// - Parameter patterns: of the configuration, that cover it.
  package mutating func count(
    _ reason: LeftOut.Reason, files: Int = 1, strings: Int = 0, buttons: Int = 0, texts: Int = 0, at place: String,
    by patterns: [WildcardPattern] = []
  ) {
    let index =
      firstIndex { $0.reason == reason }
      ?? {
        append(LeftOut(reason: reason))
        return endIndex - 1
      }()
    self[index].files += files
    self[index].strings += strings
    self[index].buttons += buttons
    self[index].texts += texts
    if self[index].places.last != place { self[index].places.append(place) }
    for pattern in patterns { self[index].count(files, by: pattern.text) }
  }

  /// Adds buttons of code that are on no bar.
  /// - Parameter buttons: In the order of their places.
  package mutating func count(buttonsInCode buttons: [OutsideButton]) {
    for (face, reason) in [(.picture, .picturesOutsideBarsInCode), (.symbol, .outsideBarsInCode)]
      as [(OutsideButton.Face, LeftOut.Reason)]
    {
      var file: String?
      for place in buttons where place.face == face {
        count(reason, files: place.location.file == file ? 0 : 1, buttons: 1, at: "\(place.location.file):\(place.line)")
        file = place.location.file
      }
    }
  }

  /// Adds buttons of bars for Mac Catalyst alone.
  package mutating func count(catalystButtonsOf file: SkippedFile) {
    for (index, line) in file.namelessButtons.enumerated() {
      count(.catalystBarsInCode, files: index == 0 ? 1 : 0, buttons: 1, at: "\(file.file):\(line)")
    }
  }

  /// Adds buttons of a document of Interface Builder that are on no bar.
  /// - Parameter places: In the document, in their order.
  package mutating func count(buttons places: [String], ofDocument path: String) {
    for (index, place) in places.enumerated() {
      count(.outsideBars, files: index == 0 ? 1 : 0, buttons: 1, at: "\(path):\(place)")
    }
  }

  /// One for each reason, in the order of the reasons, the places in order.
  package var inOrder: [LeftOut] {
    LeftOut.Reason.allCases.compactMap { reason in
      let all = filter { $0.reason == reason }
      guard !all.isEmpty else { return nil }
      let taken = Dictionary(all.flatMap(\.patterns).map { ($0.pattern, $0.files) }, uniquingKeysWith: +)
      return LeftOut(
        reason: reason, files: all.map(\.files).reduce(0, +), strings: all.map(\.strings).reduce(0, +),
        places: Set(all.flatMap(\.places)).sorted(),
        patterns: taken.sorted { $0.key < $1.key }.map { LeftOut.Taken(pattern: $0.key, files: $0.value) },
        buttons: all.map(\.buttons).reduce(0, +), texts: all.map(\.texts).reduce(0, +))
    }
  }
}
