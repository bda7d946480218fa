/// What the id of a `<trans-unit>` says: the key of a text, and which of its forms it is.
struct XLIFFKey: Hashable {
  var key: String
  /// The variable whose form it is, if it is not one of the text itself.
  var variable: String?
  var plural: String?
  var device: String?
  var width: String?

  /// Nil for an id that is nothing but a key. Of a String Catalog ids are `key|==|plural.one`,
  /// `key|==|device.mac.plural.other`, `key|==|substitutions.files.plural.one`; of a `.stringsdict`
  /// `/key:dict/files:dict/one:dict/:string`, and `/key:dict/NSStringLocalizedFormatKey:dict/:string` for the text itself.
  init?(form id: String, isDictionary: Bool) {
    if isDictionary, id.hasPrefix("/"), id.hasSuffix(":dict/:string") {
      self.init(dictionary: id)
    } else {
      self.init(catalog: id)
    }
  }

  private init?(catalog id: String) {
    guard let mark = id.firstRange(of: "|==|") else { return nil }
    key = String(id[..<mark.lowerBound])
    var parts = id[mark.upperBound...].split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    if parts.first == "substitutions", parts.count > 1 {
      variable = parts[parts.startIndex + 1]
      parts = parts.dropFirst(2)
    }
    while parts.count >= 2 {
      switch parts.removeFirst() {
      case "plural": plural = parts.removeFirst()
      case "device": device = parts.removeFirst()
      case "width": width = parts.removeFirst()
      default: return nil
      }
    }
    guard parts.isEmpty, plural != nil || device != nil || width != nil else { return nil }
  }

  private init?(dictionary id: String) {
    let parts = id.dropFirst().dropLast(":dict/:string".count).split(separator: ":dict/", omittingEmptySubsequences: false)
    guard parts.count >= 2, let last = parts.last else { return nil }
    if last == "NSStringLocalizedFormatKey" {
      key = parts.dropLast().joined(separator: ":dict/")
    } else {
      guard parts.count >= 3 else { return nil }
      key = parts.dropLast(2).joined(separator: ":dict/")
      let rule = String(parts[parts.count - 2])
      if rule == "NSStringDeviceSpecificRuleType" {
        device = String(last)
      } else if rule == "NSStringVariableWidthRuleType" {
        width = String(last)
      } else {
        variable = rule
        plural = String(last)
      }
    }
  }
}
