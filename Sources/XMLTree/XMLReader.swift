internal import CLibXML2

/// Reads XML from untrusted sources: no entity is declared or expanded, nothing outside the document is opened, and
/// depth and size are bounded.
package enum XMLReader {
  /// Largest document that is read, in bytes.
  package static let maximumSize = 64 << 20
  /// Deepest nesting that is read. libxml2 has a limit of its own that varies with its version; this one does not.
  package static let maximumDepth = 250

  /// The root element of a document in UTF-8 or UTF-16.
  package static func read(_ bytes: [UInt8]) throws(XMLReadError) -> XMLElement {
    try XMLTreeBuilder(utf8(bytes, maximumSize: maximumSize)).parse()
  }

  static func utf8(_ bytes: [UInt8], maximumSize: Int) throws(XMLReadError) -> [UInt8] {
    guard bytes.count <= maximumSize else {
      throw XMLReadError(line: 0, message: "the file has \(bytes.count) bytes; at most \(maximumSize) are read")
    }
    let document = try XMLEncoding.utf8(bytes)
    guard !document.isEmpty else { throw XMLReadError(line: 0, message: "the file is empty; an XML document is expected") }
    xmlInitParser()
    return document
  }
}
