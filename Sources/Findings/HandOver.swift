/// What is said where no language has a text or a table yet: it never reached the translators, and one person brings it to all of them.
package enum HandOver {
  package static let advice: Message =
    "No language has it yet: hand it over to the translators of all languages at once, or keep it in the source language."
}
