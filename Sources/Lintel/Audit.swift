internal import LintelAudit
internal import LintelFindings
internal import LintelModel
internal import LintelReports

/// An audit of an app's toolbars and string tables.
///
/// ```swift
/// let result = try await Audit(folder: "MyApp").run()
/// for finding in result.findings { print(finding) }
/// try result.write(.html, to: "report.html")
/// ```
///
/// It does what `lintel audit` does, with the same `lintel.yml`, and finds the same. It writes nothing and asks no network.
public struct Audit: Sendable {
  private enum Input: Sendable {
    case path(String)
    case texts([String: String])
  }

  /// What the audit is asked to do.
  public var options: Options
  private let input: Input

  /// An audit of everything below a folder, or of one file.
  /// - Parameters:
  ///   - path: A folder with an app's sources, or one `.sketch`, `.storyboard`, `.xib` or `.toolbar.yml` file.
  ///   - options: What it is asked to do.
  public init(folder path: String, options: Options = Options()) {
    input = .path(path)
    self.options = options
  }

  /// An audit of files in memory.
  /// - Parameters:
  ///   - files: Their texts by path, with `/` between the parts: `de.lproj/Localizable.strings`.
  ///   - options: What it is asked to do.
  public init(files: [String: String], options: Options = Options()) {
    input = .texts(files)
    self.options = options
  }

  /// Reads, measures, lays out and judges.
  ///
  /// - Returns: What was found. The same input gives the same result on every machine that has the same fonts.
  /// - Throws: A ``LintelError`` where there is nothing at the path, where the configuration, the baseline or an option is
  ///   not allowed, and where no toolbar was found and ``Options/tablesOnly`` is not set.
  public func run() async throws -> AuditResult {
    let customRules = try options.checkedRules()
    let locales = try options.checkedLocales()
    let words = try options.checkedLanguage()
    let known = try baseline()
    let configuration = try configuration(ownRules: customRules.map(\.id))
    let settings = try options.settings(configuration, customRules)
    let project = try read(configuration)
    var result = await Auditor.audit(project, options: settings)
    result.folder = folder
    if let known { result = result.compared(with: known).result }
    result = located(result, configuration)
    if !options.tablesOnly, result.project.toolbars.isEmpty {
      let text = TextReport.nothingFound(result, setting: "options.tablesOnly = true")
      throw LintelError(.nothingFound, text)
    }
    if result.project.toolbars.isEmpty, result.project.tables.allSatisfy({ $0.stringsRead == 0 }) {
      throw LintelError(.nothingFound, TextReport.nothingRead(result))
    }
    if let locales { result = result.narrowed(to: ReportScope(locales: locales)) }
    return AuditResult(result, rules: settings.rules, name: name, language: words)
  }

  private func baseline() throws(LintelError) -> Baseline? {
    guard let path = options.baseline else { return nil }
    do { return try BaselineFile.read(path) } catch { throw LintelError(.baseline, error.description) }
  }

  private func configuration(ownRules: [String]) throws(LintelError) -> Configuration {
    switch input {
    case .path(let path): try configuration(in: path, ownRules)
    case .texts(let texts):
      if options.configuration != nil { try configuration(in: "", ownRules) } else { try configuration(among: texts, ownRules) }
    }
  }

  private func configuration(in folder: String, _ ownRules: [String]) throws(LintelError) -> Configuration {
    do { return try Configuration.read(folder: folder, file: options.configuration, ownRules: ownRules) } catch {
      throw LintelError(.configuration, error.description)
    }
  }

  private func configuration(among texts: [String: String], _ ownRules: [String]) throws(LintelError) -> Configuration {
    let names = Configuration.fileNames.filter { texts[$0] != nil }
    if names.count > 1 {
      throw LintelError(.configuration, "found \(names.joined(separator: " and ")), expected one of them")
    }
    guard let name = names.first, let text = texts[name] else { return Configuration() }
    do { return try Configuration.read(text: text, name: name, ownRules: ownRules) } catch {
      throw LintelError(.configuration, error.description)
    }
  }

  private func read(_ configuration: Configuration) throws(LintelError) -> Project {
    switch input {
    case .texts(let texts): return ProjectSource.read(texts: texts, options: configuration.reading)
    case .path(let path):
      do { return try ProjectSource.read(path: path, options: configuration.reading, progress: options.progress) } catch {
        throw LintelError(.folder, error.description)
      }
    }
  }

  private func located(_ result: LintelFindings.AuditResult, _ configuration: Configuration) -> LintelFindings.AuditResult {
    switch input {
    case .path(let path): result.located(below: path, tables: configuration.reading.tables)
    case .texts(let texts): result.located(tables: configuration.reading.tables) { file in texts[file].map { Array($0.utf8) } }
    }
  }

  /// Where the audited folder lies below the working one.
  private var folder: String {
    guard case .path(let path) = input else { return "" }
    return AuditedFolder.path(of: path, below: WorkingFolder.path)
  }

  /// What was audited, for the head of a report.
  private var name: String {
    guard case .path(let path) = input else { return "files" }
    return WorkingFolder.name(of: path)
  }
}
