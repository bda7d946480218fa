import LintelModel
import LintelUnicodeText

/// A `<file>` while it is read.
struct XLIFFTable {
  private struct Form {
    var key: XLIFFKey
    var unit: XLIFFUnit
  }

  private var table: StringTable
  private let source: LocaleID
  private let target: LocaleSpellings.Spelling?
  private let isDictionary: Bool
  /// Texts that vary, whose forms are units of their own.
  private var forms: [Form] = []

  /// What the path of the file says that the texts come from. The documents of all locales name the same files.
  struct Origin {
    let original: String
    let place: TableID
    let isKeyedByObjectID: Bool
    let isDictionary: Bool
    /// How many units it had in the last document.
    var units = 0

    init(_ original: String, path: String, source: LocaleID) {
      self.original = original
      place = TableID(path: original.isEmpty ? path : original)
      isKeyedByObjectID = [".storyboard", ".xib", ".nib"].contains(where: original.hasSuffix)
      isDictionary = original.hasSuffix(".stringsdict")
    }
  }

  /// What every unit begins as, with neither key nor text: one made anew would have all its fields copied twice.
  private var blank: StringUnit

  /// `shared` is the document's path as `ExchangePath` has it.
  init(path: String, shared: String, origin: Origin, source: LocaleID, target: LocaleSpellings.Spelling?) {
    let folder = shared.isEmpty ? origin.place.folder : origin.place.folder.isEmpty ? shared : "\(shared)/\(origin.place.folder)"
    table = StringTable(
      file: path, id: TableID(folder: folder, name: origin.place.name), format: .xliff, locale: target?.locale ?? source,
      sourceLocale: source, encoding: "UTF-8")
    table.original = origin.original
    table.isKeyedByObjectID = origin.isKeyedByObjectID
    table.units.reserveCapacity(origin.units)
    self.source = source
    self.target = target
    isDictionary = origin.isDictionary
    blank = StringUnit(key: "", locale: source, value: "", location: SourceLocation(file: path, line: 1))
  }

  var original: String { table.original ?? "" }
  var unitCount: Int { table.units.count }

  /// Takes the unit's texts out of it.
  mutating func add(_ unit: inout XLIFFUnit) {
    if isDictionary || unit.hasMark, let key = XLIFFKey(form: unit.id, isDictionary: isDictionary) {
      forms.append(Form(key: key, unit: unit))
      return
    }
    blank.limit = unit.limit
    blank.isTranslatable = unit.isTranslatable
    let targetLocale = unit.target == nil ? nil : target?.locale
    if unit.source != nil {
      blank.locale = source
      let end = table.units.count
      table.units.append(blank)
      Self.fill(&table.units[end], &unit.source!)
      table.units[end].key = unit.id
      table.units[end].comment = unit.note
      skipLast(targetLocale == source ? .exchangeCopy : nil)
    }
    if let targetLocale {
      blank.locale = targetLocale
      let end = table.units.count
      table.units.append(blank)
      Self.fill(&table.units[end], &unit.target!)
      swap(&table.units[end].key, &unit.id)
      swap(&table.units[end].comment, &unit.note)
      swap(&table.units[end].state, &unit.state)
      skipLast(target?.isLanguage == false ? .notALanguage : nil)
    }
  }

  /// Swapped in place, not assigned: nothing is counted as used twice.
  private static func fill(_ unit: inout StringUnit, _ text: inout XLIFFUnit.Text) {
    swap(&unit.value, &text.text)
    unit.location.line = text.line
    unit.location.column = text.column
  }

  private mutating func skipLast(_ reason: SkippedString.Reason?) {
    guard let reason = reason ?? (blank.isTranslatable ? nil : .notTranslatable) else { return }
    table.skip(table.units.removeLast(), for: reason)
  }

  private func unit(
    _ key: String, of unit: XLIFFUnit, _ text: XLIFFUnit.Text, locale: LocaleID, state: String?
  ) -> StringUnit {
    StringUnit(
      key: key, locale: locale, value: text.text, comment: unit.note, state: state, isTranslatable: unit.isTranslatable,
      limit: unit.limit, location: location(text))
  }

  private mutating func add(_ unit: StringUnit, _ reason: SkippedString.Reason?) {
    if let reason = reason ?? (unit.isTranslatable ? nil : .notTranslatable) {
      table.skip(unit, for: reason)
    } else {
      table.units.append(unit)
    }
  }

  // MARK: Forms

  func finished() -> StringTable {
    guard !forms.isEmpty else { return table }
    var finished = self
    finished.joinForms()
    return finished.table
  }

  /// Makes one unit of the forms of each text.
  private mutating func joinForms() {
    var keys: [ExactString] = []
    var grouped: [ExactString: [Form]] = [:]
    for form in forms {
      let key = ExactString(form.key.key)
      if grouped[key] == nil { keys.append(key) }
      grouped[key, default: []].append(form)
    }
    // A text with variables has a unit of its own, under the key alone.
    var plain: [ExactString: [Int]] = [:]
    for index in table.units.indices {
      let key = ExactString(table.units[index].key)
      if grouped[key] != nil { plain[key, default: []].append(index) }
    }
    for key in keys {
      let group = grouped[key] ?? []
      func base(_ locale: LocaleID) -> Int? { plain[key]?.first { table.units[$0].locale == locale } }
      let isReplaced = target?.locale == source && group.contains { $0.unit.target != nil }
      let sources = group.compactMap { form(of: $0, $0.unit.source) }
      join(sources, locale: source, base: base(source), reason: isReplaced ? .exchangeCopy : nil)
      if let target {
        let targets = group.compactMap { form(of: $0, $0.unit.target) }
        join(targets, locale: target.locale, base: base(target.locale), reason: target.isLanguage ? nil : .notALanguage)
      }
    }
    table.units.sort { $0.location < $1.location }
  }

  private func form(of form: Form, _ text: XLIFFUnit.Text?) -> XLIFFForm? {
    text.map { XLIFFForm(key: form.key, unit: form.unit, text: $0, location: location($0)) }
  }

  private func location(_ text: XLIFFUnit.Text) -> SourceLocation {
    SourceLocation(file: table.file, line: text.line, column: text.column)
  }

  private mutating func join(_ all: [XLIFFForm], locale: LocaleID, base: Int?, reason: SkippedString.Reason?) {
    let copies = locale == source ? XLIFFForm.copies(among: all) : []
    for index in copies.sorted() {
      let form = all[index]
      table.skip(
        unit(form.key.key, of: form.unit, form.text, locale: locale, state: nil), for: reason ?? .exchangeCopy)
    }
    let forms = all.indices.filter { !copies.contains($0) }.map { all[$0] }
    guard let first = forms.first else { return }
    let substitutions = XLIFFForm.substitutions(forms)
    let own = forms.filter { $0.key.variable == nil }.map(\.variant)
    if let base {
      table.units[base].substitutions = substitutions
      if !own.isEmpty {
        let text = LocalizedValue.Variant(text: table.units[base].value, location: table.units[base].location)
        table.units[base].vary([text] + own)
      }
      return
    }
    var unit = unit(
      first.key.key, of: first.unit, first.text, locale: locale,
      state: locale == source ? nil : forms.first { $0.unit.state != "translated" }?.unit.state ?? first.unit.state)
    if own.isEmpty { unit.value = first.key.key }
    unit.substitutions = substitutions
    if own.count == 1, own[0].plural == nil, own[0].device == nil, own[0].width == nil {
      unit.value = own[0].text
      unit.location = own[0].location ?? unit.location
    } else {
      unit.vary(own)
    }
    add(unit, reason)
  }
}
