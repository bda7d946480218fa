import LintelFindings
import LintelModel

/// What was looked at, and what was not: so that silence can be told from success.
struct CoverageSection {
  let result: AuditResult

  private static let limit = 500

  var markup: Markup {
    let coverage = result.coverage
    return tag("section", .class("coverage"), .id("coverage"), .init("aria-labelledby", "coverage-title")) {
      tag("h2", .id("coverage-title")) { "What was looked at" }
      tag("dl", .class("figures")) {
        figure("toolbars", coverage.toolbars)
        if coverage.toolbarsNotJudged > 0 { figure("toolbars not judged for fit", coverage.toolbarsNotJudged) }
        figure("items", coverage.items)
        figure("bar texts read", coverage.labelsResolved)
        figure("bar texts not read", coverage.labelsUnresolved)
        figure("languages", coverage.locales)
        if let keys = coverage.keysAudited {
          figure("strings of tables audited", keys)
          figure("read, in all languages and forms", coverage.stringsRead)
          figure("audited, in all languages and forms", coverage.stringsAudited)
          figure("skipped, in all languages and forms", coverage.stringsSkipped)
        } else {
          figure("strings read", coverage.stringsRead)
          figure("strings audited", coverage.stringsAudited)
          figure("strings skipped", coverage.stringsSkipped)
        }
      }
      unread
      if !result.project.tables.isEmpty { tables }
      skippedStrings
      leftOut
      skippedFiles
    }
  }

  /// How many texts of bars could not be read, and what helps.
  @MarkupBuilder private var unread: [Markup] {
    if let summary = result.unreadSummary {
      tag("p") { summary }
      if let readings = result.unreadReadings { tag("p", .class("through")) { Markup.quoting(readings) } }
      if let remedy = result.unreadRemedy { tag("p", .class("remedy")) { remedy } }
      if !result.unreadEntries.isEmpty {
        tag("ul", .class("plain")) {
          tag("li") { tag("code") { Markup.text("localized-functions:") } }
          for entry in result.unreadEntries { tag("li") { tag("code") { Markup.text("- " + entry) } } }
        }
      }
    }
  }

  @MarkupBuilder private var leftOut: [Markup] {
    let lines = result.leftOutLines
    let notes = result.project.skipped.filter { $0.note != nil }
    if !(lines.isEmpty && notes.isEmpty) {
      tag("details", .init("open", "open")) {
        tag("summary") { "What else was found, and not looked at" }
        tag("ul", .class("plain")) {
          for line in lines { tag("li") { line } }
          for file in notes {
            tag("li") {
              tag("code") { Markup.text(file.file) }
              " "
              if let note = file.note { note }
            }
          }
        }
      }
    }
  }

  private func figure(_ name: Message, _ number: Int) -> Markup {
    tag("div") {
      tag("dt") { name }
      tag("dd") { Markup.number(number) }
    }
  }

  private var tables: Markup {
    tag("details") {
      tag("summary") { "\(result.project.tables.count, "string table file")" }
      tag("div", .class("scroll"), .init("role", "region"), .init("tabindex", "0"), .label("String table files")) {
        tag("table") {
          tag("caption", .class("vh")) { "String table files" }
          tag("thead") {
            tag("tr") {
              for name in ["File", "Language", "Encoding"] as [Message] { tag("th", .init("scope", "col")) { name } }
              for name in ["Strings", "Lost"] as [Message] { tag("th", .init("scope", "col"), .class("figure")) { name } }
            }
          }
          tag("tbody") {
            for table in result.project.tables.prefix(CoverageSection.limit) {
              tag("tr") {
                tag("th", .init("scope", "row")) { tag("code") { Markup.text(table.file) } }
                tag("td") {
                  if table.locale == "mul" {
                    "\(Set(table.units.map(\.locale)).count, "language")"
                  } else {
                    Markup.name(table.locale)
                  }
                }
                tag("td") { Markup.text(table.encoding) }
                tag("td", .class("figure")) { Markup.number(table.stringsKept) }
                tag("td", .class("figure")) { if let loss = table.loss { Markup.number(loss.lostKeys.count) } }
              }
            }
          }
        }
      }
      more(result.project.tables.count)
    }
  }

