import LintelFindings
import LintelModel

/// A translators' sheet for spreadsheets: a row for each text, the worst first. Both forms begin with a byte order mark, so
/// that spreadsheets take them for UTF-8.
struct SheetTable {
  let sheet: TranslationSheet
  /// The language of what is wrong and what to do; the columns' names and severities are for programs.
  let words: Localizer
  /// How many strings that the language lacks have no row.
  var omitted = 0
  /// What a page's sheet has no rows for, and this one has; nil for a sheet that has everything.
  var part: SheetPart?

  static let columns = [
    "severity", "key", "used at", "write into", "comment", "source", "translation", "needed at least (pt)", "needed (pt)", "room (pt)",
    "max length to be safe (characters)", "max length (characters)", "environment", "max length where few people see it (characters)",
    "environment that few people have", "form", "what is wrong", "what to do", "bar", "shown as", "beside", "may give way", "link", "source at", "rule",
    "state", "new translation",
  ]

  var csv: String { Self.written(fileRows, \.csv) }
  var tsv: String { Self.written(fileRows, \.tsv) }
  /// Both, of the rows that a file has.
  static func files(of rows: [SpreadsheetRow]) -> (csv: String, tsv: String) { (written(rows, \.csv), written(rows, \.tsv)) }

  /// The rows as a file has them: with the same columns in every file, also where one is empty. Templates and scripts count on it.
  var fileRows: [SpreadsheetRow] {
    let rows = rows
    let designers = Set(rowsOfDesigners.map { SpreadsheetRow(sayingGuard($0)).cells })
    let works = rows.indices.map { index -> String in
      let cells = rows[index].cells
      return index == 0 ? Self.workColumn : (designers.contains(cells) ? RowWork.designers : work(of: cells))?.rawValue ?? ""
    }
    return zip(zip(rows, works), Self.repeated(rows, works: works)).map { row, same in
      row.0.movingLast(before: Self.newPlace).with(same, before: Self.samePlace).with(row.1, before: Self.workPlace)
    }
  }

  /// The columns' names, then the tables that are broken, then the rows of texts in their order, below them what a bar's designers
  /// are to decide, and last what is about no single text: who hands the rows to another program, which knows strings by their keys, takes them in one piece.
  var rows: [SpreadsheetRow] {
    let all: [[String?]] = sheet.rows.filter { !$0.isOfDesigners }.flatMap { cellsByForm(of: $0) } + stringRows
    let texts = all.filter(Self.isAboutText)
    let others = all.filter { !Self.isAboutText($0) }
    let head: [[String?]] = [Self.columns]
    let rows = (brokenRows + folded(Self.ordered(texts)) + rowsOfDesigners + Self.ordered(others)).map(sayingGuard)
    return (head + rows + lastLine).map { SpreadsheetRow($0) }
  }

  /// Whoever has filled in a sheet that lacks strings would think that nothing is left.
  private var lastLine: [[String?]] {
    let (lacking, others) = (omitted + (part?.lacking ?? 0), part?.omitted(of: sheet) ?? 0)
    guard lacking + others > 0, let place = Self.columns.firstIndex(of: "what to do") else { return [] }
    var cells = [String?](repeating: nil, count: Self.columns.count)
    cells[place] = words.visible(others == 0 ? Self.lacking(lacking) : Self.left(out: lacking + others))
    return [cells]
  }

  /// How many strings a sheet lacks, and what writes all of them.
  static func lacking(_ count: Int) -> Message {
    "Not in this file: \(count, "string") without a translation. “\(Message.data("lintel audit . --output DIR --split"))” writes all of them."
  }

  /// The same where not all of them are without a translation.
  static func left(out count: Int) -> Message {
    "Not in this file: \(count, "string"). “\(Message.data("lintel audit . --output DIR --split"))” writes all of them."
  }

  /// Where nobody says how: what is wrong stands beside it.
  static let mend: Message = "Mend what is wrong with it."

  private static func written(_ rows: [SpreadsheetRow], _ form: KeyPath<SpreadsheetRow, String>) -> String {
    "\u{FEFF}" + rows.map { $0[keyPath: form] }.joined()
  }

