import LintelModel
import SwiftSyntax

extension SwiftProject {
  /// Whether code gives a property another value than those that its type's initializers give it: then what it begins with is
  /// not all that it says.
  func isWrittenLater(_ declaration: MemberDeclaration) -> Bool {
    if let known = writtenLater[declaration.syntax.id] { return known }
    let found = PropertyWrites(of: declaration, in: self).map { $0.areInOwnCode || $0.areElsewhere } ?? false
    writtenLater[declaration.syntax.id] = found
    return found
  }

  /// What code gives a property, where each of the statements that do is an assignment; nil where one is not, where it may be
  /// another type's property, where there is none, or where there are more than a person gives it: 12.
  /// - Parameter isObserved: Whether an observer asks, which is not told of what the type's own initializers give.
  func valuesWritten(to declaration: MemberDeclaration, isObserved: Bool) -> [(value: Operand, file: SwiftFile)]? {
    let found = PropertyWrites(of: declaration, in: self)?.values(isObserved: isObserved)
    guard let found, 1...12 ~= found.count else { return nil }
    return found
  }
}

/// What writes to a property of a type: `title = …` in the type's own functions and those of classes that inherit from it, and
/// `model.title = …` in any other code.
private struct PropertyWrites {
  private let name: String
  private let owner: String
  private let file: SwiftFile
  private let declaration: Syntax
  private let isPrivate: Bool
  private let project: SwiftProject
  private let own: [TypeDeclaration]
  private let heirs: [TypeDeclaration]

  /// Nil for what cannot be written again.
  init?(of declaration: MemberDeclaration, in project: SwiftProject) {
    guard let owner = declaration.owner, case .variable(let variable, _) = declaration.node, !declaration.isConstant else {
      return nil
    }
    (name, file) = (declaration.name, declaration.file)
    self.declaration = declaration.syntax
    (self.owner, self.project) = (owner, project)
    isPrivate = variable.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    own = project.types(named: owner, near: file)
    let isClass = own.contains { $0.node.is(ClassDeclSyntax.self) }
    heirs = isClass ? project.heirs(of: owner).flatMap { project.types(named: $0) } : []
  }

  var areInOwnCode: Bool {
    own.flatMap(\.members).contains { writes($0, mayBegin: true) }
      || heirs.flatMap(\.members).contains { writes($0, mayBegin: false) }
  }

  /// - Parameter mayBegin: Whether what an initializer writes is what the property begins with.
  private func writes(_ member: MemberDeclaration, mayBegin: Bool) -> Bool {
    let found = WriteFinder.find(name, in: member.syntax)
    if found.isPublished { return true }
    if mayBegin, case .initializer = member.node { return false }
    // Without `self.` it is the property, unless the code has something of its own by that name.
    let isHidden = found.isPlain && NameHiding.declare(name, in: member.syntax)
    return found.writes.contains { $0.isOwn(unless: isHidden) }
  }

  var areElsewhere: Bool { !elsewhere(stopsAtFirst: true).isEmpty }

  /// Nil where a publisher writes it, where it is added to, or where nobody can tell whether it is this one that is written.
  func values(isObserved: Bool) -> [(value: Operand, file: SwiftFile)]? {
    var all: [(write: WriteFinder.Write, file: SwiftFile)] = []
    let telling = own.flatMap(\.members).filter { !(isObserved && $0.isDesignatedInitializer) }
    for member in telling + heirs.flatMap(\.members) where member.syntax.id != declaration.id {
      let found = WriteFinder.find(name, in: member.syntax)
      if found.isPublished { return nil }
      let isHidden = found.isPlain && NameHiding.declare(name, in: member.syntax)
      for write in found.writes where write.isOwn(unless: isHidden) { all.append((write: write, file: member.file)) }
    }
    all += elsewhere(stopsAtFirst: false)
    let values = all.compactMap { one in one.write.value.map { (value: $0, file: one.file) } }
    return values.count == all.count ? values : nil
  }

