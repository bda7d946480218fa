import LintelFindings
import LintelModel

/// A result as large as projects get: the sample's mail window many times, in many languages, with findings in each.
enum LargeResult {
  static func make(toolbars: Int, locales: Int) -> AuditResult {
    let ids = (0..<locales).map { LocaleID("x\($0 / 26)\(["a", "b", "c", "d"][$0 % 4])-\($0)") }
    let german = SampleResult.bars.first { $0.toolbar == SampleProject.mail && $0.locale == "de" }!
    let finding = SampleResult.findings.first { $0.toolbar == SampleProject.mail.id && $0.locale == "de" }!
    var result = SampleResult.result
    result.project.toolbars = (0..<toolbars).map { number in
      var toolbar = SampleProject.mail
      toolbar.id += "-\(number)"
      toolbar.sourceLocale = ids[0]
      return toolbar
    }
    result.project.locales = ids
    result.bars = result.project.toolbars.flatMap { toolbar in
      ids.map { locale in
        var bar = german
        bar.toolbar = toolbar
        bar.locale = locale
        return bar
      }
    }
    result.findings = result.project.toolbars.flatMap { toolbar in
      ids.flatMap { locale in
        (0..<3).map { number in
          var copy = finding
          copy.toolbar = toolbar.id
          copy.locale = locale
          copy.fingerprint = Fingerprint.of([toolbar.id, locale.id, "\(number)"])
          return copy
        }
      }
    }
    return result
  }
}
