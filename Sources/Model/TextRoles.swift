/// What texts of a toolbar are there for. This is the one list of them: whoever reads or changes the texts of a bar goes by it.
package struct TextRoles: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let title = TextRoles(rawValue: 1 << 0)
  package static let subtitle = TextRoles(rawValue: 1 << 1)
  package static let prompt = TextRoles(rawValue: 1 << 2)
  package static let backTitle = TextRoles(rawValue: 1 << 3)
  package static let label = TextRoles(rawValue: 1 << 4)
  package static let otherLabel = TextRoles(rawValue: 1 << 5)
  package static let fallbackLabel = TextRoles(rawValue: 1 << 6)
  package static let paletteLabel = TextRoles(rawValue: 1 << 7)
  package static let toolTip = TextRoles(rawValue: 1 << 8)
  package static let accessibilityLabel = TextRoles(rawValue: 1 << 9)
  package static let segment = TextRoles(rawValue: 1 << 10)

  package static let all = TextRoles(rawValue: (1 << 11) - 1)
  /// Those that may take room on the bar.
  package static let measured: TextRoles = [.title, .subtitle, .backTitle, .label, .fallbackLabel, .segment]
  /// Those that people see or hear where the bar is: tool tips and the customization palette have room of their own.
  package static let onBar = all.subtracting([.paletteLabel, .toolTip])
  /// All but what a back button says instead: that is the title of another screen, which has it as its own.
  package static let own = all.subtracting(.fallbackLabel)

  fileprivate typealias Place<Root> = (role: TextRoles, path: WritableKeyPath<Root, LocalizedText> & Sendable)

  fileprivate static let ofBar: [Place<Toolbar>] = [
    (.title, \.title), (.subtitle, \.subtitle), (.prompt, \.prompt), (.backTitle, \.backTitle),
  ]
  /// Segments, of which an item has any number, come behind these.
  fileprivate static let ofItem: [Place<Item>] = [
    (.label, \.label), (.otherLabel, \.otherLabel), (.fallbackLabel, \.fallbackLabel), (.paletteLabel, \.paletteLabel),
    (.toolTip, \.toolTip), (.accessibilityLabel, \.accessibilityLabel),
  ]
}

extension Toolbar {
  /// The texts of the bar and of its items, in the order of the bar.
  package func texts(_ roles: TextRoles = .all) -> [LocalizedText] {
    items.reduce(into: ownTexts(roles)) { $0 += $1.texts(roles) }
  }

  /// Those that are no item's.
  package func ownTexts(_ roles: TextRoles = .all) -> [LocalizedText] {
    TextRoles.ofBar.compactMap { roles.contains($0.role) ? self[keyPath: $0.path] : nil }
  }

  /// Hands the texts of the bar and of its items to `change`, in the order of `texts`.
  package mutating func forEachText(_ roles: TextRoles = .all, _ change: (inout LocalizedText) -> Void) {
    for place in TextRoles.ofBar where roles.contains(place.role) { change(&self[keyPath: place.path]) }
    for index in items.indices {
      for place in TextRoles.ofItem where roles.contains(place.role) { change(&items[index][keyPath: place.path]) }
      guard roles.contains(.segment) else { continue }
      for segment in items[index].segments.indices { change(&items[index].segments[segment]) }
    }
  }
}

extension Item {
  package func texts(_ roles: TextRoles = .all) -> [LocalizedText] {
    TextRoles.ofItem.compactMap { roles.contains($0.role) ? self[keyPath: $0.path] : nil }
      + (roles.contains(.segment) ? segments : [])
  }
}
