import LintelModel
import SwiftSyntax

/// The Swift files of a project: those that may declare bars, parsed, and a way to what their expressions name anywhere
/// else.
///
/// Other files are parsed only when a name leads to them. Not thread-safe: one reading owns one project.
final class SwiftProject {
  /// The files that say any toolbar word, in order of their paths.
  private(set) var files: [SwiftFile] = []
  private(set) var skipped: [SkippedFile] = []

  /// Every file that is not too much for a parser, in the order of their paths.
  private(set) var sources: [(path: String, bytes: [UInt8])] = []
  private var parsed: [Int: SwiftFile] = [:]
  private var declared: [Int: DeclaredInFile] = [:]
  var typesByName: [TypeQuestion: [TypeDeclaration]] = [:]
  var saidMembers: [SaidMember: Bool] = [:]
  var saidEverywhere: Set<SaidEverywhere> = []
  private var conformersByProtocol: [String: [TypeDeclaration]] = [:]
  private var callsByType: [String: [(call: FunctionCallExprSyntax, file: SwiftFile)]] = [:]
  private var madeAmongConditions: [String: Bool] = [:]
  /// By the call, where what makes a view is seen.
  var makerSettings: [SyntaxIdentifier: Set<Conditions.Setting>] = [:]
  /// Properties that code gives another value than their first one.
  var writtenLater: [SyntaxIdentifier: Bool] = [:]
  /// Functions and properties whose views are pushed by all who ask for them.
  var onlyPushed: [SyntaxIdentifier: Bool] = [:]
  let namingStatements = NamingStatements()
  private(set) lazy var index = NameIndex(sources)
  private(set) lazy var namesakesOfOtherScreens = OtherScreens.namesakes(in: self)
  private(set) lazy var barModifiers = BarModifiers(of: self)
  private(set) lazy var hasPages = says(anyOf: PagedControllers.containers)
  let previewTypes = PreviewTypes()
  /// The files that have code for some platforms alone.
  private lazy var filesWithConditions = Set(
    sources.indices.filter { index in
      let bytes = SwiftBytes(bytes: sources[index].bytes)
      return ["Catalyst", "iOSAppOnMac", "if os(", "if !os("].contains { bytes.contains(Array($0.utf8)) }
    })
  private lazy var numbersByPath = Dictionary(sources.indices.map { (sources[$0].path, $0) }) { first, _ in first }
  private lazy var paths = sources.map { Array($0.path.utf8) }
  private lazy var platformsByPath = sources.map { SourcePlatforms.ofPath($0.path) }

  /// What the project says of its own functions and types.
  let names: SourceNames
  /// What the project's tables have.
  let keys: TableKeys
  /// What classes of other languages do for those that inherit from them.
  let inherited: InheritedBars
  /// How much one text of a bar may cost.
  let budget = ReadingBudget.ofText
  /// How much the content of one bar may cost.
  let barBudget = ReadingBudget.ofBar
  /// How much one function of a controller may cost.
  let functionBudget = ReadingBudget.ofFunction

  init(
    files found: [(path: String, bytes: [UInt8])], names: SourceNames = SourceNames(), keys: TableKeys = .none,
    inherited: InheritedBars = InheritedBars()
  ) {
    self.names = names
    self.keys = keys
    self.inherited = inherited
    for source in found.sorted(by: { $0.path < $1.path }) {
      if let reason = UnreadableSource.reason(source.bytes) {
        skipped.append(SkippedFile(file: source.path, reason: reason))
        continue
      }
      let bytes = SwiftBytes(bytes: source.bytes)
      let isOfBars = bytes.hasToolbarWord || bytes.mayTitleOthers
      // What cannot be read is worth a word if it may declare bars; the names of other files are only looked up.
      if let problem = bytes.problem {
        if isOfBars { skipped.append(SkippedFile(file: source.path, problem: problem)) }
        continue
      }
      sources.append(source)
      if isOfBars { files.append(file(sources.count - 1)) }
    }
  }

