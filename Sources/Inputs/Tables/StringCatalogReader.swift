import LintelModel
import LintelUnicodeText

/// Reads String Catalogs (`.xcstrings`): one table for all locales, in the order of the file.
///
/// A key without a text in the source language is its own source text. Forms that vary (plural, device, substitutions,
/// string sets) are counted and skipped in this version. The location of a unit is that of its value's opening quote; of a
/// key that is its own text, the key's.
public enum StringCatalogReader {
  /// The table, or why the file is none.
  public static func read(_ file: SourceFile, at place: TablePlace) -> Result<StringTable, UnreadableFile> {
    let text = DecodedText(file.bytes)
    let root: JSONValue
    do {
      root = try JSONParser.parse(text.utf8)
    } catch {
      let (line, column) = text.position(of: error.offset)
      return .failure(
        UnreadableFile(reason: "line \(line), column \(column): found \(error.found), expected \(error.expected)"))
    }
    guard case .object = root, case .object(let keys)? = root["strings"] else {
      return .failure(UnreadableFile(reason: "found no object \"strings\", which every String Catalog has"))
    }
    let source = root["sourceLanguage"]?.string.flatMap(LocaleName.canonical).map { LocaleID($0) }
    let table = StringTable(
      file: file.path, name: place.name, folder: place.folder, format: .xcstrings, locale: "mul", sourceLocale: source,
      encoding: text.encoding)
    var reading = Reading(table: table, source: source ?? place.sourceLocale, lines: LineCursor(text.utf8))
    // As the platform's JSON parser has it, the last of equal keys counts.
    var last: [ExactString: Int] = [:]
    for (index, key) in keys.enumerated() { last[ExactString(key.key)] = index }
    for (index, key) in keys.enumerated() {
      reading.read(key, isRepeated: last[ExactString(key.key)] != index)
    }
    return .success(reading.table)
  }

  private struct Reading {
    var table: StringTable
    let source: LocaleID
    var lines: LineCursor

    mutating func location(_ offset: Int) -> SourceLocation {
      let (line, column) = lines.position(of: offset)
      return SourceLocation(file: table.file, line: line, column: column)
    }

    mutating func read(_ key: JSONValue.Member, isRepeated: Bool) {
      let entry = key.value
      var reason: SkippedString.Reason?
      if entry["extractionState"]?.string == "stale" { reason = .stale }
      if entry["shouldTranslate"]?.bool == false { reason = .notTranslatable }
      if isRepeated { reason = .repeatedKey }
      let comment = entry["comment"]?.string
      let isTranslatable = entry["shouldTranslate"]?.bool != false

      var leaves: [(locale: String, leaf: Leaf)] = []
      for localization in entry["localizations"]?.members ?? [] {
        collect(localization.value, isPlain: localization.value["substitutions"] == nil) {
          leaves.append((localization.key, $0))
        }
      }
      if !leaves.contains(where: { LocaleName.canonical($0.locale) == source.id }) {
        let leaf = Leaf(value: key.key, offset: key.offset, isPlain: true)
        add(leaf, key: key.key, locale: source, comment: comment, isTranslatable: isTranslatable, reason: reason)
      }
      for (raw, leaf) in leaves {
        let locale = LocaleName.canonical(raw)
        add(
          leaf, key: key.key, locale: LocaleID(locale ?? raw), comment: comment, isTranslatable: isTranslatable,
          reason: locale == nil ? .notALanguage : reason)
      }
    }

    private struct Leaf {
      var value: String
      var offset: Int
      var isPlain: Bool
      var state: String?
    }

    /// Every text under a localization: its own, those of its variations and substitutions, the members of its set.
    private func collect(_ value: JSONValue, isPlain: Bool, into take: (Leaf) -> Void) {
      for member in value.members {
        switch member.key {
        case "stringUnit":
          let state = member.value["state"]?.string
          if case .string(let text, let offset)? = member.value["value"] {
            take(Leaf(value: text, offset: offset, isPlain: isPlain, state: state))
          } else {
            take(Leaf(value: "", offset: member.offset, isPlain: isPlain, state: state))
          }
        case "stringSet":
          for case .string(let text, let offset) in member.value["values"]?.elements ?? [] {
            take(Leaf(value: text, offset: offset, isPlain: false, state: member.value["state"]?.string))
          }
        default:
          collect(member.value, isPlain: false, into: take)
        }
      }
    }

    private mutating func add(
      _ leaf: Leaf, key: String, locale: LocaleID, comment: String?, isTranslatable: Bool, reason: SkippedString.Reason?
    ) {
      let place = location(leaf.offset)
      if let reason = reason ?? (leaf.isPlain ? nil : .variationNotRead) {
        let value = leaf.isPlain ? leaf.value : nil
        table.skipped.append(SkippedString(key: key, reason: reason, location: place, locale: locale, value: value))
      } else {
        table.units.append(
          StringUnit(
            key: key, locale: locale, value: leaf.value, comment: comment, state: leaf.state,
            isTranslatable: isTranslatable, location: place))
      }
    }
  }
}

/// Why a file could not be read, for people: with the line, what was found and what is allowed.
public struct UnreadableFile: Error, Hashable, Sendable {
  public var reason: String
}
