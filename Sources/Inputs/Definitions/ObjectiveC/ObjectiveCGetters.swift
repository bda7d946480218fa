import LintelModel

/// What methods without arguments answer: `- (NSString *)paneName { return NSLocalizedString(@"General", nil); }`.
///
/// Files are searched for the names of classes once, when a class is first asked for, and a file is read when a class in it
/// is.
final class ObjectiveCGetters {
  struct Answer {
    /// As it is written: a constant is the name that other files know it by, too.
    var named: ObjectiveCExpression
    /// The same with what its own file's names stand for.
    var text: ObjectiveCExpression
  }

  private let files: [SourceFile]
  /// What classes of another language answer.
  let others: ClassAnswers
  private lazy var declaring: [String: [Int]] = places(of: Self.interface)
  private lazy var implementing: [String: [Int]] = places(of: Self.implementation)
  private lazy var unset: ObjectiveCUnsetMembers = ObjectiveCUnsetMembers(files)
  private lazy var named = ObjectiveCNamedMembers(files)
  private var filesRead: Set<Int> = []
  /// By class and member, the class that the member is declared with; empty where files disagree.
  private var members: [String: [String: String]] = [:]
  /// By class and selector, one for each method of that name: nil for what is no constant answer.
  private var answers: [String: [String: [Answer?]]] = [:]

  private static let interface = Array("@interface".utf8)
  private static let implementation = Array("@implementation".utf8)
  private static let returns = ["return NSLocalizedString", "return @\"", "return [NSImage ", "return [UIImage "].map {
    Array($0.utf8)
  }

  init(_ files: [SourceFile], others: ClassAnswers = ClassAnswers()) {
    self.files = files
    self.others = others
  }

  /// Whether a file may have a class that answers with a text or an image.
  static func mayAnswer(_ bytes: [UInt8]) -> Bool {
    bytes.holds(implementation) && returns.contains { bytes.holds($0) }
  }

  /// The class that a member of a class is declared with.
  func declaredClass(of member: String, in type: String) -> String? {
    read((declaring[type] ?? []) + (implementing[type] ?? []))
    return members[type]?[member].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a class has an item of that name that no code makes: it is nil.
  func isNeverMade(_ member: String, of type: String) -> Bool {
    guard let declared = declaredClass(of: member, in: type), ObjectiveCItem.isItem(declared) else { return false }
    return unset.isNeverSet(member)
  }

  /// Whether any file that was kept names what a member of that name holds: `controller.item.accessibilityLabel = …`.
  func mayBeNamed(_ member: String) -> Bool { named.contains(member) }

  /// What the methods of a class answer that have the name; nil if no file that was kept has the class.
  func answers(_ selector: String, of type: String) -> [Answer?]? {
    let places = implementing[type]
    guard places != nil || others.answers[type] != nil else { return nil }
    read(places ?? [])
    let other: [Answer?] = others.answers[type]?[selector].map { [Answer($0)] } ?? []
    return (answers[type]?[selector] ?? []) + other
  }

  /// By class, the files that say the word before its name.
  private func places(of word: [UInt8]) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      var start = 0
      while let place = file.bytes.place(of: word, from: start) {
        start = place + word.count
        let rest = file.bytes[start...].drop { $0 == UInt8(ascii: " ") }
        let name = String(decoding: rest.prefix { ObjectiveCLexer.isWord($0) }, as: UTF8.self)
        if !name.isEmpty, found[name]?.last != index { found[name, default: []].append(index) }
      }
    }
    return found
  }

  private func read(_ places: [Int]) {
    for index in places where filesRead.insert(index).inserted {
      let file = files[index]
      let source = ObjectiveCSource(bytes: file.bytes)
      for (type, declared) in ObjectiveCMembers.find(in: source) {
        members[type, default: [:]].merge(declared) { $0 == $1 ? $0 : "" }
      }
      let getters = ObjectiveCMethod.all(in: source, of: file.path).filter { $0.parameters.isEmpty && !$0.selector.isEmpty }
      guard !getters.isEmpty else { continue }
      let definitions = ObjectiveCLexer.definitions(in: file.bytes)
      for method in getters {
        answers[method.type, default: [:]][method.selector, default: []].append(method.answer(definitions))
      }
    }
  }
}

