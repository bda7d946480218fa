extension StringUnit {
  /// What people know it by. Of a text with variables each of them as its form for most numbers has it: `%d files` of
  /// `%#@files@`, whose name nobody reads but who wrote it.
  package var shownText: String { withForms(value) }

  /// One of its texts with a form in the place of each variable. A variable without forms stays as it is written.
  package func withForms(_ text: String) -> String {
    guard !substitutions.isEmpty, text.utf8.contains(UInt8(ascii: "#")) else { return text }
    return substitutions.reduce(text) { text, variable in
      let forms = variable.variants
      let form = forms.last { $0.plural == "other" } ?? forms.last { $0.plural != nil } ?? forms.last
      return form.map { text.replacingVariable(variable.name, with: $0.text) } ?? text
    }
  }
}

extension String {
  /// The text with something else in each place of a variable, whether that says its position (`%2$#@files@`) or not.
  fileprivate func replacingVariable(_ name: String, with form: String) -> String {
    let mark = "#@\(name)@"
    var (replaced, rest) = ("", self[...])
    while let place = rest.firstRange(of: mark) {
      var head = rest[..<place.lowerBound]
      if head.hasSuffix("$") {
        head.removeLast()
        while head.last?.isNumber == true { head.removeLast() }
      }
      if head.hasSuffix("%") {
        replaced += String(head.dropLast()) + form
      } else {
        replaced += String(rest[..<place.upperBound])
      }
      rest = rest[place.upperBound...]
    }
    return replaced + String(rest)
  }
}
