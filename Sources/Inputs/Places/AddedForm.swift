/// A plural form that a text of a .stringsdict lacks, behind another one of the text.
enum AddedForm {
  /// Nil where the other form is not written as a key and an element of text.
  /// - Parameter sibling: where the other form's text begins, behind its tag.
  static func change(text: String, category: String, sibling: Int, in bytes: [UInt8]) -> (bytes: Range<Int>, text: [UInt8])? {
    let close = Array("</string>".utf8)
    guard let tag = bytes[..<sibling].lastIndex(of: Ascii.less), bytes[tag..<sibling].elementsEqual("<string>".utf8),
      let value = ValueSyntax.xml.value(at: sibling, in: bytes), bytes[value.extent.upperBound...].starts(with: close)
    else { return nil }
    let place = value.extent.upperBound + close.count
    // As the other form stands below its key.
    let gap = bytes[..<tag].lastIndex { $0 > Ascii.space }.map { String(decoding: bytes[($0 + 1)..<tag], as: UTF8.self) } ?? ""
    let element = "\(gap)<key>\(category)</key>\(gap)<string>\(ValueSpelling.xml.spelled(text))</string>"
    return (place..<place, Array(element.utf8))
  }
}
