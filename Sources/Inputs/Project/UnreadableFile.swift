/// Why a file could not be read, for people: with the line, what was found and what is allowed.
package struct UnreadableFile: Error, Hashable, Sendable {
  package var reason: String
}