  /// Members of a type, its extensions' included. A declaration that is not in an extension comes first.
  func members(named name: String, of type: String, near file: SwiftFile) -> [MemberDeclaration] {
    let places = index.types[type] ?? []
    let isOwn = nearest(places, of: type, to: file).count < places.count
    // Files of the type that do not declare the name are not parsed for it.
    guard isOwn || name == "init" || allSay(name, of: type, in: places) else {
      let saying = places.filter { isParsed($0) || says(name, in: $0) }
      return members(named: name, of: inOrder(saying, from: file).flatMap { declarations($0).types[type] ?? [] })
    }
    return members(named: name, of: types(named: type, near: file))
  }

  private func members(named name: String, of types: [TypeDeclaration]) -> [MemberDeclaration] {
    var found: [MemberDeclaration] = []
    for type in types where !type.isExtension { found += type.members(named: name) }
    for type in types where type.isExtension { found += type.members(named: name) }
    return found
  }

  /// Members of a type, else those that it inherits: of the project's superclasses, and of the project's extensions of the
  /// platform's.
  func ownOrInheritedMembers(named name: String, of type: String, near file: SwiftFile) -> [MemberDeclaration] {
    let own = members(named: name, of: type, near: file)
    guard own.isEmpty, index.members[name] != nil else { return own }
    var seen: Set = [type]
    var parents = self.parents(of: type, near: file)
    for _ in 0..<Self.deepestInheritance where !parents.isEmpty {
      parents = parents.filter { seen.insert($0).inserted }
      for parent in parents {
        let found = members(named: name, of: parent, near: file)
        if !found.isEmpty { return found }
      }
      parents = parents.flatMap { parent in
        let isController = parent.hasPrefix("UI") && parent.hasSuffix("Controller")
        return self.parents(of: parent, near: file) + (isController ? ["UIViewController"] : [])
      }
    }
    return []
  }

  /// Superclasses, and classes that inherit, are followed so far: 6.
  static let deepestInheritance = 6

  /// Properties and functions that belong to no type.
  func globals(named name: String, near file: SwiftFile) -> [MemberDeclaration] {
    inOrder(index.globals[name] ?? [], from: file).flatMap { declarations($0).globals[name] ?? [] }
  }

  /// Members of that name of any extension or type: for `view.method()` where the type of `view` is unknown.
  ///
  /// - Parameters:
  ///   - words: What the file of a member says, if it is to be parsed for it.
  ///   - maximum: How many are enough.
  func membersOfAnyType(
    named name: String, near file: SwiftFile, inFilesWith words: String? = nil, atMost maximum: Int = .max
  ) -> [MemberDeclaration] {
    let words = words.map { Array($0.utf8) }
    var found: [MemberDeclaration] = []
    for place in inOrder(index.members[name] ?? [], from: file) where found.count < maximum {
      if let words, !SwiftBytes(bytes: sources[place].bytes).contains(words) { continue }
      found += declarations(place).members[name] ?? []
    }
    return found
  }

  /// Members of that name, without parameters, which override those that a class inherits, in the order of their files.
  func overriding(_ name: String) -> [MemberDeclaration] {
    let words = ["func \(name)(", "var \(name):"].map { Array($0.utf8) }
    let mark = Array("override ".utf8)
    return (index.members[name] ?? []).sorted().filter { number in
      let bytes = SwiftBytes(bytes: sources[number].bytes)
      return bytes.contains(mark) && words.contains { bytes.contains($0) }
    }.flatMap { declarations($0).members[name] ?? [] }.filter { $0.isOverriding && $0.parameters.isEmpty }
  }

  /// The types that say they conform to a protocol, tests left out, in the order of their files.
  func conformers(of name: String) -> [TypeDeclaration] {
    if let known = conformersByProtocol[name] { return known }
    let words = [": \(name)", ", \(name)"].map { Array($0.utf8) }
    let found = files(naming: name).filter { number in
      let bytes = SwiftBytes(bytes: sources[number].bytes)
      return !bytes.isTest && words.contains { bytes.contains($0) }
    }.flatMap { number in
      let types = declarations(number).types
      return types.keys.sorted().flatMap { types[$0] ?? [] }.filter {
        !$0.node.is(ProtocolDeclSyntax.self) && $0.inherited.contains(name)
      }
    }
    conformersByProtocol[name] = found
    return found
  }

