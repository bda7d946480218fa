import LintelFindings
import LintelModel

extension StoredCoder {
  /// A place of a finding, with its end where that is known.
  mutating func place(_ name: String, _ place: inout SourceLocation?) throws(StoredFault) {
    var isPresent = place != nil
    var inner = place ?? .blank
    try element(name, isRequired: false, &isPresent) { coder throws(StoredFault) in
      try inner.describe(&coder)
      var extent = coder.ids.extents[inner]
      try coder.extent(of: inner, &extent)
      if Self.isReading, let extent { coder.ids.extents[inner] = extent }
    }
    if Self.isReading, isPresent { place = inner }
  }

  /// Where what begins at a place ends. Columns in bytes are left out where they are those in UTF-16 units.
  mutating func extent(of place: SourceLocation, _ extent: inout SourceExtent?) throws(StoredFault) {
    var (line, column) = (extent?.endLine, extent?.endColumn)
    try attribute("endLine", &line)
    try attribute("endColumn", &column)
    var byte = extent.flatMap { $0.byteColumn == place.column ? nil : $0.byteColumn }
    var endByte = extent.flatMap { $0.endByteColumn == $0.endColumn ? nil : $0.endByteColumn }
    try attribute("byteColumn", &byte)
    try attribute("endByteColumn", &endByte)
    guard Self.isReading, let line else { return }
    guard let column else { throw fault("found endLine without endColumn in <\(name)>, expected both") }
    extent = SourceExtent(
      endLine: line, endColumn: column, byteColumn: byte ?? place.column, endByteColumn: endByte ?? column)
  }
}

extension Fix: Stored {
  static var blank: Fix { Fix("", "", at: .blank) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try location.describe(&coder)
    try coder.attribute("respellsEscapes", &respellsEscapes, unless: false)
    try coder.element("before") { coder throws(StoredFault) in try coder.text(&before) }
    try coder.element("after") { coder throws(StoredFault) in try coder.text(&after) }
    var edit = edit ?? SourceEdit(location: location, extent: .blank, text: "")
    var isPresent = self.edit != nil
    try coder.element("edit", isRequired: false, &isPresent) { coder throws(StoredFault) in try edit.describe(&coder) }
    if Coder.isReading, isPresent {
      edit.location.file = location.file
      self.edit = edit
    }
  }
}

extension SourceExtent {
  fileprivate static var blank: SourceExtent { SourceExtent(endLine: 1, endColumn: 1, byteColumn: 1, endByteColumn: 1) }
}

extension SourceEdit {
  /// In the file of its fix.
  fileprivate mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try location.describePlace(&coder)
    var end: SourceExtent? = Coder.isReading ? nil : extent
    try coder.extent(of: location, &end)
    if let end { extent = end }
    try coder.text(&text)
  }
}

extension FindingChange: Stored {
  static var blank: FindingChange { FindingChange(.new) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("state", &state)
    try coder.attribute("overBefore", &overBefore)
    try coder.place("place", &place)
  }
}

extension FindingChange.State: StoredValue {}

extension TextChange: Stored {
  static var blank: TextChange { TextChange(locale: "", key: "", before: nil, now: "") }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("locale", &locale)
    try coder.attribute("key", &key)
    var isPresent = before != nil
    var text = before ?? ""
    try coder.element("before", isRequired: false, &isPresent) { coder throws(StoredFault) in try coder.text(&text) }
    if Coder.isReading { before = isPresent ? text : nil }
    try coder.element("now") { coder throws(StoredFault) in try coder.text(&now) }
  }
}
