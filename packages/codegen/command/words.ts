// How the parts of a document, and of what is generated from it, are called.

/** Where the parts of a document stand in what is generated, and what a person calls them. */
const places: readonly (readonly [string, readonly string[]])[] = [
  ['schema', ['components', 'schemas']],
  ['parameter', ['components', 'parameters']],
  ['response', ['components', 'responses']],
  ['schema', ['schemas']],
  ['schema', ['enums']],
  ['schema', ['scalars']],
  ['operation', ['operations']],
  ['operation', ['Calls']],
  ['operation', ['Results']],
  ['path', ['paths']],
  ['webhook', ['webhooks']],
]

/** The part that a path of names leads to, as a person calls it: 'schema Pet: tag'. */
export function nameSubject(path: readonly string[]): string {
  for (const [word, keys] of places) {
    const [name, ...members] = path.slice(keys.length)
    if (name === undefined || keys.some((key, index) => path[index] !== key)) continue
    return members.length > 0 ? `${word} ${name}: ${members.join('.')}` : `${word} ${name}`
  }
  return path.join('.')
}
