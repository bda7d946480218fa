import LintelModel
import Testing

@Suite("Limits and orders that comments say")
struct CommentedLimitTests {
  @Test(
    "A comment that is an order says how many characters a text may have",
    arguments: [
      ("max. 12 chars", 12), ("Max 20 characters", 20), ("At most 30 characters, please", 30), ("(<= 20 characters)", 20),
      ("≤ 8 chars", 8), ("Use less than 20 characters, otherwise the string will be truncated", 19), ("max length: 20", 20),
      ("Maximum length is 15 characters.", 15), ("character limit: 25", 25), ("20-character limit", 20), ("maxLength=20", 20),
      ("Title of a button. Max. 12 chars.", 12), ("Up to 255 characters", 255), ("no more than 25 characters long", 25),
      ("15 characters or less", 15), ("Must not be longer than 18 characters", 18), ("Do not exceed 22 characters", 22),
      ("Please keep it under 20 characters", 19), ("Maximum number of characters: 40", 40), ("max 30 chars\nmax 10 chars", 10),
    ])
  func limits(comment: String, maximum: Int) { #expect(CommentedLimit(in: comment)?.maximum == maximum) }

  @Test(
    "What tells of another length, of none, or of what the text is about says nothing",
    arguments: [
      "Said if the name has more than the maximum of 30 characters", "Username must be at most 30 characters", "~16 characters",
      "0 to 255 characters", "limit of 20 items", "12 chars", "max 20 characters of the name are shown", "max. 3 lines of 20 characters",
      "Class = \"NSTextFieldCell\"; title = \"Characters\"; ObjectID = \"12-Ab-3cd\";", "max 0 characters", "at least 8 characters", "",
    ])
  func others(comment: String) { #expect(CommentedLimit(in: comment) == nil) }

  private func unit(_ value: String, comment: String, limit: StringUnit.Limit? = nil) -> StringUnit {
    StringUnit(
      key: "k", locale: "en", value: value, comment: comment, limit: limit,
      location: LintelModel.SourceLocation(file: "L.strings", line: 2))
  }

  @Test("What a table declares comes first, and a number that the text itself has is what it tells people")
  func units() {
    #expect(unit("Save", comment: "max. 12 chars").limitOfComment == StringUnit.Limit(maximum: 12, unit: .characters))
    let declared = StringUnit.Limit(maximum: 8, unit: .characters)
    #expect(unit("Save", comment: "max. 12 chars", limit: declared).limitOfComment == nil)
    #expect(unit("Use at most 30 characters", comment: "At most 30 characters").limitOfComment == nil)
    var generated = unit("Save", comment: "max. 12 chars")
    generated.isCommentGenerated = true
    #expect(generated.limitOfComment == nil)
  }

  @Test(
    "A text that tells people the limit has none: with the number as it is written, in digits of any script, or with a value in its place",
    arguments: [
      ("Use less than 20 characters", "Use less than 20 characters"), ("At most 30 characters", "استخدم ٣٠ حرفًا على الأكثر"),
      ("At most 30 characters", "अधिकतम ३० अक्षर"), ("At most 30 characters", "Use at most %d characters"),
      ("At most 30 characters", "No more than %1$lld characters, please"), ("Max. 12 chars", "{max} characters or less"),
    ])
  func told(comment: String, text: String) { #expect(unit(text, comment: comment).limitOfComment == nil) }

  @Test("A text with a value, or one that speaks of characters, has the limit of its comment all the same")
  func untold() {
    for text in ["%d characters left", "Up to %d files", "Delete %d characters", "½ full"] {
      #expect(unit(text, comment: "max. 19 chars").limitOfComment?.maximum == 19, "\(text)")
    }
  }

  @Test("What an app puts in has no length, and a doubled percent sign is one")
  func lengths() {
    var half = unit("%@: 50 %%", comment: "max. 6 chars")
    let value = Placeholder(text: "%@", value: .object, argument: 1, isPositional: false)
    half.facts = [UnitFacts(placeholders: [value], doubledPercents: 1)]
    #expect(CommentedLimit.length(of: half.forms[0]) == 6)
    #expect(CommentedLimit(in: "max. 6 chars")?.isExceeded(by: half) == false)
    #expect(CommentedLimit(in: "max. 5 chars")?.isExceeded(by: half) == true)
  }

  @Test("A limit knows the line of the comment that it is from")
  func line() {
    var save = unit("Save", comment: "Title of a button\n  max. 12 chars  ")
    save.limit = save.limitOfComment
    #expect(save.commentedLimit?.line == "max. 12 chars")
    save.limit = StringUnit.Limit(maximum: 9, unit: .characters)
    #expect(save.commentedLimit == nil)
  }

  @Test(
    "A sentence that asks to leave a text alone is an order",
    arguments: [
      "Do not translate.", "Name of the product. Do not translate", "Product name (do not translate)", "Brand – leave as is",
      "Translators: please don’t translate this string.", "TRANSLATORS: DO NOT TRANSLATE", "Leave it as it is", "Not to be translated.",
    ])
  func orders(comment: String) {
    #expect(CommentedOrder.leavesAsIs(comment) && unit("Save", comment: comment).isLeftAsIs)
  }

  @Test("Beside a text with a value the order may be about the value, unless it is all that the comment says")
  func ordersOnValues() {
    #expect(!unit("Welcome to %@", comment: "%@ is the name of the product (do not translate)").isLeftAsIs)
    #expect(unit("%@ – %@", comment: "Do not translate.").isLeftAsIs)
  }

  @Test(
    "One that is about a part of the text, or hangs on something, is none",
    arguments: [
      "If unsure, leave untranslated.", "Do NOT translate or localize the semicolons!", "Acronym `OTP` should not be translated.",
      "Trademarked, do not translate unless Apple did", "The word Foo (do not translate) is a name", "This is a button", "",
    ])
  func noOrders(comment: String) { #expect(!CommentedOrder.leavesAsIs(comment)) }
}
