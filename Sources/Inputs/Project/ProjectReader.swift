import LintelModel
import LintelUnicodeText

/// Reads a project: its tables and its toolbars, and what the toolbars say in every locale. A file that cannot be read costs
/// that file, not the run.
package enum ProjectReader {
  /// Bars and texts that another room reads from source code, given the language of the project, what its files are built
  /// for, what its tables have, and what classes of Objective-C do for those that inherit from them.
  package typealias SourceCode = (
    _ sourceLocale: LocaleID, _ targets: BuildTargets, _ keys: TableKeys, _ inherited: InheritedBars
  ) -> (
    toolbars: [Toolbar], skipped: [SkippedFile], codeTexts: [CodeText], emptyFallbacks: [SourceLocation],
    titleFonts: TitleFonts, namelessButtons: [OutsideButton], columnWidths: [SplitColumn]
  )

  /// What classes that Objective-C names answer to messages without arguments, read by another room from source code.
  package typealias ClassesOfSource = (_ names: Set<String>) -> ClassAnswers

  package static func read(
    _ files: ProjectFiles, options: ReadingOptions = ReadingOptions(),
    sourceCode: SourceCode = { _, _, _, _ in ([], [], [], [], TitleFonts(), [], []) },
    classAnswers: ClassesOfSource = { _ in ClassAnswers() }
  ) -> Project {
    let kept = files.leavingOut(options.exclude)
    var reading = Reading(kept, options)
    var project = reading.project(classAnswers, sourceCode)
    project.unusedSettings = UnusedSettings.find(in: options, files: kept, project: project)
    project.skipped = (project.skipped + UnusedSettings.tables(in: options, files: kept)).sorted()
    return project
  }

  private struct Reading {
    private var files: [FileKind: [SourceFile]] = [:]
    private var skipped: [SkippedFile]
    private var leftOut: [LeftOut]
    private var conflictMarkers: [SourceLocation] = []
    /// What Objective-C asks tables for.
    private var objectiveCTexts: [CodeText] = []
    private var wrappers = ObjectiveCFormattingWrappers()
    /// Where it asks again for a text that is empty, and where it makes buttons that nothing names.
    private var emptyFallbacks: [SourceLocation] = [], unnamedButtons: [SourceLocation] = []
    private var literals = CodeLiterals()
    private var swiftFiles: [String] = []
    private var hasSwift: Bool { !swiftFiles.isEmpty }
    /// Files with comments that accept findings.
    private var marked: [(kind: FileKind, file: SourceFile)] = []
    private let projectNames: [String]
    private let builtTableNames: Set<String>
    /// Of asset catalogues; looked into where a bar shows one of their images.
    private var imageSets: [String] = []
    private let load: @Sendable (String) -> Result<[UInt8], UnreadableFile>
    private let options: ReadingOptions
    private let memory: Memory?

    init(_ found: ProjectFiles, _ options: ReadingOptions) {
      self.options = options
      load = found.load
      memory = found.memory
      skipped = found.skipped
      leftOut = found.leftOut
      if let index = leftOut.firstIndex(where: { $0.reason == .built }) {
        leftOut[index].strings = BuiltTables.strings(in: found)
      }
      projectNames = found.projectNames
      builtTableNames = Set(found.builtTables.map { TableID(path: $0).name })
      for path in found.paths {
        guard let kind = FileKind(alone: path, tables: options.tables) else {
          skipped.append(SkippedFile(file: path, reason: "found a file of a kind that is not read", isBroken: false))
          continue
        }
        if kind == .imageSet {
          imageSets.append(path)
          continue
        }
        // SwiftSource reads these itself, where swift-syntax is.
        if kind == .swiftSource || kind == .tuistProject {
          swiftFiles.append(path)
          if kind == .tuistProject, let bytes = try? found.load(path).get() {
            files[kind, default: []].append(SourceFile(path: path, bytes: bytes))
          }
          continue
        }
        switch found.load(path) {
        case .success(let bytes):
          if kind == .objectiveC, let reason = UnreadableSource.reason(bytes) {
            skipped.append(SkippedFile(file: path, reason: reason))
            continue
          }
          if Acceptance.isIn(bytes) { marked.append((kind, SourceFile(path: path, bytes: bytes))) }
          // A view may name the key of its text in an attribute of its own.
          if kind == .objectiveC || kind == .interfaceBuilder { literals.add(bytes, of: path) }
          if kind == .objectiveC || kind == .objectiveCHeader {
            emptyFallbacks += ObjectiveCEmptyFallback.places(in: SourceFile(path: path, bytes: bytes))
            wrappers.add(SourceFile(path: path, bytes: bytes), isHeader: kind == .objectiveCHeader)
          }
          if kind == .objectiveC {
            objectiveCTexts += ObjectiveCCodeTexts.read(SourceFile(path: path, bytes: bytes))
            unnamedButtons += ObjectiveCUnnamedButtons.places(in: SourceFile(path: path, bytes: bytes))
            // Most source files say nothing of bars, and are not kept.
            if !ObjectiveCReader.mayDeclareBars(bytes), !ObjectiveCReader.mayOverride(bytes),
              !ObjectiveCReader.mayAnswer(bytes)
            {
              continue
            }
          }
          if kind == .objectiveCHeader, !ObjectiveCReader.mayDeclareClasses(bytes) { continue }
          if kind == .sketch, Drawing.isOne(bytes) {
            leftOut.count(.drawings, at: path)
            continue
          }
          if kind != .objectiveCHeader, kind != .objectiveC || ObjectiveCReader.mayDeclareBars(bytes) {
            conflictMarkers += ConflictMarkers.find(in: bytes, file: path)
          }
          files[kind, default: []].append(SourceFile(path: path, bytes: bytes))
        case .failure(let error): skipped.append(SkippedFile(file: path, problem: error.problem))
        }
      }
    }

    mutating func project(_ classAnswers: ClassesOfSource, _ sourceCode: SourceCode) -> Project {
      var context = TableReader.Context(bundles: readBundles(), columns: options.tables)
      var tables = readTables(saySource: true, context)
      let others = readKeyedDefinitions()
      let (lists, settings) = (files[.xcodeProject] ?? [], files[.xcodeSettings] ?? [])
      let (xcodeDocuments, specifications) = (files[.xcodeJSONProject] ?? [], files[.xcodeGenProject] ?? [])
      let xcode = memory.value("Xcode projects", of: [lists, xcodeDocuments, settings, specifications]) {
        XcodeProjects(
          lists: lists, documents: xcodeDocuments, configurationFiles: settings, specifications: specifications)
      }
      skipped += xcode.skipped
      let sourceLocale = findSourceLocale(
        declared: xcode.developmentLanguages + languagesOfTuist, tables: tables, keyed: others.flatMap(\.definition.toolbars))
      context.sourceLocale = sourceLocale
      tables += readTables(saySource: false, context)
      tables.sort { $0.file < $1.file }
      let documents = InterfaceBuilderFamily.group(files[.interfaceBuilder] ?? [], sourceLocale: sourceLocale)
      let copies = ExchangeCopies(tables, copies: documents)
      for index in tables.indices { copies.skip(in: &tables[index]) }
      let packages = sourceFoldersOfPackages
      TableCopies(projects: xcode.projects, packages: packages)?.skip(in: &tables)
      let objectFamilies = Set(documents.map(\.family))
      for index in tables.indices where objectFamilies.contains(tables[index].id) {
        tables[index].isKeyedByObjectID = tables[index].hasObjectIDs
      }

      var index = TableIndex(tables.filter { !$0.isTableCopy })
      let drawn = Dictionary(grouping: tables.indices.filter { tables[$0].isKeyedByObjectID }, by: { tables[$0].id })
      let interface = documents.map { document in
        let units = (drawn[document.family] ?? []).flatMap { tables[$0].units }
        return document.read(
          sourceLocale: sourceLocale, keys: Set(units.lazy.filter { $0.locale == sourceLocale }.map(\.key)), memory)
      }
      // A storyboard and a xib of one name share a table.
      let stale = Dictionary(
        interface.map { ($0.family, $0.definition.staleKeys) }, uniquingKeysWith: { $0.intersection($1) })
      for (family, keys) in stale where !keys.isEmpty {
        if let first = drawn[family]?.first { tables[first].staleKeys = keys }
      }
      for document in interface {
        for copy in document.copies { index.add(copy: copy.texts, of: document.family, in: copy.locale) }
        skipped += document.definition.skipped
      }
      let targets = BuildTargets(
        projects: xcode.projects, packages: files[.package] ?? [], tuist: files[.tuistProject] ?? [],
        configured: options.platforms)
      wrappers.addCalls(to: &objectiveCTexts, load: load)
      leaveOutLeftovers(targets)
      ObjectiveCCodeTexts.tellDebugBuilds(
        in: &objectiveCTexts, defining: targets.debugDefinitions, wrappers: wrappers, load: load)
      let known = index
      let keys = TableKeys(
        isTable: { !known.families(named: $0, nearest: "").isEmpty },
        has: { key, table in known.families(named: table, nearest: "").contains { known.hasKey(key, in: $0) } })
      let objectiveC = readObjectiveC(sourceLocale, targets, classAnswers)
      var fromCode = sourceCode(sourceLocale, targets, keys, objectiveC.inherited)
      skipped += fromCode.skipped
      for index in fromCode.toolbars.indices { targets.tellOrigin(of: &fromCode.toolbars[index]) }
      let locales = findLocales(
        tables: tables, documents: documents, toolbars: others.flatMap(\.definition.toolbars), source: sourceLocale)

      let resolver = TextResolver(index: index, locales: locales, sourceLocale: sourceLocale)
      var toolbars: [Toolbar] = []
      for document in interface {
        for var toolbar in document.definition.toolbars {
          targets.narrow(&toolbar)
          resolver.resolveInterfaceBuilder(&toolbar, family: document.family)
          toolbar.column = toolbar.column?.filled(by: fromCode.columnWidths)
          toolbars.append(toolbar)
        }
      }
      for other in others {
        for var toolbar in other.definition.toolbars {
          resolver.resolveKeyed(&toolbar, at: other.path)
          toolbars.append(toolbar)
        }
      }
      for file in objectiveC.files {
        for var toolbar in file.definition.toolbars {
          targets.narrow(&toolbar)
          resolver.resolveKeyed(&toolbar, at: file.path)
          toolbars.append(toolbar)
        }
      }
      for var toolbar in fromCode.toolbars {
        resolver.resolveKeyed(&toolbar, at: toolbar.location.file)
        toolbars.append(toolbar)
      }
      skipped += BarLimits.keep(&toolbars)
      if !hasSwift { ObjectiveCShownScreens.tell(&toolbars, by: files[.objectiveC] ?? [], objectiveC.inherited) }
      for index in toolbars.indices { targets.tellSymbols(of: &toolbars[index]) }
      BackLabels.tell(&toolbars)
      TitlesElsewhere.noteTitleViews(in: &toolbars, from: objectiveC.inherited)
      TitlesElsewhere.noteMeasuring(in: &toolbars, by: objectiveC.inherited)
      TitlesElsewhere.leaveOutTabs(
        ShownClasses.withoutBar(interface.map(\.definition.shownClasses)), of: &toolbars)
      OneBar.join(&toolbars, outlets: interface.flatMap(\.definition.outlets), targets: targets)
      // What a file gives the very bar is nearer than the app's appearance, which reaches those that SwiftUI makes, too.
      let definitions = Set(others.map(\.path))
      for index in toolbars.indices where !definitions.contains(toolbars[index].location.file) {
        toolbars[index].take(titleFontsOfApp: fromCode.titleFonts)
      }
      WindowSizes(windows: interface.flatMap(\.definition.windows), classes: objectiveC.inherited).tell(&toolbars)
      OutletViews(views: interface.flatMap(\.definition.views), classes: objectiveC.inherited).tell(&toolbars)
      TitlesElsewhere.inherit(&toolbars, from: objectiveC.inherited)
      TitlesElsewhere.note(
        in: &toolbars, titled: interface.reduce(into: []) { $0.formUnion($1.definition.titledControllers) })
      TitlesElsewhere.tellBottoms(in: &toolbars)
      ScreenTops.tell(&toolbars)
      skipped += EarlierDesign(
        propertyLists: files[.informationPropertyList] ?? [],
        projects: (files[.xcodeProject] ?? []) + (files[.xcodeJSONProject] ?? [])
      ).tell(&toolbars)
      FactsOfProject(
        assets: AssetCatalogs(paths: imageSets, load: load),
        menuBar: interface.compactMap(\.definition.menuBar).reduce(nil) { $0?.merging($1) ?? $1 }, sourceLocale: sourceLocale
      ).tell(&toolbars)
      targets.tellCatalyst(in: &skipped, of: toolbars)
      targets.tellOpenFlags(in: &skipped, of: toolbars)
      skipped += AppNames.unreadable(among: files[.informationPropertyList] ?? [])
      let onlyOther = PlatformChoice(options.platforms).apply(to: &toolbars)
      VariantValues.tell(&toolbars)
      for index in tables.indices {
        guard let loss = tables[index].loss, case .success(let bytes) = load(tables[index].file) else { continue }
        tables[index].loss = ConflictNaming.named(loss, in: bytes)
      }
      let appNames = AppNames.find(
        in: tables, propertyLists: files[.informationPropertyList] ?? [], projects: xcode.projects, projectNames: projectNames,
        declared: others.map(\.definition.appNames).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) },
        own: options.appNames, locales: locales, source: sourceLocale)
      var project = Project(
        toolbars: toolbars, tables: tables, locales: locales, sourceLocale: sourceLocale, appNames: appNames.names,
        skipped: (skipped.map { namingConflict($0) } + onlyOther).sorted(), conflictMarkers: conflictMarkers.sorted())
      project.appName = appNames.main
      project.codeLiterals = literals
      project.acceptances = AcceptanceSearch(tables: tables, sourceLocale: sourceLocale).acceptances(in: marked)
      project.codeTexts = (fromCode.codeTexts + objectiveCTexts).sorted { $0.location < $1.location }
      project.emptyFallbacks = (fromCode.emptyFallbacks + emptyFallbacks).sorted()
      var leftOut = self.leftOut
      for (document, file) in zip(documents, interface) {
        leftOut.count(buttons: file.definition.namelessButtons, ofDocument: document.original.path)
      }
      for file in skipped { leftOut.count(catalystButtonsOf: file) }
      leftOut.count(buttonsInCode: (fromCode.namelessButtons + unnamedButtons.map { OutsideButton($0) }).sorted())
      project.leftOut = leftOut.inOrder
      project.builtTableNames = builtTableNames
      project.note(xcode.projects, packages: packages, code: swiftFiles)
      project.note(modulesOf: files[.package] ?? [], targets, code: swiftFiles)
      project.note(objectsOf: interface)
      project.glossary = options.glossary + options.appNames
      project.widths = options.widths
      return project
    }

    /// What a copy in Objective-C asks tables for, or accepts, the file that a target takes does already.
    private mutating func leaveOutLeftovers(_ targets: BuildTargets) {
      let accepting = marked.filter { $0.kind == .objectiveC || $0.kind == .objectiveCHeader }.map(\.file.path)
      let paths = Set(objectiveCTexts.map(\.location.file) + (emptyFallbacks + unnamedButtons).map(\.file) + accepting)
      let left = targets.leftovers(among: paths, load: load)
      objectiveCTexts.removeAll { left.contains($0.location.file) }
      emptyFallbacks.removeAll { left.contains($0.file) }
      unnamedButtons.removeAll { left.contains($0.file) }
      marked.removeAll { left.contains($0.file.path) }
    }

    private var sourceFoldersOfPackages: [String] {
      (files[.package] ?? []).flatMap { manifest in
        let folder = manifest.path.split(separator: "/").dropLast()
        return PackageTargets.sourceFolders(in: manifest.bytes).map { inner in
          (folder + inner.split(separator: "/")).joined(separator: "/")
        }
      }
    }

    private var languagesOfTuist: [String] {
      (files[.tuistProject] ?? []).compactMap { TuistManifest.developmentRegion(in: $0.bytes) }
    }

    private func namingConflict(_ file: SkippedFile) -> SkippedFile {
      guard file.isBroken, case .success(let bytes) = load(file.file) else { return file }
      return ConflictNaming.named(file, in: bytes)
    }

    private mutating func readTables(saySource: Bool, _ context: TableReader.Context) -> [StringTable] {
      TableReader.all.filter { $0.saysSource == saySource }.flatMap { reader in
        let read = reader.result(of: files[.table(reader.format)] ?? [], context, memory)
        skipped += read.skipped
        return read.tables
      }
    }

    private func readObjectiveC(
      _ sourceLocale: LocaleID, _ targets: BuildTargets, _ classAnswers: ClassesOfSource
    ) -> ObjectiveCReader.Project {
      struct Input: Hashable, Sendable {
        var files: [SourceFile]
        var headers: [SourceFile]
        var sourceLocale: LocaleID
        var names: SourceNames
        var leastVersions: [Platform: Int]
        var classAnswers: ClassAnswers
      }
      let own = targets.withoutLeftovers(files[.objectiveC] ?? [])
      let headers = files[.objectiveCHeader] ?? []
      let input = Input(
        files: own, headers: headers, sourceLocale: sourceLocale, names: options.names, leastVersions: targets.leastVersions,
        classAnswers: hasSwift ? classAnswers(ObjectiveCReader.classesNamed(in: own, headers: headers)) : ClassAnswers())
      return memory.value("Objective-C", of: input) {
        Conditions.leastVersions.withValue(input.leastVersions) {
          ObjectiveCReader.read(
            input.files, headers: input.headers, sourceLocale: sourceLocale, names: input.names, others: input.classAnswers)
        }
      }
    }

    private mutating func readBundles() -> [String: LocalizationCatalog] {
      var bundles: [String: LocalizationCatalog] = [:]
      for file in files[.localizationCatalog] ?? [] {
        switch LocalizationCatalog.read(file) {
        case .success(let catalog): bundles[catalog.folder] = catalog
        case .failure(let error): skipped.append(SkippedFile(file: file.path, problem: error.problem))
        }
      }
      return bundles
    }

    private func findSourceLocale(
      declared: [String], tables: [StringTable], keyed: [Toolbar]
    ) -> LocaleID {
      if let configured = options.sourceLanguage { return configured }
      let ofOneLanguage = StringTable.Format.allCases.filter(\.isOfOneLanguage).map(FileKind.table)
      let localized = (ofOneLanguage + [.interfaceBuilder]).flatMap { files[$0] ?? [] }
      let folders = Set(localized.compactMap { TableID.parts(of: $0.path).localeFolder })
      // Nothing but definitions of one language: that language.
      if folders.isEmpty, tables.isEmpty, let only = keyed.first?.sourceLocale {
        return keyed.allSatisfy { $0.sourceLocale == only } ? only : "en"
      }
      let catalogs = tables.filter { !$0.format.isExchange }
      let declaring = folders.isEmpty && catalogs.isEmpty ? tables : catalogs
      let packages = (files[.package] ?? []).compactMap { PackageTargets.defaultLocalization(in: $0.bytes) }
      return SourceLanguage.find(declared: declared, catalogs: declaring, packages: packages, localeFolders: folders)
    }

    private mutating func readKeyedDefinitions() -> [(path: String, definition: DefinitionFile)] {
      let read =
        (files[.yaml] ?? []).map { (path: $0.path, definition: YAMLReader.read($0)) }
        + (files[.sketch] ?? []).map { (path: $0.path, definition: SketchReader.read($0)) }
      for file in read { skipped += file.definition.skipped }
      return read
    }

    private func findLocales(
      tables: [StringTable], documents: [InterfaceBuilderFamily], toolbars: [Toolbar], source: LocaleID
    ) -> [LocaleID] {
      var locales: Set = [source]
      for table in tables {
        locales.formUnion(table.units.lazy.map(\.locale))
        guard table.isOfLanguage else { continue }
        if table.locale != "mul" { locales.insert(table.locale) }
        locales.formUnion(table.skipped.filter { $0.reason != .notALanguage }.compactMap(\.locale))
      }
      locales.formUnion(documents.flatMap(\.copies).map(\.locale))
      // A sketch beside an app's own files is a question about one bar, and its language is none of the app's.
      let isApp = !tables.isEmpty || !documents.isEmpty || toolbars.contains { !$0.location.file.hasSuffix(".sketch") }
      for toolbar in toolbars where !isApp || !toolbar.location.file.hasSuffix(".sketch") {
        locales.insert(toolbar.sourceLocale)
        locales.formUnion(toolbar.texts().flatMap(\.values.keys))
      }
      return locales.sorted()
    }
  }
}

extension StringTable {
  /// Whether keys look like `abc-de-fgh.title` or, from older documents, `123.title`.
  fileprivate var hasObjectIDs: Bool {
    units.contains { ObjectID.isKey($0.key) } || skipped.contains { ObjectID.isKey($0.key) }
  }
}
