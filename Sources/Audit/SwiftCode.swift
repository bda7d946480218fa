import LintelInputs
import LintelModel
import LintelSwiftSource
import Synchronization

/// A project's Swift files, and all that what they say hangs on but the tables, which are asked.
struct SwiftCode: Hashable, Sendable {
  var files: [SourceFile]
  var sourceLocale: LocaleID
  /// What each file is built for, in their order; nil where nothing more is known of it than of the project.
  var platforms: [[Platform]?]
  var names: SourceNames
  var inherited: InheritedBars
  /// What the project is built for at least.
  var leastVersions: [Platform: Int]
  /// Conditions that no release is compiled with.
  var debugConditions: Set<String>
  /// With which flags its targets compile the files.
  var flags: BuildFlags

  typealias Read = (
    toolbars: [Toolbar], skipped: [SkippedFile], codeTexts: [CodeText], emptyFallbacks: [SourceLocation],
    titleFonts: TitleFonts, namelessButtons: [OutsideButton], columnWidths: [SplitColumn]
  )

  /// The same as what a memory has, if the tables still answer as they did.
  func read(keys: TableKeys, _ memory: Memory?) -> Read {
    guard let memory else { return read(keys: keys) }
    if let known: Remembered = memory.known("Swift", of: self), known.answers.agree(with: keys) { return known.read }
    let asked = AskedKeys(keys)
    let read = read(keys: asked.keys)
    memory.keep(Remembered(read: read, answers: asked.answers), "Swift", of: self)
    return read
  }

  private func read(keys: TableKeys) -> Read {
    let platforms = Dictionary(zip(files.map(\.path), platforms), uniquingKeysWith: { first, _ in first })
    return SwiftSourceReader.read(
      files: files.map { ($0.path, $0.bytes) }, sourceLocale: sourceLocale, platformsOfFile: { platforms[$0] ?? nil },
      names: names, keys: keys, inherited: inherited, leastVersions: leastVersions, debugConditions: debugConditions,
      flags: flags)
  }

  private struct Remembered: Sendable {
    var read: Read
    var answers: KeyAnswers
  }
}

/// What was asked about a project's tables, and answered.
struct KeyAnswers: Sendable {
  fileprivate struct Question: Hashable {
    /// Nil where only a table was asked for.
    var key: String?
    var table: String
  }

  fileprivate var answers: [Question: Bool] = [:]

  func agree(with keys: TableKeys) -> Bool {
    answers.allSatisfy { question, answer in
      answer == (question.key.map { keys.has($0, question.table) } ?? keys.isTable(question.table))
    }
  }
}

/// Asks tables, and writes down what they answer.
private final class AskedKeys: Sendable {
  private let noted = Mutex(KeyAnswers())
  private let tables: TableKeys

  init(_ tables: TableKeys) { self.tables = tables }

  var answers: KeyAnswers { noted.withLock { $0 } }

  var keys: TableKeys {
    TableKeys(
      isTable: { table in self.note(.init(key: nil, table: table), self.tables.isTable(table)) },
      has: { key, table in self.note(.init(key: key, table: table), self.tables.has(key, table)) })
  }

  private func note(_ question: KeyAnswers.Question, _ answer: Bool) -> Bool {
    noted.withLock { $0.answers[question] = answer }
    return answer
  }
}
