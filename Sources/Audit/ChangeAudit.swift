import LintelFindings
import LintelInputs
import LintelModel

/// Audits a project as it is and as it was before a change. What is equal in both is read, laid out and judged once.
package struct ChangeAudit: Sendable {
  package typealias Files = EarlierFiles

  /// What the project was.
  package enum Base: Sendable {
    /// Another folder, or file.
    case folder(String)
    /// The same one, but for what a change has touched.
    case change(Files)
  }

  package var now: AuditResult
  package var before: AuditResult
  /// What is equal on both sides here because one of them could not be read, in the order of the paths.
  package private(set) var notCompared: [NotCompared] = []
  /// The development language before the change; nil where it is the same, or the configuration says it.
  package private(set) var sourceBefore: LocaleID?
  /// Languages whose folders the change only calls otherwise: their strings are compared as the same.
  package private(set) var renamedLanguages: [(before: String, now: String)] = []
  /// The comments that the change has added, whether they accept anything or not.
  let addedComments: Set<Acceptance>
  /// What the configuration accepted before the change.
  let acceptedBefore: [Suppression]
  private let memory = Memory()

  /// - Parameters:
  ///   - path: the folder or file as it is now.
  ///   - only: what of it is read, by the paths below it; empty for all of it.
  ///   - options: what both sides are audited by.
  ///   - acceptedBefore: what the project accepted before the change; nil for what it accepts now.
  ///   - addedCommentsCount: whether the comments that the change has added accept anything.
  package init(
    of path: String, only: [String] = [], since asked: Base, reading: ReadingOptions, options: AuditOptions,
    acceptedBefore: [Suppression]? = nil, addedCommentsCount: Bool = true
  ) async throws {
    let memory = memory
    let renamed = asked.files.map { RenamedLanguages(in: $0, of: AuditedFolder.absolutePath(of: path)) }
    let base = renamed.map { Base.change($0.files) } ?? asked
    renamedLanguages = (renamed?.names ?? []).map { (before: $0.before, now: $0.now) }
    let project = try ProjectSource.read(path: path, only: only, options: reading, memory: memory, progress: options.progress)
    // What there is now is prepared while the base is read, and compared with it while the base is audited: what one core does
    // alone then takes no time of its own.
    async let preparedNow = PreparedProject(project, memory: memory)
    func read(_ changed: Files?, from source: LocaleID? = nil) throws -> Project {
      let place = if case .folder(let folder) = base { folder } else { path }
      var reading = reading
      if let source { reading.sourceLanguage = source }
      return try ProjectSource.read(
        path: place, only: base.isFolder ? [] : only, options: reading, before: changed, memory: memory,
        progress: options.progress)
    }
    var asItWas = try read(base.files)
    // Beside another source everything else would be new, and what was found before fixed.
    var source: LocaleID?
    if reading.sourceLanguage == nil, asItWas.sourceLocale != project.sourceLocale, !asItWas.tables.isEmpty {
      (source, sourceBefore) = (project.sourceLocale, asItWas.sourceLocale)
      asItWas = try read(base.files, from: source)
    }
    let (damagedBefore, damagedNow) = (DamagedFiles(of: asItWas), DamagedFiles(of: project))
    let (files, comparable) = base.equal(in: damagedNow.differing(from: damagedBefore), of: path)
    let earlier = files.isEmpty ? asItWas : try read(comparable, from: source)
    notCompared = files.sorted().compactMap { NotCompared($0, before: damagedBefore, now: damagedNow) }
    var optionsBefore = options
    if let acceptedBefore { optionsBefore.suppressions = acceptedBefore }
    self.acceptedBefore = optionsBefore.suppressions
    addedComments = AddedComments(in: project, since: earlier).all
    var optionsNow = options
    if !addedCommentsCount { optionsNow.passedOver = addedComments }
    let (now, before) = (await preparedNow, await PreparedProject(earlier, memory: memory))
    async let changed = now.beside(before)
    // No picture is made of what was.
    self.before = await Auditor.audit(before, options: optionsBefore, drawing: false, memory: memory)
    self.now = await Auditor.audit(await changed, options: optionsNow, memory: memory)
    guard !files.isEmpty else { return }
    // That a file is damaged is known of the base as it was, and of nothing else that is in it.
    let past = await Auditor.audit(asItWas, options: optionsBefore, drawing: false, memory: memory)
    func isOfDamage(_ finding: Finding) -> Bool {
      let place = finding.translationLocation ?? finding.definitionLocation
      return Rule.idsOnDamage.contains(finding.rule) && place.map { files.contains($0.file) } ?? false
    }
    self.before.findings =
      self.before.findings.flatMap(\.single).filter { !isOfDamage($0) } + past.findings.flatMap(\.single).filter(isOfDamage)
  }
}

extension ChangeAudit {
  /// How much of a project is read as it was, without an audit.
  package static func coverage(
    of path: String, only: [String], before base: Base, reading: ReadingOptions
  ) throws -> AuditResult.Coverage {
    let place = if case .folder(let folder) = base { folder } else { path }
    return CoverageCount.of(
      try ProjectSource.read(path: place, only: base.isFolder ? [] : only, options: reading, before: base.files))
  }
}

extension ChangeAudit.Base {
  fileprivate var isFolder: Bool { files == nil }

  fileprivate var files: EarlierFiles? { if case .change(let files) = self { files } else { nil } }

  /// What of some files differs from what there is at a path now, and the base if they were equal.
  fileprivate func equal(in files: Set<String>, of path: String) -> (files: Set<String>, earlier: EarlierFiles) {
    let folder = AuditedFolder.absolutePath(of: path)
    return switch self {
    case .folder(let other): EarlierFiles.equal(in: files, of: folder, before: AuditedFolder.absolutePath(of: other))
    case .change(let changed): changed.equal(in: files, of: folder)
    }
  }
}
