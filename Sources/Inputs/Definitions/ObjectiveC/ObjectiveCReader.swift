import LintelModel

/// Reads the bars that Objective-C source makes, by a scan of its tokens: items, what is set on them, and where they are
/// put. What the scan cannot follow stays unresolved; every bar says that it comes from Objective-C.
package enum ObjectiveCReader {
  /// Whether the file says any of the words that bars are made of; only then is it worth a scan.
  package static func mayDeclareBars(_ bytes: [UInt8]) -> Bool {
    words.contains { bytes.holds($0) }
  }

  private static let words = [
    "BarButtonItem", "ToolbarItem", "navigationItem", "self.title = ", "[self setTitle:", "@implementation UINavigationItem",
    "editButtonItem",
    // What Interface Builder makes, a header declares and code only gives a text.
    "tem.title = ", "tem setTitle:", "tem] setTitle:", "tem.label = ", "tem setLabel:", "tem] setLabel:", "utton.title = ",
    "utton setTitle:", "utton] setTitle:",
  ].map { Array($0.utf8) }

  /// Whether the file may say a part of a bar that a base class asks its classes for.
  static func mayOverride(_ bytes: [UInt8]) -> Bool {
    bytes.holds(implementation) && bytes.holds(controller)
  }
  /// Whether the file may say what a class answers that a bar's code asks for a text, an image or a size.
  static func mayAnswer(_ bytes: [UInt8]) -> Bool {
    ObjectiveCGetters.mayAnswer(bytes) || ObjectiveCMeasuredTexts.mayMeasure(bytes)
  }
  static func mayDeclareClasses(_ bytes: [UInt8]) -> Bool {
    bytes.holds(interface) || ObjectiveCMacros.mayDefine(bytes) || ObjectiveCTextForm.mayDefine(bytes)
      || ObjectiveCEnumerations.mayDeclare(bytes)
  }
  private static let interface = Array("@interface".utf8)
  private static let implementation = Array("@implementation".utf8)
  private static let controller = Array("Controller".utf8)

  /// One file by itself.
  ///
  /// - Parameter names: functions of the project's own that take a key.
  package static func read(
    _ file: SourceFile, sourceLocale: LocaleID, names: SourceNames = SourceNames()
  ) -> DefinitionFile {
    read([file], headers: [], sourceLocale: sourceLocale, names: names).files[0].definition
  }

  /// What a project's files say: each of them, and all of them to classes of other languages.
  typealias Project = (files: [(path: String, definition: DefinitionFile)], inherited: InheritedBars)

  /// A project's files together: what a base class or a factory in one does is known in the others.
  ///
  /// - Parameters:
  ///   - files: Those that declare bars, and those that only may say a part of one.
  ///   - headers: They tell what classes inherit from.
  ///   - others: What classes of another language answer.
  /// - Returns: What each file says, in their order; and what of it concerns classes of other languages.
  static func read(
    _ files: [SourceFile], headers: [SourceFile], sourceLocale: LocaleID, names: SourceNames,
    others classAnswers: ClassAnswers = ClassAnswers()
  ) -> Project {
    let declaring = files.indices.filter { mayDeclareBars(files[$0].bytes) }
    var parents: [String: String] = [:]
    var others: [String: String] = [:]
    for file in headers + files {
      let mayEnumerate = ObjectiveCEnumerations.mayDeclare(file.bytes)
      guard mayEnumerate || ObjectiveCClasses.mayDeclare(file.bytes) else { continue }
      let source = ObjectiveCSource(bytes: file.bytes)
      for (child, parent) in ObjectiveCClasses.parents(in: source) where parents[child] == nil { parents[child] = parent }
      if mayEnumerate { others.merge(ObjectiveCEnumerations.others(in: source)) { old, _ in old } }
    }
    var methods = Dictionary(uniqueKeysWithValues: declaring.map { ($0, Self.methods(of: files[$0], others)) })
    let defined = (macros: ObjectiveCMacros.find(in: headers), forms: ObjectiveCTextForm.find(in: headers))
    let classes = ObjectiveCClasses(
      parents: parents, methods: declaring.flatMap { methods[$0] ?? [] }, files: declaring.map { files[$0] },
      getters: ObjectiveCGetters(headers + files, others: classAnswers))
    var found: [Int: [ObjectiveCEvaluator]] = [:]
    func evaluate(_ index: Int) {
      let own = methods[index] ?? []
      let texts = texts(of: files[index], names, defined)
      var types: [String] = []
      for method in own where !types.contains(method.type) { types.append(method.type) }
      found[index] = types.map { type in
        ObjectiveCEvaluator(type: type, methods: own.filter { $0.type == type }, texts: texts, classes: classes)
      }
    }
    for index in declaring {
      evaluate(index)
      for evaluated in found[index] ?? [] {
        classes.add(parts: evaluated.parts, of: evaluated.type)
        classes.add(answers: evaluated.constants, of: evaluated.type)
      }
    }
    // Classes that say nothing of bars but what their base class asks them for.
    let words = classes.partMethods.union(["title"]).subtracting([""]).sorted().map { Array(")\($0)".utf8) }
    let calls = classes.categoryCalls.sorted().map { Array("[self \($0)".utf8) }
    for index in files.indices where methods[index] == nil && mayOverride(files[index].bytes) {
      let isOne = calls.contains { files[index].bytes.holds($0) } || words.contains { word in
        files[index].bytes.holds(word)
          || files[index].bytes.holds([word[0], UInt8(ascii: " ")] + word.dropFirst())
      }
      guard isOne else { continue }
      methods[index] = Self.methods(of: files[index], others)
      evaluate(index)
      for evaluated in found[index] ?? [] { classes.add(answers: evaluated.constants, of: evaluated.type) }
    }
    let inheritance = ObjectiveCInheritance(files.indices.flatMap { found[$0] ?? [] }, classes: classes)
    lazy var identifiers = Self.identifiers(in: files, defined.macros)
    let definitions = files.indices.map { index -> (path: String, definition: DefinitionFile) in
      let file = files[index]
      guard let evaluated = found[index] else { return (file.path, DefinitionFile()) }
      // What a category of all controllers or navigation items sets is on the bars of those that call it.
      let toolbars = evaluated.compactMap(\.besidesFollowed).flatMap { evaluated -> [Toolbar] in
        var evaluated = inheritance.inherited(by: evaluated)
        evaluated.inherit()
        let texts = evaluated.texts
        return ObjectiveCBars(evaluated, file: file.path, texts: texts, sourceLocale: sourceLocale).toolbars.map { bar in
          var bar = bar
          let isOfOthers = bar.kind == .windowToolbar && bar.isFragment
          for index in bar.items.indices where isOfOthers || bar.items[index].isOnlyListed {
            bar.items[index].identifier = identifiers[bar.items[index].id]
          }
          return bar
        }
      }
      return (file.path, DefinitionFile(toolbars: toolbars.withUniqueIDs()))
    }
    let noTexts = ObjectiveCTexts(bytes: [], location: { _ in SourceLocation(file: "", line: 1) }, names: [:])
    var inherited = classes.inherited(noTexts)
    inherited.measuring = ObjectiveCMeasuredTexts.places(in: files)
    return (definitions, inherited)
  }

  /// What a project's names of texts stand for; those left out that stand for another one in another file.
  private static func identifiers(
    in files: [SourceFile], _ macros: [String: ObjectiveCExpression]
  ) -> [String: String] {
    var found: [String: String] = [:]
    var twice: Set<String> = []
    func add(_ name: String, _ text: String) {
      if let other = found.updateValue(text, forKey: name), other != text { twice.insert(name) }
    }
    for file in files {
      for (name, text) in ObjectiveCLexer.names(in: file.bytes) { add(name, text) }
      guard ObjectiveCMacros.mayDefine(file.bytes) else { continue }
      for (name, value) in ObjectiveCLexer.definitions(in: file.bytes) {
        if case .string(let text, _) = value { add(name, text) }
      }
    }
    for (name, value) in macros { if case .string(let text, _) = value { add(name, text) } }
    return found.filter { !twice.contains($0.key) }
  }

  private static func methods(of file: SourceFile, _ others: [String: String]) -> [ObjectiveCMethod] {
    let source = ObjectiveCSource(bytes: ObjectiveCCatalystCode.blanked(in: file.bytes))
    return ObjectiveCMethod.all(in: source, of: file.path, others: others)
  }

  private static func texts(
    of file: SourceFile, _ names: SourceNames,
    _ defined: (macros: [String: ObjectiveCExpression], forms: [String: ObjectiveCTextForm])
  ) -> ObjectiveCTexts {
    let lines = SourceLines(file.bytes)
    return ObjectiveCTexts(
      bytes: file.bytes,
      location: { offset in
        let (line, column) = lines.position(of: offset)
        return SourceLocation(file: file.path, line: line, column: column)
      }, names: ObjectiveCLexer.definitions(in: file.bytes), localizing: names.localizingFunctions,
      macros: defined.macros, forms: defined.forms.merging(ObjectiveCTextForm.find(in: [file])) { $1 })
  }
}
