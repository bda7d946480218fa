extension String {
  /// The text as people know it whatever the app puts into it: `Search: …` of `Search: %@`.
  package var withoutValues: String {
    contains("%") ? replacing(ValuePlaces.written, with: "…") : self
  }
}

private enum ValuePlaces {
  // An expression is made anew each time that it is met, and rules ask for the names of thousands of bars.
  nonisolated(unsafe) static let written = /%#@[^@]+@|%(?:[0-9]+\$)?[-+0#'.0-9]*(?:ll|l|h|z)?[@a-zA-Z]/
}
