import LintelModel

/// Names in capitals that a translation keeps as they are, such as `SSL`, `CSV`, `A2DP` and `DOUBLE`.
struct NamedTokens {
  private let names: Set<String>

  init(_ text: String) {
    var names: Set<String> = []
    var name: [UInt8] = []
    var hasSmall = false
    func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    func end() {
      if name.count > 1, !hasSmall, name.contains(where: isCapital) { names.insert(String(decoding: name, as: UTF8.self)) }
      name.removeAll(keepingCapacity: true)
      hasSmall = false
    }
    for byte in text.utf8 {
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if isSmall || isDigit || isCapital(byte) {
        name.append(byte)
        hasSmall = hasSmall || isSmall
      } else {
        end()
      }
    }
    end()
    self.names = names
  }

  /// Of two sources that each have a name which the other one lacks, the one whose name a text has that stands for both: the other
  /// one's is not in it.
  static func owner(of text: String, _ first: String, _ second: String) -> SharedText.Owner? {
    let (one, other) = (NamedTokens(first).names, NamedTokens(second).names)
    guard !one.isSubset(of: other), !other.isSubset(of: one) else { return nil }
    let own = NamedTokens(text).names
    let (ofFirst, ofSecond) = (one.subtracting(other), other.subtracting(one))
    if ofFirst.isSubset(of: own), own.isDisjoint(with: ofSecond) { return .first }
    if ofSecond.isSubset(of: own), own.isDisjoint(with: ofFirst) { return .second }
    return nil
  }
}
