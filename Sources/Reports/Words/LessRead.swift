import LintelFindings

extension AuditResult {
  /// From so many percent on it is told how much less of the bars' texts is read than before: what one bar more or less makes of
  /// it is no news.
  private static let worthTelling = 5

  /// That a change leaves less of the bars' texts read, so that less is found of the rest: files that are left out, or code that
  /// is no longer understood. Nil where it does not, or where that is not known.
  var lessReadSentence: Message? {
    guard let read = trend?.readBefore, let texts = trend?.textsBefore, texts > 0, coverage.labels > 0,
      coverage.labelsUnresolved > texts - read,
      coverage.percentResolved + Self.worthTelling <= read * 100 / texts
    else { return nil }
    return
      "Of the bars’ texts \(coverage.labelsResolved) of \(coverage.labels) are read, and before the change \(read) of \(texts): what is not read is not judged."
  }

  /// The same in English, for a stream.
  package var lessReadLine: String? { lessReadSentence.map(Localizer.english.visible) }

  /// That a change makes another language the development language, which is shown where a translation is missing. Nil where it
  /// does not.
  var sourceSentence: Message? {
    trend?.sourceBefore.map { before in
      "The change makes \(project.sourceLocale) the development language, which was \(before): people whose language the app lacks read it, and both states were compared with it as the source."
    }
  }

  /// The same in English, for a stream.
  package var sourceLine: String? { sourceSentence.map(Localizer.english.visible) }
}
