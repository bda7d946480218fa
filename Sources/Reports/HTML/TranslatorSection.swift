import LintelFindings
import LintelModel

/// What translators have to do, language by language: the texts on bars with the room they have left, and all that
/// was found about translations.
struct TranslatorSection {
  let model: PageModel
  let sheets: TranslationSheets
  /// What the project is called.
  let name: String?
  /// Whether the sheets of all languages are here, so that one that there is none of has nothing to do.
  var isWhole = true
  /// What is left out where the page is too large even without pictures.
  var leanness = Leanness.none
  /// The first of these is open to begin with.
  var own: OwnLanguages = .none
  /// What the page's script saves; nil where it has no room for that.
  var export: SheetExport?

  /// Whether the page's buttons save all that there is.
  private var isSaved: Bool { export?.isWhole == true }

  @MarkupBuilder var markup: [Markup] {
    let shared = sheets.shared
    let counts = sheets.counts
    if !sheets.sheets.isEmpty {
      tag(
        "section", .class("translators"), .id("translators"), .init("hidden", "hidden"),
        .init("aria-labelledby", "translators-title")
      ) {
        tag("h2", .id("translators-title")) { "For translators" }
        if isWhole, LanguageSection(model: model, sheets: sheets.locales, own: own).isShown { LanguageSection.fromTranslators }
        if let platform = model.result.project.translationPlatform {
          PlatformNotice(platform: platform, links: model.result.links).markup
        }
        tag("p", .class("lead")) {
          "What can be fixed in a translation, and how much room each text has on its bars."
          " "
          "The number of characters is about right for letters as wide as the text has now."
          " "
          "A placeholder such as %@ counts as it is written, and not as what the app puts in."
        }
        tag("div", .class("viewer"), .id("translate"), .init("role", "group"), .label("Language to translate")) {
          languagePicker(
            own.first(model.counts.inOrder(sheets.locales)), clean: model.clean,
            forOthers: model.counts.languages.mapValues { all in all.filter { $0.finding.blame != .translation } },
            work: counts.mapValues(\.words)
          ) { locale in
            sheets.sheets.first { $0.locale == locale }.map { $0.found + shared.filter(\.finding.languages.isEmpty) }
          }
        }
        handing
        if !isSaved { share }
        tag("div", .class("sheet"))
        copyTools
        // Before the sheets, which are read as the page opens.
        if let export { export.markup }
        Markup.island(
          ofEach(counts) + (shared.isEmpty ? [] : [markup(of: shared)])
            + (sheets.untranslated.groups.isEmpty
              ? []
              : [
                UntranslatedSection(
                  strings: sheets.untranslated, rooms: UntranslatedRooms(sheets.sheets), model: model, isSaved: isSaved,
                  leanness: leanness
                ).markup
              ]))
      }
    }
  }

  /// How much of a sheet is saved here, which the page's script says of the chosen language, and how all of it is had.
  private var share: Markup {
    tag("p", .class("hint")) {
      tag("span", .class("own-share"), .init("data-words", words: SheetExport.share("{}", of: "{all}")))
      " "
      if let sentence = leanness.sentence {
        sentence
        " "
      }
      Markup.instruction(SheetExport.whole)
    }
  }

  /// How many rows a language's sheet has where nothing is left out.
  private func allRows(of sheet: TranslationSheet) -> Int {
    let lacked = LackedStrings(sheets.untranslated, besides: sheet)
    let part = SheetPart(lacked: lacked, places: model.stringPlaces, most: .max)
    return sheet.leftOut + sheet.brokenApart + sheet.rows.count + part.rows(of: sheet)
  }

  /// The buttons that hand a sheet on. What is saved is called after the project: folders of translators have many such files.
  private var handing: Markup {
    let safe = SplitReport.safe(name ?? "")
    let project: [Markup.Attribute] = safe.contains { $0 != "_" } ? [.init("data-project", safe)] : []
    let rows = export == nil ? ShownRows.columns : []
    return .element(
      "p", [.class("handing")] + project + rows,
      [Markup.ticketButton(), saveButton("csv", "Save as CSV"), saveButton("tsv", "Save as TSV")])
  }

  private func ofEach(_ counts: [LocaleID: SheetCounts]) -> [Markup] {
    let named = Array(zip(sheets.sheets, TranslatorSheet.named(on: sheets.sheets, atMost: leanness.named)))
    // As the links to them and their menu stand.
    return model.counts.inOrder(named) { $0.0.locale }.map { (sheet, named) -> Markup in
      TranslatorSheet(
        sheet: sheet, links: model.result.links,
        counts: counts[sheet.locale] ?? SheetCounts(sheet, lacking: sheets.untranslated), named: named, leanness: leanness, isSaved: isSaved,
        losses: model.shares[sheet.locale]?.losses ?? [], share: model.isOfChange ? nil : model.shares[sheet.locale], allRows: isSaved ? nil : allRows(of: sheet),
        savedRows: export?.counts[sheet.locale], savesShown: export == nil
      ).markup
    }
  }

