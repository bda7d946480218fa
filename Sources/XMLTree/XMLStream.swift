internal import CLibXML2

/// Reads XML that nobody vouches for piece by piece, where a tree of it would cost too much: no entity is declared or
/// expanded, nothing outside the document is opened, and depth and size are bounded.
public enum XMLStream {
  /// A piece of the document, valid only while it is looked at.
  public enum Event {
    case start(Tag)
    /// Characters directly inside the open element, in as many pieces as the parser finds handy.
    case text(UnsafeBufferPointer<UInt8>)
    /// The index of the element's name, as in `Tag.name`.
    case end(Int)
  }

  /// A tag that opens an element.
  public struct Tag {
    /// Index of the element's local name among those asked for; -1 if it is none of them.
    public let name: Int
    /// Where the element's content begins, as an offset in the UTF-8 text; for `<a/>` where the tag itself does.
    public let content: Int
    public let attributeCount: Int
    let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?

    /// The value of an attribute by its local name.
    public subscript(_ name: StaticString) -> String? {
      for index in 0..<attributeCount where self.name(index, is: name) { return text(index) }
      return nil
    }

    /// Whether the attribute at an index, which counts from 0, has a local name.
    @inline(__always)
    public func name(_ index: Int, is name: StaticString) -> Bool {
      guard let local = attributes?[index * 5] else { return false }
      for place in 0..<name.utf8CodeUnitCount where local[place] != name.utf8Start[place] { return false }
      return local[name.utf8CodeUnitCount] == 0
    }

    /// The value of the attribute at an index.
    public func text(_ index: Int) -> String { AttributeValue.text(value(index)) }

    /// The bytes of `text` where there is no `&` among them.
    public func value(_ index: Int) -> UnsafeBufferPointer<UInt8> {
      // Five pointers an attribute: local name, prefix, namespace, and the two ends of the value.
      guard let entry = attributes.map({ $0 + index * 5 }), let start = entry[3], let end = entry[4] else {
        return UnsafeBufferPointer(start: nil, count: 0)
      }
      return UnsafeBufferPointer(start: start, count: end - start)
    }
  }

  /// Where and why the document could not be read any further.
  public struct Failure: Error, Hashable, Sendable {
    /// Of the UTF-8 text.
    public var offset: Int
    /// What was found, if it is not simply the character at `offset`.
    public var found: String?
    public var expected: String

    public init(offset: Int, found: String? = nil, expected: String) {
      self.offset = offset
      self.found = found
      self.expected = expected
    }
  }

  /// The document as the UTF-8 text that offsets count in. It may be UTF-8 or UTF-16.
  public static func utf8(_ bytes: [UInt8]) throws(XMLReadError) -> [UInt8] {
    guard bytes.count <= XMLReader.maximumSize else {
      throw XMLReadError(line: 0, message: "the file has \(bytes.count) bytes; at most \(XMLReader.maximumSize) are read")
    }
    return try XMLEncoding.utf8(bytes)
  }

  /// Hands every piece of a document to `take`, in order, up to the end or to the first thing that is not well formed.
  /// `names` are the local names of the elements of interest.
  public static func read(_ utf8: [UInt8], names: [String], _ take: (Event) -> Void) -> Failure? {
    guard !utf8.isEmpty else { return Failure(offset: 0, expected: "an XML document") }
    xmlInitParser()
    return withoutActuallyEscaping(take) { XMLStreamParsing.run(utf8, names: names, take: $0) }
  }
}