  /// The platforms of the files that make a value of a type, nil for a file that belongs to none by its path.
  ///
  /// - Parameter isAsked: Which files are looked through.
  func platformsOfUsers(of type: String, where isAsked: (_ path: String, _ own: Set<Platform>?) -> Bool) -> [Set<Platform>?]
  {
    files(naming: type).filter {
      isAsked(sources[$0].path, platformsByPath[$0]) && SwiftBytes(bytes: sources[$0].bytes).calls(type)
    }.map { platformsByPath[$0] }
  }

  /// The calls that make a value of a type, and where: what a view is handed is there. Those of previews are none.
  func calls(making type: TypeDeclaration) -> [(call: FunctionCallExprSyntax, file: SwiftFile)] {
    let name = type.name
    if let known = callsByType[name] { return known }
    let found = numbers(making: [name]).filter { !SwiftBytes(bytes: sources[$0].bytes).isTest }.map(file).flatMap { file in
      CallFinder.calls(of: name, in: file).map { (call: $0, file: file) }
    }.filter { !previewTypes.hold(Syntax($0.call), of: $0.file, in: self) }
    callsByType[name] = found
    return found
  }

  /// Whether a value of a type is made, and only in files that have code for some platforms alone. Tests and previews
  /// do not count.
  func isMadeAmongConditions(_ type: String) -> Bool {
    if let known = madeAmongConditions[type] { return known }
    let found = findMakersAmongConditions(type)
    madeAmongConditions[type] = found
    return found
  }

  private func findMakersAmongConditions(_ type: String) -> Bool {
    let calls = { (index: Int) in SwiftBytes(bytes: self.sources[index].bytes).calls(type) }
    let naming = files(naming: type)
    guard naming.contains(where: { filesWithConditions.contains($0) && calls($0) }) else { return false }
    return !naming.contains { index in
      guard !filesWithConditions.contains(index), calls(index), !SwiftBytes(bytes: sources[index].bytes).isTest else {
        return false
      }
      return !CallFinder.calls(of: type, in: file(index)).isEmpty
    }
  }

  /// The files that make a value of one of these types.
  func files(making types: [String]) -> [SwiftFile] { numbers(making: types).map(file) }

  private func numbers(making types: [String]) -> [Int] {
    Set(types.flatMap(files(naming:))).sorted().filter { index in
      types.contains { SwiftBytes(bytes: sources[index].bytes).calls($0) }
    }
  }

  private lazy var mentions = TypeMentions(of: index.types.keys, in: sources)
  private(set) lazy var memberWrites = MemberWrites(in: sources)

  /// By number, the files in which the name of a type occurs; all of them for one that the project does not declare.
  func files(naming type: String) -> [Int] { mentions.files(naming: type) ?? Array(sources.indices) }

  /// The files that may make a value of any of the types, tests left out, each with those types; those that are parsed
  /// already come first. The others are parsed when they are asked for.
  func makers(
    of types: Set<String>, where isAsked: (SourceText) -> Bool = { _ in true }
  ) -> [(types: Set<String>, file: () -> SwiftFile)] {
    var named: [Int: Set<String>] = [:]
    for type in types { for number in files(naming: type) { named[number, default: []].insert(type) } }
    let asked = named.keys.filter {
      isAsked(SourceText(path: sources[$0].path, bytes: SwiftBytes(bytes: sources[$0].bytes)))
    }
    let found = asked.sorted().compactMap { number -> (Int, Set<String>)? in
      let found = CreatedNames.find(named[number]!, in: sources[number].bytes)
      return found.isEmpty || SwiftBytes(bytes: sources[number].bytes).isTest ? nil : (number, found)
    }
    let isParsed = found.map { parsed[$0.0] != nil }
    let inOrder = zip(found, isParsed).filter(\.1) + zip(found, isParsed).filter { !$0.1 }
    return inOrder.map { maker, _ in (maker.1, { self.file(maker.0) }) }
  }

