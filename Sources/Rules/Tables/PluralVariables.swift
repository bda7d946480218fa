import LintelFindings
import LintelModel

/// Variables of a text (`%#@files@`) that it has no forms for, and those whose type is not that of the value.
extension FormatComparison {
  /// What a form names and the text has not. Nil in files for translators and in tables of other programs: only the
  /// platform's own have the forms beside the text.
  func undeclared(in form: StringUnit.Form) -> Remark? {
    guard StringTable.Format(file: translation.location.file).map({ !$0.isExchange }) ?? false else { return nil }
    for placeholder in form.facts.placeholders {
      guard case .variable(let name) = placeholder.value, !translation.substitutions.contains(where: { $0.name == name }) else {
        continue
      }
      let meant = onlyUnnamed.map { placeholder.text.replacing("#@\(name)@", with: "#@\($0)@") }
      var found = remark(
        "variable-undeclared",
        "names “\(placeholder.text)”, a variable without forms there: "
          + (isMentioned ? "people read its name, or the app crashes" : "people read its name"), form, .error,
        at: placeholder.text,
        suggestion: meant.map { Self.write($0, inPlaceOf: placeholder.text) } ?? adviceOnForms(of: name),
        fixed: meant.flatMap { form.text.replacingOnly(placeholder.text, with: $0) })
      found.faults = ["variable \(name)"]
      return found
    }
    return nil
  }

  /// The one variable that has forms and that no text names: it is the one that is meant.
  private var onlyUnnamed: String? {
    let named = translation.forms.flatMap(\.facts.placeholders)
    let unnamed = Set(translation.substitutions.map(\.name)).filter { name in
      !named.contains { $0.value == .variable(name) }
    }
    return unnamed.count == 1 ? unnamed.first : nil
  }

  private func adviceOnForms(of name: String) -> Message {
    source.substitutions.contains { $0.name == name }
      ? "Add the forms of the variable “\(name)”, as the source has them."
      : "Add the forms of the variable “\(name)”, or write the text without it."
  }

  /// A variable whose number is read as something else than code puts in, or than the source reads.
  func typeMisread(of index: Int) -> Remark? {
    let variable = translation.substitutions[index]
    guard let format = variable.format, let type = Placeholder.Value(format: format),
      let form = translation.forms.first(where: { $0.substitution == index }), let given = given(for: variable)
    else { return nil }
    let misreading = Misreading(given, readAs: type)
    guard misreading >= .lost else { return nil }
    let wanted = conversion(of: given)
    var found = remark(
      "variable-type",
      "takes the variable \(variable.name) for “%\(format)”, and its value is “%\(wanted)”: "
        + (misreading == .crash && isMentioned ? "the app crashes" : "the value is lost, and another one is shown"), form,
      .error, at: "%\(format)",
      suggestion: isRead(variable, as: format)
        ? "Make the variable's type “\(wanted)” in place of “\(format)”, and write “%\(wanted)” in place of “%\(format)” in its forms."
        : "Make the variable's type “\(wanted)” in place of “\(format)”.")
    found.faults = ["variable \(variable.name)"]
    return found
  }

  /// What the number of a variable is; nil where nothing tells.
  private func given(for variable: StringUnit.Substitution) -> Placeholder.Value? {
    let outer = translation.forms.filter { $0.substitution == nil }
      .flatMap { Arguments.resolved($0.facts.placeholders, of: translation) }
    guard let argument = variable.argument ?? outer.first(where: { $0.value == .variable(variable.name) })?.argument else {
      return nil
    }
    if let value = arguments.value(argument), value.kind != Placeholder.Value.ownNumber.kind { return value }
    // A source whose forms never show the number names its type all the same.
    let own = source.substitutions.first { $0.name == variable.name }
    return own?.format.flatMap(Placeholder.Value.init(format:))
  }

  /// As the source writes it, where that is right.
  private func conversion(of given: Placeholder.Value) -> String {
    source.substitutions.lazy.compactMap(\.format).first { format in
      Placeholder.Value(format: format).map { Misreading(given, readAs: $0) == .harmless } ?? false
    } ?? given.conversion
  }

  private func isRead(_ variable: StringUnit.Substitution, as format: String) -> Bool {
    variable.variants.contains { $0.text.contains("%\(format)") }
  }
}

/// The rule's examples of them.
enum PluralVariables {
  static let undeclared: Example = .fails(
    "a variable that has no forms", files: files(german: dictionary("count", declared: "files", "d", "%d Datei", "%d Dateien")))

  static let lacking: Example = .fails(
    "a variable whose forms were left out", files: ["L.xcstrings": catalog("%#@files@")])

  static let type: Example = .fails(
    "a variable of another type", files: files(german: dictionary("files", declared: "files", "@", "%@ Datei", "%@ Dateien")))

  static let same: Example = .passes(
    "the same variable by another name",
    files: files(german: dictionary("zahl", declared: "zahl", "ld", "%ld Datei", "%ld Dateien")))

  private static func files(german: String) -> [String: String] {
    [
      "en.lproj/L.stringsdict": dictionary("files", declared: "files", "ld", "%ld file", "%ld files"),
      "de.lproj/L.stringsdict": german,
    ]
  }

  private static func dictionary(
    _ named: String, declared: String, _ type: String, _ one: String, _ other: String
  ) -> String {
    """
    <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@\(named)@</string>
    <key>\(declared)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
    <key>one</key><string>\(one)</string>
    <key>other</key><string>\(other)</string></dict></dict></dict></plist>

    """
  }

  /// - Parameter german: A text without the variable's forms.
  private static func catalog(_ german: String) -> String {
    func unit(_ text: String) -> String { #""stringUnit":{"state":"translated","value":"\#(text)"}"# }
    let forms = ["one": "%arg file", "other": "%arg files"].sorted { $0.key < $1.key }
      .map { "\"\($0.key)\":{\(unit($0.value))}" }.joined(separator: ",")
    let variable = "\"argNum\":1,\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":{\(forms)}}"
    let english = "{\(unit("%#@files@")),\"substitutions\":{\"files\":{\(variable)}}}"
    let texts = "{\"en\":\(english),\"de\":{\(unit(german))}}"
    return "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k %lld\":{\"localizations\":\(texts)}}}\n"
  }
}
