import LintelModel
import SwiftSyntax

/// A place in the code that makes a view: who shows it there, whether it is pushed, and what is handed to it.
struct ViewPlace {
  /// The type, or the function in an extension of `View`, whose code makes it.
  let name: String
  let isPushed: Bool
  /// The number of the one who puts something of its own on the view's bar there; nil where nobody does.
  let presenter: Int?
  /// The view's own code with what it is handed there.
  let inside: Place?
  /// What of the view's conditions that decides, by what they ask.
  var constants: [Branch: HandedConstant]
  /// What is handed to it there that asks for the device or the width class, by the condition of the view's that it decides.
  var screens: [Branch: NamedScreenCondition.Arms] = [:]
  /// Where the place is compiled and run, and in which arm it is of those who show the view.
  var conditions: Conditions

  /// - Parameter presenters: The number of those whose items make the arms of the branch; one more is for all others.
  mutating func stand(in branch: Branch, of presenters: Int) {
    conditions = conditions.inArm(presenter ?? presenters, of: branch)
  }
}

extension ViewPlace {
  /// The same on the screens where what is handed in holds and on those where it fails, of the conditions that are asked for.
  func parted(byScreensOf asked: Set<Branch>) -> [ViewPlace] {
    let own = screens.filter { asked.contains($0.key) }.sorted { $0.key < $1.key }
    // One says which screens the others are asked on.
    guard let (branch, arms) = own.first else { return [self] }
    return [(0, arms.then), (1, arms.otherwise)].compactMap { arm, screen in
      guard !conditions.excludes(screen) else { return nil }
      var part = self
      part.conditions = conditions.and(screen)
      part.constants[branch] = HandedConstant(property: branch.words, arm: arm, words: "\(branch.words): \(arm == 0)")
      for (other, itsArms) in own.dropFirst() {
        guard itsArms.then.excludes(screen) != itsArms.otherwise.excludes(screen) else { continue }
        let here = itsArms.then.excludes(screen) ? 1 : 0
        part.constants[other] = HandedConstant(property: other.words, arm: here, words: "\(other.words): \(here == 0)")
      }
      return part
    }
  }

  /// The same with what the texts say which of several titles it hands the view.
  ///
  /// - Parameters:
  ///   - titles: All that the view may have.
  ///   - here: Those that it may have in this place.
  func knowing(_ titles: [Conditional<LocalizedText>], here: [LocalizedText]) -> ViewPlace {
    let values = titles.filter { $0.conditions.arms.keys.contains { $0.kind == .value } }
    // The same words may be written in several places.
    let written = values.filter { here.contains($0.value) }
    let same = written.isEmpty ? values.filter { title in here.contains { $0.reads(like: title.value) } } : written
    guard let first = same.first, here.allSatisfy({ one in titles.contains { $0.value.reads(like: one) } }) else { return self }
    var known = self
    for (branch, arm) in first.conditions.arms where branch.kind == .value {
      guard same.allSatisfy({ $0.conditions.arms[branch] == arm }) else { continue }
      let said = first.value.source ?? first.value.key ?? first.value.expression ?? ""
      known.constants[branch] = HandedConstant(property: branch.words, arm: arm, words: "\(branch.words): \(said)")
    }
    return known
  }
}

/// Finds the places that make a view.
struct ViewPlaces {
  /// Who puts something on the view's bar, and the calls that make the view there.
  typealias Presenter = (name: String, calls: Set<SyntaxIdentifier>)

  let project: SwiftProject
  /// What a file is built for.
  let platforms: (SwiftFile) -> Set<Platform>

  /// A view that more calls make is told as one that is shown anywhere: 40.
  private static let mostPlaces = 40

  /// - Parameters:
  ///   - member: The view's property or function that contains the bar, in that file.
  func find(
    _ type: TypeDeclaration, showing member: Syntax, in file: SwiftFile, presenters: [Presenter]
  ) -> [ViewPlace] {
    let calls = project.calls(making: type)
    guard 2...Self.mostPlaces ~= calls.count else { return [] }
    let mayGoBack = !BackButtons(project: project, built: platforms).hidesBackButton(type.name)
    let known = presenters.reduce(into: Set<SyntaxIdentifier>()) { $0.formUnion($1.calls) }
    return calls.enumerated().flatMap { number, made -> [ViewPlace] in
      let (call, callFile) = made
      var settings = project.settings(ofMaker: call, in: callFile)
      settings.formIntersection(SheetOpeners.settings(around: call, in: callFile))
      let built = platforms(callFile)
      settings = settings.filter { built.contains($0.platform) }
      // What no audited platform compiles makes no view.
      guard !settings.isEmpty else { return [] }
      // Who shows the view through its own members shows it wherever nobody else is known to.
      let isKnown = known.contains(call.id)
      let numbers = presenters.indices.filter {
        presenters[$0].calls.contains(call.id) || !isKnown && presenters[$0].calls.isEmpty
      }
      let isPushed = mayGoBack && PushSites.isPushed(call, in: callFile, of: project)
      let arguments = ViewArguments.of(call, for: type, in: project, at: Place(callFile))
      let constants = HandedConstant.all(in: arguments, to: type, in: project)
        .merging(HandedItems(project: project).constants(of: type, number: number)) { first, _ in first }
      let screens = HandedScreens.arms(in: arguments, to: type, in: project)
      let inside = Place(file).entering(member, in: file, arguments: arguments)
      let shownBy: [Int?] = numbers.isEmpty ? [nil] : numbers.map { $0 }
      return shownBy.map { number in
        ViewPlace(
          name: number.map { presenters[$0].name } ?? Self.name(around: call), isPushed: isPushed, presenter: number,
          inside: inside, constants: constants, screens: screens,
          conditions: Conditions(settings: settings))
      }
    }
  }

  /// A function that any view has says more than that it is `View`'s.
  private static func name(around call: FunctionCallExprSyntax) -> String {
    let type = SwiftName.type(around: call)
    guard type == "View" else { return type }
    let words = SwiftName.path(of: call).split(separator: ".")
    return words.count > 1 ? String(words[1]) : type
  }
}
