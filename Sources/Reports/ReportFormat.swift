import LintelFindings

/// A format in which the result of an audit is written: everything that anybody has to know of it. Each format is declared in the
/// file that writes it, and listed in `all`.
package struct ReportFormat: Sendable {
  /// Who reads it, and so may choose its language.
  package enum Audience: Sendable {
    /// The same on every machine unless a language is asked for.
    case programs
    /// In the language of whoever calls.
    case people
    /// The same where a terminal shows it, else as for programs.
    case terminal
  }

  /// Besides the result, what a report depends on.
  package struct Setting {
    /// What was audited, as people call it.
    package var name: String
    /// Those whose findings the result may hold: for the list of them that viewers show.
    package var rules: [Rule]
    package var words: Localizer
    /// For a terminal: whether it shows colours, and how many columns it has.
    package var colour: Bool
    package var width: Int
    /// The absolute path of the audited folder, for formats that need it; empty where it is unknown.
    package var root = ""
    /// Several audits, this one last, for formats that draw how they went on; empty for an audit alone.
    package var runs: [AuditRun] = []
    /// For a terminal: whether a run that passes says no more, besides its findings, than what decides.
    package var isBrief = false
    /// Those of the very result that the report is about, where one run writes several; nil where it is the only one.
    package var matters: KnownMatters?

    package init(name: String, rules: [Rule] = [], words: Localizer = .english, colour: Bool = false, width: Int = 100) {
      self.name = name
      self.rules = rules
      self.words = words
      self.colour = colour
      self.width = width
    }
  }

  /// As the command line names it: `junit`.
  package let name: String
  /// Of a report that is written into a folder: `audit.junit.xml`.
  package let fileName: String
  /// What its readers call it: `JUnit XML`.
  package let title: String
  package let audience: Audience
  /// How it spells a character otherwise than by itself.
  package let escaping: RunnerCommands.Syntax
  private let writer: @Sendable (AuditResult, Setting) -> String
  /// Of a format whose reports may be too large to be held as one text.
  private let streamer: Streamer?

  /// Takes a piece of a report, in UTF-8, which is its only as long as it runs.
  package typealias Taker = (UnsafeBufferPointer<UInt8>) throws -> Void
  package typealias Streamer = @Sendable (AuditResult, Setting, @escaping Taker) throws -> Void

  package init(
    name: String, fileName: String? = nil, title: String, audience: Audience = .programs, escaping: RunnerCommands.Syntax,
    write: @escaping @Sendable (AuditResult, Setting) -> String, stream: Streamer? = nil
  ) {
    self.name = name
    self.fileName = fileName ?? "audit.\(name)"
    self.title = title
    self.audience = audience
    self.escaping = escaping
    writer = write
    streamer = stream
  }

  /// The whole report.
  package func report(_ result: AuditResult, _ setting: Setting) -> String { writer(result, setting) }

  /// The whole report, piece by piece where its format can: the same bytes. Throws what the taker throws.
  package func write(_ result: AuditResult, _ setting: Setting, to take: @escaping Taker) throws {
    if let streamer { return try streamer(result, setting, take) }
    var text = report(result, setting)
    try text.withUTF8 { try take($0) }
  }
}

extension ReportFormat {
  /// Every format, in the order of the documentation.
  package static let all: [ReportFormat] = [
    text,
    xml,
    html,
    json,
    sarif,
    junit,
    github,
    gitlab,
    markdown,
    csv,
    checkstyle,
    rdjsonl,
    xcode,
  ]

  /// What is written where no format was chosen: to standard output, and into a folder.
  package static let standard = text
  package static let standardFiles = [xml, html]

  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}
