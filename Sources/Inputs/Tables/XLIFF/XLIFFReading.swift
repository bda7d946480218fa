import LintelModel
import LintelUnicodeText
import LintelXMLTree

/// One pass over an XLIFF document.
struct XLIFFReading {
  /// Numbered as the names in `interest`.
  fileprivate enum Name: Int {
    case source, target, note
    case transUnit, document, file, group, alternative, binary, placeholder, beginPlaceholder, endPlaceholder
    case id, resourceName, translate, maximum, unit, state, equivalent, kind, original, sourceLanguage, targetLanguage,
      version, qualifier
  }
  static let interest = XMLStream.Interest(
    texts: ["source", "target", "note"],
    elements: ["trans-unit", "xliff", "file", "group", "alt-trans", "bin-unit", "x", "bx", "ex"],
    attributes: [
      "id", "resname", "translate", "maxwidth", "size-unit", "state", "equiv-text", "ctype", "original",
      "source-language", "target-language", "version", "state-qualifier",
    ])

  /// A `<source>`, `<target>` or `<note>` while it is open; numbered as the names are.
  private enum Part: Int { case source, target, note }

  /// What holds for every unit of a group that does not say otherwise.
  private struct Defaults {
    var isTranslatable = true
    var limit: StringUnit.Limit?
  }

  private let path: String
  private let projectSource: LocaleID
  private let targetLocale: String?
  private var lines: LineCursor
  private var locales = LocaleSpellings()
  private var shared: SharedStrings
  private var tables: [XLIFFTable] = []
  private var table: XLIFFTable?
  /// Most documents have files of one locale only.
  private var sharedPath: (locale: LocaleID, path: String)?
  private var hasRoot = false
  /// That the document is none of those that are read here.
  private(set) var failure: XMLStream.Failure?
  private var groups: [Defaults] = []
  private var unit = XLIFFUnit()
  private var isInUnit = false
  private var part: Part?
  /// Open elements inside the part: inline markup, whose text belongs to it.
  private var inline = 0
  /// Open elements inside one that has sources and targets of its own.
  private var foreign = 0
  private var text = CollectedText()
  private var textStart = 0
  private var textLine: Int?

  init(file: String, utf8: [UInt8], sourceLocale: LocaleID, targetLocale: String?, sharing: SharedStrings) {
    path = file
    projectSource = sourceLocale
    self.targetLocale = targetLocale
    lines = LineCursor(utf8)
    shared = sharing
  }

  mutating func take(_ event: XMLStream.Event) {
    guard failure == nil else { return }
    switch event {
    case .element(let tag, let bytes): element(tag, bytes)
    case .text(let bytes): if part != nil { text.append(bytes) }
    case .start(let tag): start(tag)
    case .end(let name): end(Name(rawValue: name))
    }
  }

  private mutating func element(_ tag: XMLStream.Tag, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard isInUnit, part == nil, foreign == 0, let part = Part(rawValue: tag.name) else {
      start(tag)
      if !bytes.isEmpty { take(.text(bytes)) }
      return take(.end(tag.name))
    }
    // Most texts: nothing is collected, and no place kept in mind.
    if part == .target { unit.state = Self.state(of: tag) }
    close(part, bytes, from: tag.content, line: tag.line)
  }

  /// Before the parser forgets the pieces that it has handed over.
  mutating func keep() { text.keep() }

  /// Another dialect has other elements: nothing of it would be found, and that would look like an empty document.
  private mutating func open(root tag: XMLStream.Tag) {
    hasRoot = true
    let version = tag[.version] ?? ""
    guard Name(rawValue: tag.name) == .document else {
      failure = XMLStream.Failure(offset: 0, found: "another document", expected: "<xliff version=\"1.2\">")
      return
    }
    if !version.isEmpty, !version.hasPrefix("1.") {
      failure = XMLStream.Failure(offset: 0, found: "XLIFF of version \(version)", expected: "version 1.2")
    }
  }

  private mutating func start(_ tag: XMLStream.Tag) {
    if !hasRoot { open(root: tag) }
    if part != nil {
      inline += 1
      appendPlaceholder(tag)
      return
    }
    if foreign > 0 {
      foreign += 1
      return
    }
    switch Name(rawValue: tag.name) {
    case .file: open(tag)
    case .group: groups.append(defaults(tag))
    case .transUnit: open(unit: tag)
    case .source where isInUnit: open(.source, tag)
    case .target where isInUnit:
      unit.state = Self.state(of: tag)
      open(.target, tag)
    case .note where isInUnit: open(.note, tag)
    case .alternative, .binary: foreign = 1
    default: break
    }
  }

  /// The target's state; that a machine made it tells more than that it is done.
  private static func state(of tag: XMLStream.Tag) -> String? {
    let state = tag[.state]
    guard let qualifier = tag[.qualifier], StringUnit.machineStates.contains(qualifier), state != "new",
      state != "needs-translation"
    else { return state }
    return qualifier
  }

  private mutating func open(_ part: Part, _ tag: XMLStream.Tag) {
    self.part = part
    textStart = tag.content
    textLine = tag.line
    inline = 0
    text.removeAll()
  }

