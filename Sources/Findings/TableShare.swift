import LintelModel

/// How much of a table a language has no text of its own for. Whatever says such a share says this one: the page's head, its table of
/// languages and the sentences of findings.
package struct TableShare: Sendable {
  /// What the platform loses of a table, with the place where it stops to read: people see none of that.
  package struct Loss: Sendable {
    package let table: TableID
    package let keys: Set<String>
    package let location: SourceLocation
    /// All strings behind the place, those among them that no other language's table has.
    package let all: Int

    package init(table: TableID, keys: Set<String>, location: SourceLocation, all: Int) {
      (self.table, self.keys, self.location, self.all) = (table, keys, location, all)
    }

    /// `246 lost until fr.lproj/Localizable.strings:683 is fixed`.
    package var words: Message { "\(amount: keys.count) lost until \(Message.data("\(location.file):\(location.line)")) is fixed" }
  }

  /// Of the strings that code asks for, as far as that is known, those that the language lacks, that repeat the source as a whole or
  /// that are lost. No table lacks more than it has.
  package let whole: TableGap
  /// Those that repeat the source, by a rule's verdict.
  package let copies: Int
  /// Those besides that are the same as in the source and of which nothing shows whether they were left over: names, and words that
  /// both languages have, are among them.
  package let possibleCopies: Int
  package let loss: Loss?
  /// Those that no language has yet, which a finding of their own tells.
  package let new: Int

  /// In the order of the gaps; none where the audit did not look at tables. What a gap was told by the whole audit counts for
  /// it, and the findings for those alone that were told nothing.
  package static func all(of findings: [Finding], _ gaps: [TableGap], in project: Project) -> [TableShare] {
    let losses = lostStrings(in: project)
    var copies = CopiesByTable()
    var new: [LocaleID: [String: Int]] = [:]
    for finding in findings {
      if finding.isOfWholeCopies || finding.isOfPossibleCopies {
        copies.add(finding)
      } else if finding.rule == "missing-translation" {
        for unit in finding.units where unit.reason == "strings-new" {
          if let locale = unit.locale, let table = unit.table { new[locale, default: [:]][table, default: 0] += 1 }
        }
      }
    }
    return gaps.map { gap in
      let (path, loss) = (gap.table.path, losses[gap.locale]?[gap.table])
      let found = copies.of(path, in: gap.locale, lost: loss?.keys ?? [])
      let told =
        gap.told ?? TableGap.Told(copies: found.certain, possibleCopies: found.possible, new: new[gap.locale]?[path] ?? 0)
      var whole = gap
      whole.missing = min(gap.strings, gap.missing + told.copies + (loss?.keys.count ?? 0))
      return TableShare(
        whole: whole, copies: told.copies, possibleCopies: min(told.possibleCopies, gap.strings - whole.missing), loss: loss,
        new: told.new)
    }
  }

  /// How many are missing at the most: with those of which nothing shows whether they were left over.
  package var most: Int { whole.missing + possibleCopies }

  /// Rounded; while one is translated, it is not all.
  package static func percent(of missing: Int, among all: Int) -> Int {
    let rounded = all == 0 ? 0 : Int((Double(missing) / Double(all) * 100).rounded())
    return missing < all ? min(rounded, 99) : rounded
  }

  private static func lostStrings(in project: Project) -> [LocaleID: [TableID: Loss]] {
    var losses: [LocaleID: [TableID: Loss]] = [:]
    let lost = LostKeys(project)
    for table in project.tables where table.locale != project.sourceLocale {
      guard let loss = table.loss else { continue }
      let keys = lost.missed(loss, of: table)
      if keys.isEmpty { continue }
      losses[table.locale, default: [:]][table.id] = Loss(
        table: table.id, keys: keys, location: loss.location, all: loss.lostKeys.count)
    }
    return losses
  }
}
