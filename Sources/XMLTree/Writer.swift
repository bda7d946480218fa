internal import CLibXML2

/// Writes a document through libxml2, which quotes and closes; the caller never touches markup.
///
/// Elements are given as closures, so that what is opened is closed. The result is UTF-8, indented by two spaces.
public struct XMLWriter: ~Copyable {
  private let writer: xmlTextWriterPtr
  private let buffer: xmlBufferPtr

  public init() {
    lintel_xml_init()
    // libxml2 returns nil here only when no memory is left.
    buffer = xmlBufferCreate()!
    writer = xmlNewTextWriterMemory(buffer, 0)!
    xmlTextWriterSetIndent(writer, 1)
    xmlTextWriterSetIndentString(writer, "  ")
    xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil)
  }

  deinit {
    xmlFreeTextWriter(writer)
    xmlBufferFree(buffer)
  }

  /// An element with attributes in the order given; those without a value are left out.
  public func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], content: () -> Void = {}
  ) {
    xmlTextWriterStartElement(writer, name)
    for case (let name, let value?) in attributes { attribute(name, value) }
    content()
    xmlTextWriterEndElement(writer)
  }

  /// An element that holds nothing but a text.
  public func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) {
    element(name, attributes) { xmlTextWriterWriteString(writer, Self.legal(text)) }
  }

  private func attribute(_ name: String, _ value: String) {
    xmlTextWriterWriteAttribute(writer, name, Self.legal(value))
  }

  /// Ends the document and gives it back.
  public consuming func finish() -> String {
    xmlTextWriterEndDocument(writer)
    xmlTextWriterFlush(writer)
    guard let bytes = xmlBufferContent(buffer) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(xmlBufferLength(buffer))), as: UTF8.self)
  }

  /// The text with every character that XML 1.0 cannot hold, not even as a reference, replaced by U+FFFD.
  ///
  /// These are the C0 controls but tab, line feed and carriage return, and U+FFFE and U+FFFF (XML 1.0, production 2).
  public static func legal(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !isLegal($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isLegal(scalar) ? scalar : "\u{FFFD}") }
    return String(result)
  }

  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
