import LintelFindings
import LintelModel

/// The sheets of translators as a page holds them, so that its script can save the spreadsheets that `--split` writes: every
/// text once, in one line, and for each row the numbers of its cells. Languages have most texts in common, keys, places and sources above all.
struct SheetExport {
  private struct Sheet {
    /// As `--split` names its files.
    let page: SiblingPages.Page
    /// Of each row the numbers of its cells, in base 36 and with commas between them; an empty cell has none. `*7` stands for seven
    /// commas.
    let rows: [String]
  }

  /// A page holds no more than this, in bytes of texts and numbers: it is sent by mail, and has its pictures to hold.
  private static let limit = 1_500_000
  /// Where all texts of bars are more than that, too, as many strings of each language are in here as there is room for: strings
  /// without figures of their room have some 30 bytes a row, and languages share their keys and sources.
  private static let partLimit = 1_500_000
  /// Pictures give way to no more of it than this: pages have some room left.
  static let instead = 900_000
  /// What a row weighs at least, in bytes.
  private static let leastOfRow = 20
  /// So many strings of each finding, and so many that a language lacks, have a row: the first that has room.
  private static let shares = [Int.max, 2_000, 500, 120, 30, 8, 1, 0]
  /// Sheets of about so many rows and more are not made to see how much they weigh: a row has 60 bytes at least.
  private static let mostRows = 20_000

  /// How many of all rows of a language a sheet has that is saved from a page without room for all of them.
  /// - Parameters: What the page's script puts the numbers in place of.
  static func share(_ own: String, of all: String) -> Message {
    "Saved from here, this sheet has \(Message.data(own)) of \(Message.data(all)) rows."
  }

  /// Said behind it: how all of them are had.
  static let whole: Message =
    "“\(Message.data("lintel audit . --output DIR --split"))” writes all rows, a file for each language; “\(Message.data("lintel audit . --output DIR --format csv"))” writes one table of all languages."

  /// Whether it has all that `--split` writes.
  private(set) var isWhole = true
  /// Where it has not, how many rows each language has here.
  private(set) var counts: [LocaleID: Int] = [:]
  private var texts: [String] = []
  /// By a text's bytes: two that are spelled in other characters are the same to Swift, and not to who wrote them.
  private var numbers: [[UInt8]: Int] = [:]
  private var sheets: [Sheet] = []
  /// Of texts and rows so far, in bytes.
  private(set) var weight = 0

  /// Nil where the page would get too large.
  init?(_ tables: [SheetTable], pages: [SiblingPages.Page], limit: Int = Self.limit) {
    self.init(rows: tables.lazy.map(\.fileRows), pages: pages, limit: limit)
  }

  /// The same of rows as a file has them, sheet by sheet.
  init?(rows tables: some Sequence<[SpreadsheetRow]>, pages: [SiblingPages.Page], limit: Int = Self.limit) {
    for (table, page) in zip(tables, pages) {
      var rows: [String] = []
      for row in table {
        let line = numbered(row)
        rows.append(line)
        weight += line.utf8.count + 1
        // A hundred languages with thousands of rows are not held to be thrown away.
        guard weight <= limit else { return nil }
      }
      sheets.append(Sheet(page: page, rows: rows))
    }
    guard !sheets.isEmpty else { return nil }
  }

  /// - Parameter sheets: With everything in them, as spreadsheets have it.
  init?(_ sheets: [TranslationSheet], words: Localizer) {
    self.init(
      sheets.map { SheetTable(sheet: $0, words: words) }, pages: SplitReport.pages(of: sheets.map(\.locale)).pages)
  }

  /// Of all languages of a project.
  init?(of model: PageModel, words: Localizer) {
    guard Self.rows(of: model) <= Self.mostRows else { return nil }
    self.init(TranslationSheets(model, names: words, extent: .whole).sheets, words: words)
  }

  /// - Parameters:
  ///   - sheets: As a page has them, with what it tells in full. Each says in its last line how many strings it lacks.
  ///   - places: Of the strings that languages lack.
  init?(partOf sheets: TranslationSheets, placedBy places: StringPlaces, words: Localizer, limit: Int = Self.partLimit) {
    let pages = SplitReport.pages(of: sheets.sheets.map(\.locale)).pages
    let lacked = sheets.sheets.map { LackedStrings(sheets.untranslated, besides: $0) }
    for most in Self.shares {
      let tables = zip(sheets.sheets, lacked).map { sheet, lacked in
        SheetTable(sheet: sheet, words: words, part: SheetPart(lacked: lacked, places: places, most: most))
      }
      // To make hundreds of thousands of rows takes long, and to count them does not.
      let rows = tables.reduce(0) { $0 + $1.sheet.rows.count + ($1.part?.rows(of: $1.sheet) ?? 0) }
      guard rows * Self.leastOfRow <= limit, let export = SheetExport(tables, pages: pages, limit: limit) else { continue }
      self = export
      isWhole = false
      for table in tables { counts[table.sheet.locale] = table.sheet.brokenApart + table.sheet.rows.count + (table.part?.rows(of: table.sheet) ?? 0) }
      return
    }
    return nil
  }

  var markup: Markup {
    let rows: [Markup] = sheets.map { sheet in
      .element(
        "code", [.init("data-locale", sheet.page.locale.id), .init("data-file", sheet.page.file)], [.lines(sheet.rows)])
    }
    return .island([.element("code", [.class("cells")], [.lines(texts)])] + rows)
  }

  private mutating func numbered(_ row: SpreadsheetRow) -> String {
    var cells: [String] = []
    for text in row.lines { cells.append(text.isEmpty ? "" : String(number(of: text), radix: 36)) }
    return Self.packed(cells)
  }

  /// Most rows have long runs of empty cells.
  private static func packed(_ cells: [String]) -> String {
    var line = ""
    var commas = 0
    func end() {
      line += commas < 3 ? String(repeating: ",", count: commas) : "*\(String(commas, radix: 36))"
      commas = 0
    }
    for (index, cell) in cells.enumerated() {
      if index > 0 { commas += 1 }
      guard !cell.isEmpty else { continue }
      end()
      line += cell
    }
    end()
    return line
  }

  private mutating func number(of text: String) -> Int {
    let bytes = Array(text.utf8)
    if let number = numbers[bytes] { return number }
    numbers[bytes] = texts.count
    texts.append(text)
    weight += bytes.count + 1
    return texts.count - 1
  }

  /// About how many rows findings and texts on bars come to.
  private static func rows(of model: PageModel) -> Int {
    let found = model.result.findings.reduce(0) { sum, finding in
      guard finding.blame == .translation else { return sum }
      let languages = finding.strings.first?.locale == nil ? max(1, finding.locales.count) : 1
      return sum + max(1, finding.strings.count) * languages
    }
    return model.toolbars.reduce(found) { $0 + $1.bars.count * (1 + $1.toolbar.items.count) }
  }
}
