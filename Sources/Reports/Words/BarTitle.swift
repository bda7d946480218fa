import LintelFindings
import LintelModel

/// What people know a bar by: its title, as far as it is known, else the words of the type that makes it.
struct BarTitle: Hashable {
  /// `New list sync`, or of a bar without a title `Web RTC video player controls`.
  let name: String
  /// The language of the name; nil where it is the code's, and nobody knows in which language that speaks.
  let language: LocaleID?
  /// As the code has it, where that is something else: `reminders_sync.add.title (RemindersSyncAddView.swift)`.
  let code: String?
  /// What tells a variant apart that is for some systems: `iOS 18, iPadOS 18`.
  let systems: String?
  /// Which one of all the bar's variants it is, where only the code's own conditions tell it from others. Findings count
  /// the same ones.
  let number: (of: Int, among: Int)?
  /// What tells it apart from other bars of its name, where it stands alone: `ChatListViewController`.
  var detail: String?

  static func == (a: BarTitle, b: BarTitle) -> Bool { (a.name, a.code, a.systems) == (b.name, b.code, b.systems) }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  init(_ toolbar: Toolbar, number: (of: Int, among: Int)? = nil) {
    name = toolbar.knownName
    language = toolbar.knownText == nil ? nil : toolbar.sourceLocale
    code = name == toolbar.name ? nil : toolbar.name
    systems = toolbar.variant.flatMap { Self.systems($0.arms) }
    self.number = number
  }

  /// The name with what tells the variant apart.
  var whole: Message {
    let systems: Message? = systems.map(Message.data)
    let variant: Message? = number.map { "variant \($0.of) of \($0.among)" }
    let more = [systems, variant].compactMap { $0 }
    return more.isEmpty ? .data(name) : "\(.data(name)) (\(more))"
  }

  /// The same with what tells it apart from other bars of its name.
  var told: Message { detail.map { detail -> Message in "\(whole) (\(.data(detail)))" } ?? whole }

  /// What stands for so many of the bar's variants: which one it is of, or for which systems, says nothing of the others.
  func standing(for variants: Int) -> Message {
    guard variants > 1 else { return told }
    let detail: Message? = detail.map(Message.data)
    let count: Message = "\(variants, "variant")"
    let more = [detail, count].compactMap { $0 }
    return "\(.data(name)) (\(more))"
  }

  /// The titles of some bars, in their order, with the numbers that they have among all.
  static func all(_ toolbars: [Toolbar], among named: [Toolbar]?) -> [BarTitle] {
    guard let named else { return all(toolbars) }
    let titles = Dictionary(zip(named.map(\.id), all(named)), uniquingKeysWith: { first, _ in first })
    return toolbars.map { titles[$0.id] ?? BarTitle($0) }
  }

  /// The titles of all bars, in their order: variants that have nothing else to tell them apart are numbered.
  static func all(_ toolbars: [Toolbar]) -> [BarTitle] {
    var alike: [[String?]: Int] = [:]
    var variants: [String: Int] = [:]
    let numbered = toolbars.map { toolbar -> (toolbar: Toolbar, face: [String?], number: Int) in
      let face: [String?] = [toolbar.barID, toolbar.variant.flatMap { systems($0.arms) }]
      alike[face, default: 0] += 1
      variants[toolbar.barID, default: 0] += 1
      return (toolbar, face, variants[toolbar.barID, default: 1])
    }
    return numbered.map { toolbar, face, number in
      guard toolbar.variant != nil, alike[face, default: 1] > 1 else { return BarTitle(toolbar) }
      return BarTitle(toolbar, number: (number, variants[toolbar.barID, default: number]))
    }
  }

  /// Of the arms of a variant those that people know: `iOS 18` of `iOS 18, unless isSecondaryColumn`.
  private static func systems(_ arms: String) -> String? {
    let names = Platform.allCases.map(\.name)
    let known = arms.split(separator: ", ").prefix { part in names.contains { part == $0 || part.hasPrefix($0 + " ") } }
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }
}
