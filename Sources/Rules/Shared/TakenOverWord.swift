/// English words that people who write languages of Latin letters have taken over for what computers do, often beside a word of
/// their own: as a log's level *Debug* is usual German, although other languages translate it.
enum TakenOverWord {
  static func isOne(_ word: String) -> Bool { words.contains(word.lowercased()) }

  /// Nouns for parts of networks, programs and files, most of which are commands in English, too. The list is ours: what is in
  /// it is asked about, and not called a mistake.
  private static let words: Set = [
    "auto", "backup", "blog", "boot", "browser", "cache", "chat", "cloud", "cookie", "cursor", "debug", "download", "email",
    "feed", "firewall", "firmware", "hash", "host", "layout", "link", "log", "login", "name", "offset", "patch", "peer",
    "pixel", "plugin", "podcast", "pool", "port", "proxy", "queue", "reset", "root", "router", "scan", "script", "seed",
    "server", "spam", "stack", "status", "stream", "swap", "tag", "tick", "timeout", "token", "torrent", "tracker", "tunnel",
    "tweet", "update", "upload", "version", "web", "widget", "zoom",
  ]
}
