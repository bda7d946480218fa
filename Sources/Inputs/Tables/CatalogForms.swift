import LintelModel

/// The forms of one text of a String Catalog, with their states.
struct CatalogForms {
  /// A `stringUnit`.
  struct Leaf {
    var text: String
    var state: String?
    var location: SourceLocation
  }

  private(set) var variants: [LocalizedValue.Variant] = []
  private var states: [String?] = []

  var isEmpty: Bool { variants.isEmpty }

  mutating func append(_ leaf: Leaf, plural: String? = nil, device: String? = nil) {
    variants.append(.init(plural: plural, device: device, text: leaf.text, location: leaf.location))
    states.append(leaf.state)
  }

  mutating func insertFirst(_ leaf: Leaf) {
    variants.insert(.init(text: leaf.text, location: leaf.location), at: 0)
    states.insert(leaf.state, at: 0)
  }

  mutating func removeAll() { self = CatalogForms() }

  /// One word for all forms: a text is to be reviewed if a form of it is, and new only if all of them are.
  var state: String? {
    if states.contains("needs_review") { return "needs_review" }
    return states.first { $0 != "new" } ?? states.first ?? nil
  }
}
