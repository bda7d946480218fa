extension Toolbar {
  /// Whether an app's own source makes it: code or a file of Interface Builder. A sketch and a definition say all that is so.
  package var isOfSource: Bool {
    [".swift", ".m", ".mm", ".storyboard", ".xib"].contains { location.file.hasSuffix($0) }
  }
}

extension BarFacts {
  /// These facts, and those of another definition of the same bar where these are silent.
  package func filled(by other: BarFacts) -> BarFacts {
    var all = self
    for fact in Self.vocabulary where fact.read(self) == nil {
      if let value = fact.read(other) { _ = fact.write(value, &all) }
    }
    return all
  }
}

extension Item {
  /// Whether the app tints it, in whichever colour, and it is no action that the guidelines let stand out by one.
  package var isTintedAlone: Bool {
    facts.hasOwnTint == .declared(true) && ![.prominent, .primary, .destructive].contains(style) && !kind.isSpacer
  }
}
