import LintelFindings
import LintelModel
import Testing

@Suite("How many units a finding has")
struct UnitCountTests {
  private func finding(_ locale: LocaleID?, _ locales: [LocaleID], _ strings: [FoundString]) -> Finding {
    var finding = Finding(
      rule: "plural", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "T", key: "own",
      locale: locale, message: "It breaks", reason: "r")
    (finding.locales, finding.strings) = (locales, strings)
    return finding
  }

  @Test("They are counted as they are made, and have the same keys")
  func counted() {
    let strings = [FoundString(key: "a"), FoundString(key: "b", locale: "de"), FoundString(locale: "fr")]
    for locale in [nil, "de"] as [LocaleID?] {
      for locales in [[], ["de", "fr", "it"]] as [[LocaleID]] {
        for own in [[], strings] {
          let finding = finding(locale, locales, own)
          #expect(finding.unitCount == finding.units.count)
          #expect(Set(finding.unitKeys) == Set(finding.units.compactMap(\.key)))
        }
      }
    }
    #expect(finding(nil, ["de", "fr", "it"], strings).unitCount == 5)
  }

  @Test("What has no key has none among its units")
  func keyless() {
    var finding = finding(nil, [], [])
    finding.key = nil
    #expect(finding.unitKeys.isEmpty && finding.unitCount == 1)
  }
}
