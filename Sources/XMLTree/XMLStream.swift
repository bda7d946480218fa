internal import CLibXML2

/// Reads XML from untrusted sources piece by piece, where a tree of it would cost too much: no entity is declared or
/// expanded, nothing outside the document is opened, and depth and size are bounded.
package enum XMLStream {
  /// Where and why the document could not be read any further.
  package struct Failure: Error, Hashable, Sendable {
    /// Of the UTF-8 text.
    package var offset: Int
    /// What was found, if it is not simply the character at `offset`.
    package var found: String?
    package var expected: String

    package init(offset: Int, found: String? = nil, expected: String) {
      self.offset = offset
      self.found = found
      self.expected = expected
    }
  }

  /// What of a document is wanted. An index of a name counts through all three lists.
  package struct Interest: Sendable {
    /// Local names of elements whose text is wanted.
    package var texts: [String]
    /// Of other elements.
    package var elements: [String]
    package var attributes: [String]

    package init(texts: [String] = [], elements: [String] = [], attributes: [String] = []) {
      self.texts = texts
      self.elements = elements
      self.attributes = attributes
    }
  }

  /// The document as the UTF-8 text that offsets count in. It may be UTF-8 or UTF-16.
  package static func utf8(_ bytes: [UInt8]) throws(XMLReadError) -> [UInt8] {
    guard bytes.count <= XMLReader.maximumSize else {
      throw XMLReadError(line: 0, message: "the file has \(bytes.count) bytes; at most \(XMLReader.maximumSize) are read")
    }
    return try XMLEncoding.utf8(bytes)
  }

  /// Hands every piece of a document to `take`, in order, up to the end or to the first thing that is not well formed.
  ///
  /// Other attributes and texts inside other elements are left out.
  package static func read(_ utf8: [UInt8], _ interest: Interest, _ take: (Batch) -> Void) -> Failure? {
    guard !utf8.isEmpty else { return Failure(offset: 0, expected: "an XML document") }
    xmlInitParser()
    return withoutActuallyEscaping(take) { XMLStreamParsing.run(utf8, interest, take: $0) }
  }
}
