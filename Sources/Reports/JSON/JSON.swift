/// A JSON document as a tree whose members keep their order, so that the same input gives the same bytes.
package indirect enum JSON {
  case string(String)
  case integer(Int)
  case number(Double)
  case bool(Bool)
  case array([JSON])
  case object([Member])
  /// A value on one line in a document, too: one of thousands.
  case inline(JSON)
  /// An array whose values are made one by one while it is written: all that is said of thousands of findings takes many times
  /// the room of its text.
  case made(count: Int, (Int) -> JSON)

  /// A member of an object. One without a value does not apply, and is left out.
  package struct Member {
    let name: String
    let value: JSON?
    package init(_ name: String, _ value: JSON?) {
      self.name = name
      self.value = value
    }
    init(_ name: String, _ text: String?) { self.init(name, text.map(JSON.string)) }
    init(_ name: String, _ number: Int) { self.init(name, .integer(number)) }
  }

  static func strings(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }

  /// What is made of each value once it is written.
  static func each<Value>(_ values: [Value], _ make: @escaping (Value) -> JSON) -> JSON {
    .made(count: values.count, { make(values[$0]) })
  }

  /// The document on several lines, for people and for diffs, with a line break at its end.
  func document() -> String {
    var output = Output(isIndented: true)
    output.write(self, depth: 0)
    output.bytes.append(UInt8(ascii: "\n"))
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// The same piece by piece, in UTF-8. Throws what the taker throws.
  func write(to take: @escaping ReportFormat.Taker) throws {
    var output = Output(isIndented: true, take: take)
    output.write(self, depth: 0)
    output.bytes.append(UInt8(ascii: "\n"))
    output.handOn()
    if let failure = output.failure { throw failure }
  }

  /// The value on one line, without a line break.
  package func line() -> String {
    var output = Output(isIndented: false)
    output.write(self, depth: 0)
    return String(decoding: output.bytes, as: UTF8.self)
  }
}

/// Writes values as RFC 8259 has them.
private struct Output {
  var isIndented: Bool
  var bytes: [UInt8] = []
  /// Who takes the document piece by piece; nil where it is given back as a whole.
  var take: ReportFormat.Taker?
  var failure: (any Error)?

  /// So many bytes are handed on at once.
  private static let piece = 65_536

  mutating func handOn() {
    guard let take else { return }
    if failure == nil {
      // The rest is still written, to nobody; the end throws.
      do { try bytes.withUnsafeBufferPointer { try take($0) } } catch { failure = error }
    }
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func write(_ value: JSON, depth: Int) {
    switch value {
    case .string(let text): write(text)
    case .integer(let number): put(String(number))
    case .number(let number): put(Output.spelled(number))
    case .bool(let isTrue): put(isTrue ? "true" : "false")
    case .array(let values):
      list("[", "]", values, depth) { output, value in output.write(value, depth: depth + 1) }
    case .made(let count, let make):
      list("[", "]", 0..<count, depth) { output, number in output.write(make(number), depth: depth + 1) }
    case .object(let members):
      list("{", "}", members.filter { $0.value != nil }, depth) { output, member in
        output.write(member.name)
        output.put(output.isIndented ? ": " : ":")
        output.write(member.value!, depth: depth + 1)
      }
    case .inline(let value):
      let wasIndented = isIndented
      isIndented = false
      write(value, depth: depth)
      isIndented = wasIndented
    }
  }

  private mutating func list<Elements: Collection>(
    _ open: String, _ close: String, _ elements: Elements, _ depth: Int,
    _ write: (inout Output, Elements.Element) -> Void
  ) {
    put(open)
    for (index, element) in elements.enumerated() {
      if index > 0 { put(",") }
      newLine(depth + 1)
      write(&self, element)
      if bytes.count >= Self.piece { handOn() }
    }
    if !elements.isEmpty { newLine(depth) }
    put(close)
  }

  private mutating func newLine(_ depth: Int) {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": put("\\\"")
      case "\\": put("\\\\")
      case "\n": put("\\n")
      case "\r": put("\\r")
      case "\t": put("\\t")
      // Legal here, but what is invisible may turn a line around or act in a terminal.
      case _ where VisibleCharacters.isInvisible(scalar):
        // Above U+FFFF two references make one character (RFC 8259, 7).
        for unit in UTF16.encode(scalar)! {
          let digits = String(unit, radix: 16)
          put("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        }
      default: bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// At most three decimals, which is finer than any width is known; what is no number becomes null.
  private static func spelled(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    guard abs(number) < 1e12 else { return String(number) }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
