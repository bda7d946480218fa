/// A table of the database that an audit of many projects comes to. What is declared here is what is created, what is read,
/// and what docs/scale.md has to list.
package struct FleetTable: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case text = "TEXT"
    case integer = "INTEGER"
    case real = "REAL"
  }

  package struct Column: Hashable, Sendable {
    package let name: String
    package let kind: Kind
    /// Whether a row may have nothing in it.
    package let isOptional: Bool

    static func text(_ name: String) -> Column { Column(name: name, kind: .text, isOptional: false) }
    static func integer(_ name: String) -> Column { Column(name: name, kind: .integer, isOptional: false) }
    static func optional(_ name: String, _ kind: Kind = .text) -> Column { Column(name: name, kind: kind, isOptional: true) }
  }

  package let name: String
  /// Besides those of the key.
  package let columns: [Column]
  /// What tells its rows apart.
  package let key: [Column]

  /// All of them, in their order.
  package var allColumns: [Column] { key + columns }

  private init(_ name: String, key: [Column], _ columns: [Column]) {
    self.name = name
    self.key = key
    self.columns = columns
  }

  /// Of a project: its rows are numbered in the order of its report.
  private static func numbered(_ name: String, _ columns: [Column]) -> FleetTable {
    FleetTable(name, key: [.text("run"), .text("project"), .integer("number")], columns)
  }

  /// One for each name of a run; written when all of its projects are.
  package static let run = FleetTable(
    "run", key: [.text("run")], [.text("id"), .integer("projects"), .text("lintel")])

  package static let project = FleetTable(
    "project", key: [.text("run"), .text("project")],
    [
      .text("path"), .optional("owner"), .integer("exit_code"), .optional("reason"), .optional("lintel"),
      .optional("profile"),
      .optional("date"), .optional("commit_id"), .optional("commit_modified", .integer), .optional("source_locale"),
      .integer("errors"), .integer("warnings"), .integer("notes"), .integer("needs_review"), .integer("suppressed"),
      .text("content"),
    ])

  package static let bar = numbered(
    "bar",
    [
      .text("bar"), .text("title"), .text("kind"), .text("platforms"), .text("file"), .integer("line"), .integer("items"),
      .integer("judged"),
    ])

  package static let text = numbered(
    "text",
    [
      .text("bar"), .optional("item"), .text("role"), .text("locale"), .optional("string_table"), .optional("string_key"),
      .text("text"), .optional("needed_low", .real), .optional("needed", .real), .optional("needed_high", .real),
      .optional("room", .real), .optional("verdict"), .optional("environment"),
    ])

  package static let finding = numbered(
    "finding",
    [
      .text("fingerprint"), .text("rule"), .text("severity"), .text("outcome"), .text("certainty"), .text("owner"),
      .optional("bar"), .optional("item"), .optional("string_table"), .optional("string_key"), .optional("locale"),
      .integer("strings"), .optional("points_over", .real), .text("message"), .optional("file"), .optional("line", .integer),
      .optional("cause"), .optional("cause_title"),
    ])

  package static let findingLanguage = numbered(
    "finding_language", [.text("fingerprint"), .text("locale"), .text("severity"), .text("outcome")])

  package static let language = numbered(
    "language",
    [.text("locale"), .integer("is_source"), .optional("strings", .integer), .optional("untranslated", .integer)])

  package static let coverage = numbered(
    "coverage",
    [
      .integer("bars"), .integer("bars_not_judged"), .integer("items"), .integer("labels_resolved"),
      .integer("labels_unresolved"), .integer("locales"), .integer("strings_read"), .integer("strings_audited"),
      .integer("strings_skipped"), .integer("files_broken"),
    ])

  package static let skipped = numbered(
    "skipped", [.text("what"), .text("reason"), .integer("files"), .integer("strings")])

  /// Those that hold a project's rows, in the order in which they are written.
  package static let ofProject = [project, bar, text, finding, findingLanguage, language, coverage, skipped]
  package static let all = [run] + ofProject

  package static func named(_ name: String) -> FleetTable? { all.first { $0.name == name } }
}
