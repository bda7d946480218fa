import LintelModel
import LintelXMLTree

/// What a storyboard or xib accepts: in XML comments, which Xcode drops when it saves the file, and in the notes of its objects
/// (Identity inspector, Document, Notes), which it keeps.
enum InterfaceBuilderAcceptances {
  static func find(in file: SourceFile) -> [Acceptance] {
    guard let root = try? XMLReader.read(file.bytes) else { return [] }
    var found: [Acceptance] = []
    addNotes(of: root, file, to: &found)
    let bytes = DecodedText(file.bytes).utf8
    var lines = LineCursor(bytes)
    for comment in comments(in: bytes) {
      for (offset, text) in Acceptance.texts(in: comment, of: bytes) {
        guard found.count <= Acceptance.maximumCount else { return found }
        let (line, column) = lines.position(of: offset)
        let end = lines.position(of: comment.upperBound)
        let next = first(of: root, after: .init(line: end.line, column: end.column))
        found.append(
          Acceptance(
            text: text, subject: next.map(subject), location: SourceLocation(file: file.path, line: line, column: column)))
      }
    }
    return Array(found.prefix(Acceptance.maximumCount + 1))
  }

  /// `<attributedString key="userComments"><fragment content="…"/>`, or with its text in a `<string key="content">`.
  private static func addNotes(of element: XMLElement, _ file: SourceFile, to found: inout [Acceptance]) {
    for child in element.children {
      guard child.name == "attributedString", child["key"] == "userComments" else {
        addNotes(of: child, file, to: &found)
        continue
      }
      guard found.count <= Acceptance.maximumCount else { return }
      let note = Array(child.children("fragment").map(content).joined().utf8)
      let place = SourceLocation(file: file.path, line: child.location.line, column: child.location.column)
      let texts = Acceptance.texts(in: 0..<note.count, of: note)
      if texts.isEmpty { continue }
      let subject = subject(element)
      found += texts.prefix(Acceptance.maximumCount + 1).map { Acceptance(text: $0.text, subject: subject, location: place) }
    }
  }

  private static func content(of fragment: XMLElement) -> String {
    fragment["content"] ?? fragment.children.filter { $0["key"] == "content" }.map(\.text).joined()
  }

  /// Between `<!--` and `-->`: the first of these is nothing else anywhere in XML.
  private static func comments(in bytes: [UInt8]) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var next = 0
    while let open = bytes.place(of: Array("<!--".utf8), from: next) {
      guard let close = bytes.place(of: Array("-->".utf8), from: open + 4) else { break }
      comments.append(open + 4..<close)
      next = close + 3
    }
    return comments
  }

  /// In the order of the document.
  private static func first(of element: XMLElement, after place: XMLElement.Location) -> XMLElement? {
    if (element.location.line, element.location.column) > (place.line, place.column) { return element }
    for child in element.children { if let found = first(of: child, after: place) { return found } }
    return nil
  }

  private static func subject(_ element: XMLElement) -> Acceptance.Subject {
    var objects: [String] = []
    var last = element.location.line
    func visit(_ element: XMLElement) {
      if let id = element["id"] { objects.append(id) }
      last = max(last, element.location.line)
      element.children.forEach(visit)
    }
    visit(element)
    return .lines(element.location.line...last, objects: objects)
  }
}
