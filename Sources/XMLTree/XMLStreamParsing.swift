internal import CLibXML2

/// One run of the parser over a document.
final class XMLStreamParsing {
  private typealias Recorder = UnsafeMutablePointer<lintel_xml_recorder>

  private let take: (XMLStream.Batch) -> Void
  private let document: UnsafeBufferPointer<UInt8>
  private var parser: xmlParserCtxtPtr?
  private var failure: XMLStream.Failure?

  private init(_ document: UnsafeBufferPointer<UInt8>, take: @escaping (XMLStream.Batch) -> Void) {
    self.document = document
    self.take = take
  }

  static func run(
    _ utf8: [UInt8], _ interest: XMLStream.Interest, take: @escaping (XMLStream.Batch) -> Void
  ) -> XMLStream.Failure? {
    utf8.withUnsafeBufferPointer { document in
      let parsing = XMLStreamParsing(document, take: take)
      parsing.run(interest)
      return parsing.failure
    }
  }

  private func run(_ interest: XMLStream.Interest) {
    let recorder = Recorder.allocate(capacity: 1)
    recorder.initialize(to: lintel_xml_recorder())
    defer { recorder.deallocate() }
    recorder.pointee.errors.ctx = Unmanaged.passUnretained(self).toOpaque()
    recorder.pointee.document = document.baseAddress
    recorder.pointee.size = document.count
    recorder.pointee.maximum_depth = Int32(XMLReader.maximumDepth)
    guard let parser = makeParser(recorder) else {
      failure = XMLStream.Failure(offset: 0, found: "no memory for a parser", expected: "some")
      return
    }
    defer { xmlFreeParserCtxt(parser) }
    // Equal names are equal pointers in the parser's dictionary.
    let names = interest.texts + interest.elements + interest.attributes
    names.map { xmlDictLookup(parser.pointee.dict, $0, -1) }.withUnsafeBufferPointer { known in
      recorder.pointee.names = known.baseAddress
      recorder.pointee.text_count = Int32(interest.texts.count)
      recorder.pointee.element_count = Int32(interest.texts.count + interest.elements.count)
      recorder.pointee.name_count = Int32(known.count)
      let start = UnsafeRawPointer(document.baseAddress!).assumingMemoryBound(to: CChar.self)
      let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue)
      // Stopped at a declaration, it hands out the document it made to hold declarations.
      xmlFreeDoc(xmlCtxtReadMemory(parser, start, Int32(document.count), nil, nil, options))
      lintel_xml_finish(recorder)
    }
    if parser.pointee.wellFormed == 0, failure == nil {
      failure = XMLStream.Failure(offset: offset(parser), expected: "well-formed XML")
    }
  }

  private func makeParser(_ recorder: Recorder) -> xmlParserCtxtPtr? {
    recorder.pointee.take = { XMLStreamParsing.of($0!).take($0!) }
    recorder.pointee.too_deep = { recorder in
      XMLStreamParsing.of(recorder!).stop(
        recorder!, found: "elements nested deeper than \(XMLReader.maximumDepth)", expected: "at most that many levels")
    }
    recorder.pointee.errors.fn = { parsing, level, _, code, _, message in
      Unmanaged<XMLStreamParsing>.fromOpaque(parsing!).takeUnretainedValue().report(level, code, message)
    }
    let parser = lintel_xml_recording_parser(
      recorder,
      { data, name, _, _, _, _ in
        let recorder = data!.assumingMemoryBound(to: lintel_xml_recorder.self)
        XMLStreamParsing.of(recorder).stop(
          recorder, found: "a declaration of the entity \(XMLStreamParsing.string(name))",
          expected: "a document without entities of its own")
      },
      { data, name in
        let recorder = data!.assumingMemoryBound(to: lintel_xml_recorder.self)
        XMLStreamParsing.of(recorder).stop(
          recorder, found: "the entity &\(XMLStreamParsing.string(name));", expected: "&amp;, &lt;, &gt;, &quot; or &apos;")
      })
    self.parser = parser
    return parser
  }

  private static func of(_ recorder: Recorder) -> XMLStreamParsing {
    Unmanaged<XMLStreamParsing>.fromOpaque(recorder.pointee.errors.ctx).takeUnretainedValue()
  }

  private static func string(_ name: UnsafePointer<xmlChar>?) -> String { name.map { String(cString: $0) } ?? "" }

  private func offset(_ parser: xmlParserCtxtPtr) -> Int { min(lintel_xml_offset(parser), document.count) }

  // MARK: What the parser reports

  private func take(_ recorder: Recorder) {
    let events = UnsafeRawPointer(recorder.pointee.events).assumingMemoryBound(to: XMLStream.Record.self)
    let bytes = XMLStream.RecordedBytes(document: document.baseAddress!, own: UnsafePointer(recorder.pointee.own))
    take(XMLStream.Batch(records: UnsafeBufferPointer(start: events, count: Int(recorder.pointee.count)), bytes: bytes))
  }

  private func stop(_ recorder: Recorder, found: String, expected: String) {
    guard failure == nil, let parser else { return }
    failure = XMLStream.Failure(offset: offset(parser), found: found, expected: expected)
    recorder.pointee.stopped = 1
    xmlStopParser(parser)
  }

  private func report(_ level: Int32, _ code: Int32, _ message: UnsafePointer<CChar>?) {
    guard failure == nil, level >= XML_ERR_FATAL.rawValue, let parser else { return }
    let open = parser.pointee.name.map { String(cString: $0) }
    let fault = XMLStreamFault(document: document, offset: offset(parser), open: open)
    failure = fault.failure(code: code, message: message.map { String(cString: $0) } ?? "")
  }
}
