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
    super(problems.map(problem => tellProblem(source, problem)).join('\n'))
    this.name = 'DocumentError'
    this.source = source
    this.problems = problems
  }
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
