import LintelModel

/// A line of the configuration or a comment by which a change accepts what it would be told of without: a change could turn its
/// own gate green with it.
package struct AddedAcceptance: Hashable, Sendable {
  /// What it is about, as a suppression says it: `title-truncated, locale de`.
  package var about: String
  /// How many strings it takes that the base does not have.
  package var new: Int
  /// How many it takes that the base has, and that nobody has mended.
  package var known: Int
  /// Some of them, those that are new first: `title-truncated (de, settings.title)`.
  package var names: [String]
  package var location: SourceLocation

  package init(about: String, new: Int, known: Int, names: [String], location: SourceLocation) {
    self.about = about
    self.new = new
    self.known = known
    self.names = names
    self.location = location
  }
}

extension AddedAcceptance {
  /// So many of what one takes are named.
  private static let named = 5

  /// One for each suppression, in the order of their places.
  package static func all(of accepted: [BaselineComparison.Accepted]) -> [AddedAcceptance] {
    Dictionary(grouping: accepted, by: \.suppression).map { suppression, all -> AddedAcceptance in
      let ordered = all.filter(\.isNew) + all.filter { !$0.isNew }
      return AddedAcceptance(
        about: suppression.summary, new: all.count(where: \.isNew), known: all.count { !$0.isNew },
        names: ordered.prefix(named).map(\.now.name), location: suppression.location)
    }.sorted { ($0.location.file, $0.location.line, $0.about) < ($1.location.file, $1.location.line, $1.about) }
  }
}

extension Baseline.Entry {
  /// `title-truncated (de, settings.title)`: in a list of them commas part them.
  package var name: String { subjects.isEmpty ? rule : "\(rule) (\(subjects.joined(separator: ", ")))" }

  /// `title-truncated, de, settings.title`.
  package var line: String { ([rule] + subjects).joined(separator: ", ") }

  private var subjects: [String] { [language, key ?? item ?? table ?? bar].compactMap { $0 } }
}