  @MarkupBuilder private var skippedStrings: [Markup] {
    let reasons = result.project.tables.lazy.flatMap(\.skipped).reduce(into: [:]) { $0[$1.reason, default: 0] += 1 }
    if !reasons.isEmpty {
      tag("details") {
        tag("summary") { "\(reasons.values.reduce(0, +), "string") not audited, by reason" }
        tag("ul", .class("plain")) {
          for reason in SkippedString.Reason.allCases {
            if let count = reasons[reason] { tag("li") { reason.counted(count) } }
          }
        }
      }
    }
  }

  @MarkupBuilder private var skippedFiles: [Markup] {
    // What was read, and only changes how others are read, was not skipped.
    let files = result.project.skipped.filter { $0.note == nil }
    if !files.isEmpty {
      tag("details", .init("open", "open")) {
        tag("summary") { "\(files.count, "file") skipped" }
        tag("ul", .class("plain")) {
          for file in files.prefix(CoverageSection.limit) {
            tag("li") {
              tag("code") { Markup.text(file.file) }
              " "
              // Why a reader gave up is said in English.
              tag("bdi", .lang("en")) { Markup.text(file.reason) }
            }
          }
        }
        more(files.count)
      }
    }
  }

  @MarkupBuilder private func more(_ count: Int) -> [Markup] {
    if count > CoverageSection.limit {
      tag("p", .class("cut-list")) { omitted(count - CoverageSection.limit) }
    }
  }
}

extension SkippedString.Reason {
  /// How many were left out, and why.
  func counted(_ count: Int) -> Message {
    switch self {
    case .repeatedKey: "\(always: count, "replaced by a later entry with the same key")"
    case .lostByPlatform: "\(always: count, "lost by the platform, behind the place where it stops reading")"
    case .notTranslatable: "\(always: count, "marked as not to be translated")"
    case .notALanguage: "\(always: count, "in a locale that is no language")"
    case .notAText: "\(always: count, "in a form that the platform takes for no text")"
    case .exchangeCopy: "\(always: count, "in an exchange file that repeats a table of the project, or its own source")"
    case .tableCopy: "\(always: count, "in a table that no target has, and that repeats one of a target")"
    case .unknownVariation: "\(always: count, "that vary by something unknown, so that who sees them cannot be told")"
    case .stale: "\(always: count, "with a key that is gone from the source")"
    }
  }
}

extension SkippedFile {
  /// Of a file that was read and says something about bars, what it says; nil for one that was left out.
  var note: Message? {
    switch reason {
    case Self.catalyst:
      "found SUPPORTS_MACCATALYST: the app’s bars on Mac Catalyst are not laid out, as no figures of them are known"
    case Self.openFlags:
      "not all build settings are here: whether a flag that #if asks for is set cannot be told, and bars are laid out with it and without it"
    case Self.earlierDesign:
      "found UIDesignRequiresCompatibility: bars on iOS 26 are laid out as on 18; an app built with the SDK of iOS 27 is not heard"
    case Self.earlierDesignOfExtension:
      "found UIDesignRequiresCompatibility: the bars of this extension, not the app’s, are laid out on iOS 26 as on 18; one built with the SDK of iOS 27 is not heard"
    case let reason where reason.hasSuffix(Self.unaskedItem):
      "line \(problem.line ?? Int(reason.dropFirst("line ".count).prefix(while: \.isNumber)) ?? 1): an item is made here that no code asks for: it is put on no bar"
    default: nil
    }
  }

  /// One of each that says something.
  static var notes: [SkippedFile] {
    [earlierDesign, earlierDesignOfExtension].map { SkippedFile(file: "Info.plist", reason: $0, isBroken: false) }
      + [catalyst, openFlags].map { SkippedFile(file: "project.pbxproj", reason: $0, isBroken: false) }
      + [SkippedFile(file: "A.swift", problem: FileProblem(unaskedItem, line: 12), isBroken: false)]
  }
}
