internal import CLibXML2

/// Checks documents against an XML Schema 1.0, reading them as a stream.
///
/// Nothing is fetched: neither entities nor external DTDs nor further schema documents over the network.
package final class SchemaValidator {
  /// What is wrong with a document or a schema, and where. Lines count from 1.
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    package var line: Int
    package var message: String
    package var description: String { "line \(line): \(message)" }
  }

  private let schema: xmlSchemaPtr

  /// Throws the first `Problem` of a schema that is none.
  package init(schema text: String) throws(Problem) {
    lintel_xml_init()
    var text = text
    let problems = ProblemList()
    let parsed = text.withUTF8 { bytes -> xmlSchemaPtr? in
      bytes.withMemoryRebound(to: CChar.self) { bytes -> xmlSchemaPtr? in
        guard let context = xmlSchemaNewMemParserCtxt(bytes.baseAddress, Int32(clamping: bytes.count)) else { return nil }
        defer { xmlSchemaFreeParserCtxt(context) }
        return problems.collect {
          lintel_xml_schema_parser_errors(context, $0)
          return xmlSchemaParse(context)
        }
      }
    }
    guard let parsed else { throw problems.list.first ?? Problem(line: 1, message: "this is no XML Schema") }
    schema = parsed
  }

  deinit { xmlSchemaFree(schema) }

  /// Everything that is wrong with a document, at most a hundred problems; empty if it is valid.
  package func problems(in document: String) -> [Problem] {
    // Two passes: libxml2 2.9 reports a syntax error through a nil pointer while a schema is attached, and crashes.
    let syntax = read(document, against: nil)
    return syntax.isEmpty ? read(document, against: schema) : syntax
  }

  private func read(_ document: String, against schema: xmlSchemaPtr?) -> [Problem] {
    var document = document
    let problems = ProblemList()
    let isGood = document.withUTF8 { bytes -> Bool in
      // The reader does not copy its input: it may be used only in here.
      bytes.withMemoryRebound(to: CChar.self) { bytes -> Bool in
        let options = Int32(XML_PARSE_NONET.rawValue)
        guard let reader = xmlReaderForMemory(bytes.baseAddress, Int32(clamping: bytes.count), nil, nil, options)
        else { return false }
        defer { xmlFreeTextReader(reader) }
        return problems.collect { errors in
          if let schema, xmlTextReaderSetSchema(reader, schema) != 0 { return false }
          lintel_xml_reader_errors(reader, errors)
          var more = xmlTextReaderRead(reader)
          while more == 1 { more = xmlTextReaderRead(reader) }
          return more == 0 && (schema == nil || xmlTextReaderIsValid(reader) == 1)
        }
      }
    }
    if !isGood && problems.list.isEmpty { return [Problem(line: 1, message: "this is no XML document")] }
    return problems.list
  }
}

/// Collects what libxml2 says, through a C callback.
private final class ProblemList {
  private(set) var list: [SchemaValidator.Problem] = []

  func collect<Result>(_ body: (UnsafeMutablePointer<lintel_xml_errors>) -> Result) -> Result {
    var errors = lintel_xml_errors(
      fn: { context, _, _, _, line, message in
        guard let context, let message else { return }
        Unmanaged<ProblemList>.fromOpaque(context).takeUnretainedValue()
          .add(line: Int(line), message: String(cString: message))
      }, ctx: Unmanaged.passUnretained(self).toOpaque())
    return withExtendedLifetime(self) { body(&errors) }
  }

  private func add(line: Int, message: String) {
    guard list.count < 100 else { return }
    var message = message[...]
    while message.last?.isWhitespace == true { message.removeLast() }
    list.append(SchemaValidator.Problem(line: line, message: String(message)))
  }
}
