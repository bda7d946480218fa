import LintelModel

extension TranslationPlatform: Stored {
  static var blank: TranslationPlatform { TranslationPlatform(name: "", file: "") }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("name", &name)
    try coder.attribute("file", &file)
    try coder.attribute("files", &files)
    try coder.attribute("written", &written)
  }
}
