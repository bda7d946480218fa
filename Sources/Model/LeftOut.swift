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
  }

  package var reason: Reason
  package var files: Int
  /// The strings in them, where they were counted.
  package var strings: Int
  /// The folders that they are in, or the files themselves where they are apart, in order.
  package var places: [String]

  package init(reason: Reason, files: Int = 0, strings: Int = 0, places: [String] = []) {
    self.reason = reason
    self.files = files
    self.strings = strings
    self.places = places
  }
}

extension [LeftOut] {
  /// Adds what was left out to what is known of its reason.
  package mutating func count(_ reason: LeftOut.Reason, files: Int = 1, strings: Int = 0, at place: String) {
    let index =
      firstIndex { $0.reason == reason }
      ?? {
        append(LeftOut(reason: reason))
        return endIndex - 1
      }()
    self[index].files += files
    self[index].strings += strings
    if self[index].places.last != place { self[index].places.append(place) }
  }

  /// One for each reason, in the order of the reasons, the places in order.
  package var inOrder: [LeftOut] {
    LeftOut.Reason.allCases.compactMap { reason in
      let all = filter { $0.reason == reason }
      guard !all.isEmpty else { return nil }
      return LeftOut(
        reason: reason, files: all.map(\.files).reduce(0, +), strings: all.map(\.strings).reduce(0, +),
        places: Set(all.flatMap(\.places)).sorted())
    }
  }
}
