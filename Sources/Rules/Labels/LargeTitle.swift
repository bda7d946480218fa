import LintelFindings
import LintelModel

extension Rule {
  static let largeTitle = Rule(
    id: "large-title",
    title: "The first view of a navigation that scrolls has a large title.",
    statements: ["hig-2025.34"],
    platforms: [.ios],
    severity: .note,
    facts: ["isOfFirstView"],
    why: "A large title says where one is at the top of a list, and makes room for it as soon as one scrolls.",
    examples: [
      .fails(
        "a small one",
        sketch: "ios26 en 402pt\nlarge-title: no\nfacts: isAboveScrollView yes\n| Settings | [Edit]",
        mended: "ios26 en 402pt\nlarge-title: yes\nfacts: isAboveScrollView yes\n| Settings | [Edit]"),
      .passes("a large one", sketch: "ios26 en 402pt\nfacts: isAboveScrollView yes\n| # Settings | [Edit]"),
      .passes(
        "nothing scrolls", sketch: "ios26 en 402pt\nlarge-title: no\nfacts: isAboveScrollView no\n| Settings | [Edit]"),
      .passes(
        "a view further in",
        sketch: "ios26 en 402pt\nlarge-title: no\nfacts: isAboveScrollView yes\n< Settings | Sounds | [Edit]"),
      .passes(
        "something presented",
        sketch: "ios26 en 402pt\nlarge-title: no\nfacts: isAboveScrollView yes\nsystem[cancel] | New Message | [Send]!"),
      .passes("nothing is known", sketch: "ios26 en 402pt\n| Settings | [Edit]"),
      .fails(
        "a list that code shows first, with a small title",
        files: [
          "Inbox.swift": """
          struct Root: View {
            var body: some View { NavigationStack { Inbox() } }
          }
          struct Inbox: View {
            var body: some View {
              List { }.navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline)
            }
          }
          """
        ]),
      .passes(
        "a list of which nobody sees where it stands",
        files: [
          "Inbox.swift": """
          struct Inbox: View {
            var body: some View {
              List { }.navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline)
            }
          }
          """
        ]),
    ],
    check: .bar { bar in
      let toolbar = bar.toolbar
      guard bar.isSource, toolbar.kind == .navigationBar, toolbar.title.isPresent, toolbar.largeTitle.value == false,
        toolbar.facts.isAboveScrollView.value == true, toolbar.facts.isOfFirstView.value ?? !toolbar.isOfSource,
        // What is presented composes or edits something: a large title is for the screens that one moves among.
        !toolbar.items.contains(where: { $0.kind == .back || $0.closesSheet || bar.closesSheet($0) })
      else { return [] }
      if let place = toolbar.smallTitleIsFrom {
        return [
          Remark(
            .fails, "small-title",
            "\(toolbar.knownName) stands above a view that scrolls and asks for a title inside the bar",
            blame: .definition, suggestion: "Leave the size of the title to the system, which starts with a large one.",
            location: place)
        ]
      }
      return [
        Remark(
          .fails, "small-title", "\(toolbar.knownName) stands above a view that scrolls and has no large title",
          text: toolbar.title, blame: .definition, suggestion: "Ask for a large title.")
      ]
    })
}
