import Foundation
import Testing

/// As much of JSON Schema as these schemas use.
struct SchemaCheck {
  let root: [String: Any]

  /// What a document says that a published schema does not allow.
  static func problems(_ document: String, _ name: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Reports/schema/\(name).schema.json").standardizedFileURL
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let value = try JSONSerialization.jsonObject(with: Data(document.utf8))
    return SchemaCheck(root: schema).problems(value, schema, at: name)
  }

  func problems(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.split(separator: "/").last!)
      return problems(value, (root["$defs"] as! [String: Any])[name] as! [String: Any], at: path)
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let count = choices.count { problems(value, $0, at: path).isEmpty }
      return count == 1 ? [] : ["\(path) is \(count) of its choices"]
    }
    var found: [String] = []
    if let types = schema["type"] as? String, !has(value, types) { return ["\(path) is no \(types)"] }
    if let types = schema["type"] as? [String], !types.contains(where: { has(value, $0) }) {
      return ["\(path) has another type"]
    }
    if let allowed = schema["enum"] as? [String], !allowed.contains(value as? String ?? "") {
      found.append("\(path) is \(value)")
    }
    if let constant = schema["const"] as? String, constant != value as? String {
      found.append("\(path) is not \(constant)")
    }
    if let least = schema["minimum"] as? Double, let number = value as? Double, number < least {
      found.append("\(path) is less than \(least)")
    }
    if let least = schema["exclusiveMinimum"] as? Double, let number = value as? Double, number <= least {
      found.append("\(path) is not above \(least)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String, !matches(text, pattern) {
      found.append("\(path) is not like \(pattern)")
    }
    if let array = value as? [Any] {
      if let least = schema["minItems"] as? Int, array.count < least { found.append("\(path) has \(array.count) elements") }
      if let most = schema["maxItems"] as? Int, array.count > most { found.append("\(path) has \(array.count) elements") }
      if schema["uniqueItems"] as? Bool == true, Set(array.map { "\($0)" }).count < array.count {
        found.append("\(path) has an element twice")
      }
    }
    if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
      found += array.enumerated().flatMap { problems($1, items, at: "\(path)[\($0)]") }
    }
    if let least = schema["minItems"] as? Int, let array = value as? [Any], array.count < least {
      found.append("\(path) has fewer than \(least)")
    }
    guard let object = value as? [String: Any] else { return found }
    if let choices = schema["anyOf"] as? [[String: [String]]],
      !choices.contains(where: { $0["required"]?.allSatisfy { object[$0] != nil } == true })
    {
      found.append("\(path) has none of what it may have")
    }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let patterns = schema["patternProperties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    found += required.filter { object[$0] == nil }.map { "\(path) has no \($0)" }
    for (name, member) in object {
      if let known = properties[name] {
        found += problems(member, known, at: "\(path).\(name)")
      } else if let known = patterns.first(where: { matches(name, $0.key) })?.value {
        found += problems(member, known, at: "\(path).\(name)")
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        found += problems(member, others, at: "\(path).\(name)")
      } else {
        // Stricter than the schemas, which leave room for later versions: today's documents hold nothing undescribed.
        found.append("\(path).\(name) is not described")
      }
    }
    return found
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  private func has(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    case "number": value is NSNumber
    default: false
    }
  }
}
