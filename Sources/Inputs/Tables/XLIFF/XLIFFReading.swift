import LintelModel
import LintelUnicodeText
import LintelXMLTree

/// One pass over an XLIFF document.
struct XLIFFReading {
  /// The elements of interest, by local name.
  private enum Name: Int, CaseIterable {
    case file, group, transUnit, source, target, note, alternative, binary, placeholder, beginPlaceholder, endPlaceholder
  }
  static let names = [
    "file", "group", "trans-unit", "source", "target", "note", "alt-trans", "bin-unit", "x", "bx", "ex",
  ]

  /// A `<source>`, `<target>` or `<note>` while it is open.
  private enum Part { case source, target, note }

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
  private var groups: [Defaults] = []
  private var unit = XLIFFUnit()
  private var isInUnit = false
  private var part: Part?
  /// Open elements inside the part: inline markup, whose text belongs to it.
  private var inline = 0
  /// Open elements inside one that has sources and targets of its own.
  private var foreign = 0
  private var text: [UInt8] = []
  private var textStart = 0

  init(file: String, utf8: [UInt8], sourceLocale: LocaleID, targetLocale: String?, sharing: SharedStrings) {
    path = file
    projectSource = sourceLocale
    self.targetLocale = targetLocale
    lines = LineCursor(utf8)
    shared = sharing
  }

  mutating func take(_ event: XMLStream.Event) {
    switch event {
    case .text(let bytes): if part != nil { text.append(contentsOf: bytes) }
    case .start(let tag): start(tag)
    case .end(let name): end(Name(rawValue: name))
    }
  }

  private mutating func start(_ tag: XMLStream.Tag) {
    if part != nil {
      inline += 1
      if tag.name >= Name.placeholder.rawValue { appendPlaceholder(tag) }
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
      unit.state = tag["state"]
      open(.target, tag)
    case .note where isInUnit: open(.note, tag)
    case .alternative, .binary: foreign = 1
    default: break
    }
  }

  private mutating func open(_ part: Part, _ tag: XMLStream.Tag) {
    self.part = part
    textStart = tag.content
    inline = 0
    text.removeAll(keepingCapacity: true)
  }

  /// A placeholder stands for code of the source: its equivalent text, or an end of line, is what people see.
  private mutating func appendPlaceholder(_ tag: XMLStream.Tag) {
    if let equivalent = tag["equiv-text"] {
      text.append(contentsOf: equivalent.utf8)
    } else if tag["ctype"] == "lb" {
      text.append(Ascii.newline)
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
    switch closed {
    case .note:
      guard !text.isEmpty else { return }
      let note = text.withUnsafeBufferPointer { shared.comments.string($0) }
      unit.note = unit.note.map { $0 + "\n" + note } ?? note
    case .source:
      let string = text.withUnsafeBufferPointer { shared.sources.string($0) }
      unit.source = XLIFFUnit.Text(text: string, location: location(textStart))
    case .target:
      let string = text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      unit.target = XLIFFUnit.Text(text: string, location: location(textStart))
    }
  }

  private mutating func location(_ offset: Int) -> SourceLocation {
    let (line, column) = lines.position(of: offset)
    return SourceLocation(file: path, line: line, column: column)
  }

  // MARK: Files, groups and units

  private mutating func open(_ tag: XMLStream.Tag) {
    closeFile()
    let source = tag["source-language"].flatMap(LocaleName.canonical).map { LocaleID($0) } ?? projectSource
    let target = (tag["target-language"] ?? targetLocale).map { locales.named($0) }
    table = XLIFFTable(path: path, original: tag["original"] ?? "", source: source, target: target)
    groups = [defaults(tag)]
  }

  private mutating func closeFile() {
    closeUnit()
    if let table { tables.append(table) }
    table = nil
  }

  private func defaults(_ tag: XMLStream.Tag) -> Defaults {
    var defaults = groups.last ?? Defaults()
    if let translate = tag["translate"] { defaults.isTranslatable = translate != "no" }
    if let maximum = tag["maxwidth"].flatMap(Double.init), maximum.isFinite {
      // Other units (bytes, ems) say nothing about characters or widths on a screen.
      let unit: StringUnit.Limit.Unit? = ["char": .characters, nil: .pixels, "pixel": .pixels][tag["size-unit"]] ?? nil
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
    // Most have an id and nothing else of interest: one look at each attribute.
    for index in 0..<tag.attributeCount {
      if tag.name(index, is: "id"), !hasName {
        name(tag, index)
      } else if tag.name(index, is: "resname") {
        name(tag, index)
        hasName = true
      } else if tag.name(index, is: "translate") || tag.name(index, is: "maxwidth") {
        let defaults = self.defaults(tag)
        (unit.isTranslatable, unit.limit) = (defaults.isTranslatable, defaults.limit)
      }
    }
  }

  private mutating func name(_ tag: XMLStream.Tag, _ index: Int) {
    let id = tag.value(index)
    unit.id = id.contains(UInt8(ascii: "&")) ? tag.text(index) : shared.keys.string(id)
    unit.hasMark = id.contains(UInt8(ascii: "|"))
  }

  private mutating func closeUnit() {
    guard isInUnit else { return }
    isInUnit = false
    table?.add(unit)
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
