import LintelModel

/// The forms of one text of a String Catalog, with their states.
struct CatalogForms {
  /// A `stringUnit`.
  struct Leaf {
    var text: String
    var state: String?
    var location: SourceLocation
  }

  /// What a text varies by, and which case of each a form is for.
  struct Axes {
    var plural: String?
    var device: String?
    var width: String?

    /// The axes with one more; nil for an unknown one.
    func with(_ axis: String, _ name: String) -> Axes? {
      var axes = self
      switch axis {
      case "plural": axes.plural = name
      case "device": axes.device = name
      case "width": axes.width = name
      default: return nil
      }
      return axes
    }
  }

  private(set) var variants: [LocalizedValue.Variant] = []
  /// Texts that vary by something unknown.
  var unknown: [Leaf] = []
  private var states: [String?] = []

  var isEmpty: Bool { variants.isEmpty }

  mutating func append(_ leaf: Leaf, by axes: Axes = Axes()) {
    variants.append(
      .init(
        plural: axes.plural, device: axes.device, width: axes.width, text: leaf.text, location: leaf.location,
        isNew: leaf.state == "new"))
    states.append(leaf.state)
  }

  mutating func insertFirst(_ leaf: Leaf) {
    variants.insert(.init(text: leaf.text, location: leaf.location, isNew: leaf.state == "new"), at: 0)
    states.insert(leaf.state, at: 0)
  }

  mutating func removeAll() { self = CatalogForms() }

  /// One word for all forms: a text is to be reviewed if a form of it is, a machine's if one is, and new only if all of them
  /// are.
  var state: String? {
    for word in ["needs_review", "machine_translated"] where states.contains(word) { return word }
    return states.first { $0 != "new" } ?? states.first ?? nil
  }
}
