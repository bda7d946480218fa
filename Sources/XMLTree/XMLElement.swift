/// An element of an XML document, with everything inside it, as a value.
package struct XMLElement: Hashable, Sendable {
  /// Where the element's `<` is. Lines and columns count from 1; columns count UTF-16 units.
  package struct Location: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// As it is written, with its prefix.
  package var name: String
  /// By their names as they are written, with their prefixes.
  package var attributes: [String: String]
  package var children: [XMLElement]
  /// The characters directly inside the element, those of its children left out.
  package var text: String
  package var location: Location

  package init(
    name: String, attributes: [String: String] = [:], children: [XMLElement] = [], text: String = "", location: Location
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.location = location
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child of this name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// Every child of this name, in order.
  package func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
