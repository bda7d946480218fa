import LintelFindings
import LintelModel

/// What the configuration's suppressions came to.
enum StoredSuppressions {
  static func take(
    _ element: inout StoredElement, _ environments: StoredEnvironments, into result: inout SuppressionResult
  ) throws(StoredFault) {
    let suppression = try element.one("suppression") { own throws(StoredFault) in try Self.suppression(&own) }
    switch element.name {
    case "suppressed":
      let finding = try element.one("finding") { finding throws(StoredFault) in
        try StoredFindings.finding(&finding, environments)
      }
      result.suppressed.append(.init(finding: finding, suppression: suppression))
    case "suppressedQuestion":
      let question = try element.one("question") { question throws(StoredFault) in try StoredFindings.question(&question) }
      result.suppressedQuestions.append(.init(question: question, suppression: suppression))
    case "expired": result.expired.append(suppression)
    case "unused": result.unused.append(suppression)
    default:
      throw element.fault(
        "found <\(element.name)> in <suppressions>, expected <suppressed>, <suppressedQuestion>, <expired> or <unused>")
    }
  }

  private static func suppression(_ element: inout StoredElement) throws(StoredFault) -> Suppression {
    func pattern(_ name: String) -> WildcardPattern? { element.optional(name).map { WildcardPattern($0) } }
    return try Suppression(
      rule: element.string("rule"), bar: pattern("bar"), item: pattern("item"), key: pattern("key"),
      locale: element.optional("locale").map { LocaleID($0) }, file: pattern("file"), reason: element.string("reason"),
      until: element.optional("until"), location: element.location("location"))
  }
}
