internal import CLibXML2

/// Writes a document through libxml2, which quotes and closes; the caller never touches markup.
///
/// Elements are given as closures, so that what is opened is closed, or begun and ended one by one. The result is UTF-8, indented
/// by two spaces. Characters that are invisible, bidi controls among them, are written as references: a parser gets them, an
/// editor shows them.
package struct XMLWriter: ~Copyable {
  private let writer: xmlTextWriterPtr
  /// The whole document, where it is given back at the end.
  private let buffer: xmlBufferPtr?
  /// Else who takes it piece by piece.
  private let sink: XMLSink?
  private let spelling: (String) -> String

  /// - Parameter spelling: What becomes of a text before it is written. It must leave no character that XML cannot hold.
  package init(spelling: @escaping (String) -> String = XMLWriter.legal) {
    lintel_xml_init()
    // libxml2 returns nil here only when no memory is left.
    let buffer = xmlBufferCreate()!
    writer = xmlNewTextWriterMemory(buffer, 0)!
    self.buffer = buffer
    sink = nil
    self.spelling = spelling
    Self.start(writer)
  }

  /// Hands the document to the sink while it is written; `close` ends it.
  /// - Parameter spelling: As above.
  package init(into sink: XMLSink, spelling: @escaping (String) -> String = XMLWriter.legal) {
    lintel_xml_init()
    // All is taken, whatever becomes of it: of an error libxml2 would tell standard error.
    let output = xmlOutputBufferCreateIO(
      { sink, bytes, count in
        guard let sink, let bytes, count > 0 else { return 0 }
        Unmanaged<XMLSink>.fromOpaque(sink).takeUnretainedValue()
          .add(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        return count
      }, nil, Unmanaged.passUnretained(sink).toOpaque(), nil)
    // As above: no memory is left.
    writer = xmlNewTextWriter(output!)!
    buffer = nil
    self.sink = sink
    self.spelling = spelling
    Self.start(writer)
  }

  private static func start(_ writer: xmlTextWriterPtr) {
    xmlTextWriterSetIndent(writer, 1)
    xmlTextWriterSetIndentString(writer, "  ")
    xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil)
  }

  deinit {
    xmlFreeTextWriter(writer)
    if let buffer { xmlBufferFree(buffer) }
  }

  /// An element with attributes in the order given; those without a value are left out.
  package func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], content: () -> Void = {}
  ) {
    begin(name)
    for case (let name, let value?) in attributes { attribute(name, value) }
    content()
    end()
  }

  /// An element that holds nothing but a text.
  package func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) {
    element(name, attributes) { self.text(text) }
  }

  /// Begins an element; whoever does must end it.
  package func begin(_ name: String) { xmlTextWriterStartElement(writer, name) }

  package func end() { xmlTextWriterEndElement(writer) }

  /// Of the element that has begun, before anything in it.
  package func attribute(_ name: String, _ value: String) {
    xmlTextWriterStartAttribute(writer, name)
    text(value)
    xmlTextWriterEndAttribute(writer)
  }

  /// Characters in the element that has begun.
  package func text(_ text: String) {
    let text = spelling(text)
    // A closure of its own is inlined; a function handed on is called for every byte. An ellipsis begins like an invisible mark.
    guard text.utf8.contains(where: { Self.mayBeginInvisible($0) }),
      text.unicodeScalars.contains(where: { Self.isInvisible($0) })
    else {
      xmlTextWriterWriteString(writer, text)
      return
    }
    var piece = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard Self.isInvisible(scalar) else {
        piece.append(scalar)
        continue
      }
      if !piece.isEmpty { xmlTextWriterWriteString(writer, String(piece)) }
      piece.removeAll(keepingCapacity: true)
      xmlTextWriterWriteRaw(writer, "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";")
    }
    if !piece.isEmpty { xmlTextWriterWriteString(writer, String(piece)) }
  }

  /// A comment on a line of its own. No comment of XML may hold two hyphens side by side, or end with one.
  package func comment(_ text: String) {
    var written = " ".unicodeScalars
    for scalar in spelling(text).unicodeScalars {
      if scalar == "-", written.last == "-" { written.append(" ") }
      written.append(scalar)
    }
    xmlTextWriterWriteComment(writer, String(written) + " ")
  }

  /// Ends the document and gives it back; empty where a sink has it.
  package func finish() -> String {
    xmlTextWriterEndDocument(writer)
    xmlTextWriterFlush(writer)
    guard let buffer, let bytes = xmlBufferContent(buffer) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(xmlBufferLength(buffer))), as: UTF8.self)
  }

  /// Ends the document that a sink takes. Throws what the sink threw.
  package func close() throws {
    xmlTextWriterEndDocument(writer)
    xmlTextWriterFlush(writer)
    try sink?.finish()
  }

  /// The text with every character that XML 1.0 cannot hold, not even as a reference, replaced by U+FFFD.
  package static func legal(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !isLegal($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isLegal(scalar) ? scalar : "\u{FFFD}") }
    return String(result)
  }

  /// Whether XML 1.0 can hold a character: all but the C0 controls other than tab, line feed and carriage return, and U+FFFE
  /// and U+FFFF (production 2).
  package static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// DEL and the C1 controls, line and paragraph separators, bidi controls, marks without width, and tags. The joiners U+200C
  /// and U+200D, with which words and emoji are spelled, stay as they are.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB,
      0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// The first bytes of these in UTF-8.
  private static func mayBeginInvisible(_ byte: UInt8) -> Bool {
    byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF || byte == 0xF3
  }
}
