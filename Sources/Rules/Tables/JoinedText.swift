import LintelModel

/// A text with variables as the platform puts it together: the words around each variable, and the forms that stand in its place.
struct JoinedText {
  /// A variable where the text has it.
  struct Place {
    /// With its percent sign: `%#@files@`.
    let range: Range<String.Index>
    /// What may stand there.
    let forms: [StringUnit.Form]
  }

  let text: String
  let location: SourceLocation
  let places: [Place]

  /// - Parameter all: The unit's forms, those of its variables among them.
  init(_ form: StringUnit.Form, of unit: StringUnit, among all: [StringUnit.Form]) {
    (text, location) = (form.text, form.location)
    var places: [Place] = []
    var start = form.text.startIndex
    for placeholder in form.facts.placeholders {
      guard case .variable(let name) = placeholder.value,
        let range = form.text[start...].firstRange(of: placeholder.text)
      else { continue }
      start = range.upperBound
      let own = all.filter { choice in
        guard let index = choice.substitution, unit.substitutions[index].name == name else { return false }
        return choice.device == nil || choice.device == form.device
      }
      if !own.isEmpty { places.append(Place(range: range, forms: own)) }
    }
    self.places = places
  }

  /// One for each device or width; none of a unit without variables.
  static func all(of unit: StringUnit) -> [JoinedText] {
    if unit.substitutions.isEmpty { return [] }
    let forms = unit.forms
    return forms.filter { $0.substitution == nil }.map { JoinedText($0, of: unit, among: forms) }
  }

  /// What stands between the variable before and this one.
  func before(_ place: Int) -> Substring {
    text[(place == 0 ? text.startIndex : places[place - 1].range.upperBound)..<places[place].range.lowerBound]
  }

  /// What stands between this variable and the next one.
  func behind(_ place: Int) -> Substring {
    text[places[place].range.upperBound..<(place + 1 < places.count ? places[place + 1].range.lowerBound : text.endIndex)]
  }

  /// All that stands around the variables.
  var around: [Substring] { places.isEmpty ? [] : places.indices.map(before) + [behind(places.count - 1)] }

  /// What people read.
  /// - Parameters:
  ///   - chosen: The forms of some variables, by place. The others take the one for the same numbers, where they have it.
  ///   - number: One that a category of plural covers.
  func sentence(_ chosen: [Int: StringUnit.Form], number: (String?) -> Int) -> String {
    let category = chosen.min { $0.key < $1.key }?.value.plural
    var sentence = ""
    for (index, place) in places.enumerated() {
      let form =
        chosen[index] ?? place.forms.first { $0.plural == category } ?? place.forms.first { $0.plural == "other" }
        ?? place.forms[0]
      sentence += String(before(index))
      sentence += form.filled(with: number(form.plural))
    }
    return sentence + String(places.isEmpty ? text[...] : behind(places.count - 1))
  }

  /// The text without some parts of it.
  func leaving(out parts: [Range<String.Index>]) -> String {
    var rest = ""
    var start = text.startIndex
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) where part.upperBound > start {
      rest += String(text[start..<max(start, part.lowerBound)])
      start = part.upperBound
    }
    return rest + String(text[start...])
  }
}

extension StringUnit.Form {
  /// What stands before the first value and behind the last one; all of it where there is none.
  var outerParts: (head: Substring, tail: Substring) {
    let ranges = valueRanges.map(\.range)
    guard let first = ranges.first, let last = ranges.last else { return (text[...], text[...]) }
    return (text[..<first.lowerBound], text[last.upperBound...])
  }

  /// With a number for each that it shows.
  fileprivate func filled(with number: Int) -> String {
    var filled = ""
    var start = text.startIndex
    for (placeholder, range) in valueRanges where placeholder.isNumber {
      filled += "\(text[start..<range.lowerBound])\(number)"
      start = range.upperBound
    }
    return filled + String(text[start...])
  }

  private var valueRanges: [(placeholder: Placeholder, range: Range<String.Index>)] {
    var start = text.startIndex
    return facts.placeholders.compactMap { placeholder in
      guard let range = text[start...].firstRange(of: placeholder.text) else { return nil }
      start = range.upperBound
      return (placeholder, range)
    }
  }
}
