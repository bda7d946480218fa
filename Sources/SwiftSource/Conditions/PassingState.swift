import LintelModel

extension Branch {
  /// Whether an arm is a state that a screen is in for a while, by the names that its code asks for: it loads, is edited,
  /// searched or empty, something failed, or people may not change it. False where the names do not say so.
  func isPassing(inArm arm: Int) -> Bool {
    switch kind {
    case .choice: return armName.map(PassingState.isNamed(byCases:)) ?? false
    case .condition where presenceArm != nil: return arm == 0 && PassingState.isTrouble(words[...])
    case .condition:
      // Where a whole holds, or fails, each of its parts does; else at least one is otherwise, and nobody knows which.
      for ofWhole in [0, 1] {
        let parts = implied(byArm: ofWhole)
        guard !parts.isEmpty else { continue }
        return arm == ofWhole
          ? parts.contains { PassingState.arm(of: $0.key[...]) == $0.value }
          : parts.allSatisfy { PassingState.arm(of: $0.key[...]) == 1 - $0.value }
      }
      return PassingState.arm(of: words[...]) == arm
    case .flag, .value, .equality, .presenter, .widthClass: return false
    }
  }
}

/// What names of conditions say of states that pass.
private enum PassingState {
  /// The arm of one condition that is such a state; nil where its words do not tell.
  static func arm(of condition: Substring) -> Int? {
    if condition.contains("#") || condition.contains("&&") || condition.contains("||") { return nil }
    if condition.hasPrefix("!") { return arm(of: condition.dropFirst()).map { 1 - $0 } }
    for keyword in ["let ", "var "] where condition.hasPrefix(keyword) {
      return condition.dropFirst(keyword.count).split(separator: "=").contains(where: isTrouble) ? 0 : nil
    }
    if condition.hasPrefix("case .") { return isCase(condition.dropFirst("case .".count)) ? 0 : nil }
    let parts = condition.split(separator: " ")
    if parts.count == 3 { return arm(comparing: parts[0], by: parts[1], with: parts[2]) }
    return parts.count == 1 ? arm(ofName: condition) : nil
  }

  private static func arm(comparing subject: Substring, by sign: Substring, with value: Substring) -> Int? {
    let isCount = subject.hasSuffix(".count")
    if isCount, sign == ">" || sign == ">=" || sign == "==", let number = Int(value) {
      let owner = subject.dropLast(".count".count)
      if sign == "==" { return number == 0 ? emptiness(of: owner) : nil }
      return isChosen(owner) ? 0 : sign == ">" && number == 0 ? emptiness(of: owner).map { 1 - $0 } : nil
    }
    guard sign == "==" || sign == "!=" else { return nil }
    let equal: Int?
    switch value {
    case "true": equal = arm(ofName: subject)
    case "false": equal = arm(ofName: subject).map { 1 - $0 }
    case "nil": equal = isTrouble(subject) ? 1 : nil
    case ".active" where words(of: subject).contains("edit"): equal = 0
    case _ where value.hasPrefix("."):
      let name = value.dropFirst()
      equal = isCase(name) ? 0 : atRest.contains(String(name)) ? 1 : nil
    default: equal = nil
    }
    return sign == "==" ? equal : equal.map { 1 - $0 }
  }

  /// Of something that is true or false.
  private static func arm(ofName name: Substring) -> Int? {
    let bare = name.hasSuffix("()") ? name.dropLast(2) : name
    guard !bare.contains("(") else { return nil }
    if bare.hasSuffix(".isEmpty") { return emptiness(of: bare.dropLast(".isEmpty".count)) }
    let words = words(of: bare)
    guard let first = words.first, let last = words.last, !words.contains(where: turning.contains) else { return nil }
    if permitting.contains(first) || permitted.contains(last) { return 1 }
    let isMode = last == "mode" && words.contains(where: modes.contains)
    let isReadOnly = words.contains("readonly") || words.suffix(2) == ["read", "only"]
    return isMode || isReadOnly || words.contains(where: passing.contains) ? 0 : nil
  }

  /// A list is seldom empty, and what people choose or search for mostly is.
  private static func emptiness(of owner: Substring) -> Int? {
    guard !owner.contains("(") else { return nil }
    return isChosen(owner) || isTrouble(owner) ? 1 : 0
  }

  private static func isChosen(_ owner: Substring) -> Bool { words(of: owner).contains(where: chosen.contains) }

  static func isTrouble(_ value: Substring) -> Bool { words(of: value).contains(where: trouble.contains) }

  /// Whether all cases of an arm are such states: `switch mode, case .edit, .select`.
  static func isNamed(byCases arm: String) -> Bool {
    guard let start = arm.ranges(of: ", case ").first?.upperBound else { return false }
    let names = arm[start...].split(separator: ",").map { $0.drop { $0 == " " } }
    return !names.isEmpty && names.allSatisfy { $0.hasPrefix(".") && isCase($0.dropFirst()) }
  }

  /// Whether an enumeration's case is called so: `bulkEdit(items: 2)`.
  private static func isCase(_ code: Substring) -> Bool {
    let words = NameWords.of(code.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard let last = words.last, !words.contains(where: turning.contains) else { return false }
    return words.contains(where: passing.contains) || modes.contains(last)
  }

  /// Of what is asked for at the end of a path: `editor?.isBusy`.
  private static func words(of path: Substring) -> [String] {
    let names = path.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return NameWords.of(names.last(where: { $0 != "wrappedValue" && $0 != "rawValue" }) ?? "")
  }

  private static let passing: Set<String> = [
    "loading", "reloading", "refreshing", "fetching", "saving", "sending", "submitting", "uploading", "downloading", "syncing",
    "synchronizing", "updating", "importing", "exporting", "deleting", "removing", "processing", "working", "waiting", "busy",
    "pending", "progress", "editing", "selecting", "searching", "reordering", "dragging", "empty", "error", "failed", "failure",
    "offline", "unavailable",
  ]
  private static let modes: Set<String> = ["edit", "select", "selection", "multiselect", "multiselection", "search"]
  private static let trouble: Set<String> = ["error", "errors", "failure", "failures"]
  private static let chosen: Set<String> = ["selected", "selection", "selections", "checked", "marked", "search", "query"]
  private static let permitting: Set<String> = ["can", "may", "allows"]
  private static let permitted: Set<String> = [
    "writable", "editable", "allowed", "permitted", "authorized", "granted", "loaded", "ready", "online", "connected",
  ]
  /// States that a screen stays in, which others pass into.
  private static let atRest: Set<String> = ["idle", "loaded", "ready", "normal", "inactive"]
  /// With these a name says something else than its other words do: `isNotLoading`, `didFinishLoading`.
  private static let turning: Set<String> = [
    "not", "no", "non", "never", "without", "was", "did", "will", "should", "finished", "finish", "before", "after", "hide",
    "hides", "disable", "disables", "disabled", "enabled",
  ]
}
