import LintelFindings
import LintelModel

extension Arguments {
  /// The form with the numbers of the values that its placeholders were meant for, and whether they can be meant for no others.
  /// Who numbers the values of one type by themselves, `%@, %2$d of %1$d`, takes them in that order; what stands side by side
  /// in the source, `%d %@`, belongs together. Nil where a type has more or fewer placeholders than values, or nothing tells
  /// which of its values stands where.
  private func numbered(_ own: [Placeholder], in form: StringUnit.Form) -> (text: String, isSure: Bool)? {
    guard own.count == values.count else { return nil }
    let groups = numbersByGroups(in: form)
    var numbers: [Int: Int] = [:]
    var isSure = true
    for kind in Set(own.map(\.value.kind)) {
      let places = own.indices.filter { own[$0].value.kind == kind }
      let wanted = values.values.filter { $0.value.kind == kind }.map(\.argument).sorted()
      guard wanted.count == places.count else { return nil }
      if wanted.count == 1 {
        numbers[places[0]] = wanted[0]
      } else if let order = order(of: places.map { own[$0] }, for: wanted) {
        isSure = isSure && order.isSaid
        for (place, number) in zip(places, order.numbers) { numbers[place] = number }
      } else if let groups, groups.count == own.count, Set(places.map { groups[$0] }) == Set(wanted) {
        isSure = false
        for place in places { numbers[place] = groups[place] }
      } else {
        return nil
      }
    }
    var text = ""
    var start = form.text.startIndex
    for (place, placeholder) in own.enumerated() {
      guard let number = numbers[place], let range = form.text[start...].firstRange(of: placeholder.text) else { return nil }
      text += "\(form.text[start..<range.lowerBound])\(spelling(of: number, isAsInSource: true))"
      start = range.upperBound
    }
    return (text + String(form.text[start...]), isSure)
  }

  /// Which values placeholders of one type read, as far as they say it, and whether the numbers are the source's.
  private func order(of own: [Placeholder], for wanted: [Int]) -> (numbers: [Int], isSaid: Bool)? {
    let said = own.map(\.argument)
    guard own.allSatisfy(\.isPositional) else { return nil }
    if said.sorted() == wanted { return (said, true) }
    return said.sorted() == Array(1...wanted.count) ? (said.map { wanted[$0 - 1] }, false) : nil
  }

  /// The numbers of a form's placeholders, where it has the source's groups in another order, and no two groups take the same
  /// types.
  private func numbersByGroups(in form: StringUnit.Form) -> [Int]? {
    guard let source = source.forms.first(where: { $0.plural == nil || $0.plural == "other" }) else { return nil }
    func kinds(_ group: [Placeholder]) -> [Int] { group.map(\.value.kind) }
    let (given, own) = (source.argumentGroups, form.argumentGroups)
    guard given.count > 1, given.count == own.count, Set(given.map(kinds)).count == given.count else { return nil }
    var numbers: [Int] = []
    for group in own {
      guard let same = given.first(where: { kinds($0) == kinds(group) }) else { return nil }
      numbers += same.map(\.argument)
    }
    return numbers
  }

  /// Whether each placeholder of a form can be meant for one value alone.
  func isSureOfNumbers(_ own: [Placeholder], in form: StringUnit.Form) -> Bool { numbered(own, in: form)?.isSure ?? false }

  /// What to do about placeholders that do not say which value they read, or say it wrongly.
  func adviceOnNumbers(of own: [Placeholder], in form: StringUnit.Form) -> Message {
    guard let numbered = numbered(own, in: form) else {
      return isOfOtherTypes(own)
        ? "Number them as the source takes them: \(spellings)." : "Number them by what they stand for: \(placesInSource)."
    }
    return numbered.isSure
      ? "Write “\(numbered.text)”."
      : "Who reads the language has to choose which value stands where; most likely it is “\(numbered.text)”."
  }

  /// What to do about a plain placeholder in front of a numbered one that reads the same value, `%@ to %1$@`: most likely the
  /// two stand in the source's order. Nil for any other text.
  func numberedInOrder(_ own: [Placeholder], in form: StringUnit.Form) -> Message? {
    guard own.count == 2, own[0].argument == own[1].argument, !own[0].isPositional, own[1].isPositional,
      own[0].value == own[1].value, values.keys.sorted() == [1, 2],
      values.values.allSatisfy({ $0.value.kind == own[0].value.kind }),
      let first = form.text.firstRange(of: own[0].text),
      let second = form.text[first.upperBound...].firstRange(of: own[1].text)
    else { return nil }
    let (before, between) = (form.text[..<first.lowerBound], form.text[first.upperBound..<second.lowerBound])
    let spellings = [1, 2].map { spelling(of: $0, isAsInSource: true) }
    let text = "\(before)\(spellings[0])\(between)\(spellings[1])\(form.text[second.upperBound...])"
    return "Who reads the language has to choose which value stands where; most likely it is “\(text)”."
  }

  /// Whether a text has placeholders for other types than the source's values, or for more or fewer of one.
  private func isOfOtherTypes(_ own: [Placeholder]) -> Bool {
    own.map(\.value.kind).sorted() != values.values.map(\.value.kind).sorted()
  }

  /// Each value with the words beside it in the source: what it stands for.
  private var placesInSource: [Message] {
    let form = source.forms.first { $0.plural == nil || $0.plural == "other" }
    let places = form?.placeholderPlaces ?? []
    return values.keys.sorted().map { argument -> Message in
      let spelled = spelling(of: argument, isAsInSource: true)
      guard let form, let range = places.first(where: { $0.placeholder.argument == argument })?.range else { return "“\(spelled)”" }
      let place = NumberPlace(at: range, in: form.text)
      return switch (place.before, place.after) {
      case (let before?, let after?):
        "“\(spelled)” is between \(StringUnit.quoted(before)) and \(StringUnit.quoted(after)) in the source"
      case (let before?, nil): "“\(spelled)” is behind \(StringUnit.quoted(before)) in the source"
      case (nil, let after?): "“\(spelled)” is before \(StringUnit.quoted(after)) in the source"
      case (nil, nil): "“\(spelled)”"
      }
    }
  }
}

/// Such a text, as the rule's example.
enum NumberedInOrder {
  static let example = Example.fails(
    "a plain value in front of the numbered one that is the first",
    files: [
      "en.lproj/L.strings": "\"k\" = \"between %1$@ and %2$@\";\n",
      "de.lproj/L.strings": "\"k\" = \"zwischen %@ und %1$@\";\n",
    ])
}
