internal import CLibXML2

/// Says of the parser's own errors what was found and what is allowed.
struct XMLStreamFault {
  var document: UnsafeBufferPointer<UInt8>
  /// Where the parser was when it complained.
  var offset: Int
  /// The name of the innermost open element.
  var open: String?

  func failure(code: Int32, message: String) -> XMLStream.Failure {
    func at(_ offset: Int, found: String? = nil, _ expected: String) -> XMLStream.Failure {
      XMLStream.Failure(offset: max(0, min(offset, document.count)), found: found, expected: expected)
    }
    switch xmlParserErrors(rawValue: UInt32(bitPattern: code)) {
    case XML_ERR_TAG_NAME_MISMATCH:
      let start = tagStart
      return at(start, found: markup(from: start), open.map { "</\($0)>" } ?? "the end of the document")
    case XML_ERR_TAG_NOT_FINISHED, XML_ERR_LTSLASH_REQUIRED:
      return at(document.count, found: "the end of the file", open.map { "</\($0)>" } ?? "an end tag")
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      let start = last(UInt8(ascii: "&")) ?? offset
      return at(start, found: markup(from: start), "&amp;, &lt;, &gt;, &quot; or &apos;")
    case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING:
      return at(offset, "a name that ends in \";\", or &amp; for the character &")
    case XML_ERR_INVALID_ENCODING: return at(offset, "a character in UTF-8")
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_CHARREF: return at(offset, "a character that XML allows")
    case XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_NOT_FINISHED: return at(offset, "a value in quotes")
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_EQUAL_REQUIRED: return at(offset, "\"=\" and a value")
    case XML_ERR_ATTRIBUTE_REDEFINED: return at(offset, found: "an attribute that stands twice", "each attribute once")
    case XML_ERR_LT_IN_ATTRIBUTE: return at(offset, "&lt; for the character <")
    case XML_ERR_GT_REQUIRED: return at(offset, "\">\"")
    case XML_ERR_SPACE_REQUIRED: return at(offset, "a space")
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_START: return at(offset, "an element")
    case XML_ERR_DOCUMENT_END: return at(offset, "the end of the file")
    case XML_ERR_COMMENT_NOT_FINISHED: return at(offset, "\"-->\"")
    case XML_ERR_CDATA_NOT_FINISHED: return at(offset, "\"]]>\"")
    default:
      let words = message.split(separator: "\n").first.map(String.init) ?? ""
      return at(offset, words.isEmpty ? "well-formed XML" : "well-formed XML (the parser says: \(words))")
    }
  }

  private var tagStart: Int { last(UInt8(ascii: "<")) ?? offset }

  private func last(_ byte: UInt8) -> Int? {
    var index = min(offset, document.count) - 1
    while index >= 0 {
      if document[index] == byte { return index }
      index -= 1
    }
    return nil
  }

  /// A tag or an entity as it is in the document, cut where it is long.
  private func markup(from start: Int) -> String {
    var end = start
    while end < document.count, end - start < 60 {
      end += 1
      if document[end - 1] == UInt8(ascii: ">") || document[end - 1] == UInt8(ascii: ";") { break }
    }
    return String(decoding: document[start..<end], as: UTF8.self)
  }
}