  private func elsewhere(stopsAtFirst: Bool) -> [(write: WriteFinder.Write, file: SwiftFile)] {
    var all: [(write: WriteFinder.Write, file: SwiftFile)] = []
    let naming = Set(project.files(naming: owner))
    let names = Set(own.map(\.name) + heirs.map(\.name) + project.parents(of: owner, near: file))
    for number in project.memberWrites.files(writing: name) {
      let (source, isNaming) = (project.sources[number], naming.contains(number))
      guard !isPrivate || source.path == file.path, mayWrite(in: source.bytes, isNaming: isNaming) else { continue }
      let other = project.file(number)
      for var write in WriteFinder.find(name, in: other.tree).writes {
        guard let base = write.base else { continue }
        let answer = isOfOwner(base.unwrapped, names, other, isNaming: isNaming)
        if answer == .no { continue }
        if answer == .unknown { write.value = nil }
        all.append((write: write, file: other))
        if stopsAtFirst { return all }
      }
    }
    return all
  }

  private func isOfOwner(_ base: ExprSyntax, _ names: Set<String>, _ file: SwiftFile, isNaming: Bool) -> Answer {
    if base.isSelf { return .no }
    if let type = project.type(of: base, at: Place(file)) {
      return names.contains(type.name.split(separator: ".").last.map(String.init) ?? type.name) ? .yes : .no
    }
    // Of what only the running program knows, people's names for it tell: `model`, `vm`. Surely so where the type is named, too.
    guard let word = base.path?.last, !word.hasPrefix("$") else { return isNaming ? .unknown : .no }
    guard fits(word) else { return .no }
    return isNaming ? .yes : .unknown
  }

  /// Whether a file that gives a member of the name a value is worth parsing: one that names the type, or people's name for it.
  private func mayWrite(in bytes: [UInt8], isNaming: Bool) -> Bool {
    guard !SwiftBytes(bytes: bytes).isTest else { return false }
    return isNaming || MemberWrites.bases(of: name, in: bytes) { fits($0) }
  }

  /// Whether people call a value of the type so: `model` and `vm` for a `NoteViewModel`.
  private func fits(_ word: String) -> Bool {
    let word = word.lowercased()
    if word.utf8.count > 2, owner.lowercased().hasSuffix(word) { return true }
    return word.utf8.count > 1 && owner.filter(\.isUppercase).lowercased().hasSuffix(word)
  }
}

extension MemberDeclaration {
  /// One that makes the value itself; a convenience initializer writes to one that is made.
  fileprivate var isDesignatedInitializer: Bool {
    guard case .initializer(let initializer) = node else { return false }
    return !initializer.modifiers.contains { $0.name.text == "convenience" }
  }
}

/// Finds what gives something of that name a value: `title = …`, `model.title += …`, `&title`, `assign(to: &$title)`,
/// `assign(to: \.title, on: model)`.
private final class WriteFinder: SyntaxVisitor {
  private let name: String
  struct Write {
    /// Of what it is a property; nil where it is written by its name alone.
    var base: ExprSyntax?
    /// Nil where it is given more than that, or by something else.
    var value: Operand?

    /// Whether it is the property of the type whose code it is in, where its name alone may mean something else.
    func isOwn(unless isHidden: Bool) -> Bool { base.map { $0.unwrapped.isSelf } ?? !isHidden }
  }

  private(set) var writes: [Write] = []
  /// Whether a publisher writes it from now on.
  private(set) var isPublished = false

  var isPlain: Bool { writes.contains { $0.base == nil } }

  static func find(_ name: String, in node: some SyntaxProtocol) -> WriteFinder {
    let finder = WriteFinder(name)
    finder.walk(node)
    return finder
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(Operand(ExprSyntax(node))) {
      note(assignment.target, assignment.sign == "=" ? assignment.value : nil)
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    let target = node.expression.unwrapped
    if let path = target.path, path.last == "$" + name, path.dropLast().allSatisfy({ $0 == "self" }) { isPublished = true }
    note(target, nil)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = PublishedAssignment(node), assignment.path == [name] {
      if let target = assignment.target, !target.isSelf { writes.append(Write(base: target)) } else { isPublished = true }
    }
    return .visitChildren
  }

  private func note(_ target: ExprSyntax, _ value: Operand?) {
    if let plain = target.as(DeclReferenceExprSyntax.self) {
      if plain.baseName.text.withoutBackticks == name { writes.append(Write(value: value)) }
    } else if let member = target.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text.withoutBackticks == name
    {
      writes.append(Write(base: base, value: value))
    }
  }
}