  func cells(of row: TranslationRow) -> [String?] {
    // Nothing is put into a file of the source alone, or into code.
    let entry = row.isAtSource || row.sourceLocation?.isOfCode == true ? nil : row.sourceLocation
    let into = line(of: row.location) ?? visible(row.target?.file) ?? line(of: entry) ?? visible(row.table)
    let places = places(used: row.usedAt, into: into, source: row.sourceLocation)
    let text: [String?] = [
      row.severity?.rawValue ?? (row.translation == nil ? nil : Self.nothing), inLines(row.key), places.used, into,
      visible(row.comment), inLines(row.source), inLines(row.translation),
    ]
    let room: [String?] = Self.room(of: row).map { cell -> String? in
      switch cell {
      case .figure(let figure)?: figure
      case .words(let said)?: words.visible(said)
      case nil: nil
      }
    }
    // What we say is visible already, and has isolates of its own.
    let told: [String?] = [
      row.formName.map(words.visible), faults(of: row), advice(of: row).joined(separator: " · "),
      row.namedBars.map { words.visible($0.words) }.joined(separator: " · "), shownAs(row.uses),
      visible(row.others.joined(separator: " · ")),
      row.givingWay.map { words.visible($0.sentence) }.joined(separator: " · "), visible(row.address), places.source,
      rules(of: row).joined(separator: " "), visible(row.state), nil,
    ]
    return text + room + told
  }

  /// With that of what its bar lacks, where the row says it, too.
  private func rules(of row: TranslationRow) -> [String] {
    let told = row.rules.filter { rule in !row.fits || row.entries.contains { $0.finding.rule == rule && !$0.finding.isLengthRemark } }
    return told + (row.widthRule.map { told.contains($0) ? [] : [$0] } ?? [])
  }

  /// `App/de.lproj/Main.strings:12`
  func line(of place: SourceLocation?) -> String? { place.flatMap { visible("\($0.file):\($0.line)") } }

  func visible(_ data: String?) -> String? { data.map(VisibleCharacters.of) }

  /// Tables are told apart by their keys, and translations are compared: what has several lines has them here.
  func inLines(_ data: String?) -> String? { data.map(VisibleCharacters.inLines) }

  /// What is about no single text.
  func cells(of entry: PageModel.Entry) -> [String?] {
    let own = entry.finding.ownLocation
    // Of several languages' files one is no other language's.
    let place = entry.finding.locale == nil && own?.isOfOneLanguage == true ? nil : own
    let nothing = [String?](repeating: nil, count: 12)
    let into = line(of: place) ?? visible(entry.finding.table)
    let about: [String?] = [entry.kind(in: sheet.locale).rawValue, nil, nil, into]
    let told: [String?] = [words.visible(entry.finding.message(inRowOf: sheet.locale)), words.visible(entry.finding.suggestion ?? Self.mend)]
    return about + nothing + told + [nil, nil, nil, nil, nil, nil, entry.finding.rule, nil, nil]
  }

  private func advice(of row: TranslationRow) -> [String] {
    if row.isLengthRemark { return [words.visible(TranslationRow.nothingToDo)] }
    var advice = row.steps.compactMap { self.advice($0.finding, of: row) }
    if row.isOfSource { advice.append(words.visible(TranslationRow.leaveToSource)) }
    if let proposal = row.proposal { advice.append(words.visible(proposal)) }
    if row.leavesSource { advice.append(words.visible(TranslationRow.translateOther)) }
    if row.isMarked { advice.append(words.visible(row.markAdvice)) }
    if row.sourceChange != nil { advice.append(words.visible(OutdatedTranslations.Change.advice)) }
    if let target = row.target { advice += [addition(to: target), MissingFile.words(target)].compactMap { $0.map(words.visible) } }
    if let roomAdvice = row.roomAdvice { advice.append(words.visible(roomAdvice)) }
    if row.isCopy { advice.append(words.visible(TranslationRow.copy)) }
    if row.isSpoken { advice.append(words.visible(TranslationRow.spoken)) }
    if let renaming = row.renaming { advice.append(words.visible(renaming)) }
    if let elsewhere = row.translatedElsewhere { advice.append(words.visible(elsewhere)) }
    if let lowering = row.lowering { advice.append(words.visible(lowering)) }
    if row.isNewEverywhere { advice.append(words.visible(TranslationRow.newEverywhere)) }
    if row.sourceMatter != nil { advice.append(words.visible(TranslationRow.sourceAdvice)) }
    if let barAdvice = row.barAdvice { advice.append(words.visible(barAdvice)) }
    if let crowding = row.crowding { advice.append(words.visible(crowding.advice)) }
    if let own = row.ownAdvice { advice.append(words.visible(own)) }
    if advice.isEmpty { advice.append(words.visible(Self.mend)) }
    if row.otherUses != nil { advice.append(words.visible(TranslationRow.usedElsewhere)) }
    return advice.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Where nobody advises anything, what is wrong says it, and nothing says it twice.
  private func advice(_ finding: Finding, of row: TranslationRow) -> String? {
    let isAdvised = row.action(for: finding) != nil || finding.suggestion != nil
    return isAdvised ? words.visible(row.advice(for: finding)) : nil
  }
}
