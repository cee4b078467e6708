// What is wrong with a document: where it is, what it is, and what to do about it.

export interface Problem {
  /** Where in the document, as the keys that lead there: 'paths./employees.post'. */
  place: string
  message: string
  remedy: string
}

/** A document that cannot be generated from. Nothing has been written when this is thrown. */
export class DocumentError extends Error {
  readonly source: string
  readonly problems: readonly Problem[]

  constructor(source: string, problems: readonly Problem[]) {
    super(tellProblems(source, problems))
    this.name = 'DocumentError'
    this.source = source
    this.problems = problems
  }
}

// A document that was written by a program can have the same mistake a thousand times.
const maxPlaces = 8
const maxSentences = 50

/** What is wrong, each sentence once with its places. */
function tellProblems(source: string, problems: readonly Problem[]): string {
  const alike = Map.groupBy(problems, ({ message, remedy }) => `${message} ${remedy}`)
  const sentences = [...alike.values()].slice(0, maxSentences).map(those => tellAlike(source, those))
  const left = [...alike.values()].slice(maxSentences).flat().length
  if (left > 0) sentences.push(`${source}: and ${left} more problems.`)
  return sentences.join('\n')
}

function tellAlike(source: string, problems: readonly Problem[]): string {
  const [{ message, remedy }, second] = problems as [Problem, Problem?]
  if (!second) return tellProblem(source, problems[0]!)
  const places = problems.slice(0, maxPlaces).map(({ place }) => `  ${place}`)
  const more = problems.length - maxPlaces
  const lines = [tellProblem(source, { place: `in ${problems.length} places`, message, remedy }), ...places]
  return [...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n')
}

export function tellProblem(source: string, { place, message, remedy }: Problem): string {
  const where = place === '' ? source : `${source}: ${place}`
  return `${where}: ${message} ${remedy}`
}

/** The keys that lead to a part of the document, innermost first, so that a walk allocates one cell per step. */
export interface Place {
  key: string
  parent: Place | undefined
}

export function tellPlace(place: Place | undefined): string {
  const keys: string[] = []
  for (let at = place; at; at = at.parent) keys.unshift(at.key)
  return keys.join('.')
}
