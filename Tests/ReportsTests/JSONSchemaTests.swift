import Foundation
import LintelFindings
import LintelModel
import LintelReports
import Testing

@Suite("The JSON Schemas")
struct JSONSchemaTests {
  private static func schema(_ name: String) throws -> [String: Any] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Reports/schema/\(name).schema.json").standardizedFileURL
    return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  private static func problems(_ document: String, _ name: String) throws -> [String] {
    let schema = try schema(name)
    let value = try JSONSerialization.jsonObject(with: Data(document.utf8))
    return SchemaCheck(root: schema).problems(value, schema, at: name)
  }

  private static let request = JSONReport.MeasureRequest(
    text: "Aא", locale: "he", size: 17, weight: .semibold, platform: "ios", os: .text("26"))
  private static let measured = MeasuredText(
    text: "Aא", width: Width(low: 19, best: 20, high: 21), graphemes: 2, source: .face,
    runs: [.init(start: 0, length: 1, script: "Latn", direction: .leftToRight, face: "inter", width: 10)])
  private static let rule = Rule(
    id: "title-length", title: "A title has fewer than 15 characters", severity: .warning, why: "Room.", examples: [],
    check: .bar { _ in [] })

  @Test("Each document keeps to its schema")
  func documents() throws {
    #expect(try Self.problems(JSONReport.audit(SampleResult.result), "audit") == [])
    #expect(try Self.problems(JSONReport.inspect(SampleProject.project), "inspect") == [])
    #expect(try Self.problems(JSONReport.rules([Self.rule]), "rules") == [])
    #expect(try Self.problems(JSONReport.measurement(Self.request, Self.measured), "measure") == [])
    #expect(try Self.problems(JSONReport.measurementError(line: 3, "no text"), "measure") == [])
  }

  @Test("A document with one thing wrong is refused", arguments: [
    ("\"verdict\": \"fails\"", "\"verdict\": \"perhaps\""), ("\"fingerprint\":", "\"finger\":"),
    ("\"errors\": 3", "\"errors\": \"3\""), ("\"line\": 11", "\"line\": 0"),
    ("\"schemaVersion\": \"1.0\"", "\"schemaVersion\": 1"),
  ])
  func broken(good: String, bad: String) throws {
    var document = JSONReport.audit(SampleResult.result)
    let range = try #require(document.firstRange(of: good))
    document.replaceSubrange(range, with: bad)
    #expect(try !Self.problems(document, "audit").isEmpty)
  }
}

/// As much of JSON Schema as these schemas use.
private struct SchemaCheck {
  let root: [String: Any]

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
    if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
      found += array.enumerated().flatMap { problems($1, items, at: "\(path)[\($0)]") }
    }
    guard let object = value as? [String: Any] else { return found }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    found += required.filter { object[$0] == nil }.map { "\(path) has no \($0)" }
    for (name, member) in object {
      if let known = properties[name] {
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
