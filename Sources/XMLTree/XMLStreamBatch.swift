// Inlined into the readers: a call for every piece would cost as much as parsing it.

extension XMLStream {
  /// A piece of the document, valid only while its batch is looked at.
  package enum Event {
    case start(Tag)
    /// An element that holds nothing but text in one piece, whole: its tag, its text and its end.
    case element(Tag, UnsafeBufferPointer<UInt8>)
    /// Characters inside an open element, in as many pieces as the parser finds handy.
    case text(UnsafeBufferPointer<UInt8>)
    /// The index of the element's name, as in `Tag.name`.
    case end(Int)
  }

  /// Some pieces in a row, valid only while they are looked at.
  package struct Batch {
    @usableFromInline let records: UnsafeBufferPointer<Record>
    @usableFromInline let bytes: RecordedBytes

    @inlinable package func forEach(_ body: (Event) -> Void) {
      var index = 0
      while index < records.count {
        let record = records[index]
        index += 1
        switch record.kind {
        case 0, 4:
          let tag = Tag(record, UnsafeBufferPointer(rebasing: records[index..<index + Int(record.length)]), bytes)
          index += tag.attributeCount
          if record.kind == 0 {
            body(.start(tag))
          } else {
            body(.element(tag, bytes.of(records[index])))
            index += 1
          }
        case 2: body(.text(bytes.of(record)))
        default: body(.end(Int(record.name)))
        }
      }
    }
  }

  /// A tag that opens an element.
  package struct Tag {
    /// Index of the element's local name among those asked for; -1 if it is none of them.
    package let name: Int
    /// Where the element's content begins, as an offset in the UTF-8 text; for `<a/>` where the tag itself does.
    package let content: Int
    /// The line on which its content begins, from 1; nil if that has not been counted.
    package let line: Int?
    @usableFromInline let attributes: UnsafeBufferPointer<Record>
    @usableFromInline let bytes: RecordedBytes

    @inlinable init(_ record: Record, _ attributes: UnsafeBufferPointer<Record>, _ bytes: RecordedBytes) {
      name = Int(record.name)
      content = Int(record.start)
      line = record.line > 0 ? Int(record.line) : nil
      self.attributes = attributes
      self.bytes = bytes
    }

    /// How many attributes it has of those asked for.
    @inlinable package var attributeCount: Int { attributes.count }

    /// Index of the local name of the attribute at an index.
    @inlinable package func attribute(_ index: Int) -> Int { Int(attributes[index].name) }

    /// The bytes of the value of the attribute at an index. Every ampersand of it is written `&#38;`.
    @inlinable package func value(_ index: Int) -> UnsafeBufferPointer<UInt8> { bytes.of(attributes[index]) }

    /// The value of the attribute at an index.
    package func text(_ index: Int) -> String { AttributeValue.text(value(index)) }

    /// The value of the attribute whose local name has an index among those asked for.
    @inlinable package subscript(_ name: Int) -> String? {
      for index in 0..<attributeCount where attribute(index) == name { return text(index) }
      return nil
    }
  }

  /// What the parser wrote down; laid out and numbered as `lintel_xml_event` is.
  @usableFromInline struct Record {
    @usableFromInline let kind: Int32
    @usableFromInline let name: Int32
    @usableFromInline let start: Int32
    @usableFromInline let length: Int32
    @usableFromInline let line: Int32
  }

  /// The bytes that records tell the places of.
  @usableFromInline struct RecordedBytes {
    @usableFromInline let document: UnsafePointer<UInt8>
    /// Those that differ from the document; nil as long as there are none.
    @usableFromInline let own: UnsafePointer<UInt8>?

    @inlinable func of(_ record: Record) -> UnsafeBufferPointer<UInt8> {
      let start = Int(record.start)
      let place = start >= 0 ? document + start : own.map { $0 + (-1 - start) }
      return UnsafeBufferPointer(start: place, count: Int(record.length))
    }
  }
}