  /// The buttons that the page's script puts behind what can be copied, for thousands of rows hold none themselves, and the one
  /// above a language's lists of what it lacks.
  private var copyTools: Markup {
    tag("template", .class("copy-tools")) {
      copyButton("key", "Copy the key")
      copyButton("translation", "Copy the translation")
      tag("button", .class("open-all"), .init("type", "button")) { "Open all" }
      Markup.element(
        "p", [.class("vh"), .init("role", "status"), .init("data-done", words: "Copied")] + (isWhole ? noSheet : []), [])
    }
  }

  /// What the page's script says of a language that there is no sheet of, and which languages the project has.
  private var noSheet: [Markup.Attribute] {
    let language = Message.data("{}")
    let project: Message = name.map(Message.data) ?? "The project"
    return [
      .init("data-none", words: "There is nothing for translators to do in \(language)."),
      .init("data-unknown", words: "\(project) has no \(language)."),
      .init("data-locales", model.result.project.locales.map(\.id).joined(separator: " ")),
    ]
  }

  /// - Parameter form: The last part of the file's name.
  private func saveButton(_ form: String, _ title: Message) -> Markup {
    tag("button", .class("save"), .init("type", "button"), .init("hidden", "hidden"), .init("data-form", form)) { title }
  }

  private func copyButton(_ name: String, _ title: Message) -> Markup {
    tag(
      "button", .class("copy"), .init("type", "button"), .init("data-copies", name), .label(title),
      .init("title", words: title), .init("data-named", [.words(title), .words(": "), .text("{}")])
    ) { Markup.copySign }
  }

  /// Written once, and shown by the page's script on the sheet of each language that it is about.
  private func markup(of shared: [PageModel.Entry]) -> Markup {
    let tables = model.result.project.tables.filter { $0.locale == model.result.project.sourceLocale }
    let files = Set(tables.map(\.file))
    return tag("div", .class("shared")) {
      tag("h3") { "About this language and others" }
      tag("ul", .class("rows")) {
        for entry in shared.inSheetOrder({ $0.finding }) {
          findingRow(
            entry, .init("data-locales", entry.finding.locales.map(\.id).joined(separator: " ")), texts: strings(of: entry.finding, sources: files))
        }
      }
    }
  }

  /// More strings than these are counted.
  private static let strings = 20

  /// The keys and places of what is the same in several languages: a sentence quotes texts at most.
  /// - Parameter sources: The source's own files. What is in another language's is not where each of them has it.
  @MarkupBuilder private func strings(of finding: Finding, sources: Set<String>) -> [Markup] {
    let own = [FoundString(key: finding.key, location: finding.ownLocation)]
    let all = (finding.strings.isEmpty ? own : finding.strings).filter { $0.key != nil }
    if !all.isEmpty {
      tag("div", .class("texts")) {
        tag("ul") {
          for string in all.prefix(Self.strings) {
            tag("li") {
              tag("code") { Markup.text(string.key ?? "") }
              if let location = string.location, !location.isOfOneLanguage || sources.contains(location.file) {
                placeMark(location, model.result.links, isOfSource: location.isOfOneLanguage)
              }
            }
          }
        }
        if all.count > Self.strings {
          tag("p", .class("cut-list")) { Markup.instruction(omittedFromSheet(all.count - Self.strings, isSaved: isSaved)) }
        }
      }
    }
  }
}

/// A finding with a link to where it is written in full.
/// - Parameters:
///   - locale: Whose sheet it is on: it is as grave as there.
///   - isOfOthersToo: Whether its sentence is about another language's text: what is wrong with each of them says it better, else
///     what to do.
///   - isToMend: Whether the number of texts that are to be mended leads here, where no row is before it.
///   - count: How many strings of the sheet's language it is about, where its sentence counts those of several.
func findingRow(
  _ entry: PageModel.Entry, _ attributes: Markup.Attribute..., in locale: LocaleID? = nil, isOfOthersToo: Bool = false,
  isToMend: Bool = false, count: Message? = nil, texts: [Markup] = []
) -> Markup {
  let kind = entry.kind(in: locale)
  // A ticket of the language has its own number and strings in place of a sentence about all languages.
  let isOfSeveral = locale != nil && entry.finding.locale == nil && !texts.isEmpty
  let several: [Markup.Attribute] = isOfSeveral ? [.init("data-several", entry.finding.rule)] : []
  let mend: [Markup.Attribute] = isToMend ? [.toMend] : []
  let advice = entry.finding.advice
  let fault = entry.finding.rule == "edge-space" ? EdgeAdvice.fault : nil
  let message = entry.finding.message(inRowOf: locale)
  let heading = isOfOthersToo ? fault ?? advice ?? message : message
  return .element(
    "li", [.class("row \(kind.rawValue)")] + attributes + several + mend,
    [
      badge(kind),
      tag("span", .class("what")) {
        if let count {
          count
          " · "
        }
        tag("a", .href(to: entry.anchor)) {
          Markup.quoted(heading, entry.quotedLanguages)
        }
        if let advice, advice != heading {
          tag("span", .class("where")) { Markup.quoted(advice, entry.quotedLanguages) }
        }
        texts
      },
    ])
}

extension Markup.Attribute {
  /// Marks what the number of texts that are to be mended leads to.
  static var toMend: Markup.Attribute { .init("data-mend", "mend") }
}
