// validation-error.ts: what is wrong with a request, in words and in bounds.
import type { GeneratedFile } from '../../output/emit.ts'

const text = `import type { ErrorObject } from 'ajv/dist/2020.js'

export type Place = 'path' | 'query' | 'header' | 'cookie' | 'body'

export interface FieldError {
  in: Place
  /** Dotted, as the sender wrote it: 'items.2.amount'. Empty for the whole. */
  field: string
  message: string
}

/** A request that is not what the operation takes. Its status is for an error handler. */
export class ValidationError extends Error {
  readonly status: 400 | 415
  readonly errors: readonly FieldError[]

  constructor(status: 400 | 415, all: readonly FieldError[]) {
    const errors = limited(all)
    super(errors.map(({ in: place, field, message }) => [place, field, message].filter(Boolean).join(' ')).join('; '))
    this.name = 'ValidationError'
    this.status = status
    this.errors = errors
  }
}

const maxErrors = 100
const maxNameLength = 100

/** The last of more than a list holds says that there are more, so that an answer does not grow with the request. */
function limited(errors: readonly FieldError[]): readonly FieldError[] {
  if (errors.length <= maxErrors) return errors
  const listed = errors.slice(0, maxErrors - 1)
  const message = \`has more errors than the \${listed.length} that are listed; correct these and send it again\`
  return [...listed, { in: errors[listed.length]!.in, field: '', message }]
}

export function shortened(name: string): string {
  // By characters, so that none is cut in two.
  return name.length <= maxNameLength ? name : \`\${[...name.slice(0, maxNameLength)].slice(0, -1).join('')}…\`
}

/** The errors of a check, each with the field that it is about. What only says that a part is wrong is left out. */
export function told(place: Place, errors: readonly ErrorObject[], whole = 'request'): FieldError[] {
  const all = errors.map(error => {
    const { missingProperty, additionalProperty, unevaluatedProperty } = error.params as Record<string, string | undefined>
    const keys = error.instancePath.split('/').slice(1).map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    const extra = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? []
    return { in: place, field: shortened(keys.concat(extra).join('.')), message: wording(error.keyword, whole, error.message, error.params), keyword: error.keyword }
  })
  // That null would have been taken too says nothing of a value that is something else.
  const telling = all.filter(({ keyword, message }) => !['anyOf', 'oneOf', 'if'].includes(keyword) && message !== 'must be null')
  const seen = new Map((telling.length > 0 ? telling : all).map(({ keyword: _, ...error }) => [\`\${error.field} \${error.message}\`, error]))
  return [...seen.values()]
}

function wording(keyword: string, whole: string, message = 'is wrong', { format, type, allowedValues }: Record<string, unknown>): string {
  if (keyword === 'required') return 'is missing'
  if (keyword === 'false schema') return \`is not taken in a \${whole}\`
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return \`is not a field of this \${whole}\`
  if (keyword === 'format' && format === 'int64') return 'must be an integer that can be held exactly, to 9007199254740991'
  if (keyword === 'type' && Array.isArray(type)) return \`must be \${type.join(' or ')}\`
  const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Array.isArray(allowedValues) ? \`must be one of \${allowedValues.map(written).join(', ')}\` : message
}
`

export function makeValidationErrorFile(): GeneratedFile {
  return { path: 'validation-error.ts', text }
}
