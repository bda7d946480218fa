import LintelFindings
import LintelModel

/// What an item is called by ear alone, in the languages that a project is translated into.
struct SpokenAbroad {
  private let item: Item
  private let source: String
  private let abroad: TextAbroad
  /// A table that has the text, where the one that the definition names has not.
  private let otherTable: String?
  private let sourceLocale: LocaleID
  private let project: Project
  private let sources: ChosenWords.Sources

  /// Nil where the name has nothing to translate, or is not known.
  /// - Parameter sources: Of the same project.
  init?(_ item: Item, on toolbar: Toolbar, in project: Project, _ sources: ChosenWords.Sources) {
    guard let source = item.spoken.values[toolbar.sourceLocale]?.text ?? item.spoken.source,
      TextAbroad.isTranslatable(source, in: project), SpokenIdentifier(item, in: toolbar.sourceLocale) == nil
    else { return nil }
    self.item = item
    self.source = source
    sourceLocale = toolbar.sourceLocale
    abroad = TextAbroad(item.spoken, source, in: project)
    self.project = project
    self.sources = sources
    otherTable = abroad.otherTable(in: project)
  }

  /// One for each language in which it has stayed in the source's. What many languages lack alike is one matter: it was added
  /// lately, or forgotten in the definition.
  var remarks: [Remark] {
    var found: [LeftBehind: [LocaleID]] = [:]
    var inCopiedTables: [LocaleID] = []
    for locale in abroad.languages {
      guard let left = abroad.leftUnheard(in: locale) else { continue }
      if left.isCopy, abroad.isInCopiedTable(locale, of: project) {
        inCopiedTables.append(locale)
        continue
      }
      // Where code may set another name, what the table lacks is reported, and that is all there is to say.
      if left != .missing || !item.mayBeRenamed { found[left, default: []].append(locale) }
    }
    // Few are looked at twice: who has the words in another text, too, means them. More that have the same words have forgotten
    // them. But a single word may well be that of a whole family of languages, which has a dozen at most in one app. The figures
    // are ours.
    let most = source.contains(where: \.isWhitespace) ? 3 : 12
    let few = [LeftBehind.copied: 3, .perhapsCopied: most, .perhapsName: most]
    for (left, most) in few where found[left, default: []].count <= most {
      found[left] = found[left]?.filter { !abroad.isChosen(in: $0, among: sources) }
    }
    return found.filter { !$0.value.isEmpty }.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { left, locales in
      (locales.count > 5 ? [locales] : locales.map { [$0] }).map { locales in
        remark(
          left, locales, inCopiedTables,
          left.what + " in \(LocaleList.short(locales)), " + (locales.count == 1 ? "a language" : "languages")
            + " the app is translated into"
        )
      }
    }
  }

  /// - Parameter others: Languages that have a copy in a table that is told as a whole.
  private func remark(_ left: LeftBehind, _ locales: [LocaleID], _ others: [LocaleID], _ what: Message) -> Remark {
    if left == .missing, let otherTable {
      return Remark(
        .fails, "other-table",
        "The spoken name “\(source)” is translated in the table \(otherTable), and the definition looks for it in "
          + "\(item.spoken.table ?? "Localizable"): it has no translation in \(locales.count, one: "language", other: "languages")",
        item: item.id, text: item.spoken, blame: .definition,
        evidence: [.text("spoken", source), .text("languages", LocaleList.whole(locales))],
        suggestion: "Name the table where the name is set.", count: locales.count > 1 ? locales.count : nil, locales: locales)
    }
    // A name may well be written into the definition.
    let isUnsure = left == .perhapsCopied || left == .perhapsName || left == .literal && Copy.isName(source)
    let isReview = isUnsure || item.mayBeRenamed
    let isListed = left == .missing && locales.count > 1
    let elsewhere = left.isCopy ? others : isListed ? abroad.lackingWithTheirTable(in: project) : []
    let inTables: [Evidence] = elsewhere.isEmpty ? [] : [.text(Evidence.withTheirTable, LocaleList.whole(elsewhere))]
    // What code asks for and no table has, nobody translates before a developer puts it there.
    let isInCode = left == .literal || left == .missing && item.spoken.isOfCode && !item.spoken.isInTable
    // The source's language lacks it, too: everybody hears the key itself, as people read one that is shown.
    let isKeyHeard =
      left == .missing && isInCode && !isReview && source == item.spoken.key && KeysNotFound.isIdentifier(source)
    let other = isInCode ? KeyWithText(source, in: sourceLocale, of: project) : nil
    return Remark(
      isReview ? .needsReview : .fails, left.reason,
      "\("The spoken name “\(source)” " + what)\(item.mayBeRenamed ? "; code may set another" : "")",
      certainty: isReview ? .likely : .certain, item: item.id, text: item.spoken,
      blame: isInCode ? .definition : .translation, severity: isKeyHeard ? .error : nil,
      evidence: [.text("spoken", source), .text("languages", LocaleList.whole(locales))]
        + inTables + (other.map { [$0.evidence] } ?? []),
      suggestion: isInCode
        ? other?.advice ?? missingKey ?? "Give the accessibility label a key in a string table." : Self.advice(left),
      count: locales.count > 1 ? locales.count : nil, locales: locales,
      cause: item.spoken.cause(in: locales))
  }

  /// For a name that has a key already: which table lacks it, and where that is. Nil for one that is written out.
  private var missingKey: Message? {
    guard item.spoken.state == .localized, let key = item.spoken.key else { return nil }
    let table = item.spoken.table ?? "Localizable"
    let found = project.tables.filter { $0.name == table && !$0.format.isExchange }
    // Whoever adds a key begins with the source's file.
    let ofSource = found.filter { $0.locale == sourceLocale || $0.sourceLocale == sourceLocale }
    let files = Set((ofSource.isEmpty ? found : ofSource).map(\.file)).sorted()
    guard !files.isEmpty else { return "Add the key “\(key)” to the table \(table): the project has no such table." }
    // Modules may have a table of the same name each: beyond a few, a list helps nobody to find theirs.
    guard files.count <= Self.namedFiles else { return "Add the key “\(key)” to the table \(table), which lacks it." }
    return "Add the key “\(key)” to the table \(table), which lacks it: \(files.map { Message.data($0) })."
  }

  private static let namedFiles = 3

  private static func advice(_ left: LeftBehind) -> Message {
    switch left {
    case .perhapsCopied: "It may be a word of the language's own, or a name: translate it if it is neither."
    case .perhapsName: "It may be a name, and is no word of the language's own: translate it if it is no name."
    case .missing, .copied, .literal: "Translate it."
    }
  }
}
