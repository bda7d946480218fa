import LintelModel
import SwiftSyntax

/// Finds what classes of Swift answer that code of Objective-C asks, before the bars of either are read: it needs no more
/// than the files that declare these classes.
enum ClassAnswerReader {
  private struct Head {
    var name: String
    var parent: String?
    /// Whether it is only what Objective-C calls a class of the file.
    var isRenamed = false
  }

  /// Classes inherit from each other so deep at most: 32.
  private static let deepest = 32

  /// The files that declare or extend one of the classes, or a class that inherits from one: what that answers may be
  /// something else.
  static func declaring(
    _ names: Set<String>, among files: [(path: String, bytes: [UInt8])]
  ) -> [(path: String, bytes: [UInt8])] {
    let all = files.map { (file: $0, heads: Self.heads(in: $0.bytes)) }
    var known = names
    for _ in 0..<deepest {
      let before = known.count
      for one in all {
        for head in one.heads {
          if let parent = head.parent, known.contains(parent) { known.insert(head.name) }
        }
        // Which of its classes is called so is told when it is parsed.
        let isAskedOtherwise = one.heads.contains { $0.isRenamed && known.contains($0.name) }
        if isAskedOtherwise { known.formUnion(one.heads.map(\.name)) }
      }
      if known.count == before { break }
    }
    let own = all.filter { one in one.heads.contains { known.contains($0.name) } }.map { $0.file }
    return own.filter { file in
      let bytes = SwiftBytes(bytes: file.bytes)
      return !bytes.isTest && bytes.problem == nil
    }
  }

  static func answers(in files: [(path: String, bytes: [UInt8])]) -> ClassAnswers {
    var found = ClassAnswers()
    let parsed = files.map { SwiftFile(path: $0.path, bytes: $0.bytes) }
    // Swift's name of a class, and the one that Objective-C has for it.
    var names: [String: String] = [:]
    for file in parsed {
      for statement in file.tree.statements {
        guard let type = statement.item.as(ClassDeclSyntax.self) else { continue }
        let own = type.name.text.withoutBackticks
        let name = objectiveCName(type.attributes) ?? own
        names[own] = name
        found.answers[name] = found.answers[name] ?? [:]
        if let parent = type.inheritanceClause?.inheritedTypes.first { found.parents[name] = TypeName.last(of: parent.type) }
      }
    }
    found.parents = found.parents.mapValues { names[$0] ?? $0 }
    for file in parsed {
      for statement in file.tree.statements {
        if let type = statement.item.as(ClassDeclSyntax.self) {
          let own = type.name.text.withoutBackticks
          add(type.memberBlock.members, of: names[own] ?? own, in: file, to: &found)
        } else if let type = statement.item.as(ExtensionDeclSyntax.self) {
          let own = TypeName.last(of: type.extendedType)
          add(type.memberBlock.members, of: names[own] ?? own, in: file, to: &found)
        }
      }
    }
    return found
  }

  private static func add(
    _ members: MemberBlockItemListSyntax, of type: String, in file: SwiftFile, to found: inout ClassAnswers
  ) {
    MemberDeclaration.collect(in: members, of: file, owner: type) { member in
      guard member.parameters.isEmpty else { return }
      let attributes: AttributeListSyntax
      switch member.node {
      case .variable(let variable, _): attributes = variable.attributes
      case .function(let function): attributes = function.attributes
      case .initializer, .enumCase: return
      }
      let selector = objectiveCName(attributes) ?? member.name
      found.add(AnsweredValue.answer(of: member) ?? .unknown, to: selector, of: type)
    }
  }

  /// `SPPane` of `@objc(SPPane)`.
  private static func objectiveCName(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes where attribute.attributeName.writtenText == "objc" {
      if let name = attribute.arguments?.writtenText, !name.isEmpty { return name }
    }
    return nil
  }

  // MARK: Before anything is parsed

  private static let keywords = ["class", "extension"].map { Array($0.utf8) }
  private static let renamed = Array("@objc(".utf8)

  /// What the file's bytes say that it declares and extends, and under which names Objective-C knows it; what is in comments
  /// counts too.
  private static func heads(in bytes: [UInt8]) -> [Head] {
    guard bytes.count <= SwiftBytes.maximumSize else { return [] }
    var found: [Head] = []
    for keyword in keywords {
      var start = 0
      while let place = bytes.place(of: keyword, from: start) {
        start = place + keyword.count
        guard place == 0 || !bytes[place - 1].isOfWord, start < bytes.count, bytes[start] == UInt8(ascii: " ") else {
          continue
        }
        guard let name = typeName(in: bytes, from: start) else { continue }
        let colon = skipSpaces(in: bytes, from: name.end)
        let isHeir = colon < bytes.count && bytes[colon] == UInt8(ascii: ":")
        let parent = isHeir ? typeName(in: bytes, from: colon + 1)?.name : nil
        found.append(Head(name: name.name, parent: parent))
      }
    }
    var start = 0
    while let place = bytes.place(of: renamed, from: start) {
      start = place + renamed.count
      if let name = typeName(in: bytes, from: start) { found.append(Head(name: name.name, isRenamed: true)) }
    }
    return found
  }

  private static func typeName(in bytes: [UInt8], from start: Int) -> (name: String, end: Int)? {
    let first = skipSpaces(in: bytes, from: start)
    guard first < bytes.count, bytes[first].startsTypeName else { return nil }
    var end = first
    while end < bytes.count, bytes[end].isOfWord { end += 1 }
    return (String(decoding: bytes[first..<end], as: UTF8.self), end)
  }

  private static func skipSpaces(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] <= 32 { index += 1 }
    return index
  }
}
