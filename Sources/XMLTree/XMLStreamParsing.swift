internal import CLibXML2

/// One run of the parser over a document. The parser's callbacks reach it by a pointer, so that a piece of the document
/// costs no reference counting.
struct XMLStreamParsing {
  private let take: (XMLStream.Event) -> Void
  private let document: UnsafeBufferPointer<UInt8>
  private let parser: xmlParserCtxtPtr
  /// The names asked for, as the parser's dictionary holds them: equal names are equal pointers.
  private let names: [UnsafePointer<xmlChar>?]
  private var open: [UnsafePointer<xmlChar>] = []
  private var failure: XMLStream.Failure?

  static func run(
    _ utf8: [UInt8], names: [String], take: @escaping (XMLStream.Event) -> Void
  ) -> XMLStream.Failure? {
    var handlers = lintel_xml_errors()
    let run = UnsafeMutablePointer<XMLStreamParsing>.allocate(capacity: 1)
    defer { run.deallocate() }
    // The parser keeps the pointers to `handlers` and to the bytes for as long as it runs: both outlive it in here.
    return withUnsafeMutablePointer(to: &handlers) { handlers in
      guard let parser = makeParser(handlers) else {
        return XMLStream.Failure(offset: 0, found: "no memory for a parser", expected: "some")
      }
      defer { xmlFreeParserCtxt(parser) }
      return utf8.withUnsafeBufferPointer { document in
        let known = names.map { xmlDictLookup(parser.pointee.dict, $0, -1) }
        run.initialize(to: XMLStreamParsing(take: take, document: document, parser: parser, names: known))
        defer { run.deinitialize(count: 1) }
        handlers.pointee.ctx = UnsafeMutableRawPointer(run)
        let start = UnsafeRawPointer(document.baseAddress!).assumingMemoryBound(to: CChar.self)
        let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue)
        // Stopped at a declaration, it hands out the document it made to hold declarations.
        xmlFreeDoc(xmlCtxtReadMemory(parser, start, Int32(document.count), nil, nil, options))
        if parser.pointee.wellFormed == 0, run.pointee.failure == nil {
          return XMLStream.Failure(offset: run.pointee.offset, expected: "well-formed XML")
        }
        return run.pointee.failure
      }
    }
  }

  private static func makeParser(_ handlers: UnsafeMutablePointer<lintel_xml_errors>) -> xmlParserCtxtPtr? {
    handlers.pointee.fn = { run, level, _, code, _, message in
      run!.assumingMemoryBound(to: XMLStreamParsing.self).pointee.report(level, code, message)
    }
    return lintel_xml_sax_parser(
      handlers,
      { XMLStreamParsing.of($0).pointee.start($1!, Int($6), $8) },
      { data, name, _, _ in XMLStreamParsing.of(data).pointee.end(name!) },
      { XMLStreamParsing.of($0).pointee.text(UnsafeBufferPointer(start: $1, count: Int($2))) },
      { data, name, _, _, _, _ in
        XMLStreamParsing.of(data).pointee.stop(
          found: "a declaration of the entity \(XMLStreamParsing.string(name))", expected: "a document without entities of its own")
      },
      { data, name in
        XMLStreamParsing.of(data).pointee.stop(
          found: "the entity &\(XMLStreamParsing.string(name));", expected: "&amp;, &lt;, &gt;, &quot; or &apos;")
      })
  }

  /// The run behind the first argument of every callback.
  private static func of(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLStreamParsing> {
    data!.assumingMemoryBound(to: lintel_xml_errors.self).pointee.ctx!.assumingMemoryBound(to: XMLStreamParsing.self)
  }

  private static func string(_ name: UnsafePointer<xmlChar>?) -> String { name.map { String(cString: $0) } ?? "" }

  // MARK: What the parser reports

  private mutating func start(
    _ name: UnsafePointer<xmlChar>, _ count: Int, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard failure == nil else { return }
    guard open.count < XMLReader.maximumDepth else {
      return stop(found: "elements nested deeper than \(XMLReader.maximumDepth)", expected: "at most that many levels")
    }
    open.append(name)
    // The parser stands before `>`, or before the `/` of an element that is empty.
    let offset = offset
    let isOpen = offset < document.count && document[offset] == UInt8(ascii: ">")
    let content = isOpen ? offset + 1 : tagStart(before: offset)
    take(.start(XMLStream.Tag(name: index(of: name), content: content, attributeCount: count, attributes: attributes)))
  }

  private mutating func end(_ name: UnsafePointer<xmlChar>) {
    guard failure == nil, open.popLast() != nil else { return }
    take(.end(index(of: name)))
  }

  private mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if failure == nil, !open.isEmpty { take(.text(bytes)) }
  }

  private mutating func stop(found: String, expected: String) {
    guard failure == nil else { return }
    failure = XMLStream.Failure(offset: min(offset, document.count), found: found, expected: expected)
    xmlStopParser(parser)
  }

  private mutating func report(_ level: Int32, _ code: Int32, _ message: UnsafePointer<CChar>?) {
    guard failure == nil, level >= XML_ERR_FATAL.rawValue else { return }
    let fault = XMLStreamFault(
      document: document, offset: min(offset, document.count), open: open.last.map { String(cString: $0) })
    failure = fault.failure(code: code, message: message.map { String(cString: $0) } ?? "")
  }

  private var offset: Int { Int(lintel_xml_offset(parser)) }

  private func tagStart(before offset: Int) -> Int {
    var index = min(offset, document.count - 1)
    while index > 0, document[index] != UInt8(ascii: "<") { index -= 1 }
    return index
  }

  private func index(of name: UnsafePointer<xmlChar>) -> Int {
    for index in names.indices where names[index] == name { return index }
    return -1
  }
}
