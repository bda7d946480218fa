import LintelLanguage
import LintelModel
import LintelUnicodeText

/// Writes what each text is in its language onto the texts of every bar, before anything is judged.
enum FactWriting {
  /// - Parameter memory: What was written onto the bars of another state of the project.
  static func written(onto project: Project, memory: Memory?) async -> Project {
    var project = project
    project.translatedLocales = TranslatedLocales.of(project)
    project.rightToLeftLocales = project.locales.filter { LocaleName.isRightToLeft($0.id) }
    project.foundKeys = FoundKeyCount.of(project.toolbars)
    project.askedTexts = AskedTextSearch.found(in: project)
    let glossary = project.glossary
    let names = Set(glossary)
    var languages: [LocaleID: Language] = [:]
    func language(_ locale: LocaleID) -> Language {
      if let known = languages[locale] { return known }
      let language = Language(locale: locale)
      languages[locale] = language
      return language
    }
    func write(_ text: inout LocalizedText, source: LocaleID) {
      // A literal is the source language's own wording: judged there, and shown as it is everywhere else.
      if text.state == .literal, text.values.isEmpty, let literal = text.source {
        text.values[source] = LocalizedValue(state: .translated, text: literal, location: text.location)
      }
      for (locale, value) in text.values where value.state == .translated {
        guard let string = value.text else { continue }
        text.values[locale]?.facts = language(locale).facts(of: string, names: glossary)
        // A name is no word of a language, whatever it looks like.
        if names.contains(string) { text.values[locale]?.facts?.forgetLanguage() }
      }
    }
    for index in project.toolbars.indices {
      let bar = project.toolbars[index]
      project.toolbars[index] = memory.value("facts of \(bar.id)", of: Input(bar: bar, glossary: glossary)) {
        var bar = bar
        let source = bar.sourceLocale
        bar.forEachText { write(&$0, source: source) }
        return bar
      }
    }
    return project
  }

  /// All that the facts of a bar's texts hang on.
  private struct Input: Equatable, Sendable {
    var bar: Toolbar
    var glossary: [String]
  }
}