  /// A placeholder replaces code of the source: its equivalent text, or an end of line, is what people see.
  private mutating func appendPlaceholder(_ tag: XMLStream.Tag) {
    guard (Name.placeholder.rawValue...Name.endPlaceholder.rawValue).contains(tag.name) else { return }
    if let equivalent = tag[.equivalent] {
      text.append(equivalent)
    } else if tag[.kind] == "lb" {
      text.append("\n")
    }
  }

  private mutating func end(_ name: Name?) {
    if let open = part {
      guard inline == 0 else {
        inline -= 1
        return
      }
      close(open)
      return
    }
    if foreign > 0 {
      foreign -= 1
      return
    }
    switch name {
    case .transUnit:
      closeUnit()
    case .group: _ = groups.popLast()
    case .file: closeFile()
    default: break
    }
  }

  private mutating func close(_ closed: Part) {
    part = nil
    let collected = text
    collected.withBytes { close(closed, $0, from: textStart, line: textLine) }
  }

  private mutating func close(_ closed: Part, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, line: Int?) {
    switch closed {
    case .note:
      if bytes.isEmpty { return }
      let note = shared.comments.string(bytes)
      if unit.note == nil { unit.note = note } else { unit.note?.append("\n" + note) }
    case .source: unit.source = text(shared.sources.string(bytes), from: start, line: line)
    case .target: unit.target = text(String(decoding: bytes, as: UTF8.self), from: start, line: line)
    }
  }

  private mutating func text(_ string: String, from start: Int, line: Int?) -> XLIFFUnit.Text {
    let (line, column) = line.map { lines.position(of: start, line: $0) } ?? lines.position(of: start)
    return XLIFFUnit.Text(text: string, line: line, column: column)
  }

  // MARK: Files, groups and units

  private mutating func open(_ tag: XMLStream.Tag) {
    closeFile()
    let source = tag[.sourceLanguage].flatMap(LocaleName.canonical).map { LocaleID($0) } ?? projectSource
    let target = (tag[.targetLanguage] ?? targetLocale).map { locales.named($0) }
    let locale = target?.locale ?? source
    if sharedPath?.locale != locale { sharedPath = (locale, ExchangePath.shared(path, locale: locale)) }
    let original = tag[.original] ?? ""
    // Without one, the document itself is what its texts come from.
    let known = original.isEmpty ? nil : shared.origins[original]
    let origin = known ?? XLIFFTable.Origin(original, path: path, source: source)
    table = XLIFFTable(
      path: path, shared: sharedPath?.path ?? path, origin: origin, source: source, target: target)
    if known == nil { shared.origins[original] = origin }
    groups = [defaults(tag)]
  }

  private mutating func closeFile() {
    closeUnit()
    if let table {
      shared.origins[table.original]?.units = table.unitCount
      tables.append(table)
    }
    table = nil
  }

  private func defaults(_ tag: XMLStream.Tag) -> Defaults {
    var defaults = groups.last ?? Defaults()
    if let translate = tag[.translate] { defaults.isTranslatable = translate != "no" }
    if let maximum = tag[.maximum].flatMap(Double.init), maximum.isFinite {
      // Other units (bytes, ems) say nothing about characters or widths on a screen.
      let unit: StringUnit.Limit.Unit? = ["char": .characters, nil: .pixels, "pixel": .pixels][tag[.unit]] ?? nil
      defaults.limit = unit.map { StringUnit.Limit(maximum: maximum, unit: $0) }
    }
    return defaults
  }

  private mutating func open(unit tag: XMLStream.Tag) {
    closeUnit()
    isInUnit = true
    let defaults = groups.last ?? Defaults()
    (unit.isTranslatable, unit.limit) = (defaults.isTranslatable, defaults.limit)
    var hasName = false
    for index in 0..<tag.attributeCount {
      switch Name(rawValue: tag.attribute(index)) {
      case .id where !hasName: name(tag, index)
      case .resourceName:
        name(tag, index)
        hasName = true
      case .translate, .maximum:
        let defaults = self.defaults(tag)
        (unit.isTranslatable, unit.limit) = (defaults.isTranslatable, defaults.limit)
      default: break
      }
    }
  }

  private mutating func name(_ tag: XMLStream.Tag, _ index: Int) {
    let id = tag.value(index)
    let number = shared.keys.number(of: id)
    while shared.looks.count <= number { shared.looks.append(nil) }
    // An ampersand is written `&#38;`.
    if shared.looks[number] == nil {
      shared.looks[number] = SharedStrings.Look(
        hasBar: id.contains(UInt8(ascii: "|")), hasAmpersand: id.contains(UInt8(ascii: "&")))
    }
    let look = shared.looks[number]!
    unit.id = look.hasAmpersand ? tag.text(index) : shared.keys[number]
    unit.hasMark = look.hasBar
  }

  private mutating func closeUnit() {
    guard isInUnit else { return }
    isInUnit = false
    table?.add(&unit)
    unit.id = ""
    unit.source = nil
    unit.target = nil
    unit.state = nil
    unit.note = nil
  }

  /// What was read, of a document that breaks off too.
  mutating func result(sharing: inout SharedStrings) -> XLIFFReader.Document {
    closeFile()
    sharing = shared
    return XLIFFReader.Document(tables: tables.map { $0.finished() }, failure: nil)
  }
}

extension XMLStream.Tag {
  fileprivate subscript(_ name: XLIFFReading.Name) -> String? { self[name.rawValue] }
}
