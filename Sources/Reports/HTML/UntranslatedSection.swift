import LintelFindings
import LintelModel

/// What languages lack, string by string. Written once: the page's script shows on a sheet what its language lacks.
struct UntranslatedSection {
  let strings: UntranslatedStrings
  let rooms: UntranslatedRooms
  let model: PageModel
  /// Whether the page's buttons save what the lists leave out.
  var isSaved = false
  /// What is left out where the page is too large even without pictures.
  var leanness = Leanness.none

  /// Of more strings than this that the same languages lack, a page names the first.
  static let named = 200
  /// And no more than this of all groups, at some 250 bytes each and the length of a comment; every language keeps the
  /// first of each group.
  static let namedInAll = 2_000
  static let namedAtLeast = 5

  /// How many strings of each group are named: as many as there are, and less of the long ones where there are too many.
  /// - Parameters:
  ///   - least: So many of each, however many groups there are.
  ///   - most: But no more than this of any.
  static func shares(of counts: [Int], atLeast least: Int = namedAtLeast, atMost most: Int = named) -> [Int] {
    var limit = most
    while limit > least, counts.reduce(0, { $0 + min($1, limit) }) > namedInAll {
      limit = max(least, limit * 3 / 4)
    }
    return counts.map { min($0, limit) }
  }

  /// The texts that tell the strings of one group from those of another, and how long each may be, in characters.
  private static let (texts, textLength) = (3, 40)
  /// More bars than these are counted.
  private static let bars = 3
  /// More wordings of other languages than these are counted.
  private static let wordings = 2

  /// Groups for which the same is to be done, and how many strings each names.
  private typealias ToDo = (advice: Message, isOfTests: Bool, groups: [(group: UntranslatedStrings.Group, share: Int)])

  private var toDos: [ToDo] {
    let shares = Self.shares(of: strings.groups.map(\.strings.count), atMost: leanness.named)
    var toDos: [ToDo] = []
    for (group, share) in zip(strings.groups, shares) {
      if let index = toDos.firstIndex(where: { $0.advice == group.advice && $0.isOfTests == group.isOfTests }) {
        toDos[index].groups.append((group, share))
      } else {
        toDos.append((group.advice, group.isOfTests, [(group, share)]))
      }
    }
    return toDos
  }

  var markup: Markup {
    let places = places
    return tag("div", .class("all-untranslated")) {
      for toDo in toDos {
        tag("div", .class("to-do")) {
          // Once for all of them: what differs is which strings they are.
          tag("p") {
            Markup.quoting(toDo.advice)
            if toDo.isOfTests {
              " · "
              "of tests or examples"
            }
          }
          for (group, share) in toDo.groups { list(of: group, share, on: places) }
        }
      }
    }
  }

  /// The strings of a table that the same languages lack. The page's script puts those of one table together.
  private func list(of group: UntranslatedStrings.Group, _ share: Int, on places: [Place: [PageModel.ToolbarPart]]) -> Markup {
    var attributes: [Markup.Attribute] = [
      .class("texts"), .init("data-table", group.tableOfSheet), .init("data-count", "\(group.strings.count)"),
    ]
    if group.isOfTests { attributes.append(.init("data-tests", "tests")) }
    attributes.append(.init("data-locales", group.locales.map(\.id).joined(separator: " ")))
    return .element("details", attributes, content(of: group, share, on: places))
  }

  @MarkupBuilder private func content(
    of group: UntranslatedStrings.Group, _ share: Int, on places: [Place: [PageModel.ToolbarPart]]
  ) -> [Markup] {
    tag("summary") {
      summary(of: group)
      whose(group)
    }
    targets(of: group)
    tag("ul") { for string in group.strings.prefix(share) { markup(of: string, in: group, on: places) } }
    if group.strings.count > share {
      tag("p", .class("cut-list")) { Markup.instruction(omittedFromSheet(group.strings.count - share, isSaved: isSaved)) }
    }
  }

  /// How many strings, and the first of them.
  @MarkupBuilder private func summary(of group: UntranslatedStrings.Group) -> [Markup] {
    "\(group.strings.count, "string")"
    ": "
    Markup.list(group.strings.prefix(Self.texts).map { [name(of: $0)] })
    if group.strings.count > Self.texts {
      " "
      "and \(always: group.strings.count - Self.texts, "more")"
    }
  }

  /// Which table they are of, and the file that the source has them in.
  private func whose(_ group: UntranslatedStrings.Group) -> Markup {
    tag("span", .class("where")) {
      if let folders = group.folders { NamesakeTables.label(group.table, folders: folders) } else { "Table \(group.table)" }
      if group.folders == nil, let file = group.file {
        " · "
        Markup.text(file)
      }
      if group.isOfTests {
        " · "
        "of tests or examples"
      }
      if let leaving = group.leaving {
        " · "
        tag("span", .class("reason")) { leaving.reason }
      }
    }
  }

  /// Where they are to be put: the page's script leaves the file of its sheet's language. With hundreds of lists in dozens of
  /// languages the source's file has to do.
  private func targets(of group: UntranslatedStrings.Group) -> [Markup] {
    // Strings of many folders have a file each: the sheets have it in their rows.
    guard group.folders == nil, strings.groups.reduce(0, { $0 + $1.locales.count }) <= Self.namedInAll else { return [] }
    let parts = Self.partsByFile(of: group)
    return group.locales.flatMap { locale in
      parts.compactMap { part -> Markup? in
        guard let target = model.stringPlaces.target(of: part.first.name, in: locale) else { return nil }
        return tag("span", .class("where"), .init("data-room", locale.id)) {
          if part.count == 1 { addition(to: target) } else { additions(to: target) }
          if parts.count > 1 { Self.which(part) }
        }
      }
    }
  }

