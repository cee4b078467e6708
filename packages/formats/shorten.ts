// Shortens what others wrote before a caller reads it: a name, a value, or what a library says of its input.

/** What a library says in one sentence. Beyond that it repeats its input. */
const longestSaid = 200

/** The text as it is, or its beginning with an ellipsis where it is longer. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`
}

/** What was thrown by a library, in one line without its full stop. Its length does not depend on what the library was given. */
export function tellShortly(thrown: unknown, most = longestSaid): string {
  // Also an error of another realm, of which this one's Error is not the class.
  const said = Error.isError(thrown) ? thrown.message : String(thrown)
  // Only the part that is passed on is looked at.
  const line = shorten(said, most + 1)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return shorten(line, most).replace(/\.$/, '')
}
