import LintelFindings
import LintelModel

/// Whose a language's errors are besides its translators', in the table of the page's head. A narrow screen has no room for a
/// column of each: there the translators' stand here, too, and not in a column of their own. Who has most comes first.
struct OtherOwners {
  struct Share {
    let owner: Blame
    let errors: Int
  }

  let owners: [Share]
  /// Nil for what is wrong whatever the language.
  let locale: LocaleID?

  /// A column is read at a glance: each says that it counts errors.
  static let (ofTranslators, ofOthers, ofAll): (Message, Message, Message) = (
    "Errors for translators", "Errors for others", "Errors by owner"
  )

  static var heading: Markup {
    tag("th", .init("scope", "col"), .class("others")) {
      tag("span", .class("in-full")) { ofOthers }
      tag("span", .class("in-short")) { ofAll }
    }
  }

  var markup: Markup {
    tag("td", .class("others")) {
      for share in owners {
        if share.owner == .translation {
          tag("span", .class("in-short")) { link(to: share) }
        } else {
          link(to: share)
        }
        " "
      }
      if owners.count > 1 { others }
    }
  }

  /// On a phone in place of all but the one who has most: each owner in a line would leave no room for what to start with.
  private var others: Markup {
    let words: Message = "and \(always: owners.count - 1, "more")"
    return tag(
      "a", .class("more-owners"), .href(to: FilterState(locale: locale ?? FilterState.noLanguage, kind: .error).address),
      .label([name, .words(": "), .words("Owner"), .words(": "), .words(words)])
    ) { words }
  }

  private var name: Markup { locale.map { Markup.name($0) } ?? .words("Whatever the language") }

  /// What is shown is said, too: who speaks to a browser names a link by what they see. The whole name is its title.
  private func link(to share: Share) -> Markup {
    let name = share.owner.briefAddressee
    let isWhole = name.english == share.owner.addressee.english
    let attributes: [Markup.Attribute] = [
      .href(to: FilterState(locale: locale ?? FilterState.noLanguage, blame: share.owner, kind: .error).address),
      .label([self.name, .words(": "), .words(name), .words(": "), .words(FindingKind.error.counted(share.errors))]),
    ]
    let title: [Markup.Attribute] = isWhole ? [] : [.init("title", words: share.owner.addressee)]
    return .element("a", attributes + title, [.words("\(name): \(amount: share.errors)")])
  }
}

extension Blame {
  /// The same in a word, where several stand in one line.
  fileprivate var briefAddressee: Message {
    switch self {
    case .source: "source"
    case .layout: "designers"
    case .translation, .definition: addressee
    }
  }
}