extension ObjectiveCGetters.Answer {
  /// What a class of another language answers, as Objective-C would write it; nil if that is no constant.
  fileprivate init?(_ answer: ClassAnswers.Answer) {
    let none = ObjectiveCExpression.path(["nil"], offset: 0)
    func text(_ text: String?) -> ObjectiveCExpression { text.map { .string($0, offset: 0) } ?? none }
    let written: ObjectiveCExpression
    switch answer {
    case .text(let literal): written = text(literal)
    case .localized(let key, nil, nil):
      written = .call(name: "NSLocalizedString", arguments: [text(key), none], offset: 0)
    case .localized(let key, let table, let source):
      written = .call(
        name: "NSLocalizedStringWithDefaultValue", arguments: [text(key), text(table), none, text(source), none], offset: 0)
    case .constant(let name): written = .path([name], offset: 0)
    case .image(let name, let isSystem):
      written = .message(
        receiver: .path(["NSImage"], offset: 0), labels: [isSystem ? "imageWithSystemSymbolName" : "imageNamed"],
        arguments: [text(name)], offset: 0)
    case .unknown: return nil
    }
    self.init(named: written, text: written)
  }
}

extension ObjectiveCMethod {
  /// The one thing that it returns, whatever the state, or the one for each version of the system; nil if there is none.
  ///
  /// - Parameter definitions: What its file's own names stand for.
  fileprivate func answer(_ definitions: [String: ObjectiveCExpression]) -> ObjectiveCGetters.Answer? {
    var conditions = Conditions.always
    var declared: Set<String> = []
    var given: [String: [ObjectiveCExpression]] = [:]
    var results: [Conditional<ObjectiveCExpression>] = []
    for statement in statements {
      switch statement {
      case .branch(let new): conditions = new
      case .declared(let name): declared.insert(name)
      case .assignment(let path, let value): if path.count == 1 { given[path[0], default: []].append(value) }
      // No system that the app is built for comes to the others.
      case .result(let value): if !conditions.settings.isEmpty { results.append(Conditional(value, conditions)) }
      case .expression, .asked, .askedNoMore: break
      }
    }
    let names = given.filter { declared.contains($0.key) && $0.value.count == 1 }.compactMapValues(\.first)
    for index in results.indices { results[index].value = results[index].value.replacing(names) }
    guard results.allSatisfy({ $0.conditions.arms.isEmpty && $0.conditions.failing.isEmpty && $0.value.isAnswer }),
      var all = results.popLast()
    else { return nil }
    while let one = results.popLast() {
      let arms = ObjectiveCArms(then: one.conditions, otherwise: all.conditions)
      all = Conditional(
        .conditional(one.value, all.value, when: arms, offset: one.value.offset), one.conditions.either(all.conditions))
    }
    let text = all.value.replacing(definitions)
    if case .path = all.value { return ObjectiveCGetters.Answer(named: all.value, text: text) }
    return ObjectiveCGetters.Answer(named: text, text: text)
  }
}

extension ObjectiveCExpression {
  /// Whether it is a text, an image or a constant, and names nothing that means something else elsewhere.
  fileprivate var isAnswer: Bool {
    switch self {
    case .string: true
    case .path(let path, _): isNil || path.count == 1 && Self.isConstant(path[0]) && !Self.truths.contains(path[0])
    case .call(let name, _, _): name.contains("ocaliz") && namesConstants
    case .message(_, let labels, _, _): Self.makers.contains(labels.first ?? "") && namesConstants
    case .array, .conditional, .other: false
    }
  }

  private var namesConstants: Bool { names.allSatisfy { Self.isConstant($0) || $0 == "self" || $0 == "nil" } }

  private static let truths: Set = ["YES", "NO", "TRUE", "FALSE"]
  private static let makers: Set = ["imageNamed", "systemImageNamed", "imageWithSystemSymbolName", "localizedStringForKey"]

  private static func isConstant(_ name: String) -> Bool {
    name.first?.isUppercase == true || name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true
  }
}
