/// An element of an XML document, with everything inside it, as a value.
public struct XMLElement: Hashable, Sendable {
  /// Where the element's `<` stands. Lines and columns count from 1; columns count UTF-16 units.
  public struct Location: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// As it is written, with its prefix.
  public var name: String
  /// By their names as they are written, with their prefixes.
  public var attributes: [String: String]
  public var children: [XMLElement]
  /// The characters directly inside the element, those of its children left out.
  public var text: String
  public var location: Location

  public init(
    name: String, attributes: [String: String] = [:], children: [XMLElement] = [], text: String = "", location: Location
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.location = location
  }

  public subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child of this name.
  public func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// Every child of this name, in order.
  public func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
