/// How a String Catalog is written: as Xcode does, or in one line.
struct CatalogSpelling {
  /// ` : ` in Xcode's files.
  let colon: String
  /// Nil for a file in which entries do not begin a line.
  var lineEnd: String?

  func lineStart(_ indent: String) -> String { lineEnd.map { $0 + indent } ?? " " }

  func member(_ name: String, _ value: String) -> String { "\"\(name)\"\(colon)\(value)" }

  func object(_ members: [String], _ indent: String) -> String {
    guard let lineEnd else { return "{" + members.joined(separator: ", ") + "}" }
    let inner = indent + "  "
    return "{" + lineEnd + members.map { inner + $0 }.joined(separator: "," + lineEnd) + lineEnd + indent + "}"
  }

  func localization(_ text: String, _ indent: String) -> String { object([unit(text, indent + "  ")], indent) }

  /// A text with forms; the members of each object are in the order of their names.
  func localization(_ added: AddedForms, _ indent: String) -> String {
    let inner = indent + "  "
    guard !added.variables.isEmpty else { return object([variations(added.whole, inner)], indent) }
    let own = inner + "  "
    let variables = added.variables.sorted { $0.name < $1.name }.map { variable -> String in
      var members: [String] = []
      if let argument = variable.argument { members.append(member("argNum", "\(argument)")) }
      if let format = variable.format {
        members.append(member("formatSpecifier", "\"" + ValueSpelling.json.spelled(format) + "\""))
      }
      members.append(variations(variable.forms, own + "  "))
      return member(ValueSpelling.json.spelled(variable.name), object(members, own))
    }
    return object([unit(added.around, inner), member("substitutions", object(variables, inner))], indent)
  }

  private func variations(_ forms: [AddedForms.Form], _ indent: String) -> String {
    let inner = indent + "  "
    let own = inner + "  "
    let all = forms.sorted { $0.category < $1.category }.map { form -> String in
      member(form.category, object([unit(form.text, own + "  ")], own))
    }
    return member("variations", object([member("plural", object(all, inner))], indent))
  }

  private func unit(_ text: String, _ indent: String) -> String {
    let value = "\"" + ValueSpelling.json.spelled(text) + "\""
    return member("stringUnit", object([member("state", "\"translated\""), member("value", value)], indent))
  }
}
