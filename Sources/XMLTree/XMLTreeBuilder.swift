internal import CLibXML2

/// Collects what the parser reports. Open elements are on a stack of our own, so nesting costs no stack of the thread.
final class XMLTreeBuilder {
  private let document: [UInt8]
  private var position = XMLPosition()
  private var open: [XMLElement] = []
  private var texts: [[UInt8]] = []
  private var root: XMLElement?
  private var error: XMLReadError?
  private var parser: xmlParserCtxtPtr?
  private var parts: Parts?

  /// What is handed over as it ends, and then forgotten.
  struct Parts {
    /// The only one that elements may be of.
    var namespace: String
    /// How deep the parts are; the root has 0.
    var depth: Int
    /// False if nothing more is wanted.
    var take: (_ part: XMLElement, _ parents: [XMLElement]) -> Bool
  }

  init(_ document: [UInt8]) { self.document = document }

  /// The root; with `parts`, one that holds none of them.
  func parse(_ parts: Parts? = nil) throws(XMLReadError) -> XMLElement {
    self.parts = parts
    var handlers = lintel_xml_errors()
    handlers.ctx = Unmanaged.passUnretained(self).toOpaque()
    handlers.fn = { builder, level, _, _, line, message in
      Unmanaged<XMLTreeBuilder>.fromOpaque(builder!).takeUnretainedValue().report(level, Int(line), message)
    }
    // The parser keeps the pointers to `handlers` and to the bytes for as long as it runs: both outlive it in here.
    withUnsafeMutablePointer(to: &handlers) { handlers in
      parser = lintel_xml_sax_parser(
        handlers,
        { XMLTreeBuilder.of($0).start($1, $2, of: $3, Int($6), $8) },
        { builder, _, _, _ in XMLTreeBuilder.of(builder).end() },
        { XMLTreeBuilder.of($0).append(UnsafeBufferPointer(start: $1, count: Int($2))) },
        { builder, name, _, _, _, _ in XMLTreeBuilder.of(builder).refuseEntity(name) },
        { XMLTreeBuilder.of($0).refuseReference($1) })
      guard let parser else { return }
      defer {
        xmlFreeParserCtxt(parser)
        self.parser = nil
      }
      let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue)
      document.withUnsafeBytes { bytes in
        let start = bytes.bindMemory(to: CChar.self).baseAddress
        // Stopped at a declaration, it hands out the document it made to hold declarations.
        xmlFreeDoc(xmlCtxtReadMemory(parser, start, Int32(bytes.count), nil, nil, options))
      }
      if parser.pointee.wellFormed == 0, error == nil {
        error = XMLReadError(line: 0, message: "the document is not well-formed XML")
      }
    }
    if let error { throw error }
    guard let root else { throw XMLReadError(line: 0, message: "the document has no element") }
    return root
  }

  /// The builder behind the first argument of every callback.
  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder {
    let builder = data!.assumingMemoryBound(to: lintel_xml_errors.self).pointee.ctx!
    return Unmanaged<XMLTreeBuilder>.fromOpaque(builder).takeUnretainedValue()
  }

  private func report(_ level: Int32, _ line: Int, _ message: UnsafePointer<CChar>?) {
    guard error == nil, level >= XML_ERR_FATAL.rawValue else { return }
    let text = message.map { String(cString: $0) } ?? "the document is not well-formed XML"
    error = XMLReadError(line: line, message: String(text.split(separator: "\n").first ?? ""))
  }

  private func stop(_ message: String) {
    guard error == nil, let parser else { return }
    error = XMLReadError(line: Int(xmlSAX2GetLineNumber(parser)), message: message)
    xmlStopParser(parser)
  }

  private func refuseEntity(_ name: UnsafePointer<xmlChar>?) {
    let entity = name.map { String(cString: $0) } ?? ""
    stop("the document declares the entity '\(entity)'; declared entities are not read")
  }

  /// A document type that lies elsewhere could declare the entity: the parser drops it without an error.
  private func refuseReference(_ name: UnsafePointer<xmlChar>?) {
    let entity = name.map { String(cString: $0) } ?? ""
    stop("the document uses the entity '\(entity)'; only &amp;, &lt;, &gt;, &quot; and &apos; are read")
  }

  private func start(
    _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?, of namespace: UnsafePointer<xmlChar>?, _ count: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard error == nil else { return }
    if let parts, xmlStrcmp(namespace, parts.namespace) != 0 {
      let found = namespace.map { "of the namespace '\(String(cString: $0))'" } ?? "without a namespace"
      return stop("found the element \(Self.qualified(name, prefix)) \(found), expected the namespace '\(parts.namespace)'")
    }
    guard open.count < XMLReader.maximumDepth else {
      return stop("elements are nested more than \(XMLReader.maximumDepth) deep")
    }
    var values: [String: String] = [:]
    // Five pointers an attribute: local name, prefix, namespace, and the two ends of the value.
    for index in 0..<(attributes == nil ? 0 : count) {
      let entry = attributes! + index * 5
      guard let start = entry[3], let end = entry[4] else { continue }
      values[Self.qualified(entry[0], entry[1])] =
        AttributeValue.text(UnsafeBufferPointer(start: start, count: end - start))
    }
    open.append(XMLElement(name: Self.qualified(name, prefix), attributes: values, location: locationOfTag()))
    texts.append([])
  }

  private func end() {
    guard var element = open.popLast(), let text = texts.popLast() else { return }
    guard error == nil else { return }
    element.text = String(decoding: text, as: UTF8.self)
    if let parts, open.count <= parts.depth {
      if !parts.take(element, open) { stop("nothing more is wanted") }
      if open.isEmpty { root = element }
      return
    }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private func append(_ text: UnsafeBufferPointer<xmlChar>) {
    guard !texts.isEmpty else { return }
    texts[texts.count - 1].append(contentsOf: text)
  }

  /// The parser is at the end of the tag; `<` cannot occur inside one, so the last one before it begins it.
  private func locationOfTag() -> XMLElement.Location {
    var offset = min(max(0, Int(xmlByteConsumed(parser))), document.count - 1)
    while offset > 0, document[offset] != UInt8(ascii: "<") { offset -= 1 }
    return position.advanced(to: offset, in: document)
  }

  private static func qualified(_ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?) -> String {
    let local = name.map { String(cString: $0) } ?? ""
    return prefix.map { String(cString: $0) + ":" + local } ?? local
  }
}