  /// Strings that the source has in one file, and so does each language.
  private struct PartOfGroup {
    let first: UntranslatedStrings.Entry
    var count = 1
  }

  /// A table may be two files: what varies by number is in the one for that. The file with most of them comes first.
  private static func partsByFile(of group: UntranslatedStrings.Group) -> [PartOfGroup] {
    var parts: [PartOfGroup] = []
    var places: [String: Int] = [:]
    for string in group.strings {
      let file = string.location?.file ?? ""
      if let place = places[file] {
        parts[place].count += 1
      } else {
        places[file] = parts.count
        parts.append(PartOfGroup(first: string))
      }
    }
    return parts.worstFirst { $0.count }
  }

  /// Which of the group's strings a file is named for: a single one by its key.
  @MarkupBuilder private static func which(_ part: PartOfGroup) -> [Markup] {
    ": "
    if part.count == 1 { tag("code") { Markup.text(part.first.key) } } else { "\(part.count, "string")" }
  }

  private func name(of string: UntranslatedStrings.Entry) -> Markup {
    let text = string.source ?? string.key
    let shown: String = text.count > Self.textLength ? text.prefix(Self.textLength) + "…" : text
    return string.source == nil
      ? tag("code") { Markup.text(shown) } : foreign(shown, model.result.project.sourceLocale)
  }

  /// What a finding says of one string.
  private struct Place: Hashable {
    let anchor: String
    let key: String
  }

  /// The bars that show a string which is told with its table, in their order.
  private var places: [Place: [PageModel.ToolbarPart]] {
    var places: [Place: [PageModel.ToolbarPart]] = [:]
    for part in model.toolbars {
      let found: [Place] = part.untranslated.values.joined().flatMap { matter in
        matter.texts.compactMap { text in text.key.map { Place(anchor: matter.entry.anchor, key: $0) } }
      }
      for place in Set(found) { places[place, default: []].append(part) }
    }
    return places
  }

  /// How many characters fit on its bar. The page's script leaves of these what is said of its sheet's language.
  private func room(of string: UntranslatedStrings.Entry, in group: UntranslatedStrings.Group) -> [Markup] {
    rooms.of(string.name, in: group.locales).map { room in
      tag("span", .class("where"), .init("data-room", room.locales.map(\.id).joined(separator: " "))) {
        "Room"
        ": "
        lengthMark(room.length)
        if let others = LessSureLength(room.length).words {
          " · "
          others
        }
      }
    }
  }

  /// Where people see it.
  @MarkupBuilder private func bars(
    of string: UntranslatedStrings.Entry, on places: [Place: [PageModel.ToolbarPart]]
  ) -> [Markup] {
    let told = string.toolbars.compactMap(model.part(of:))
    let shown = string.anchor.flatMap { places[Place(anchor: $0, key: string.key)] } ?? []
    let parts = told + shown.filter { part in !told.contains { $0.number == part.number } }
    if !parts.isEmpty {
      tag("span", .class("where")) {
        "On the bar"
        ": "
        Markup.list(parts.prefix(Self.bars).map { part in [tag("a", .href(to: part.anchor)) { part.title.markup }] })
        if parts.count > Self.bars {
          " "
          "and \(always: parts.count - Self.bars, "more")"
        }
      }
    }
  }

  /// Who keeps it as the source has it, and what others write.
  private func markup(of wordings: OtherWordings) -> Markup {
    tag("span", .class("where")) {
      if !wordings.keeping.isEmpty { OtherWordings.kept(in: wordings.keeping) }
      for (index, other) in wordings.others.prefix(Self.wordings).enumerated() {
        if index > 0 || !wordings.keeping.isEmpty { " · " }
        Markup.name(other.locale)
        ": "
        foreign(other.text, other.locale)
      }
      if wordings.others.count > Self.wordings {
        " "
        "and \(always: wordings.others.count - Self.wordings, "more")"
      }
    }
  }

  private func markup(
    of string: UntranslatedStrings.Entry, in group: UntranslatedStrings.Group, on places: [Place: [PageModel.ToolbarPart]]
  ) -> Markup {
    let key = Markup.element("code", [], [.text(string.key)])
    return tag("li") {
      if let anchor = string.anchor {
        tag("a", .href(to: anchor)) { key }
      } else {
        key
      }
      if let source = string.source, source != string.key {
        " "
        foreign(source, model.result.project.sourceLocale)
      }
      if let location = string.location {
        placeMark(location, model.result.links, isOfSource: location.isOfOneLanguage)
      }
      if let comment = string.comment {
        commentMark(comment, model.result.project.sourceLocale)
      }
      if !string.uses.isEmpty, leanness.hasUses { usedMark(string.uses) }
      if let wordings = string.wordings { markup(of: wordings) }
      bars(of: string, on: places)
      room(of: string, in: group)
      if let limit = string.limit {
        tag("span", .class("where")) {
          lengthMark(limit.length, isLimit: true)
          ": "
          limit.words
        }
      }
    }
  }
}
