import LintelFindings
import LintelModel

extension Rule {
  static let keyMissing = Rule(
    id: "key-missing",
    title: "A key that code asks for is in its table.",
    severity: .warning,
    gravest: .error,
    isCore: true,
    criteria: ["3.1.2"],
    why: "The platform shows the key itself, or the words that stand in the code. Nobody translates what is in no table.",
    examples: [
      .fails("a key that no table has", files: app("call.incoming")),
      .fails("a key that the table has in other capitals", files: app("List.save")),
      .fails(
        "many keys that no table has", files: app("call.a", "call.b", "call.c", "call.d", "call.e", "call.f", known: 30)),
      .fails("a text that is its own key, and stays English", files: app("Delete all messages")),
      .fails("several of these", files: app("Delete all messages", "Copy the link", known: 10)),
      .fails(
        "a text that is its own key, and that a change asks for", before: app(), files: app("Delete all messages")),
      .fails(
        "several that a change asks for", before: app(known: 10), files: app("Delete all messages", "Copy the link", known: 10)),
      .fails("a text that the next build in Xcode adds to its catalog", files: filled("Delete all messages")),
      .fails(
        "several that the next build adds", files: filled("Delete all messages", "Copy the link")),
      .fails(
        "another table has the key than the one that code names",
        files: app().merging([
          "Calls.swift": #"let call = NSLocalizedString("call.incoming", tableName: "Localizable", comment: "")"#,
          "en.lproj/Calls.strings": "\"call.incoming\" = \"Incoming\";\n",
          "de.lproj/Calls.strings": "\"call.incoming\" = \"Eingehend\";\n",
        ]) { $1 }),
      .fails("a package asks the app for what only its own table has", files: package(#"Text("list.empty")"#)),
      .fails(
        "a package asks its own table for what only the app has", files: package(#"Text("app.name", bundle: .module)"#)),
      .needsReview(
        "a package asks the app, which is not among the files, for what its own table has",
        files: package(#"Text("list.empty")"#, hasApp: false)),
      .needsReview(
        "a package asks the app for what only its own table has, and never asks for that table",
        files: package(#"Text("list.empty")"#, asksItself: false)),
      .needsReview(
        "a package asks its own bundle, in which no such table is seen, for what the app has",
        files: package(#"Text("app.row", tableName: "Rows", bundle: .module)"#)),
      .needsReview("a longer key ends in it: code may put the two together", files: app("save_all", longer: "list.save_all")),
      .passes("all keys are there", files: app()),
      .passes("a package asks each bundle for what it has", files: package(#"Text("list.empty", bundle: .module)"#)),
      .passes(
        "most keys are not there: the table is another one",
        files: app("call.a", "call.b", "call.c", "call.d", "call.e", "call.f")),
      .passes(
        "the system's own table is asked",
        files: app().merging([
          "Undo.swift": #"let undo = NSLocalizedString("undo.title", bundle: Bundle(for: UIApplication.self), comment: "")"#
        ]) { $1 }),
      .passes("the key is made of a value", files: app(#"call.\(kind)"#)),
      .passes(
        "another table has the key",
        files: app("call.incoming").merging([
          "en.lproj/Calls.strings": "\"call.incoming\" = \"Incoming\";\n",
          "de.lproj/Calls.strings": "\"call.incoming\" = \"Eingehend\";\n",
        ]) { $1 }),
    ],
    check: .project { project in
      KeysNotFound.all(in: project).flatMap { table -> [Remark] in
        let told = project.keysMissingOnBars[table.table] ?? []
        let missing = table.missing.filter { ask in
          project.earlier?.deleted(ask.key, in: table.table) == nil && !told.contains(ask.key)
        }
        let read = missing.filter { table.isShown($0) || isText($0.shown, in: project) }
        let here = read.filter { table.otherTable(of: $0) == nil }
        let keys = here.filter(table.isShown)
        var remarks = elsewhere(read, of: table)
        remarks += shown(keys.filter { table.longer($0.key) == nil }, of: table)
        remarks += keys.compactMap { joined($0, of: table) }
        return remarks + staying(here.filter { !table.isShown($0) }, of: table, project)
      } + AskedElsewhere.remarks(in: project)
    })

  /// Other tables have these, and code names this one.
  private static func elsewhere(_ asks: [KeysNotFound.Ask], of table: KeysNotFound) -> [Remark] {
    let groups = Dictionary(grouping: asks) { table.otherTable(of: $0) ?? "" }
    return groups.keys.filter { !$0.isEmpty }.sorted().map { ofOther($0, groups[$0]!, askedOf: table) }
  }

  private static func ofOther(_ other: String, _ asks: [KeysNotFound.Ask], askedOf table: KeysNotFound) -> Remark {
    let isOne = asks.count == 1
    return Remark(
      .fails, "other-table",
      "Code asks \(table.table) for what the table \(other) has, and finds no translation: \(asks.prefix(3).map { StringUnit.quoted($0.key) })",
      unit: isOne ? table.unit(asks[0]) : nil, blame: .definition,
      evidence: [.count("keys", asks.count, "keys"), .text("table", other)],
      suggestion: "Name the table that has it, or move it to the one that is asked.", location: asks[0].places[0],
      count: isOne ? nil : asks.count, strings: isOne ? [] : strings(asks, of: table.table))
  }

  /// A longer key ends in this one: who reads the code can tell whether it is put together.
  private static func joined(_ ask: KeysNotFound.Ask, of table: KeysNotFound) -> Remark? {
    guard let longer = table.longer(ask.key) else { return nil }
    return Remark(
      .needsReview, "part",
      "No table \(table.table) has the key \(StringUnit.quoted(ask.key)), but a table has \(StringUnit.quoted(longer)), which code may make of it",
      certainty: .possible, unit: table.unit(ask), blame: .definition, evidence: evidence(ask, near: longer, in: table.table),
      suggestion: advice(longer), location: ask.places[0])
  }

  /// People read these keys in every language, or hear them: what code does with the text is not known.
  private static func shown(_ asks: [KeysNotFound.Ask], of table: KeysNotFound) -> [Remark] {
    let name = table.table
    guard asks.count > 5 else {
      return asks.map { ask in
        let near = table.near(ask.key)
        return Remark(
          .fails, "key-shown", "No table \(name) has the key \(StringUnit.quoted(ask.key)): people read or hear the key itself",
          unit: table.unit(ask), blame: .definition, severity: grade([ask]), evidence: evidence(ask, near: near, in: name),
          suggestion: advice(near), location: ask.places[0])
      }
    }
    return [
      Remark(
        .fails, "many-shown",
        "People read or hear keys themselves that code asks \(name) for, and that no table of that name has: \(asks.prefix(3).map { StringUnit.quoted($0.key) })",
        blame: .definition, severity: grade(asks), evidence: [.count("keys", asks.count, "keys")], suggestion: addition,
        location: asks[0].places[0], count: asks.count, strings: strings(asks, of: name))
    ]
  }

  /// A name of joined words says nothing to anybody; a single word, nil here, may read as a text.
  private static func grade(_ asks: [KeysNotFound.Ask]) -> Severity? {
    asks.contains { KeysNotFound.isIdentifier($0.key) } ? .error : nil
  }

  /// These read right in the source's language alone: they lack their translations, as those of a table do. What a change asks for
  /// is its own matter, unless the next build adds it.
  private static func staying(_ asks: [KeysNotFound.Ask], of table: KeysNotFound, _ project: Project) -> [Remark] {
    let locales = project.translatedLocales.filter { $0.language != project.sourceLocale.language }.sorted()
    guard !locales.isEmpty else { return [] }
    func isOfChange(_ ask: KeysNotFound.Ask) -> Bool {
      !ask.isFilledByBuilds && project.earlier?.isNewlyAsked(ask.key, of: table.table) == true
    }
    var remarks =
      staying(asks.filter(isOfChange), .warning, of: table, in: locales)
      + staying(asks.filter { !isOfChange($0) }, .note, of: table, in: locales)
    for index in remarks.indices where remarks[index].reason == "stays" {
      guard let key = remarks[index].unit?.key else { continue }
      remarks[index].evidence += project.evidenceOfReplaced(key, in: table.table)
    }
    return remarks
  }

  private static func staying(
    _ asks: [KeysNotFound.Ask], _ severity: Severity, of table: KeysNotFound, in locales: [LocaleID]
  ) -> [Remark] {
    // Another key is asked for in place of each of these, and none is added.
    let misspelled = asks.filter { table.near($0.key) != nil }
    let others = asks.filter { table.near($0.key) == nil }
    let single = others.count == 1 ? misspelled + others : misspelled
    return single.map { stays($0, severity, of: table, in: locales) }
      + (others.count > 1 ? [manyStay(others, severity, of: table, in: locales)] : [])
  }

  private static func stays(
    _ ask: KeysNotFound.Ask, _ severity: Severity, of table: KeysNotFound, in locales: [LocaleID]
  ) -> Remark {
    let (name, near, shown) = (table.table, table.near(ask.key), StringUnit.quoted(ask.shown))
    let isFilled = ask.isFilledByBuilds && near == nil
    return Remark(
      .fails, "stays",
      isFilled
        ? FilledCatalog.sentence(of: shown, in: name)
        : "\(shown) is in no table named \(name), so it stays as it is in all languages",
      unit: table.unit(ask), blame: .definition, severity: severity, evidence: evidence(ask, near: near, in: name),
      suggestion: isFilled ? FilledCatalog.advice : advice(near), location: ask.places[0], locales: locales)
  }

  private static func manyStay(
    _ asks: [KeysNotFound.Ask], _ severity: Severity, of table: KeysNotFound, in locales: [LocaleID]
  ) -> Remark {
    let (name, shown) = (table.table, asks.prefix(3).map { StringUnit.quoted($0.shown) })
    // Of others than these nobody knows that a build adds them.
    let areFilled = asks.allSatisfy(\.isFilledByBuilds)
    return Remark(
      .fails, severity == .note ? "many-stay" : "many-asked",
      areFilled
        ? "Texts that code asks for are not in the catalog \(name) yet, to which the next build in Xcode adds them, and stay as they are in all languages until they are translated: \(shown)"
        : "Texts that code asks \(name) for are in no table of that name, and stay as they are in all languages: \(shown)",
      blame: .definition, severity: severity, evidence: [.count("keys", asks.count, "keys")],
      suggestion: areFilled ? FilledCatalog.advice : addition, location: asks[0].places[0], count: asks.count,
      locales: locales, strings: strings(asks, of: name))
  }

  private static let addition: Message = "Add the key to the table, and have it translated."

  /// - Parameter near: A key of the table that may be meant.
  private static func advice(_ near: String?) -> Message {
    guard let near else { return addition }
    return "Ask for \(StringUnit.quoted(near)), which the table has, or add the key."
  }

  /// Whether there is something to translate in it.
  private static func isText(_ words: String, in project: Project) -> Bool {
    TextAbroad.isTranslatable(words, in: project) && !WordsOfCode.isName(words)
  }

  private static func strings(_ asks: [KeysNotFound.Ask], of table: String) -> [FoundString] {
    asks.map { FoundString(table: table, key: $0.key, location: $0.places[0]) }
  }

  private static func evidence(_ ask: KeysNotFound.Ask, near: String?, in table: String) -> [Evidence] {
    var all: [Evidence] = [.text("key", ask.key), .text("table", table)]
    if let near { all.append(.text("key in the table", near)) }
    if ask.places.count > 1 {
      all.append(.text("places in code", ask.places.map { "\($0.file):\($0.line)" }.joined(separator: ", ")))
    }
    return all
  }

  /// An app whose String Catalog has the texts of a list, and whose builds add others to it.
  private static func filled(_ others: String...) -> [String: String] {
    let names = (1...10).map { "Row \($0) of it" }
    let entries = names.map { key in
      "\"\(key)\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Wort: \(key)\"}}}}"
    }
    let calls = (names + others).enumerated().map { number, key in
      "let text\(number) = String(localized: \"\(key)\")\n"
    }
    return [
      "App/List.swift": calls.joined(),
      "App/Localizable.xcstrings": "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n\(entries.joined(separator: ",\n"))}}\n",
      "project.yml": """
      name: List
      targets:
        List:
          type: application
          platform: iOS
          sources: [App]
          settings: {SWIFT_EMIT_LOC_STRINGS: "YES"}
      """,
    ]
  }

  /// An app with a package that has a table of its own, and asks for a text.
  private static func package(_ text: String, hasApp: Bool = true, asksItself: Bool = true) -> [String: String] {
    var files = [
      "Kit/Package.swift": """
      let package = Package(
        name: "Kit", defaultLocalization: "en",
        targets: [.target(name: "Kit", resources: [.process("Resources")])])
      """,
      "Kit/Sources/Kit/Screen.swift": """
      struct Screen: View {
        var body: some View {
          \(asksItself ? #"Text("list.title", bundle: .module)"# : "EmptyView()")
          \(text)
        }
      }
      """,
      "Kit/Sources/Kit/Resources/en.lproj/Localizable.strings": "\"list.title\" = \"List\";\n\"list.empty\" = \"Nothing here\";\n",
      "Kit/Sources/Kit/Resources/de.lproj/Localizable.strings": "\"list.title\" = \"Liste\";\n\"list.empty\" = \"Leer\";\n",
    ]
    guard hasApp else { return files }
    files["project.yml"] = "name: List\ntargets:\n  List:\n    type: application\n    platform: iOS\n    sources: [App]\n"
    for (language, text) in ["en": "Row", "de": "Zeile"] {
      files["App/\(language).lproj/Localizable.strings"] = "\"app.name\" = \"\(text)\";\n"
      files["App/\(language).lproj/Rows.strings"] = "\"app.row\" = \"\(text)\";\n"
    }
    return files
  }

  /// An app of a list whose table has some keys, and code that asks for these and others.
  private static func app(_ others: String..., known: Int = 5, longer: String? = nil) -> [String: String] {
    let names = (["save"] + (1..<known).map { "row\($0)" }).map { "list.\($0)" }
    func table(_ text: String) -> String {
      (names + (longer.map { [$0] } ?? [])).map { "\"\($0)\" = \"\(text)\";\n" }.joined()
    }
    let calls = (names + others).enumerated().map { number, key in
      "let text\(number) = NSLocalizedString(\"\(key)\", comment: \"\")\n"
    }
    return [
      "List.swift": calls.joined(), "en.lproj/Localizable.strings": table("Save"), "de.lproj/Localizable.strings": table("Sichern"),
    ]
  }
}
