import LintelInputs
import LintelModel
import LintelSwiftSource

/// Items that code makes and no other code ever asks for: a property or a function that is left over is on no bar, and there is
/// nothing to judge. Only what the project's own source proves counts: a name that may be another's use is a use.
struct UnaskedItems {
  private let sources: [SourceFile]

  /// Leaves their bars out of a project and says where they are.
  /// - Parameter sources: All Swift files of the project. Of a single one nobody knows who uses what it declares.
  static func leaveOut(of project: inout Project, sources: [SourceFile]) {
    guard sources.count > 1 else { return }
    let items = UnaskedItems(sources: sources)
    var known: [[String]: Bool] = [:]
    var left: Set<String> = []
    for bar in project.toolbars where bar.isFragment {
      guard let name = Self.name(of: bar) else { continue }
      let question = [name, bar.location.file]
      let isUnasked = known[question] ?? items.isUnasked(name, in: bar.location.file)
      known[question] = isUnasked
      guard isUnasked, left.insert(bar.id).inserted else { continue }
      project.skipped.append(
        SkippedFile(
          file: bar.location.file, problem: FileProblem(SkippedFile.unaskedItem, line: bar.location.line), isBroken: false))
    }
    if !left.isEmpty { project.toolbars.removeAll { left.contains($0.id) } }
  }

  /// What holds the item, or makes it, of a bar that is no more than an item: `saveItem` of `Inbox.swift#saveItem.unplaced`.
  private static func name(of bar: Toolbar) -> String? {
    guard let start = bar.id.firstIndex(of: "#") else { return nil }
    let own = bar.id[bar.id.index(after: start)...]
    guard let end = own.firstRange(of: ".unplaced")?.lowerBound else { return nil }
    let name = own[..<end]
    return name.isEmpty || name == "item" || name.contains(".") ? nil : String(name)
  }

  private func isUnasked(_ name: String, in path: String) -> Bool {
    let word = Array(name.utf8)
    guard let own = sources.first(where: { $0.path == path }) else { return false }
    let uses = Uses(of: word, in: own.bytes)
    guard uses.places.count == 1, uses.declares(at: uses.places[0]), uses.isForSwiftAlone(at: uses.places[0]) else {
      return false
    }
    guard let reach = SwiftSourceReader.reach(ofMember: name, in: own.bytes), !reach.isOpened, !isForeign(reach) else {
      return false
    }
    let others = sources.filter { $0.path != path && $0.bytes.holds(word) }
      .map { (file: $0, uses: Uses(of: word, in: $0.bytes)) }.filter { !$0.uses.places.isEmpty }
    if others.isEmpty { return true }
    // Who inherits from a type, or extends another one, may have its members by their names alone.
    guard !uses.mayBeInherited else { return false }
    return others.allSatisfy { other in
      guard other.uses.areOfOwn, let own = SwiftSourceReader.reach(ofMember: name, in: other.file.bytes) else { return false }
      return !own.isRequired && own.extended.isDisjoint(with: reach.owners)
    }
  }

  /// Whether a type or a protocol of another module's may ask for the member: none of the system's asks for an item of a name
  /// that a project thinks of.
  private func isForeign(_ reach: MemberReach) -> Bool {
    reach.conforming.contains { name in
      let isOfSystem = ["UI", "NS"].contains(name.prefix(2)) && name.dropFirst(2).first?.isUppercase == true
      return !isOfSystem && !isDeclared(Array(name.utf8))
    }
  }

  private func isDeclared(_ type: [UInt8]) -> Bool {
    sources.contains { file in
      guard file.bytes.holds(type) else { return false }
      let uses = Uses(of: type, in: file.bytes)
      return uses.places.contains(where: uses.declaresType)
    }
  }
}

/// The places of a name in a file, comments and texts included.
private struct Uses {
  private let bytes: [UInt8]
  private let word: [UInt8]
  let places: [Int]

  init(of word: [UInt8], in bytes: [UInt8]) {
    (self.bytes, self.word) = (bytes, word)
    var places: [Int] = []
    var start = 0
    while let place = bytes.place(of: word, from: start) {
      start = place + word.count
      let isWhole = (place == 0 || !Self.isOfName(bytes[place - 1])) && (start == bytes.count || !Self.isOfName(bytes[start]))
      if isWhole { places.append(place) }
    }
    self.places = places
  }

  func declares(at place: Int) -> Bool {
    ["var ", "let ", "func "].contains { bytes[..<place].reversed().starts(with: $0.utf8.reversed()) }
  }

  func declaresType(at place: Int) -> Bool {
    ["class ", "struct ", "enum ", "actor ", "protocol "].contains {
      bytes[..<place].reversed().starts(with: $0.utf8.reversed())
    }
  }

  /// Whether neither Objective-C nor another module sees what is declared at a place, nor Interface Builder.
  func isForSwiftAlone(at place: Int) -> Bool {
    let lines = bytes[..<place].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).suffix(2)
    let before = lines.map { String(decoding: $0, as: UTF8.self) }
    let own = before.last ?? ""
    let marks = ["@objc", "@IB", "public ", "open ", "override ", "dynamic "]
    let isAttributed = before.count > 1 && before[0].drop(while: \.isWhitespace).hasPrefix("@")
    return !isAttributed && !marks.contains { own.contains($0) } && !bytes.holds(Array("@objcMembers".utf8))
  }

  /// Whether the file declares a class that others may inherit from, or extends a type of another file.
  var mayBeInherited: Bool {
    var declared: Set<Substring> = []
    var extended: Set<Substring> = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      for (index, word) in words.enumerated() where index + 1 < words.count {
        switch word {
        case "class" where words[index + 1] != "func" && words[index + 1] != "var":
          guard words[..<index].contains("final") else { return true }
          declared.insert(words[index + 1])
        case "struct", "enum", "actor": declared.insert(words[index + 1])
        case "extension": extended.insert(words[index + 1])
        default: break
        }
      }
    }
    return !extended.isSubset(of: declared)
  }

  /// Whether the file has a member of that name itself, and asks nobody else for one; what a protocol asks for is others'.
  var areOfOwn: Bool {
    places.contains(where: declares) && places.allSatisfy { !isOfAnother(at: $0) && !(declares(at: $0) && isAsked(at: $0)) }
  }

  /// `controller.saveItem`, and not `self.saveItem`.
  private func isOfAnother(at place: Int) -> Bool {
    guard place > 0, bytes[place - 1] == UInt8(ascii: ".") else { return false }
    return !["self.", "self?."].contains { bytes[..<place].reversed().starts(with: $0.utf8.reversed()) }
  }

  /// `var saveItem: UIBarButtonItem { get }`
  private func isAsked(at place: Int) -> Bool {
    let rest = bytes[(place + word.count)...].prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: rest, as: UTF8.self).contains("{ get")
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
