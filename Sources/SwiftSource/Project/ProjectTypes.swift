import LintelModel
import SwiftSyntax

/// The types of a project by their names. A file is parsed only for what is asked of it: many extend `View` or `String`, and
/// few of them say what such a type inherits from.
extension SwiftProject {
  /// Of types that are called the same, those farther away are not looked at: 64.
  static let maximumNamesakes = 64

  /// Types and extensions of that name, those nearest to `file` first. `Outer.Inner` are those nested in such a type; so
  /// many generated types are called the same.
  func types(named name: String, near file: SwiftFile) -> [TypeDeclaration] {
    types(TypeQuestion(name: name, part: .all, file: ObjectIdentifier(file)), near: file)
  }

  /// The declarations of a type, its extensions left out, in the same order.
  func declarations(of name: String, near file: SwiftFile) -> [TypeDeclaration] {
    types(TypeQuestion(name: name, part: .declarations, file: ObjectIdentifier(file)), near: file)
  }

  /// The nearest declaration of a type.
  func declaration(of name: String, near file: SwiftFile) -> TypeDeclaration? { declarations(of: name, near: file).first }

  /// What a type and its extensions say that it inherits from or conforms to.
  func parents(of name: String, near file: SwiftFile) -> [String] {
    types(TypeQuestion(name: name, part: .inheritance, file: ObjectIdentifier(file)), near: file).flatMap(\.inherited)
  }

  /// Whether the project declares or extends a type of that name.
  func hasType(named name: String, near file: SwiftFile) -> Bool {
    if name.utf8.contains(UInt8(ascii: ".")) { return !types(named: name, near: file).isEmpty }
    return (index.types[name] ?? []).contains { !(declarations($0).types[name] ?? []).isEmpty }
  }

  private func types(_ question: TypeQuestion, near file: SwiftFile) -> [TypeDeclaration] {
    let name = question.name
    let places = nearest(index[keyPath: question.part.places][name] ?? [], of: name, to: file)
    // Most types are in one file, or belong to the platform.
    if places.count == 1 { return question.part.picked(declarations(places[0]).types[name] ?? []) }
    if places.isEmpty, !name.utf8.contains(UInt8(ascii: ".")) { return [] }
    if let known = typesByName[question] { return known }
    let found = find(question, in: places, near: file)
    typesByName[question] = found
    return found
  }

  /// Where so many files declare a type of one name that not all of them are looked at, a file that declares it itself means its
  /// own: then only those that extend it are looked at besides.
  func nearest(_ places: [Int], of type: String, to file: SwiftFile) -> [Int] {
    guard places.count > Self.maximumNamesakes, let own = number(of: file), index.declares(type: type, in: own) else {
      return places
    }
    return [own] + (index.extendedTypes[type] ?? []).filter { $0 != own }
  }

  private func find(_ question: TypeQuestion, in places: [Int], near file: SwiftFile) -> [TypeDeclaration] {
    let name = question.name
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
      var inner = question
      inner.name = String(name[name.index(after: dot)...])
      let wanted = "." + name
      return types(inner, near: file).filter { type in
        let path = "." + type.path
        return path.hasSuffix(wanted) || wanted.hasSuffix(path)
      }
    }
    var declared = 0
    var found: [TypeDeclaration] = []
    for place in inOrder(places, from: file) {
      for type in question.part.picked(declarations(place).types[name] ?? []) {
        if !type.isExtension { declared += 1 }
        if type.isExtension || declared <= Self.maximumNamesakes { found.append(type) }
      }
      if question.part == .declarations, declared >= Self.maximumNamesakes { break }
    }
    return found
  }

  /// Whether each of a type's files is parsed or says a name. What is so stays so, and is not asked of a thousand files again.
  func allSay(_ name: String, of type: String, in places: [Int]) -> Bool {
    let question = SaidEverywhere(name: name, type: type)
    if saidEverywhere.contains(question) { return true }
    guard places.allSatisfy({ isParsed($0) || says(name, in: $0) }) else { return false }
    saidEverywhere.insert(question)
    return true
  }

  /// Whether a file may declare a member that is not the first of its list: `let (a, b)`, `var a = 1, b = 2`, `case a, b`.
  func says(_ member: String, in place: Int) -> Bool {
    if index.declares(member, in: place) { return true }
    let question = SaidMember(name: member, place: place)
    if let known = saidMembers[question] { return known }
    let found = sources[place].bytes.listsDeclaration(of: Array(member.utf8))
    saidMembers[question] = found
    return found
  }
}

/// A name, the file that says it, and what is asked of its types.
struct TypeQuestion: Hashable {
  enum Part {
    case all, declarations, inheritance

    var places: KeyPath<NameIndex, [String: [Int]]> {
      switch self {
      case .all: \.types
      case .declarations: \.declaredTypes
      case .inheritance: \.inheritingTypes
      }
    }

    func picked(_ types: [TypeDeclaration]) -> [TypeDeclaration] {
      self == .declarations ? types.filter { !$0.isExtension } : types
    }
  }

  var name: String
  var part: Part
  var file: ObjectIdentifier
}

/// A member and the number of a file that may declare it.
struct SaidMember: Hashable {
  var name: String
  var place: Int
}

/// A member and a type.
struct SaidEverywhere: Hashable {
  var name: String
  var type: String
}

extension [UInt8] {
  /// Whether a name is where a list of declarations goes on: after a comma or a parenthesis, on a line that declares
  /// something or begins with the name.
  fileprivate func listsDeclaration(of name: [UInt8]) -> Bool {
    var start = 0
    while let found = place(of: name, from: start) {
      start = found + name.count
      if start < count, self[start].isOfWord || self[start] == UInt8(ascii: ".") { continue }
      var before = found - 1
      while before >= 0, self[before] <= 32 || self[before] == UInt8(ascii: "`") { before -= 1 }
      guard before >= 0, self[before] == UInt8(ascii: ",") || self[before] == UInt8(ascii: "(") else { continue }
      if self[before..<found].contains(UInt8(ascii: "\n")) { return true }
      let line = (self[..<before].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      let said = Array(self[line..<before])
      if ["let ", "var ", "case "].contains(where: { said.holds(Array($0.utf8)) }) { return true }
    }
    return false
  }
}
