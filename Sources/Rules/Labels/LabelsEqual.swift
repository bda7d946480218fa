import LintelFindings
import LintelModel

extension Rule {
  static let labelsEqual = Rule(
    id: "labels-equal",
    title: "Labels that differ in the source differ in every language, and as far as they are shown.",
    severity: .warning,
    isCore: true,
    criteria: ["2.4.6"],
    isAboutTexts: true,
    isBesideSource: true,
    why: "Two actions have one name: people try one, and find out by what happens which it was.",
    examples: [
      .fails(
        "two words of the source, one of the translation",
        sketch: "ios26 ko 402pt\nkind: toolbar\nsource en: [Clear] -- [Delete]\n[삭제] -- [삭제]"),
      .fails(
        "one word with and without its vowels",
        sketch: "ios26 ar 402pt\nkind: toolbar\nsource en: [Keep] -- [Save]\n[حفظ] -- [حِفْظ]"),
      .fails(
        "one word in wide and narrow letters",
        sketch: "ios26 ja 402pt\nkind: toolbar\nsource en: [Data] -- [File]\n[データ] -- [ﾃﾞｰﾀ]"),
      .fails(
        "two of one control's segments",
        sketch: "ios26 de 402pt\nsource en: segments[Open / Unlocked] | Inbox |\nsegments[Offen / Offen] | Eingang |"),
      .fails(
        "the same once they are cut",
        sketch: "ios18 de 375pt\nkind: toolbar\nsource en: view[Copy link 70pt] -- view[Copy image 70pt]\n"
          + "view[Verknüpfung kopieren 70pt] -- view[Verknüpfungen öffnen 70pt]"),
      .needsReview(
        "which of two labels gives way is not documented",
        sketch: "ios18 de 320pt\nkind: toolbar\n[Benachrichtigungen verwalten] -- [Benachrichtigungen zurücksetzen]"),
      .passes(
        "two words in both", sketch: "ios26 ko 402pt\nkind: toolbar\nsource en: [Clear] -- [Delete]\n[지우기] -- [삭제]"),
      .passes(
        "one word in both is the source's matter",
        sketch: "ios26 ko 402pt\nkind: toolbar\nsource en: [Delete] -- [Delete]\n[삭제] -- [삭제]"),
    ],
    check: .bar { bar in
      guard bar.toolbar.kind != .sheetButtons else { return [] }
      // By index: to copy an item costs more than to look at it.
      let all = bar.toolbar.items
      let items = all.indices.filter { all[$0].isOperable && all[$0].isInDefaultSet }
      let (shown, labels) = (ShownLabels(bar), ComparedLabels())
      var remarks = items.compactMap { index in
        all[index].kind == .segmentedControl ? SameName(segmentsOf: all[index], in: bar, labels)?.remark : nil
      }
      var alike = AlikeLabels(bar, shown, labels)
      for item in items {
        let remark = alike.add(item) { other -> Remark? in
          guard all[other].location != all[item].location else { return nil }
          return SameName(all[other], all[item], in: bar, labels)?.remark
            ?? SameCut(other, item, of: shown, in: bar, labels)?.remark
        }
        if let remark { remarks.append(remark) }
      }
      return remarks
    })
}

/// Two items with one name in a language, and two in the source's.
private struct SameName {
  let remark: Remark

  init?(_ first: Item, _ second: Item, in bar: BarInLocale, _ labels: ComparedLabels) {
    let seen = bar.toolbar.alwaysShowsLabel(of: first) && bar.toolbar.alwaysShowsLabel(of: second)
    let pairs = (seen ? [(first.label, second.label, "seen")] : []) + [(first.spoken, second.spoken, "spoken")]
    self.init(pairs, of: second, in: bar, labels)
  }

  /// Two segments of one control.
  init?(segmentsOf item: Item, in bar: BarInLocale, _ labels: ComparedLabels) {
    guard item.kind == .segmentedControl, item.segments.count > 1 else { return nil }
    let pairs = item.segments.indices.lazy.flatMap { index in
      item.segments[..<index].lazy.map { ($0, item.segments[index], "seen") }
    }
    self.init(pairs, of: item, in: bar, labels)
  }

  private init?(
    _ pairs: some Sequence<(LocalizedText, LocalizedText, String)>, of item: Item, in bar: BarInLocale,
    _ labels: ComparedLabels
  ) {
    guard !bar.isSource else { return nil }
    for (one, two, way) in pairs {
      guard let name = one.shown(in: bar.locale), let other = two.shown(in: bar.locale), labels[name] == labels[other],
        !labels[name].isEmpty, !name.takesArguments, bar.ownValue(of: one) != nil || bar.ownValue(of: two) != nil,
        let source = bar.sourceValue(of: one)?.text, let otherSource = bar.sourceValue(of: two)?.text,
        labels[source] != labels[otherSource]
      else { continue }
      remark = Remark(
        .fails, "same-translation", "“\(source)” and “\(otherSource)” are both “\(other)” in \(bar.locale)", item: item.id,
        text: two, blame: .translation,
        evidence: [.text(way, other), .text("source", source), .text("other source", otherSource)],
        suggestion: "Translate them by two words, as the source has two.")
      return
    }
    return nil
  }
}

/// Two labels that are cut where they are still alike.
private struct SameCut {
  let remark: Remark

  init?(
    _ firstIndex: Int, _ secondIndex: Int, of shown: ShownLabels, in bar: BarInLocale, _ labels: ComparedLabels
  ) {
    let (first, second) = (bar.toolbar.items[firstIndex], bar.toolbar.items[secondIndex])
    guard bar.isSource || bar.ownValue(of: first.label) != nil || bar.ownValue(of: second.label) != nil else { return nil }
    var worst: (layout: Int, shown: String, texts: (String, String), certainty: Certainty)?
    for layout in shown.layouts {
      guard let one = layout.text(of: firstIndex), let two = layout.text(of: secondIndex), one.shown == two.shown,
        // Two whole ones are alike by the values that stand in them here.
        !one.isWholeWithValues,
        labels[one.text] != labels[two.text], labels[one.shown].text.count > 1,
        let certainty = [one.cut, two.cut].compactMap({ $0 }).min()
      else { continue }
      if worst.map({ $0.certainty < certainty }) ?? true { worst = (layout.number, one.shown, (one.text, two.text), certainty) }
    }
    guard let worst else { return nil }
    let layout = bar.layouts[worst.layout]
    let isSure = worst.certainty == .certain
    remark = Remark(
      isSure ? .fails : .needsReview, "same-when-cut",
      "“\(worst.texts.0)” and “\(worst.texts.1)” " + (isSure ? "both read" : "may both read") + " “\(worst.shown)” in "
        + "\(layout.environment)",
      certainty: worst.certainty, item: second.id, text: second.label, blame: bar.isSource ? .source : .translation,
      evidence: [.text("shown", worst.shown), .text("label", worst.texts.0), .text("other label", worst.texts.1)],
      suggestion: "Begin the labels with the words that tell them apart.", environments: layout.environments)
  }
}
