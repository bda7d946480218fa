import LintelFindings
import LintelModel

extension PageModel {
  /// So many causes are told at once, and so many more on demand; of those with errors, which are in sight, many more. So many
  /// of the others have a line, of 2 kB each: pictures give way to these, and beyond that a browser opens no page quickly.
  static let (causesInFull, causesFolded, causesWithErrors, linesOfCauses) = (5, 20, 60, 1_000)

  /// The causes that have a row with all that is known of them, and all others; what is worth no ticket comes last.
  static func causes(of matters: [Matter]) -> (told: [Matter], others: [Matter]) {
    let tickets = matters.filter { !$0.isAside }
    let asides = matters.filter(\.isAside)
    // What has errors comes first.
    let errors = tickets.count { FindingKind($0.findings[0]) == .error }
    let told = max(causesInFull, min(errors, causesWithErrors)) + causesFolded
    let toldAsides = max(0, causesInFull - tickets.count)
    return (
      Array(tickets.prefix(told)) + Array(asides.prefix(toldAsides)),
      Array(tickets.dropFirst(told)) + Array(asides.dropFirst(toldAsides))
    )
  }

  /// The numbers of the others, from 0, that have a line. Errors, and what a success criterion asks for, have one however many
  /// there are.
  /// - Parameter criteria: The rules that support each.
  static func lines(of causes: [Matter], besides told: Int, criteria: [String: [String]]) -> [Int] {
    let supporting = Set(criteria.values.joined())
    return causes.indices.dropFirst(told).filter { number in
      let cause = causes[number]
      return number < told + linesOfCauses || FindingKind(cause.findings[0]) == .error
        || !supporting.isDisjoint(with: cause.rules)
    }
  }
}