  /// Whether any code may be for one width class alone.
  private(set) lazy var asksForWidthClass = says(anyOf: ["horizontalSizeClass"])
  private(set) lazy var asksForDevice = says(anyOf: ["horizontalSizeClass", "userInterfaceIdiom"])

  /// Whether any file says one of the words.
  func says(anyOf words: [String]) -> Bool {
    let words = words.map { Array($0.utf8) }
    return sources.contains { source in words.contains { source.bytes.holds($0) } }
  }

  /// The declarations and extensions of a type anywhere in the project, in the order of their files.
  func types(named name: String) -> [TypeDeclaration] {
    (index.types[name] ?? []).sorted().flatMap { declarations($0).types[name] ?? [] }
  }

  /// A file as text, not parsed.
  struct SourceText {
    let path: String
    fileprivate let bytes: SwiftBytes

    func contains(_ word: String) -> Bool { bytes.contains(Array(word.utf8)) }
    var isTest: Bool { bytes.isTest }

    /// Where the word first occurs.
    func location(of word: String) -> SourceLocation? {
      bytes.offset(of: Array(word.utf8)).map { location(at: $0) }
    }

    func location(at offset: Int) -> SourceLocation { SourceLines(bytes.bytes).location(of: offset, in: path) }

    /// Each place of a word, in bytes, and what stands behind it on its line.
    func lines(behind word: String) -> [(offset: Int, rest: String)] {
      let sought = Array(word.utf8)
      var found: [(offset: Int, rest: String)] = []
      var start = 0
      while let place = bytes.bytes.place(of: sought, from: start) {
        start = place + sought.count
        let rest = bytes.bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        found.append((place, String(decoding: rest, as: UTF8.self)))
      }
      return found
    }
  }

  /// The files that say a word.
  func sources(mentioning word: String) -> [SourceText] {
    let type = String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let bytes = Array(word.utf8)
    return files(naming: type).lazy.map { self.sources[$0] }.filter { $0.bytes.holds(bytes) }.map {
      SourceText(path: $0.path, bytes: SwiftBytes(bytes: $0.bytes))
    }
  }

  private lazy var filesByPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }

  /// A file that says any toolbar word.
  func file(at path: String) -> SwiftFile? { filesByPath[path] }

  /// A file whatever it says.
  func anyFile(at path: String) -> SwiftFile? { numbersByPath[path].map { file($0) } }

  func number(of file: SwiftFile) -> Int? { numbersByPath[file.path] }

  func isParsed(_ index: Int) -> Bool { parsed[index] != nil }

  func file(_ index: Int) -> SwiftFile {
    if let known = parsed[index] { return known }
    let file = SwiftFile(path: sources[index].path, bytes: sources[index].bytes)
    file.project = self
    FlagsInReading.current.get()?.note(file)
    FilesInReading.current.get()?.note(file)
    parsed[index] = file
    return file
  }

  func declarations(_ index: Int) -> DeclaredInFile {
    if let known = declared[index] { return known }
    let found = DeclaredInFile(file(index))
    declared[index] = found
    return found
  }

  /// The same file, then the longest shared path, then the order of paths.
  func inOrder(_ places: [Int], from file: SwiftFile) -> [Int] {
    guard places.count > 1 else { return places }
    let own = Array(file.path.utf8)
    func shared(_ index: Int) -> Int {
      let path = paths[index]
      let least = min(path.count, own.count)
      var count = 0
      while count < least, path[count] == own[count] { count += 1 }
      return count
    }
    return places.map { (place: $0, shared: shared($0)) }
      .sorted { $0.shared != $1.shared ? $0.shared > $1.shared : $0.place < $1.place }.map(\.place)
  }
}
