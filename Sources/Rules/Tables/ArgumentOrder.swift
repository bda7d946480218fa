import LintelFindings
import LintelModel

extension Rule {
  static let argumentOrder = Rule(
    id: "argument-order",
    title: "A translation that takes values in another order says which is which.",
    severity: .error,
    isCore: true,
    why:
      "Values are given in the source's order: a number read as a name crashes the app, a name read as a number is lost.",
    examples: [
      .fails("another order without positions", files: [
        "en.lproj/L.strings": "\"k\" = \"Item %d of %@\";\n", "ja.lproj/L.strings": "\"k\" = \"%@の項目%d\";\n",
      ]),
      .passes("another order with positions", files: [
        "en.lproj/L.strings": "\"k\" = \"Item %d of %@\";\n", "ja.lproj/L.strings": "\"k\" = \"%2$@の項目%1$d\";\n",
      ]),
      .passes("the same order", files: [
        "en.lproj/L.strings": "\"k\" = \"Item %d of %@\";\n", "ja.lproj/L.strings": "\"k\" = \"項目%d、%@\";\n",
      ]),
      .passes("two sizes of numbers, which placeholder-mismatch compares", files: [
        "en.lproj/L.strings": "\"k\" = \"%d of %lld\";\n", "ja.lproj/L.strings": "\"k\" = \"%lld／%d\";\n",
      ]),
      .fails("a number with its unit, behind another value", files: [
        "en.lproj/L.strings": "\"k\" = \"Get %d %@ at %@ off.\";\n",
        "fr.lproj/L.strings": "\"k\" = \"Réduction de %@ pendant %d %@.\";\n",
      ]),
      .fails("values of one type, where nothing tells which stands where", files: [
        "en.lproj/L.strings": "\"k\" = \"%@ has %d files for %@\";\n", "ja.lproj/L.strings": "\"k\" = \"%@に%@の%d項目\";\n",
      ]),
      PartOfWhole.example,
      PartOfWhole.allowed,
    ],
    check: .translations { table in
      let reordered = table.pairs(.format).compactMap { source, translation, _ -> Remark? in
        let arguments = Arguments(of: source, given: table.given[source.key])
        for form in translation.forms where form.substitution == nil {
          let own = Arguments.resolved(form.facts.placeholders, of: translation)
          guard arguments.areReordered(in: own) else { continue }
          let isCrash = own.contains { placeholder in
            arguments.value(placeholder.argument).map { Misreading($0, readAs: placeholder.value) == .crash } ?? false
          }
          // What no code is seen to ask for crashes nothing.
          let isMentioned = !table.unmentioned.contains(source.key)
          return Remark(
            .fails, isCrash && isMentioned ? "reordered-crash" : "reordered",
            "The \(table.locale) text \(StringUnit.quoted(form.text, showing: .sign("%", in: form.text))) takes the values of "
              + "\(StringUnit.quoted(source.value, showing: .sign("%", in: source.value))) in another order without saying which is which: "
              + (isCrash && isMentioned ? "the app crashes" : "wrong values are shown"),
            certainty: isMentioned ? .certain : .likely, unit: translation, blame: .translation,
            severity: isMentioned ? nil : .warning,
            evidence: [.text("source", source.value), .text("translation", form.text)],
            suggestion: arguments.adviceOnNumbers(of: own, in: form), location: form.location)
        }
        return nil
      }
      return reordered + PartOfWhole.remarks(in: table)
    })
}
