// How things are called: words of a name, casings, singular nouns, and identifiers that are free.

/** The words of any name, lower case: 'listLeaveTypes', 'leave_types' and 'LeaveTypes' all hold 'leave', 'types'. */
export function splitWords(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(word => word.toLowerCase())
}

export const pascalCase = (name: string): string => makeSafe(splitWords(name).map(capitalize).join(''))

export function camelCase(name: string): string {
  const [first = '', ...rest] = splitWords(name)
  return makeSafe(first + rest.map(capitalize).join(''))
}

export const kebabCase = (name: string): string => splitWords(name).join('-') || 'default'

/** The id of an operation that has none. */
export const nameOperation = (method: string, path: string): string =>
  camelCase(`${method} ${path.replaceAll('{', ' by ')}`)

/** A name kept as it is when it is an identifier already, otherwise made one. */
export function makeIdentifier(name: string): string {
  return isIdentifier(name) ? name : pascalCase(name)
}

export const isIdentifier = (name: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const makeSafe = (name: string): string => (/^\p{L}/u.test(name) ? name : `_${name}`)

/** English nouns as interfaces use them: 'policies' and 'policy', 'statuses' and 'status', 'leaves' and 'leave'. */
export function makeSingular(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ss|us|is)$/.test(word)) return word
  if (/(ss|us|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Whether two runs of words name the same thing, in the singular or the plural. */
export function isSameNoun(left: readonly string[], right: readonly string[]): boolean {
  return (
    left.length === right.length &&
    left.every((word, index) => makeSingular(word) === makeSingular(right[index]!))
  )
}

/** Words that TypeScript does not take as the name of a type or of a variable. */
export const reservedWords: readonly string[] = `
  any as async await bigint boolean break case catch class const continue debugger default delete do
  else enum export extends false finally for function if implements import in instanceof interface let
  never new null number object package private protected public return static string super switch
  symbol this throw true try typeof undefined unknown var void while with yield arguments eval
`
  .trim()
  .split(/\s+/)

/** Hands out identifiers, each once: the wished name, else with the suffix, else with a number. */
export class Identifiers {
  readonly #taken: Set<string>

  constructor(reserved: Iterable<string> = []) {
    this.#taken = new Set(reserved)
  }

  has(name: string): boolean {
    return this.#taken.has(name)
  }

  take(wished: string, suffix: string): string {
    let name = wished
    if (this.#taken.has(name)) name = `${wished}${suffix}`
    for (let count = 2; this.#taken.has(name); count++) name = `${wished}${suffix}${count}`
    this.#taken.add(name)
    return name
  }
}
