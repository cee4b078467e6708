// JSON as a caller may write it: also what JSON.stringify would not.

/** Stands in a value for text of its own: `1e400`, a key that is given twice. */
export class Verbatim {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export function jsonOf(value: unknown): string {
  if (value instanceof Verbatim) return value.text
  if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${jsonOf(inner)}`)
  return `{${members.join()}}`
}

/** The name of a field inside another one, as the API tells it: `items[2].amount`. */
export function inside(parent: string, step: string | number): string {
  if (typeof step === 'number') return `${parent}[${step}]`
  const name = step === '' ? '""' : step
  return parent === '' ? name : `${parent}.${name}`
}
